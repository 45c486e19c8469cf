## Das Spiel in Worten: Seiten, Phasen, Verben, Bereiche.

ending-unfinished = Nicht beendet
ending-home-taken = Heimat durch Belagerung gefallen
ending-home-settled = Heimat des Gegners besiedelt
ending-villages = Keine Dörfer mehr
ending-towns = Keine Städte mehr
ending-captures = Eroberungen ab 12 Punkten
ending-conceded = Aufgegeben
ending-fort-duquesne = Fort Duquesne genommen

side-british = Briten
side-french = Franzosen

phase-draw = Es werden Karten gezogen.
phase-upkeep = Gleich beginnt ein Zug.
phase-actions = { $count ->
    [0] Du hast keine Aktion mehr.
    [one] Du hast noch eine Aktion.
   *[other] Du hast { $count } Aktionen.
}
phase-block-raid = Der Gegner überfällt { $place }. Wehrst du ab?
phase-block-ambush = Der Gegner legt einen Hinterhalt. Wehrst du ab?
phase-lose-card = Der Hinterhalt gelingt. Welche Karte verlierst du?
phase-give-card = Der Gegner wirbt Ureinwohner ab. Welche Karte gibst du her?
phase-give-up-card = Du hast die Belagerung von { $place } verloren. Welche Karte gibst du ab?
phase-occupation = Du hast { $place } genommen. Errichtest du dort ein Dorf?
phase-redraw = Die Belagerung ist vorbei. Tauschst du eine Karte aus?
phase-forfeit = Du konntest den neuen Zugstapel nicht bezahlen. Welche Karten büßt du ein?
phase-starting-card = Mit welcher Karte beginnst du?
phase-over = Das Spiel ist aus.

zone-reserve = Reserve
zone-discard = Abwurfstapel
zone-known = Bekannt auf der Hand

nothing = nichts

coins = { $count } Geld

strength = Stärke { $count }

nothing-printed = nichts aufgedruckt

costs = kostet { $count } Geld

unusable-not-controlled = du kontrollierst den Ort nicht
unusable-besieged = der Ort wird belagert
unusable-cut-off = der Ort ist von der Versorgung abgeschnitten

leads-to = { $symbol } nach { $places }

group-expand = Ausbreiten
group-attack = Angreifen
group-money = Geld
group-cards = Karten
group-other = Zug
group-answer = Antworten

verb-settle = Siedeln
verb-develop = Entwickeln
verb-fortify = Befestigen
verb-besiege = Belagern
verb-reinforce = Belagerung verstärken
verb-military-leader = Heerführer
verb-withdraw = Rückzug
verb-raid = Überfall
verb-ambush = Hinterhalt
verb-convert = Abwerben
verb-take-money = Einkommen
verb-merchant = Kaufmann
verb-trader = Händler
verb-piracy = Piraterie
verb-draft = Karte nehmen
verb-discard = Abwerfen
verb-reserve = In Reserve legen
verb-retrieve = Reserve abrufen
verb-governor = Gouverneur
verb-intendant = Intendant
verb-home-support = Nachschub aus der Heimat
verb-pass = Passen
verb-end-turn = Zug beenden
verb-block = Abwehren
verb-do-not-block = Nicht abwehren
verb-lose = Verlieren
verb-lose-from-reserve = Aus der Reserve verlieren
verb-give = Hergeben
verb-give-from-reserve = Aus der Reserve hergeben
verb-show-hand = Hand zeigen
verb-give-up = Abgeben
verb-occupy = Dorf errichten
verb-leave = Ort neutral lassen
verb-sell-fur = Fell verkaufen
verb-drop = Ablegen
verb-lose-from-siege = Aus der Belagerung verlieren
verb-redraw = Austauschen
verb-keep = Behalten
verb-forfeit = Einbüßen
verb-begin-with = Beginnen mit

## Die Stufen der Gegner: wie jede heißt, und ein Satz über sie

level-newcomer = Neuling
level-newcomer-about = Kennt die Regeln und mag Punkte, übersieht aber manches: für deine ersten Spiele.
level-settler = Siedler
level-settler-about = Plant seinen Zug, nicht immer mit Sorgfalt: für alle, die sich schon auskennen.
level-general = General
level-general-about = Denkt jeden Zug zu Ende und macht keine Leichtsinnsfehler: für einen echten Kampf.
