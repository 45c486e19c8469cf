## Der Spielplan: sein Titel, die Gewässer und was über jeden Ort zu sagen ist

map = Spielplan
map-help = Pfeiltasten führen von Ort zu Ort, die Eingabetaste wählt. Plus und Minus vergrößern und verkleinern, Null zeigt den ganzen Plan.
map-zoom-in = Vergrößern
map-zoom-out = Verkleinern
map-reset = Ganzen Plan zeigen

map-title-above = Karte vom
map-title = Nordosten Amerikas
map-title-below = mit den Orten der Briten und Franzosen

map-water-huron = Huronsee
map-water-erie = Eriesee
map-water-ontario = Ontariosee
map-water-ocean = Atlantischer Ozean
map-water-gulf = Sankt-Lorenz-Golf

## Was über einen Ort zu sagen ist

map-neutral = Neutral
# $owner ist british oder french, $piece ist village oder town, $fortified ist yes oder no
map-held = { $owner ->
    [british] { $piece ->
        [town] { $fortified ->
            [yes] Britische Stadt, befestigt
           *[no] Britische Stadt
        }
       *[village] { $fortified ->
            [yes] Britisches Dorf, befestigt
           *[no] Britisches Dorf
        }
    }
   *[french] { $piece ->
        [town] { $fortified ->
            [yes] Französische Stadt, befestigt
           *[no] Französische Stadt
        }
       *[village] { $fortified ->
            [yes] Französisches Dorf, befestigt
           *[no] Französisches Dorf
        }
    }
}
map-besieged = { $by ->
    [british] Von den Briten belagert, Marker bei { $marker }
   *[french] Von den Franzosen belagert, Marker bei { $marker }
}
map-supplied = Versorgt
map-cut-off = Von der Versorgung abgeschnitten
map-points = { $village ->
    [one] 1 Punkt für ein Dorf, { $town } für eine Stadt
   *[other] { $village } Punkte für ein Dorf, { $town } für eine Stadt
}
map-no-points = Keine Punkte, und keine Stadt möglich
map-scores = { $count ->
    [one] Bringt jetzt 1 Punkt
   *[other] Bringt jetzt { $count } Punkte
}
map-settlers = Für ein Dorf ist ein Siedler nötig
map-port = Hafen: Schiffe kämpfen hier, und Versorgung kommt übers Meer
map-sea = Am Meer: Versorgung kommt übers Meer, aber Schiffe kämpfen hier nicht
map-defence = Verstärkt die Verteidigung um { $count }
map-home = { $side ->
    [british] Heimat der Briten: Von hier kommt die Versorgung
   *[french] Heimat der Franzosen: Von hier kommt die Versorgung
}
map-prize = { $side ->
    [british] Mit diesem Ort verlieren die Briten das Spiel
   *[french] Mit diesem Ort verlieren die Franzosen das Spiel
}
map-can = Was du hier tun kannst

map-connections = Verbindungen
map-way-river = Fluss nach { $places }
map-way-lake = Über den See nach { $places }
# $name ist der Name des Sees
map-way-lake-named = { $name } nach { $places }
map-way-road = Straße nach { $places }
map-way-trail = Indianerpfad nach { $places }
map-way-sea = Übers Meer zu allen anderen Orten am Meer
map-lake-lake-erie = Eriesee
map-lake-lake-huron = Huronsee
map-lake-lake-ontario = Ontariosee

map-committed-none = { $side ->
    [british] Die Briten haben dort keine Karten
   *[french] Die Franzosen haben dort keine Karten
}
map-committed = { $side ->
    [british] Britische Karten: { $cards }
   *[french] Französische Karten: { $cards }
}

## Die Legende

map-legend = Legende
map-legend-river = Fluss
map-legend-lake = See
map-legend-road = Straße
map-legend-trail = Indianerpfad: keine Versorgung
map-legend-village = Dorf
map-legend-town = Stadt
map-legend-fort = Befestigt
map-legend-cut-off = Abgeschnitten
map-legend-siege = Belagert, mit Marker
map-legend-points = Punkte für ein Dorf
map-legend-settlers = Braucht einen Siedler
map-legend-port = Hafen
map-legend-sea = Am Meer, kein Hafen
map-legend-defence = Verteidigung
map-legend-home = Quelle der Versorgung
map-legend-prize = Fällt er, ist das Spiel verloren
map-legend-can = Hier kannst du handeln
