### Le livre de recettes des règles maison, pour qui modifie les règles d’un jeu. Le texte est du Markdown.

cookbook = Un livre de recettes : les règles maison

cookbook-intro = Des règles maison comme on en joue vraiment, chacune dans un petit fichier qui modifie un jeu. Copiez-en une dans un fichier à part, vérifiez-la et imprimez le livret avec elle. Sous chacune figurent la réponse de `cambio-spec check` et ce que le livret dit alors de nouveau.

# Les groupes de règles maison
cookbook-setup = Cartes et donne
cookbook-powers = Pouvoirs des cartes
cookbook-sticking = Défausses éclair
cookbook-calling = Tours et annonce
cookbook-scoring = Décompte
cookbook-match = La partie
cookbook-mistakes = Ce qui peut mal tourner

# $section (du livret)
cookbook-printed = Nouveau dans le livret, sous « { $section } » :
