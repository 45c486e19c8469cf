## Karten: ihre Vorderseiten, die Hand, Stapel, Auslage und Übersicht

# Lange Wörter der Titel, mit den Stellen, an denen schmale Karten sie trennen dürfen.
cards-parted = Michilli·mackinac Phila·delphia Louis·bourg Ticon·deroga Cumber·land Fronte·nac Beau·séjour Belage·rungs·artil·lerie Ameri·kani·sche Urein·wohner India·nischer Häupt·ling Infan·terie Inten·dant Nach·schub Wald·läufer Gouver·neur Heer·führer Tadous·sac Pema·quid Rich·mond Deer·field Kenne·bec Mont·real Balti·more Cou·reurs Du·quesne Regu·läre abge·schnitten Belage·rung

cards-strength-port = Stärke { $count } an einem Hafen

cards-brief-raids-ambushes = macht Überfälle und Hinterhalte
cards-brief-blocks-both = wehrt Überfälle und Hinterhalte ab

# Was Karten können, in Sätzen.
cards-text-raids-ambushes = Spiele sie für einen Überfall oder einen Hinterhalt.
cards-text-blocks-both = Wirf sie ab, um einen Überfall oder einen Hinterhalt abzuwehren.
cards-text-raids = Spiele sie für einen Überfall.
cards-text-ambushes = Spiele sie für einen Hinterhalt.
cards-text-blocks-raid = Wirf sie ab, um einen Überfall abzuwehren.
cards-text-blocks-ambush = Wirf sie ab, um einen Hinterhalt abzuwehren.
cards-text-converts = Spiele sie, um dem Gegner eine neutrale Karte Amerikanische Ureinwohner abzuwerben.
cards-text-defender-only = Ihre Stärke zählt nur für den Verteidiger.
cards-text-draws-three = Spiele sie, um drei Karten zu ziehen.
cards-text-extends-raid = Kommt sie zu einem Überfall hinzu, reicht er weiter.
cards-text-fetches-discard = Spiele sie und zahle 2, um eine Karte von deinem Abwurfstapel auf die Hand zu nehmen.
cards-text-free-action = Sie zu spielen kostet keine Aktion.
cards-text-leads = Sie kommt zu einer laufenden Belagerung hinzu oder beginnt eine.
cards-text-piracy = Spiele sie mit einem weiteren Schiff, um dem Gegner 2 Geld abzunehmen.
cards-text-removes-cards = Spiele sie, um eine oder zwei andere Karten aus deiner Hand in die Auslage zurückzulegen.
cards-text-sells-furs = Spiele sie mit Ortskarten, die Fell zeigen: Jede bringt 2 Geld.
cards-text-vulnerable = Ein Hinterhalt kann sie dir nehmen.
cards-text-starting = Startkarte: Sie war im ersten Deck der Franzosen. Anders als die übrige Reguläre Infanterie kostet sie nichts, wenn du sie wieder aus der Auslage nimmst.
cards-play-cost = Jeder Überfall oder Hinterhalt mit ihr kostet { $count } Geld.
cards-commit-cost = Sie in eine Belagerung zu schicken kostet { $count } Geld.

# Warum eine Karte nicht genutzt werden kann: in ein, zwei Wörtern auf der Karte, und in einem Satz.
cards-off-not-controlled = nicht deins
cards-off-besieged = belagert
cards-off-cut-off = abgeschnitten
cards-why-not-controlled = Du kannst sie jetzt nicht nutzen: Du kontrollierst den Ort nicht.
cards-why-besieged = Du kannst sie jetzt nicht nutzen: Der Ort wird belagert.
cards-why-cut-off = Du kannst sie jetzt nicht nutzen: Der Ort ist von der Versorgung abgeschnitten.

# Wohin eine Karte führt, auf der Karte und für alle, die sie hören.
cards-leads = { $by ->
    [ship] Per Schiff nach
    [wagon] Per Wagen nach
   *[bateaux] Per Kahn nach
}
cards-say-location = { $owner ->
    [british] { $card }, britische Ortskarte.
   *[french] { $card }, französische Ortskarte.
}
cards-say-empire = { $owner ->
    [british] { $card }, britische Imperiumskarte.
    [french] { $card }, französische Imperiumskarte.
   *[neutral] { $card }, neutrale Karte.
}
cards-say-count = { $count ->
    [one] Einmal vorhanden.
   *[other] { $count }-mal vorhanden.
}
cards-say-shows = Sie zeigt: { $list }.
cards-say-leads = { $by ->
    [ship] Per Schiff führt sie nach { $places }.
    [wagon] Per Wagen führt sie nach { $places }.
   *[bateaux] Per Kahn führt sie nach { $places }.
}
cards-say-cost = { $count ->
    [0] Sie kostet nichts.
   *[other] Sie kostet { $count } Geld.
}
cards-costs = { $count ->
    [0] Kostet nichts.
   *[other] Kostet { $count }.
}
cards-leads-nowhere = Sie führt nirgendwohin.
cards-and-more = { $text } und { $count } weitere
cards-times = × { $count }

cards-hand = Deine Hand
cards-hand-empty = Deine Hand ist leer.

# Stapel: wie viele Karten dort liegen, und wo.
cards-pile-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
cards-pile-empty = Hier liegen keine Karten.
cards-pile-more = { $count ->
    [one] Noch eine zeigen
   *[other] { $count } weitere zeigen
}
cards-pile-fewer = Weniger zeigen

# Die Auslage.
cards-market-own = { $side ->
    [british] Britische Imperiumskarten
   *[french] Französische Imperiumskarten
}
cards-market-neutral = Neutrale Karten
cards-market-locations = { $side ->
    [british] Noch freie britische Ortskarten
   *[french] Noch freie französische Ortskarten
}
cards-market-locations-how = Wer an einem Ort siedelt, erhält seine Karte.
cards-market-sold-out = Nichts mehr da.
cards-market-enemy = { $side ->
    [british] Was die Briten noch nehmen können
   *[french] Was die Franzosen noch nehmen können
}

# Die Übersicht: was jeder Stapel und jede Hand noch enthalten kann.
cards-track-of = { $side ->
    [british] Britische Karten
   *[french] Französische Karten
}
cards-track-card = Karte
cards-track-hand = Hand
cards-track-known = Auf der Hand gesehen
cards-track-unseen = Hand oder Stapel
cards-track-deck = Zugstapel
cards-track-discard = Abwurf
cards-track-reserve = Reserve
cards-track-siege = Belagerung
cards-track-total = Gesamt
cards-track-sizes = Hand: { $hand }. Zugstapel: { $deck }. Abwurfstapel: { $discard }.
cards-track-open = Du kennst jede Karte in Hand und Zugstapel; nur die Reihenfolge des Stapels nicht.
cards-track-hidden = { $hand ->
    [0] Keine verborgene Karte ist auf der Hand: Alles unter „Hand oder Stapel“ liegt im Zugstapel.
    [one] Von den Karten unter „Hand oder Stapel“ ist eine auf der Hand; die anderen liegen im Zugstapel.
   *[other] Von den Karten unter „Hand oder Stapel“ sind { $hand } auf der Hand; die anderen liegen im Zugstapel.
}
cards-track-shown = { $count ->
    [0] Dein Gegner kennt keine Karte deiner Hand.
    [one] Dein Gegner kennt eine Karte deiner Hand: { $cards }.
   *[other] Dein Gegner kennt { $count } Karten deiner Hand: { $cards }.
}
