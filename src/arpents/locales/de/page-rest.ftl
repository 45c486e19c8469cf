## What lies behind the tabs of a game, and is loaded after it

# The ways in which a game can end
endings-title = Wie das Spiel enden kann

# News for which a phone has no room
play-more-news = noch { $count }

# To take back more than the last step
play-take-back-sure = { $way ->
    [answer] Zurück zu deiner letzten Antwort?
   *[turn] Zurück in deinen letzten Zug?
}
play-take-back-about = { $way ->
    [answer] Das macht alles rückgängig, was der Computer seitdem getan hat, und deine letzte Antwort:
   *[turn] Das macht alles rückgängig, was der Computer seitdem getan hat, und was du zuletzt getan hast:
}

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

# Warum eine Karte oder ein Ort nicht gewählt werden kann
why-over = Das Spiel ist vorbei.
why-not-yours = { $side ->
    [british] Jetzt entscheiden die Briten; du bist nicht gefragt.
   *[french] Jetzt entscheiden die Franzosen; du bist nicht gefragt.
}
why-card = Mit { $card } lässt sich gerade nichts anfangen.
why-card-with = { $card } passt nicht zu dem, was du gewählt hast. Beginne von vorn, um es allein zu wählen.
why-card-verb = { $card } hilft dabei nicht.
why-card-lacks = { $what ->
    [coins] { $card } zeigt kein Geld.
    [furs] { $card } zeigt kein Fell.
    [settler] { $card } zeigt keinen Siedler.
    [strength] { $card } hat keine Militärstärke.
    [raid] Mit { $card } lässt sich nicht überfallen.
   *[way] { $card } führt nicht nach { $place } und bringt auch nichts, was dorthin nötig ist.
}
why-card-answer = { $card } ist keine Antwort auf die Frage.
why-card-actions = Du hast keine Aktion mehr für { $card }.
why-draft = { $card } kannst du gerade nicht nehmen.
why-card-cost = { $card } kostet { $cost } Geld, und du hast { $money }.
why-discard-cost = Eine Karte abzuwerfen kostet nichts, jede weitere 1 Geld, und du hast { $money }.
why-draft-cost = { $card } kostet { $cost }, und du hast { $money }.
why-reserve = Deine Reserve kannst du gerade nicht abrufen.
why-reserve-cost = Die Reserve wird als Ganzes abgerufen, für 1 Geld je Karte: das kostet { $cost }, und du hast { $money }.
why-draft-actions = Du hast keine Aktion mehr, um { $card } zu nehmen.
why-place-with = Was du gewählt hast, passt nicht zu { $place }. Beginne von vorn, um es zu wählen.
why-place-answer = { $place } ist keine Antwort auf die Frage.
why-place-actions = Du hast keine Aktion mehr für { $place }.
why-place-own = Mit deinen Handkarten kannst du { $place } weder entwickeln noch befestigen.
why-place-enemy = Mit deinen Handkarten kannst du { $place } weder belagern noch überfallen.
why-place-walled = { $place } ist befestigt: Überfallen kann es niemand, und mit deinen Handkarten kannst du es nicht belagern.
why-place-far = Keine Handkarte, die du einsetzen kannst, führt nach { $place }.
why-place-lacks = Eine deiner Handkarten führt nach { $place }, aber was es sonst noch braucht, fehlt: Transport, ein Siedler oder Geld.
why-leads = { $card } führt nach { $place }, aber es fehlt: { $list }.
why-needed = { $card } braucht es dafür. Für etwas anderes fang neu an.
why-itself = { $verb ->
    [home-support] Dein Zugstapel ist leer: { $card } bringt jetzt nichts.
    [military-leader] { $card }: Es gibt keine Belagerung, an der die Karte teilnehmen könnte.
    [intendant] Dein Abwurfstapel ist leer: { $card } holt jetzt nichts.
    [governor] { $card }: Du hast keine andere Karte auf der Hand, die zurückgelegt werden könnte.
    [trader] Keine Karte, die du nutzen kannst, zeigt Felle: { $card } verkauft jetzt nichts.
   *[cost] { $card } kannst du nicht bezahlen: Du hast { $money }.
}
why-verb = { $verb ->
    [reinforce] Keine deiner Handkarten kann zur Belagerung.
    [leader] Zur Belagerung kann nur der Heerführer, und das kostet keine Aktion: Wähle seine Karte.
    [no-siege] Es gibt gerade keine Belagerung.
    [settle] Mit deinen Handkarten lässt sich nichts besiedeln: Dazu braucht es eine, die an einen freien Ort führt, den Kahn, den Wagen oder das Schiff für den Weg und oft einen Siedler.
    [develop] Mit deinen Handkarten lässt sich nichts entwickeln: Dazu braucht es die Karte eines deiner Dörfer und einen Siedler.
    [besiege] Mit deinen Handkarten lässt sich nichts belagern: Dazu braucht es eine, die zu einem feindlichen Ort führt, den Kahn, den Wagen oder das Schiff für den Weg und eine mit Stärke.
    [take-money] Keine Karte, die du einsetzen kannst, zeigt Münzen.
    [villages] Du hast kein Dorf mehr im Vorrat.
    [towns] Du hast keine Stadt mehr im Vorrat.
    [siege] Du belagerst schon { $place }: mehr als eine Belagerung geht nicht.
    [must-wait] Du kannst noch keine Belagerung beginnen: erst wenn die Franzosen eine begonnen haben oder du 25 Punkte hast.
    [merchant] Für den Kaufmann fehlen dir Karten, die du einsetzen kannst: nötig sind ein Schiff und eine oder zwei Karten mit Geld.
    [reserve] Keine deiner Handkarten kann in die Reserve.
    [discard] Du hast keine Karte zum Abwerfen.
   *[draft] Keine Karte im Angebot kostet { $money } oder weniger.
}
