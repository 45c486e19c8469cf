## Die Seite eines Spiels: spielen

# Was möglich ist, als Beschriftung. Der Ort ist leer, wo das Verb keinen hat.
do-settle = In { $place } siedeln
do-develop = { $place } entwickeln
do-fortify = { $place } befestigen
do-besiege = { $place } belagern
do-reinforce = { $role ->
    [defender] { $place } verteidigen
   *[attacker] Belagerung von { $place } verstärken
}
do-military-leader = Heerführer nach { $place } schicken
do-withdraw = { $role ->
    [defender] { $place } übergeben
   *[attacker] Belagerung von { $place } aufgeben
}
do-raid = { $place } überfallen
do-ambush = Hinterhalt
do-convert = Ureinwohner abwerben
do-take-money = Einkommen
do-merchant = Kaufmann: zur See handeln
do-trader = Händler: Felle verkaufen
do-piracy = Piraterie
do-draft = Karte nehmen
do-discard = Abwerfen
do-reserve = In Reserve legen
do-retrieve = Reserve abrufen
do-governor = Gouverneur: Karten zurücklegen
do-intendant = Intendant: Karte holen
do-home-support = Nachschub: drei Karten ziehen
do-pass = Mit einer Aktion passen
do-end-turn = Zug beenden
do-block = Abwehren
do-do-not-block = Nicht abwehren
do-lose = Karte aus der Hand verlieren
do-lose-from-reserve = Karte aus der Reserve verlieren
do-give = Karte aus der Hand hergeben
do-give-from-reserve = Karte aus der Reserve hergeben
do-show-hand = Zeigen, dass du keine hast
do-give-up = Karte abgeben
do-occupy = Dorf in { $place } errichten
do-leave = { $place } neutral lassen
do-sell-fur = Fell verkaufen
do-drop = Verlorene Orte ablegen
do-lose-from-siege = Karte aus der Belagerung von { $place } verlieren
do-redraw = Karte austauschen
do-keep = Hand behalten
do-forfeit = Karten einbüßen
do-begin-with = Mit einer Karte beginnen

# Was eine ganze Auswahl täte, in einem Satz. Die Liste der Karten ist leer, wo ihre Zahl 0 ist.
deed-settle = Du siedelst in { $place } und spielst dafür { $cards }.
deed-develop = Du entwickelst { $place } zur Stadt und spielst dafür { $cards }.
deed-fortify = Du befestigst { $place } und spielst dafür { $cards }.
deed-besiege = Du belagerst { $place } und spielst dafür { $cards }; in die Belagerung geht { $chosen }.
deed-reinforce = { $role ->
    [defender] Du verteidigst { $place } und spielst dafür { $cards }.
   *[attacker] Du verstärkst die Belagerung von { $place }: { $cards }.
}
deed-military-leader = { $role ->
    [defender] Du schickst den Heerführer, um { $place } zu verteidigen.
   *[attacker] Du schickst den Heerführer zur Belagerung von { $place }.
}
deed-withdraw = { $role ->
    [defender] { $count ->
        [0] Du übergibst { $place }.
       *[other] Du übergibst { $place } und verlierst dabei: { $cards }.
    }
   *[attacker] { $count ->
        [0] Du gibst die Belagerung von { $place } auf.
       *[other] Du gibst die Belagerung von { $place } auf und verlierst dabei: { $cards }.
    }
}
deed-raid = Du überfällst { $place }, mit dabei: { $cards }.
deed-ambush = Du legst einen Hinterhalt, mit dabei: { $cards }.
deed-convert = Du wirbst Ureinwohner ab und schickst: { $cards }.
deed-take-money = Du beziehst Einkommen durch die Karte { $cards }.
deed-merchant = Du treibst Handel zur See und spielst dafür { $cards }; die Fracht trägt { $chosen }.
deed-trader = Du verkaufst Felle: { $cards }.
deed-piracy = Du verlegst dich auf Piraterie und spielst dafür { $cards }.
deed-draft = Du nimmst die Karte { $cards }.
deed-discard = Du wirfst ab: { $cards }.
deed-reserve = Du legst die Karte { $cards } in Reserve.
deed-retrieve = Du nimmst deine Reserve auf die Hand.
deed-governor = Du legst in die Auslage zurück: { $cards }.
deed-intendant = Du holst vom Abwurfstapel: { $cards }.
deed-home-support = Du ziehst Karten durch Nachschub aus der Heimat.
deed-pass = Du passt mit einer Aktion.
deed-end-turn = Du beendest deinen Zug.
deed-block = Du wehrst mit { $cards } ab.
deed-do-not-block = Du wehrst nicht ab.
deed-lose = Du verlierst aus der Hand: { $cards }.
deed-lose-from-reserve = Du verlierst aus der Reserve: { $cards }.
deed-give = Du gibst aus der Hand her: { $cards }.
deed-give-from-reserve = Du gibst aus der Reserve her: { $cards }.
deed-show-hand = Du zeigst deine Hand: Du hast nichts zu verlieren.
deed-give-up = Du gibst ab: { $cards }.
deed-occupy = { $count ->
    [0] Du errichtest ein Dorf in { $place }.
   *[other] Du errichtest ein Dorf in { $place } und spielst dafür { $cards }.
}
deed-leave = Du lässt { $place } neutral.
deed-sell-fur = Du verkaufst ein Fell: { $cards }.
deed-drop = Du legst ab: { $cards }.
deed-lose-from-siege = Du verlierst aus der Belagerung von { $place }: { $cards }.
deed-redraw = Du tauschst gegen eine neue Karte: { $cards }.
deed-keep = Du behältst deine Hand, wie sie ist.
deed-forfeit = Du büßt ein: { $cards }.
deed-begin-with = Du beginnst mit einer Karte mehr im Deck: { $cards }.

