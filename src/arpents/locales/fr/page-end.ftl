## La fin d’une partie, et ce que l’on peut en transmettre

end-rematch = Revanche avec les { $side ->
    [british] Anglais
   *[french] Français
}
end-new-game = Nouvelle partie
end-result = Résultat
end-aside = Voir la carte
end-bar = La partie est terminée
end-curve-title = D’où viennent les points
end-curve = Points des deux camps, tour par tour
end-curve-turns = par tours
end-curve-turn = Tour
end-curve-table = Sous forme de tableau
end-curve-missing = Le cours de la partie ne peut pas être montré pour l’instant.

share = Partager
share-title = Partager cette partie
share-moment = Un lien vers ce moment
share-replay = Un lien pour revoir la partie
share-watch = Un lien vers la partie
share-private = Cette partie est privée : jusqu’à sa fin, le lien ne l’ouvre qu’aux deux joueurs.
share-pictures = Images
share-pictures-about = Elles sont dessinées sur cet appareil et ne montrent aucune main.
share-picture-board = La carte
share-picture-end = Le résultat
share-picture-curve = Les points
share-painting = Dessin en cours…
share-saved = L’image est enregistrée.

# The line of the log, where the winner claimed the game
reason-claimed = { $winner ->
    [british] Les Anglais réclament la victoire : les Français ne jouaient plus depuis trop longtemps.
   *[french] Les Français réclament la victoire : les Anglais ne jouaient plus depuis trop longtemps.
}
