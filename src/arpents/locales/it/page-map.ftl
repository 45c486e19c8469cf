## The map: its title, the waters, and what is said of each location

map = Mappa
map-help = Le frecce vanno da un luogo all’altro, Invio sceglie. Più e meno cambiano l’ingrandimento, zero mostra tutta la mappa.
map-zoom-in = Ingrandisci
map-zoom-out = Riduci
map-reset = Mostra tutta la mappa

map-title-above = Carta geografica
map-title = America nord-orientale
map-title-below = con gli insediamenti inglesi e francesi

map-water-huron = Lago Huron
map-water-erie = Lago Erie
map-water-ontario = Lago Ontario
map-water-ocean = Oceano Atlantico
map-water-gulf = Golfo di San Lorenzo

## What is said of a location

map-neutral = Neutrale
# $owner is british or french, $piece is village or town, $fortified is yes or no
map-held = { $owner ->
    [british] { $piece ->
        [town] { $fortified ->
            [yes] Città inglese fortificata
           *[no] Città inglese
        }
       *[village] { $fortified ->
            [yes] Villaggio inglese fortificato
           *[no] Villaggio inglese
        }
    }
   *[french] { $piece ->
        [town] { $fortified ->
            [yes] Città francese fortificata
           *[no] Città francese
        }
       *[village] { $fortified ->
            [yes] Villaggio francese fortificato
           *[no] Villaggio francese
        }
    }
}
map-besieged = { $by ->
    [british] Assediato dagli Inglesi, segnalino a { $marker }
   *[french] Assediato dai Francesi, segnalino a { $marker }
}
map-supplied = Rifornito
map-cut-off = Tagliato fuori dai rifornimenti
map-points = { $village ->
    [one] { $village } punto per un villaggio, { $town } per una città
   *[other] { $village } punti per un villaggio, { $town } per una città
}
map-no-points = Nessun punto, e nessuna città possibile
map-scores = { $count ->
    [one] Ora vale { $count } punto
   *[other] Ora vale { $count } punti
}
map-settlers = Serve un colono per piazzare un villaggio
map-port = Porto: qui le navi combattono, e i rifornimenti arrivano per mare
map-sea = Sul mare: i rifornimenti arrivano per mare, ma qui le navi non combattono
map-defence = Aggiunge { $count } alla difesa
map-home = { $side ->
    [british] Capitale inglese: da qui partono i rifornimenti
   *[french] Capitale francese: da qui partono i rifornimenti
}
map-prize = { $side ->
    [british] Se la perdono, gli Inglesi perdono la partita
   *[french] Se la perdono, i Francesi perdono la partita
}
map-can = Che cosa puoi fare qui

map-connections = Collegamenti
map-way-river = Fiume verso { $places }
map-way-lake = Lago verso { $places }
# $name is the name of the lake
map-way-lake-named = { $name } verso { $places }
map-way-road = Strada verso { $places }
map-way-trail = Sentiero indiano verso { $places }
map-way-sea = Mare verso tutti gli altri luoghi sul mare
map-lake-lake-erie = Lago Erie
map-lake-lake-huron = Lago Huron
map-lake-lake-ontario = Lago Ontario

map-committed-none = { $side ->
    [british] Gli Inglesi non vi hanno carte
   *[french] I Francesi non vi hanno carte
}
map-committed = { $side ->
    [british] Carte inglesi: { $cards }
   *[french] Carte francesi: { $cards }
}

## The legend

map-legend = Legenda
map-legend-river = Fiume
map-legend-lake = Lago
map-legend-road = Strada
map-legend-trail = Sentiero indiano: niente rifornimenti
map-legend-village = Villaggio
map-legend-town = Città
map-legend-fort = Fortificato
map-legend-cut-off = Non rifornito
map-legend-siege = Assediato, con il segnalino
map-legend-points = Punti per un villaggio
map-legend-settlers = Richiede un colono
map-legend-port = Porto
map-legend-sea = Sul mare, senza porto
map-legend-defence = Difesa
map-legend-home = Fonte dei rifornimenti
map-legend-prize = Chi la perde perde la partita
map-legend-can = Qui puoi agire
