## Die Chronik: eine Zeile für alles, was geschieht.
## Kartennamen stehen ungebeugt; die Sätze sind so gebaut, dass das nicht stört.

# Wer: die Seiten, oder „sie“, wo der Satz davor die Seite gerade genannt hat.
who = { $who ->
    [british] Die Briten
    [french] Die Franzosen
   *[they] Sie
}

# Die Seite mitten im Satz.
side-name = { $side ->
    [british] die Briten
   *[french] die Franzosen
}

event-turn-began = Zug { $turn }: Jetzt sind { side-name } an der Reihe.
event-money-changed = { $gained ->
    [yes] { who } nehmen { $amount } Geld ein.
   *[no] { who } zahlen { $amount } Geld.
}
event-cards-taken = { who } erhalten die Karte { $cards }.
event-cards-returned = { who } legen in die Auslage zurück: { $cards }.
event-cards-retrieved = { who } nehmen auf die Hand: { $cards }.
event-cards-drawn = { who } ziehen: { $cards }.
event-cards-drawn-unseen = { $count ->
    [one] { who } ziehen eine Karte.
   *[other] { who } ziehen { $count } Karten.
}
event-deck-rebuilt = { $count ->
    [one] { who } machen ihre einzige abgeworfene Karte zum Zugstapel.
   *[other] { who } mischen { $count } abgeworfene Karten zu einem neuen Zugstapel.
}
event-siege-moved = Die Belagerung von { $place } steht bei { $marker }.
event-siege-ended = { $attack ->
    [yes] { who } gewinnen die Belagerung von { $place }.
   *[no] { who } halten { $place }: Die Belagerung ist vorbei.
}
# After a raid, what is left of a village is told; whether a village takes the place of a town is not in the event.
event-piece-captured = { $piece ->
    [town] { who } erobern die Stadt { $place }.
   *[village] { who } erobern das Dorf { $place }{ $raid ->
        [yes] ; der Ort ist nun neutral.
       *[no] .
    }
}
event-place-abandoned = { who } geben { $place } auf.
event-card-converted = { who } gewinnen für sich: { $cards }.
event-hand-shown = { $count ->
    [0] { who } zeigen eine leere Hand.
   *[other] { who } zeigen ihre Hand: { $cards }.
}
event-game-ended = Das Spiel ist aus, { side-name } gewinnen. { $why }

## Was eine Seite tut, nach Verben

event-acted-settle = { who } siedeln in { $place } und spielen dafür { $cards }.
event-acted-develop = { who } entwickeln { $place } zur Stadt und spielen dafür { $cards }.
event-acted-fortify = { who } befestigen { $place } und spielen dafür { $cards }.
event-acted-besiege = { who } belagern { $place } und spielen dafür { $cards }.
event-acted-reinforce = { who } verstärken die Belagerung von { $place }: { $cards }.
event-acted-military-leader = { who } schicken einen { card-military-leader } zur Belagerung von { $place }.
# The role is that of whoever withdraws, unknown where the end of the siege is not told.
event-acted-withdraw = { $role ->
    [defender] { $count ->
        [0] { who } übergeben { $place }.
       *[other] { who } übergeben { $place } und verlieren dabei: { $cards }.
    }
    [attacker] { $count ->
        [0] { who } geben die Belagerung von { $place } auf.
       *[other] { who } geben die Belagerung von { $place } auf und verlieren dabei: { $cards }.
    }
   *[unknown] { $count ->
        [0] { who } geben den Kampf um { $place } auf.
       *[other] { who } geben den Kampf um { $place } auf und verlieren dabei: { $cards }.
    }
}
event-acted-raid = { who } überfallen { $place }, mit dabei: { $cards }.
event-acted-ambush = { who } legen einen Hinterhalt, mit dabei: { $cards }.
event-acted-convert = { who } werben Ureinwohner ab und schicken: { $cards }.
event-acted-take-money = { who } beziehen Einkommen durch die Karte { $cards }.
event-acted-merchant = { who } treiben Handel zur See und spielen dafür { $cards }.
event-acted-trader = { who } verkaufen Felle aus { $cards }.
event-acted-piracy = { who } verlegen sich auf Piraterie und spielen dafür { $cards }.
event-acted-draft = { who } nehmen die Karte { $cards }.
event-acted-discard = { who } werfen ab: { $cards }.
event-acted-reserve = { who } legen die Karte { $cards } in Reserve.
event-acted-retrieve = { who } rufen ihre Reserve ab.
event-acted-governor = { who } legen durch den { card-governor } in die Auslage zurück: { $cards }.
event-acted-intendant = { who } holen durch den Intendanten vom Abwurfstapel: { $cards }.
event-acted-home-support = { who } rufen { card-home-support } herbei.
event-acted-pass = { who } passen mit einer Aktion.
event-acted-end-turn = { who } beenden ihren Zug.
event-acted-block = { who } wehren ab und spielen: { $cards }.
event-acted-do-not-block = { who } wehren nicht ab.
event-acted-lose = { who } verlieren aus der Hand an die Auslage: { $cards }.
event-acted-lose-from-reserve = { who } verlieren aus der Reserve an die Auslage: { $cards }.
event-acted-give = { who } geben aus der Hand her: { $cards }.
event-acted-give-from-reserve = { who } geben aus der Reserve her: { $cards }.
event-acted-show-hand = { who } haben nichts zu verlieren.
event-acted-give-up = { who } verlieren nach der Belagerung: { $cards }.
event-acted-occupy = { $count ->
    [0] { who } errichten ein Dorf in { $place }.
   *[other] { who } errichten ein Dorf in { $place } und spielen dafür { $cards }.
}
event-acted-sell-fur = { who } verkaufen ein Fell aus { $cards }.
event-acted-drop = { who } legen ab: { $cards }.
event-acted-lose-from-siege = { who } verlieren aus der Belagerung von { $place } an die Auslage: { $cards }.
event-acted-redraw = { who } tauschen aus: { $cards }.
event-acted-keep = { who } behalten ihre Hand.
event-acted-forfeit = { who } büßen mangels Geld ein: { $cards }.
event-acted-begin-with = { who } beginnen mit einer Karte mehr im Startdeck: { $cards }.
event-acted-leave = { who } überlassen { $place } sich selbst.

## Warum ein Spiel aus ist

reason-unfinished = Es ist nicht zu Ende gespielt.
reason-home-taken = Eine Stadt ist gefallen, ohne die der Krieg verloren ist.
reason-home-settled = Eine verlassene Stadt des Gegners ist besiedelt.
reason-villages = Eine Seite hat kein Dorf mehr im Vorrat.
reason-towns = Eine Seite hat keine Stadt mehr im Vorrat.
reason-captures = Eroberte Dörfer und Städte sind 12 oder mehr Punkte wert.
reason-conceded = { $winner ->
    [british] Die Franzosen geben auf.
   *[french] Die Briten geben auf.
}
reason-stopped = Das Spiel wurde abgebrochen, es entscheiden die Punkte.
reason-fort-duquesne = Die Franzosen haben Fort Duquesne genommen.