# Eine von mehreren Arten, dasselbe zu tun, auf einer Schaltfläche: was sie unterscheidet, in den Worten der Tat oben.
way-with = { $cards }
way-besiege = in die Belagerung geht { $chosen }
way-merchant = die Fracht trägt { $chosen }

# Was dabei herauskommt, in Kürze.
effect-gain = +{ $amount } Geld
effect-gain-most = bis zu +{ $amount }
effect-cost = { $amount ->
    [0] kostet nichts
   *[other] kostet { $amount } von { $owned } Geld
}
effect-points = { $amount ->
    [one] { $sign }1 Punkt
   *[other] { $sign }{ $amount } Punkte
}
effect-their-points = { $amount ->
    [one] { $sign }1 Punkt für den Gegner
   *[other] { $sign }{ $amount } Punkte für den Gegner
}
effect-marker = Belagerung bei { $marker }{ $wasted ->
    [0] {""}
   *[other] {" "}({ $wasted } der Stärke verfallen)
}: { $winner ->
    [you] du gewinnst { $prize ->
        [game] das Spiel
       *[siege] sie
    } zu Beginn deines nächsten Zuges, wenn der Gegner nicht { $hold } nachlegt
    [they] der Gegner gewinnt { $prize ->
        [game] das Spiel
       *[siege] sie
    } zu Beginn seines nächsten Zuges, wenn du nicht { $hold } nachlegst
    [late] so wie es steht, ist das Spiel vorher zu Ende
   *[nobody] noch unentschieden
}
effect-raid = { $blockable ->
    [yes] ohne Abwehr eroberst du
   *[no] du eroberst
} { $piece ->
    [town] die Stadt { $place }
   *[village] das Dorf { $place }
}: { $lost ->
    [0] +{ $gained } Punkte für dich, für den Gegner keine Änderung
   *[other] +{ $gained } Punkte für dich, −{ $lost } für den Gegner
}{ $left ->
    [village] {" "}(ein Dorf des Gegners bleibt)
   *[nothing] {" "}(der Ort wird neutral)
}
effect-takes = { $count ->
    [one] die Karte { $cards } kommt auf deinen Abwurfstapel
   *[other] die Karten { $cards } kommen auf deinen Abwurfstapel
}
effect-free = freie Aktion
effect-last = deine letzte Aktion
effect-left = { $count ->
    [one] danach noch 1 Aktion
   *[other] danach noch { $count } Aktionen
}
effect-draws = { $count ->
    [one] du ziehst 1 Karte
   *[other] du ziehst { $count } Karten
}
effect-passes = { $count ->
    [one] 1 Aktion ungenutzt
   *[other] { $count } Aktionen ungenutzt
}
effect-final = lässt sich nicht zurücknehmen
effect-take-back = lässt sich zurücknehmen, solange das Spiel dauert
effect-asks = die andere Seite darf antworten
effect-answer = { $blockable ->
    [yes] wird er nicht abgewehrt, { $answer ->
        [shows] zeigt der Gegner
       *[either] verliert der Gegner
    }
   *[no] der Gegner { $answer ->
        [shows] zeigt
       *[either] verliert
    }
} { $answer ->
    [shows] seine Hand
   *[either] { $verb ->
        [convert] neutrale Ureinwohner an deinen Abwurfstapel
       *[ambush] eine Karte, die in einen Hinterhalt geraten kann
    }
}{ $answer ->
    [either] , oder er zeigt seine Hand
   *[loses] {""}
}
effect-robs = { $amount ->
    [0] aus der Bank
    [1] 1 vom Gegner, 1 aus der Bank
   *[other] dem Gegner abgenommen
}
effect-loses = der Gegner verliert { $cards } an die Auslage
effect-ends-game = { $winner ->
    [you] beendet das Spiel: du gewinnst
   *[they] beendet das Spiel: du verlierst
}
effect-looming = { $blockable ->
    [yes] ohne Abwehr endet das Spiel
   *[no] das Spiel endet
}, { $waits ->
    [yes] { $side ->
        [british] sobald ein britischer Zug ohne Belagerung beginnt
       *[french] sobald ein französischer Zug ohne Belagerung beginnt
    }
   *[no] { $side ->
        [british] wenn der nächste britische Zug beginnt
       *[french] wenn der nächste französische Zug beginnt
    }
}; nach jetzigem Stand { $standing ->
    [ahead] führst du
    [behind] liegst du zurück
   *[level] steht es gleich
} ({ $mine } : { $theirs })

