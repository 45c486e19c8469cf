## Was andere Seiten von einem Link auf eine Seite des Servers zeigen

preview-title = Arpents: A Few Acres of Snow
preview-about = Der Krieg um Nordamerika, für zwei: im Browser gegen Freunde, die den Link bekommen, oder gegen den Computer.
preview-open = { $host } sucht jemanden zum Spielen
preview-playing = { $british } gegen { $french }
preview-playing-about = A Few Acres of Snow, Zug { $turn }: Die Briten haben { $british } Punkte, die Franzosen { $french }.
preview-finished-about = { $winner ->
    [british] Die Briten haben A Few Acres of Snow gewonnen
   *[french] Die Franzosen haben A Few Acres of Snow gewonnen
}, in Zug { $turn }: Die Briten haben { $british } Punkte, die Franzosen { $french }.
preview-picture = Der Spielplan: eine Karte des Nordostens von Amerika mit den Dörfern und Städten beider Seiten

## Was der Server Browsern sagt, die am Zug sind

push-title = Du bist am Zug
push-turn = Du bist am Zug in deinem Spiel gegen { $name }.
