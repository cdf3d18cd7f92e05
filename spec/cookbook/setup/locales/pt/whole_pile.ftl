variant-whole-pile = Quando o monte acaba, toda a pilha de descarte passa a ser o novo monte, também a carta de cima. Não importa quem precisa da carta, nem para quê.
    .title = Nenhuma carta fica para trás

draw = Compre a carta de cima { zone-stock.of } sem mostrá-la a ninguém. Depois, decida o que fazer com a carta comprada.
    .title = Comprar do monte
    .short = Só você vê a carta.
    .for = action draw in turn: move top of stock to hand of me; go to holding
    .unsaid = zone-hand

question-stock-out = E se o monte acabar?
    .ruling = Quem precisar de uma carta embaralha antes toda a pilha de descarte, também a carta de cima, e forma com ela um novo monte.
    .reason = Nenhuma edição dá resposta; assim, a rodada continua.
    .for = reshuffle