# Die Leiste der Aktionen
play-bar = Was du tust
play-hint = Wähle Karten, einen Ort oder eine Aktion.
play-hint-brief = Wähle Karten oder einen Ort.
play-hint-answer = Wähle deine Antwort.
play-more-cards = { $least ->
    [one] { $open ->
        [next] Wähle 1 oder 2 Karten.
        [yes] Wähle 1 Karte oder mehr.
        [first] Wähle 1 Karte.
       *[no] Wähle noch 1 Karte.
    }
   *[other] { $open ->
        [next] Wähle { $least } oder { $next } Karten.
        [yes] Wähle { $least } Karten oder mehr.
        [first] Wähle { $least } Karten.
       *[no] Wähle noch { $least } Karten.
    }
}
play-takes = { $what ->
    [settle] Nötig sind eine Karte, die dorthin führt, und eine mit dem passenden Transportmittel.
    [settlers] Nötig sind eine Karte, die dorthin führt, eine mit dem passenden Transportmittel und ein Siedler.
    [besiege] Nötig sind eine Karte, die dorthin führt, eine mit dem passenden Transportmittel und eine mit Militärstärke.
    [develop] Nötig sind die Karte des Ortes und ein Siedler.
    [fortify] Nötig sind die Karte des Ortes und eine Festung.
    [merchant] Nötig sind ein Schiff und eine oder zwei Karten mit Geld.
    [trader] Nötig sind der Händler und Karten mit Fellen: je { $price } Geld.
    [withdraw] Die gewählte Karte geht zurück in die Auslage, die übrigen kommen auf deinen Abwurfstapel.
    [raid] Je weiter es geht, desto mehr Karten sind nötig.
   *[other] {""}
}
play-picked = Gewählt: { $cards }.
play-lacks = { $what ->
    [develop] Jetzt fehlt noch ein Siedler.
    [fortify] Jetzt fehlt noch eine Festung.
   *[other] {""}
}

# Was allein zu einer Siedlung oder Belagerung noch fehlt: $list aus den Teilen darunter, $count davon.
play-now = { $count ->
    [one] Jetzt fehlt noch { $list }.
   *[other] Jetzt fehlen noch { $list }.
}
play-now-part = { $part ->
    [bateaux] ein Kahn
    [wagon] ein Wagen
    [ship] ein Schiff
    [settler] ein Siedler
    [force] eine Karte mit Militärstärke
   *[lead] eine Karte, die nach { $place } führt
}
play-aim = { $side ->
    [british] Nimmst du Quebec ein, gewinnst du sofort. Sonst gewinnt, wer mehr Punkte hat.
   *[french] Nimmst du Boston oder New York ein, gewinnst du sofort. Sonst gewinnt, wer mehr Punkte hat.
}
play-aim-brief = { $side ->
    [british] Wähle, was grün ist. Ziel: Quebec oder Punkte.
   *[french] Wähle, was grün ist. Ziel: Boston, New York oder Punkte.
}
play-aim-besieged = { $place } wird belagert. Verteidige den Ort mit einer Karte, die Stärke hat.
play-aim-how = Was grün umrandet ist, geht. Ein guter Anfang: Siedeln.
play-aim-more = Das Spiel in zwei Minuten
play-may-add = Du darfst noch Karten hinzunehmen.

