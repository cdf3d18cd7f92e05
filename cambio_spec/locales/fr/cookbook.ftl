### Le livre de recettes des règles maison, pour qui modifie les règles d’un jeu. Le texte est du Markdown.

cookbook = Un livre de recettes : les règles maison

cookbook-intro = Des règles maison comme on en joue vraiment, chacune dans un petit fichier qui modifie un jeu ; toutes se trouvent dans `spec/cookbook`. Copiez-en une, avec ses phrases du dossier `locales` placé à côté, et faites-en la vôtre. Sous chacune figurent la réponse de `cambio-spec check` et ce qui change dans le livret.

# Les groupes de règles maison
cookbook-setup = Cartes et donne
cookbook-powers = Pouvoirs des cartes
cookbook-sticking = Coller
cookbook-calling = Tours et appel
cookbook-scoring = Décompte
cookbook-match = La partie
cookbook-mistakes = Ce qui peut mal tourner

cookbook-new = Nouveau dans le livret
cookbook-gone = Disparu du livret
