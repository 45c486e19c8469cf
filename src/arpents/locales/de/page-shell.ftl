## Was alle Seiten gemeinsam haben: der Kopf, und was schiefgeht

shell-title = Arpents: A Few Acres of Snow
shell-pages = Seiten
shell-rules = Regeln
shell-about = Info
shell-home = Zur Startseite
shell-nowhere = Unter dieser Adresse gibt es nichts.
shell-nowhere-advice = Vielleicht ist die Adresse vertippt, oder die Seite gibt es nicht mehr. Deine Spiele findest du auf der Startseite.
shell-skip = Zum Inhalt springen
shell-settings = Einstellungen und Sprache
shell-language = Sprache
shell-theme = Farbschema
shell-theme-system = Wie das System
shell-theme-light = Hell
shell-theme-dark = Dunkel
shell-looks = Aussehen
shell-playing = Spielen
shell-palette = Farben
shell-palette-standard = Wie üblich
shell-palette-safe = Für Farbfehlsichtige
shell-cards = Handkarten
shell-cards-medium = Mittel
shell-cards-large = Groß
shell-cards-small = Klein
shell-names = Namen auf der Karte
shell-names-all = Alle
shell-names-held = Wo etwas steht
shell-names-pointed = Worauf du zeigst
shell-confirm = Vor einem Zug
shell-confirm-on = Jede Aktion bestätigen
shell-confirm-off = Gleich ausführen
shell-why = Was nicht geht
shell-why-on = Sagen, warum
shell-why-off = Nichts sagen
shell-speed = Bewegung
shell-speed-brisk = Zügig
shell-speed-calm = Ruhig
shell-speed-off = Aus
shell-sound = Ton
shell-sound-off = Aus
shell-sound-quiet = Leise
shell-sound-medium = Mittel
shell-sound-loud = Laut
shell-notices = Hinweise, wenn du am Zug bist
shell-notices-off = Aus
shell-notices-on = Ein
notices-none = Dieser Browser zeigt hier keine Hinweise: Dazu muss der Server über HTTPS erreicht werden.
notices-denied = Der Browser lässt keine Hinweise zu. Erlaube sie in seinen Einstellungen für diese Seite und schalte sie wieder ein.
shell-offline = Du bist offline: Der Server ist nicht zu erreichen. Zu sehen ist nur, was dieses Gerät aufbewahrt. Es wird weiter versucht …
shell-loading = Einen Moment …
shell-failed = Diese Seite kann nicht gezeigt werden
shell-again = Noch einmal versuchen
shell-reload = Seite neu laden
shell-dismiss = Meldung schließen
shell-close = Schließen
shell-guest = Gast
shell-nothing-kept = Dieser Browser merkt sich nichts für uns. Bewahre die Adresse dieser Seite auf: Sie ist der einzige Schlüssel zu deinem Platz.
shell-foot = Arpents ist eine unabhängige Umsetzung des Spiels A Few Acres of Snow von Martin Wallace.
shell-foot-about = Lizenz, Quellen und Datenschutz

error-unexpected = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu; dein Spiel ist auf dem Server sicher.
error-unreachable = Der Server ist nicht zu erreichen. Versuche es gleich noch einmal.
error-page-renewed = Arpents wurde erneuert, seit diese Seite geöffnet ist, und ein Teil von ihr fehlt. Lade sie neu; dein Spiel ist auf dem Server sicher.
error-server-fault = Auf dem Server ist ein Fehler aufgetreten. Versuche es gleich noch einmal; es ging nichts verloren.

## Was der Server ablehnt, nach dem Code der Ablehnung: was geschah, und was nun zu tun ist