# What each card of a settlement or a siege is played for.
roles-lead = { $card } führt dorthin
roles-part = { $card }: { $what }
roles-force = { $card }: Belagerung
play-which = Das könnte sein:
play-which-sent = Welche davon geht in die Belagerung? Sie bleibt dort, bis die Belagerung endet.
play-all = Weitere …
play-in-market = Wähle rechts in der Auslage eine Karte.

# Die Schaltfläche, die das Gewählte tut: ein kurzes Wort für die Tat, die der Satz daneben ganz erzählt.
play-confirm = { $verb ->
    [settle] Siedeln
    [develop] Entwickeln
    [fortify] Befestigen
    [besiege] Belagern
    [reinforce] Verstärken
    [defend] Verteidigen
    [military-leader] Heerführer schicken
    [withdraw] Aufgeben
    [surrender] Übergeben
    [raid] Überfallen
    [ambush] Auflauern
    [convert] Abwerben
    [take-money] Kassieren
    [merchant] Handeln
    [trader] Verkaufen
    [sell-fur] Verkaufen
    [draft] Nehmen
    [discard] Abwerfen
    [reserve] In Reserve
    [retrieve] Abrufen
    [governor] Zurücklegen
    [intendant] Holen
    [home-support] Ziehen
    [block] Abwehren
    [occupy] Errichten
    [redraw] Tauschen
    [pass] Passen
    [drop] Ablegen
    [piracy] Plündern
    [end-turn] Ja, beenden
   *[other] Ausführen
}
play-clear = Von vorn
play-undo = Rückgängig
play-take-back = Zurücknehmen
play-go-on = Weiter
play-end-turn = Zug beenden
play-zone-market = Aus der Auslage
play-zone-discard = Von deinem Abwurfstapel
play-zone-reserve = Aus deiner Reserve
play-zone-siege = Aus der Belagerung
play-zone-hand = Aus deiner Hand
play-bot-missing = Der Computergegner kann gerade nicht spielen; wer diesen Server betreibt, weiß davon. Die Partie wartet auf ihn.
play-bot-thinks = { $name } denkt nach …
play-waiting-for = Jetzt überlegen { side-name }. Was sie tun, siehst du, sobald sie es nicht mehr zurücknehmen können.
play-watching = Du siehst zu.
play-thinking = Wird gesendet …
play-free = { $cost ->
    [0] frei
   *[other] keine Aktion, { $cost } Geld
}
play-ways = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
play-pick-cards = Karten wählen
play-none = Im Moment gibt es für dich nichts zu tun.
play-actions-left = { $count ->
    [0] keine Aktion mehr
    [one] noch 1 Aktion
   *[other] noch { $count } Aktionen
}

looming-win = { $side ->
    [british] So wie die Belagerung steht, gewinnen die Briten, wenn ihr nächster Zug beginnt.
   *[french] So wie die Belagerung steht, gewinnen die Franzosen, wenn ihr nächster Zug beginnt.
}
looming-siege = { $attack ->
    [yes] Beendest du jetzt den Zug, scheitert deine Belagerung von { $place }.
   *[no] Beendest du jetzt den Zug, fällt { $place }.
}
looming-end = { $waits ->
    [yes] { $side ->
        [british] Das Spiel endet, sobald ein britischer Zug ohne Belagerung beginnt.
       *[french] Das Spiel endet, sobald ein französischer Zug ohne Belagerung beginnt.
    }
   *[no] { $side ->
        [british] Das Spiel endet, wenn der nächste britische Zug beginnt.
       *[french] Das Spiel endet, wenn der nächste französische Zug beginnt.
    }
}

