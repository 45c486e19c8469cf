## What lies behind the tabs of a game, and is loaded after it

# The ways in which a game can end
endings-title = Wie das Spiel enden kann

# Talk
talk-title = Chat
talk-say = Etwas sagen
talk-send = Senden
talk-mute = Nicht zeigen, was die andere Seite sagt
talk-gone = (nicht mehr aufbewahrt)
talk-empty = Noch hat niemand etwas gesagt.

# Automatic answers
presets-title = Automatische Antworten
presets-about = { $bot ->
    [yes] Antworten, die im Zug des Computers für dich gegeben werden, ohne dass du gefragt wirst.
   *[no] Antworten, die im Zug der anderen Seite für dich gegeben werden, damit niemand wartet. Nur du siehst sie.
}
presets-delay = Nach einigen Sekunden antworten, wie von Hand
presets-delay-about = Kommt eine Antwort sofort, kann man daran merken, dass sie vorab festgelegt war.
presets-raids = Wenn du überfallen wirst
presets-ambushes = Wenn du in einen Hinterhalt gerätst
presets-losing = Eine Karte, die ein Hinterhalt kostet
presets-giving = Eine Karte, die abgeworben wird
presets-giving-up = Eine Karte, die du nach verlorener Belagerung abgibst
presets-occupying = Ein Ort, den du genommen hast
presets-forfeiting = Karten, die du für einen neuen Zugstapel einbüßt
presets-exchange = Eine Karte, die du nach einer Belagerung tauschst
presets-ask = Frag mich
presets-never = Nie abwehren
presets-block = Mit der ersten dieser Karten abwehren
presets-list = Die erste dieser Karten
presets-occupy = Mit der ersten dieser Karten ein Dorf errichten
presets-leave = Neutral lassen
presets-keep = Hand behalten
presets-any = irgendeine andere nehmen
presets-otherwise = Wenn ich keine davon habe
presets-otherwise-ask = mich fragen
presets-otherwise-never = nicht abwehren
presets-otherwise-leave = neutral lassen
presets-first = Lieber aus
presets-add = Karte hinzufügen
presets-remove = { $card } entfernen
presets-earlier = { $card } nach vorn rücken
presets-save = Speichern
presets-saved = Gespeichert.
presets-zone-hand = der Hand
presets-zone-reserve = der Reserve
presets-zone-siege = einer Belagerung

# More: the seat, the end, and afterwards
more-seat = Dieser Platz auf einem anderen Gerät
more-seat-about = Wer diesen Link hat, kann für dich spielen: Halte ihn geheim.
more-concede = Aufgeben
more-concede-sure = Das Spiel aufgeben? Die andere Seite gewinnt sofort.
more-concede-yes = Ja, ich gebe auf
more-claim = Sieg beanspruchen
more-claim-about = Hat die andere Seite lange nicht gezogen, darfst du den Sieg beanspruchen.
more-claim-from = Wenn die andere Seite bis { $when } nicht gezogen hat, kannst du den Sieg beanspruchen.
more-decide-by = Tu bis { $when } etwas, das die andere Seite sieht, beende etwa deinen Zug. Danach darf sie den Sieg beanspruchen.
more-record = Die Aufzeichnung des Spiels
more-home = Startseite