error-bad-action = Der Server versteht diese Aktion nicht. Wähle sie noch einmal.
error-bad-name = Dieser Name geht nicht: Er enthält unsichtbare Zeichen oder gleicht dem eines Computergegners oder der anderen Person. Wähle einen anderen.
error-bad-presets = Diese automatischen Antworten nennen etwas, das es nicht gibt. Ändere sie und speichere noch einmal.
error-bad-record = Diese Aufzeichnung ist nicht brauchbar: Sie ist nicht lesbar, verstößt gegen die Regeln oder ist nicht zu Ende. Prüfe, ob sie vollständig ist.
error-bad-request = Der Server hat das nicht verstanden. Lade die Seite neu; wenn du etwas eingegeben hast, prüfe es.
error-bad-variants = So viele Varianten stehen nicht zur Wahl. Verlange weniger.
error-banned = Dein Netz ist auf diesem Server gesperrt. Wenn das ein Irrtum ist, schreibe denen, die ihn betreiben.
error-conflict = In diesem Spiel geschah zu viel auf einmal. Versuche es gleich noch einmal; es ging nichts verloren.
error-game-full = Du hast in diesem Spiel so viel getan, wie man darf. Du kannst es noch aufgeben und ganz nachlesen.
error-game-not-begun = Dieses Spiel hat noch nicht begonnen: Ein Gegner fehlt. Schicke jemandem die Einladung.
error-game-not-open = Diesem Spiel kann man nicht mehr beitreten, und es lässt sich nicht mehr absagen. Sieh zu, oder beginne ein eigenes.
error-game-not-over = Dieses Spiel ist noch nicht aus. Ist es so weit, lässt es sich ganz nachlesen.
error-game-over = Dieses Spiel ist aus. Sieh es dir Zug für Zug an, oder spiele eine Revanche.
error-illegal-action = Das erlauben die Regeln jetzt nicht. Was du tun kannst, ist markiert.
error-method-not-allowed = Das macht der Server hier nicht. Lade die Seite neu.
error-no-such-moment = So weit ist das Spiel noch nicht. Wähle einen früheren Augenblick.
error-no-taking-back = Dein Gegner hat das schon gesehen, also bleibt es dabei. Nur gegen einen Bot lässt es sich zurücknehmen.
error-not-abandoned = Dein Gegner ist noch nicht lange genug fort, um den Sieg zu beanspruchen. Warte noch ein wenig.
error-not-your-decision = Jetzt entscheidet dein Gegner. Du siehst hier, wenn du an der Reihe bist.
error-not-your-seat = Dieser Platz gehört dir nicht, oder der Link ist unvollständig. Benutze den ganzen Link, den du bekommen hast.
error-nothing-to-decide = Für dich gibt es jetzt nichts zu entscheiden. Du siehst hier, wenn es so weit ist.
error-nothing-to-undo = Es lässt sich nichts mehr zurücknehmen: Der Rest wurde gesehen, oder es wurden Karten gezogen.
error-repeated-name = Eine Variante ist doppelt genannt. Nenne jede nur einmal.
error-rules-fixed = Ein Szenario hat seine eigenen Regeln. Wähle entweder das Szenario oder die Regeln.
error-server-error = Dem Server ist das misslungen, und du kannst nichts dafür. Versuche es gleich noch einmal; es ging nichts verloren.
error-stale-version = Das Spiel ist inzwischen weitergegangen. Sieh dir an, wie es jetzt steht, und wähle noch einmal.
error-store-unavailable = Der Server kann gerade keine Spiele speichern. Versuche es gleich noch einmal; es ging nichts verloren.
error-too-busy = Der Server hat dafür gerade zu viel zu tun. Versuche es gleich noch einmal.
error-too-large = Das ist zu groß für den Server. Schicke etwas Kürzeres.
error-too-many-cards = Eine Karte ist öfter genannt, als es sie gibt. Wähle die Karten noch einmal.
error-too-often = { $seconds ->
    [one] Das war zu viel auf einmal. Versuche es in einer Sekunde noch einmal.
   *[other] Das war zu viel auf einmal. Versuche es in { $seconds } Sekunden noch einmal.
}
error-unknown-game = Dieses Spiel gibt es nicht. Vielleicht ist der Link unvollständig: Zu einem privaten Spiel führt nur der ganze Link deines Platzes oder deiner Einladung. Oder es wurde nach langer Zeit gelöscht.
error-unknown-level = Diese Spielstufe gibt es nicht. Wähle eine aus der Liste.
error-unknown-name = Etwas ist genannt, das es nicht gibt. Wähle es aus der Liste.
error-unknown-page = Unter dieser Adresse gibt es nichts. Prüfe sie, oder geh zur Startseite.

## The game, and to forget one

shell-game = A Few Acres of Snow
shell-forget-title = Dieses Spiel vergessen?
shell-forget-about = Dein Platz wird von diesem Gerät entfernt. Ohne seinen Link führt kein Weg dorthin zurück{ $waits ->
    [no] .
   *[yes] , und die andere Seite wartet vergebens.
}
shell-forget-do = Vergessen
shell-forgotten = Das Spiel ist auf diesem Gerät vergessen.
shell-rules-title = Die Regeln