# Was bei einer Frage auf dem Spiel steht: $lost und $gained sind Punkte, $cards eine Liste, leer bei $count 0.
stakes-raid = { $place }, { $piece ->
    [town] eine Stadt
   *[village] ein Dorf
}: { $lost ->
    [0] { $gained ->
        [0] Es geht um keine Punkte.
        [one] Du würdest keine Punkte verlieren, der Gegner würde 1 gewinnen.
       *[other] Du würdest keine Punkte verlieren, der Gegner würde { $gained } gewinnen.
    }
    [one] Du würdest 1 Punkt verlieren, der Gegner würde { $gained } gewinnen.
   *[other] Du würdest { $lost } Punkte verlieren, der Gegner würde { $gained } gewinnen.
}
stakes-raid-town = { $left ->
    [village] Ein Dorf von dir bliebe dort stehen.
   *[nothing] Du hast kein Dorf im Vorrat, das dort bliebe: Der Ort würde neutral.
}
stakes-occupation = { $gained ->
    [0] Ein Dorf bringt dort keine Punkte.
    [one] Ein Dorf bringt dir dort 1 Punkt.
   *[other] Ein Dorf bringt dir dort { $gained } Punkte.
}
stakes-no-settler-yet = Du hast keinen Siedler auf der Hand: So, wie es steht, bleibt der Ort neutral.
stakes-block-ambush = { $count ->
    [0] Du hast keine Karte, die er treffen könnte; du würdest deine Hand zeigen.
    [one] Diese Karte würdest du an die Auslage verlieren: { $cards }.
   *[other] Eine von diesen würdest du an die Auslage verlieren: { $cards }.
}
stakes-lose-card = Die Karte geht zurück in die Auslage.
stakes-give-card = Die Karte geht an den Gegner.
stakes-give-up-card = Die Karte geht zurück in die Auslage.
stakes-forfeit = Die Karten gehen zurück in die Auslage.
play-helpless = { $phase ->
    [occupation] Du hast { $place } genommen und keinen Siedler für ein Dorf: Der Ort bleibt neutral.
    [block-ambush] Der Gegner legt einen Hinterhalt, und du hast nichts zum Abwehren.
   *[block-raid] Der Gegner überfällt { $place }, und du hast nichts zum Abwehren.
}
play-map-tools = Die Landkarte: Versorgung und Zoom

# Wie das Spiel steht
play-turn = Zug { $turn }
play-your-turn = Du bist am Zug
play-your-decision = Du entscheidest
play-their-turn = { $side ->
    [british] Briten am Zug
   *[french] Franzosen am Zug
}

# While what it did is still shown on the table.
play-shown = { $side ->
    [british] Die Briten ziehen
   *[french] Die Franzosen ziehen
}
play-shown-skip = { $touch ->
    [yes] Tippe, um weiterzugehen.
   *[no] Weiter mit jeder Taste und jedem Klick.
}
play-their-decision = { $side ->
    [british] Die Briten entscheiden
   *[french] Die Franzosen entscheiden
}
play-side-you = { $side ->
    [british] Briten (du)
   *[french] Franzosen (du)
}
play-against = { $british } gegen { $french }
play-drawn = Du hast gezogen: { $cards }.
play-since = Inzwischen

# Of the siege that the same line tells of.
news-siege-moved = Der Marker steht bei { $marker }.
play-won = Du hast gewonnen.
play-lost = Du hast verloren.
play-wins = { $side ->
    [british] Die Briten gewinnen.
   *[french] Die Franzosen gewinnen.
}
play-final-points = Briten { $british } Punkte, Franzosen { $french }.
play-map = Spielplan
play-table = Tisch
play-tabs = Teile des Tisches
play-tab-hand = Hand
play-tab-actions = Aktionen
play-tab-sides = Seiten
play-tab-log = Chronik
play-tab-market = Auslage
play-tab-decks = Decks
play-tab-talk = Chat
play-tab-more = Mehr
play-supply = Versorgung
play-supply-none = keine

# Eine Seite
side-points = Punkte
side-points-of = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
side-from-villages = aus Dörfern
side-from-towns = aus Städten
side-from-captures = aus Eroberungen
side-total = Insgesamt
side-money = Geld
side-own-money = Dein Geld
side-hand = Hand
side-deck = Zugstapel
side-discard = Abwurfstapel
side-reserve = Reserve
side-stock = Im Vorrat
side-in-stock = Im Vorrat: { $villages }, { $towns }
side-captured = Erobert
side-villages = { $count ->
    [one] 1 Dorf
   *[other] { $count } Dörfer
}
side-towns = { $count ->
    [one] 1 Stadt
   *[other] { $count } Städte
}
side-fortifications = { $count ->
    [one] noch 1 Festung für beide
   *[other] noch { $count } Festungen für beide
}
side-known = Bekannt auf der Hand
side-seen = Der anderen Seite bekannt: { $cards }
side-none = keine
side-empty = keine
side-to-move = am Zug
side-bot = Computer

