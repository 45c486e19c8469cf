## Was alle Seiten gemeinsam haben: der Kopf, und was schiefgeht

shell-title = Arpents: A Few Acres of Snow
shell-pages = Seiten
shell-rules = Regeln
shell-about = Über Arpents
shell-home = Zur Startseite
shell-nowhere = Unter dieser Adresse gibt es nichts.
shell-nowhere-advice = Vielleicht ist die Adresse vertippt, oder die Seite gibt es nicht mehr. Deine Spiele findest du auf der Startseite.
shell-skip = Zum Inhalt springen
shell-settings = Sprache und Aussehen
shell-language = Sprache
shell-theme = Aussehen
shell-theme-system = Wie das System
shell-theme-light = Hell
shell-theme-dark = Dunkel
shell-loading = Einen Moment …
shell-failed = Diese Seite kann nicht gezeigt werden
shell-again = Noch einmal versuchen
shell-dismiss = Meldung schließen
shell-close = Schließen
shell-guest = Gast
shell-nothing-kept = Dieser Browser merkt sich nichts für uns. Bewahre die Adresse dieser Seite auf: Sie ist der einzige Schlüssel zu deinem Platz.
shell-foot = Arpents ist eine unabhängige Umsetzung des Spiels A Few Acres of Snow von Martin Wallace.
shell-foot-about = Lizenz, Quellen und Datenschutz

error-unexpected = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu; dein Spiel ist auf dem Server sicher.
error-unreachable = Der Server ist nicht zu erreichen. Versuche es gleich noch einmal.
error-server-fault = Auf dem Server ist ein Fehler aufgetreten. Versuche es gleich noch einmal; es ging nichts verloren.
