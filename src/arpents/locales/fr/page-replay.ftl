## The replay of a finished game

replay-play = Lire
replay-pause = Pause
replay-last = À la fin
replay-graph = Points des deux camps au fil de la partie
replay-timeline = Moment de la partie
replay-at = Tour { $turn }, décision { $decision } sur { $last }
replay-hand = { $side ->
    [british] Main des Anglais
   *[french] Main des Français
}
replay-hidden = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
replay-eyes = Les cartes que vous voyez
replay-eyes-both = Les deux mains
replay-play-on = Reprendre la partie d’ici
replay-as = Vous jouez
replay-against = Contre
replay-level = Niveau { $number } : { $name }
replay-strategy = Stratégie : { $name }
replay-friend = un ami, par un lien
replay-play-on-go = Reprendre
replay-leave = Retour à la table