siege-of = { $side ->
    [british] Die Briten belagern { $place }
   *[french] Die Franzosen belagern { $place }
}
siege-sums = Stärke der Karten: Angreifer { $attack }, Verteidiger { $defence }
siege-marker = Marker bei { $marker }
siege-attacker-needs = { $count ->
    [0] Der Angreifer gewinnt zu Beginn seines Zuges.
    [one] Dem Angreifer fehlt noch 1.
   *[other] Dem Angreifer fehlen noch { $count }.
}
siege-defender-needs = { $count ->
    [0] Der Verteidiger gewinnt zu Beginn seines Zuges.
    [one] Dem Verteidiger fehlt noch 1.
   *[other] Dem Verteidiger fehlen noch { $count }.
}
siege-attacker-lacks = Der Angreifer braucht { $hold } zum Durchhalten, { $win } zum Sieg.
siege-defender-lacks = Der Verteidiger braucht { $hold } zum Durchhalten, { $win } zum Sieg.
siege-cut-off = { $side ->
    [british] Die Briten sind dort nicht versorgt.
   *[french] Die Franzosen sind dort nicht versorgt.
}
siege-track = Belagerungsleiste von { $least } bis { $most }

# Warum es aus ist, für den, der es liest: Er hat gewonnen, verloren oder zugesehen. Der „ender“ ist die Seite,
# zu Beginn deren Zuges es endete; sie kann die eigene sein.
ended-home-taken = { $reader ->
    [won] Du hast eine Stadt des Gegners genommen, ohne die der Krieg verloren ist.
    [lost] Eine deiner Städte ist gefallen, ohne die der Krieg verloren ist.
   *[other] { $winner ->
        [british] Die Briten haben eine französische Stadt genommen, ohne die der Krieg verloren ist.
       *[french] Die Franzosen haben eine britische Stadt genommen, ohne die der Krieg verloren ist.
    }
}
ended-home-settled = { $reader ->
    [won] Du hast eine verlassene Stadt des Gegners besiedelt.
    [lost] { $winner ->
        [british] Die Briten haben eine verlassene Stadt von dir besiedelt.
       *[french] Die Franzosen haben eine verlassene Stadt von dir besiedelt.
    }
   *[other] { $winner ->
        [british] Die Briten haben eine verlassene französische Stadt besiedelt.
       *[french] Die Franzosen haben eine verlassene britische Stadt besiedelt.
    }
}
ended-villages = { $ender ->
    [you] Du hast kein Dorf mehr im Vorrat, es entscheiden die Punkte.
    [british] Die Briten haben kein Dorf mehr im Vorrat, es entscheiden die Punkte.
   *[french] Die Franzosen haben kein Dorf mehr im Vorrat, es entscheiden die Punkte.
}
ended-towns = { $ender ->
    [you] Du hast keine Stadt mehr im Vorrat, es entscheiden die Punkte.
    [british] Die Briten haben keine Stadt mehr im Vorrat, es entscheiden die Punkte.
   *[french] Die Franzosen haben keine Stadt mehr im Vorrat, es entscheiden die Punkte.
}
ended-captures = { $ender ->
    [you] Du hast Dörfer und Städte für 12 oder mehr Punkte erobert, es entscheiden die Punkte.
    [british] Die Briten haben Dörfer und Städte für 12 oder mehr Punkte erobert, es entscheiden die Punkte.
   *[french] Die Franzosen haben Dörfer und Städte für 12 oder mehr Punkte erobert, es entscheiden die Punkte.
}
ended-conceded = { $reader ->
    [won] { $winner ->
        [british] Die Franzosen haben aufgegeben.
       *[french] Die Briten haben aufgegeben.
    }
    [lost] Du hast aufgegeben.
   *[other] { $winner ->
        [british] Die Franzosen haben aufgegeben.
       *[french] Die Briten haben aufgegeben.
    }
}
ended-claimed = { $reader ->
    [won] { $winner ->
        [british] Du hast den Sieg beansprucht: Die Franzosen hatten zu lange nicht gezogen.
       *[french] Du hast den Sieg beansprucht: Die Briten hatten zu lange nicht gezogen.
    }
    [lost] { $winner ->
        [british] Die Briten haben den Sieg beansprucht: Du hattest zu lange nicht gezogen.
       *[french] Die Franzosen haben den Sieg beansprucht: Du hattest zu lange nicht gezogen.
    }
   *[other] { $winner ->
        [british] Die Briten haben den Sieg beansprucht: Die Franzosen hatten zu lange nicht gezogen.
       *[french] Die Franzosen haben den Sieg beansprucht: Die Briten hatten zu lange nicht gezogen.
    }
}
ended-stopped = Das Spiel wurde abgebrochen, es entscheiden die Punkte.
ended-fort-duquesne = { $reader ->
    [won] Du hast Fort Duquesne genommen.
    [lost] Die Franzosen haben Fort Duquesne genommen.
   *[other] Die Franzosen haben Fort Duquesne genommen.
}
ended-tie = Bei Gleichstand gewinnen die Franzosen.

