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
group-attack = Krieg
group-money = Geld
group-cards = Karten
group-other = Zug
group-answer = Antworten

verb-settle = Siedeln
verb-develop = Entwickeln
verb-fortify = Befestigen
verb-besiege = Belagern
verb-reinforce = Verstärken
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

## Die Gegner: wie jeder heißt, und ein Satz über ihn

level-newcomer = Neuling
level-newcomer-about = Kennt die Regeln und mag Punkte, übersieht aber manches: für deine ersten Spiele.
level-settler = Siedler
level-settler-about = Plant seinen Zug, vergisst aber manchmal, was du ihm antun kannst.
level-sergeant = Feldwebel
level-sergeant-about = Plant sorgfältiger und übersieht doch hin und wieder eine Drohung.
level-captain = Hauptmann
level-captain-about = Denkt jeden Zug zu Ende und macht keine Leichtsinnsfehler.
level-colonel = Oberst
level-colonel-about = Plant wie der Hauptmann und hat aus Tausenden von Partien gelernt, was eine Stellung wert ist.
level-general = General
level-general-about = Der stärkste Gegner: denkt so weit voraus, wie seine Zeit reicht.
strategy-hammer = Hammer
strategy-hammer-about = Will über Louisbourg nach Quebec; als Franzose versperrt er diesen Weg.
strategy-raider = Plünderer
strategy-raider-about = Lebt von Überfällen und Hinterhalten, bis er genug erbeutet hat.
strategy-builder = Baumeister
strategy-builder-about = Besiedelt und entwickelt, befestigt und kämpft ungern.
opponent-time = { $seconds ->
    [0] Antwortet sofort.
    [one] Denkt bis zu einer Sekunde nach.
   *[other] Denkt bis zu { $seconds } Sekunden nach.
}
