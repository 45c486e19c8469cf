## Was alle Seiten gemeinsam haben: der Kopf, und was schiefgeht

shell-pages = Seiten
shell-rules = Regeln
shell-about = Über Arpents
shell-home = Zur Startseite
shell-nowhere = Unter dieser Adresse gibt es nichts.

error-unexpected = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu; dein Spiel ist auf dem Server sicher.
error-unreachable = Der Server ist nicht zu erreichen. Versuche es gleich noch einmal.
error-server-fault = Auf dem Server ist ein Fehler aufgetreten. Versuche es gleich noch einmal; es ging nichts verloren.