ending-of-villages = { $side ->
    [british] Britische Dörfer eingesetzt oder verloren
   *[french] Französische Dörfer eingesetzt oder verloren
}
ending-of-towns = { $side ->
    [british] Britische Städte eingesetzt oder verloren
   *[french] Französische Städte eingesetzt oder verloren
}
ending-of-captures = { $side ->
    [british] Punkte britischer Eroberungen
   *[french] Punkte französischer Eroberungen
}
ending-of-home-taken = { $side ->
    [british] Die Briten gewinnen, wenn sie { $places } nehmen.
   *[french] Die Franzosen gewinnen, wenn sie { $places } nehmen.
}
ending-of-home-settled = { $side ->
    [british] Die Briten gewinnen, wenn sie in { $places } siedeln, sobald der Ort neutral ist.
   *[french] Die Franzosen gewinnen, wenn sie in { $places } siedeln, sobald der Ort neutral ist.
}
ending-of-fort-duquesne = Die Franzosen gewinnen, wenn sie { $places } nehmen.
ending-progress = { $value } von { $limit }
ending-waits = wartet auf das Ende der Belagerungen
ending-when = Steine und Eroberungen zählen, wenn ein Zug dieser Seite beginnt{ $waits ->
    [yes] {" "}und keine Belagerung im Gange ist.
   *[no] .
}
ending-siege = Belagerung bei { $marker }, gewonnen bei { $limit }
places-or = { $before } oder { $next }

# Die Chronik, und Augenblicke des Spiels
log-title = Was geschah
log-empty = Noch ist nichts geschehen.
log-show = Diesen Augenblick zeigen
moment-title = Du siehst einen früheren Augenblick.
moment-of-turn = Zug { $turn }: Du siehst einen früheren Augenblick.

# Beside the number of the turn, in the heading of the table.
moment-past = ein früherer Augenblick
moment-first = Zum Anfang
moment-back = Einen Schritt zurück
moment-look-back = Rückblick
moment-on = Einen Schritt weiter
moment-now = Zurück zur Gegenwart
moment-asked = Das Spiel wartet auf dich.

# Chat
talk-unread = noch nicht gelesen
talk-said = { $name }: { $text }

# Mehr: der Platz, das Ende, und danach
more-copy = Link kopieren
more-copied = Kopiert
more-cancel = Abbrechen
more-to-rematch = Zur Revanche
more-replay = Nachspielen

