## Das Ende eines Spiels, und was man davon weitergeben kann

end-rematch = Revanche als { $side ->
    [british] Briten
   *[french] Franzosen
}
end-new-game = Neues Spiel
end-result = Ergebnis
end-aside = Die Karte ansehen
end-bar = Das Spiel ist vorbei
end-curve-title = Wie es zu den Punkten kam
end-curve = Punkte beider Seiten, Zug für Zug
end-curve-turns = nach Zügen
end-curve-turn = Zug
end-curve-table = Als Tabelle
end-curve-missing = Der Verlauf des Spiels kann gerade nicht gezeigt werden.

share = Teilen
share-title = Dieses Spiel teilen
share-moment = Ein Link zu diesem Moment
share-replay = Ein Link zum Nachspielen
share-watch = Ein Link zum Spiel
share-private = Dieses Spiel ist privat: Bis es vorbei ist, öffnet der Link es nur für die beiden Spieler.
share-pictures = Bilder
share-pictures-about = Sie entstehen auf diesem Gerät und zeigen keine Hand.
share-picture-board = Die Karte
share-picture-end = Das Ergebnis
share-picture-curve = Die Punkte
share-painting = Wird gezeichnet …
share-saved = Das Bild ist gespeichert.

# The line of the log, where the winner claimed the game
reason-claimed = { $winner ->
    [british] Die Briten beanspruchen den Sieg: Die Franzosen hatten zu lange nicht gezogen.
   *[french] Die Franzosen beanspruchen den Sieg: Die Briten hatten zu lange nicht gezogen.
}