# Vor dem Spiel
wait-title = { $host } wartet auf einen Gegner
wait-invited = { $host } lädt dich zum Spiel ein
wait-yours = Dein Spiel wartet auf einen Gegner
wait-link = Schicke diesen Link an die Person, die gegen dich spielen soll:
wait-anyone = Alle können von der Startseite aus beitreten.
wait-invited-only = Beitreten kann nur, wer deine Einladung hat. Ihr Link ist auf dem Gerät, auf dem du das Spiel angelegt hast.
wait-needs-invitation = Es wartet auf jemanden, der eingeladen ist: Zum Beitreten brauchst du den ganzen Link der Einladung.
wait-link-field = Der Link deiner Einladung
wait-share = Teilen
wait-share-text = Spielst du gegen mich?
wait-mail = Per E-Mail senden
wait-since = Angelegt { $when }.
wait-since-now = Eben angelegt.
wait-come-back = Das Spiel beginnt, sobald jemand beitritt, und der Tab zeigt dir, wenn du am Zug bist. Du kannst ihn auch schließen und später wiederkommen.
wait-abort = Absagen
wait-abort-sure = Dieses Spiel absagen? Dann kann niemand mehr beitreten.
wait-abort-yes = Ja, absagen
wait-keep = Weiter warten
wait-aborted = Dieses Spiel wurde abgesagt.
wait-aborted-about = Niemand war beigetreten, und nun kann es auch niemand mehr.
wait-about = Zu zweit kämpft ihr um Nordamerika, für Großbritannien und für Frankreich. Jede Seite baut sich einen Kartensatz auf und siedelt, handelt, überfällt und belagert damit. In einer Sitzung oder über Tage.
wait-rules = Wie es gespielt wird: die Regeln
wait-variants = { $count } Varianten
wait-host-plays = { $side ->
    [british] Du spielst die Briten.
   *[french] Du spielst die Franzosen.
}
wait-you-play = { $side ->
    [british] Du würdest die Briten spielen.
   *[french] Du würdest die Franzosen spielen.
}
wait-choose-side = Du darfst die Seite wählen.
wait-start-title = Das Spiel geht von einer Stellung aus
wait-start = { $host } hat jede Karte darin gesehen, auf beiden Händen. Du kannst es auch: Sieh sie dir an, bevor du beitrittst.
wait-start-yours = Wer beitritt, sieht sie wie du, mit beiden Händen.
wait-start-when = { $decider ->
    [british] Zug { $turn }. Als Nächste entscheiden die Briten.
   *[french] Zug { $turn }. Als Nächste entscheiden die Franzosen.
}
wait-start-game = Das Spiel nachspielen, aus dem sie stammt
wait-start-scenario = Das Szenario ist ein eigenes, wie immer es heißt.
wait-name = Dein Name
wait-join = Beitreten
wait-join-as = { $side ->
    [british] Als Briten beitreten
   *[french] Als Franzosen beitreten
}

# Die Verbindung zum Server
line-opening = Das Spiel wird geöffnet …
line-lost = Die Verbindung ist abgerissen. Es wird weiter versucht; deine Züge sind sicher.
line-refused = Dieses Spiel kann nicht gezeigt werden.
line-unknown = Dieses Spiel gibt es nicht, oder es ist privat.
line-unknown-advice = Vielleicht ist der Link unvollständig: Zu einem privaten Spiel führt nur der ganze Link deines Platzes oder deiner Einladung. Oder das Spiel wurde nach langer Zeit gelöscht. Deine Spiele findest du auf der Startseite.
line-taken = Dieser Platz ist schon besetzt; du kannst zusehen.
play-title-yours = ● Du entscheidest – Arpents
play-title-turn = ● Du bist am Zug – Arpents
notice-turn = Du bist am Zug
notice-question = Du entscheidest
notice-against = Dein Spiel gegen { $name } wartet auf dich.
notice-game = Dein Spiel wartet auf dich.

# Wer da ist
presence-here = gerade da
presence-seen = zuletzt gesehen { $when }
presence-seen-now = eben noch da

# Auf wen gewartet wird; von einem Augenblick wird keine Dauer genannt
wait-deciding = { $unit ->
    [minutes] { $count ->
        [one] { $name } überlegt seit einer Minute
       *[other] { $name } überlegt seit { $count } Minuten
    }
    [hours] { $count ->
        [one] { $name } überlegt seit einer Stunde
       *[other] { $name } überlegt seit { $count } Stunden
    }
    [days] { $count ->
        [one] { $name } überlegt seit einem Tag
       *[other] { $name } überlegt seit { $count } Tagen
    }
   *[moment] { $name } überlegt
}
wait-for = { $unit ->
    [minutes] { $count ->
        [one] Das Spiel wartet seit einer Minute auf { $name }
       *[other] Das Spiel wartet seit { $count } Minuten auf { $name }
    }
    [hours] { $count ->
        [one] Das Spiel wartet seit einer Stunde auf { $name }
       *[other] Das Spiel wartet seit { $count } Stunden auf { $name }
    }
    [days] { $count ->
        [one] Das Spiel wartet seit einem Tag auf { $name }
       *[other] Das Spiel wartet seit { $count } Tagen auf { $name }
    }
   *[moment] Das Spiel wartet auf { $name }
}
