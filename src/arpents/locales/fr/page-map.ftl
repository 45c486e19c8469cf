## The map: its title, the waters, and what is said of each location.
## It is "le plateau" in sentences: "carte" is a card.

map = Plateau
map-help = Les flèches vont d’un lieu à l’autre, Entrée choisit. Plus et moins changent l’échelle, zéro montre tout le plateau.
map-zoom-in = Agrandir
map-zoom-out = Réduire
map-reset = Montrer tout le plateau

map-title-above = Carte du
map-title = Nord-Est de l’Amérique
map-title-below = avec les établissements anglais et français

map-water-huron = Lac Huron
map-water-erie = Lac Érié
map-water-ontario = Lac Ontario
map-water-ocean = Océan Atlantique
map-water-gulf = Golfe du Saint-Laurent

## What is said of a location

map-neutral = Neutre
# $owner is british or french, $piece is village or town, $fortified is yes or no
map-held = { $owner ->
    [british] { $piece ->
        [town] { $fortified ->
            [yes] Ville anglaise fortifiée
           *[no] Ville anglaise
        }
       *[village] { $fortified ->
            [yes] Village anglais fortifié
           *[no] Village anglais
        }
    }
   *[french] { $piece ->
        [town] { $fortified ->
            [yes] Ville française fortifiée
           *[no] Ville française
        }
       *[village] { $fortified ->
            [yes] Village français fortifié
           *[no] Village français
        }
    }
}
map-besieged = { $by ->
    [british] Assiégé par les Anglais, marqueur à { $marker }
   *[french] Assiégé par les Français, marqueur à { $marker }
}
map-supplied = Ravitaillé
map-cut-off = Coupé du ravitaillement
map-points = { $village ->
    [one] { $village } point pour un village, { $town } pour une ville
   *[other] { $village } points pour un village, { $town } pour une ville
}
map-no-points = Pas de points, et pas de ville possible
map-scores = { $count ->
    [one] Rapporte { $count } point pour l’instant
   *[other] Rapporte { $count } points pour l’instant
}
map-settlers = Il faut un colon pour y placer un village
map-port = Port : les navires y combattent, et le ravitaillement vient par mer
map-sea = Sur la mer : le ravitaillement vient par mer, mais les navires n’y combattent pas
map-defence = Ajoute { $count } à la défense
map-home = { $side ->
    [british] Capitale anglaise : le ravitaillement vient d’ici
   *[french] Capitale française : le ravitaillement vient d’ici
}
map-prize = { $side ->
    [british] S’ils la perdent, les Anglais perdent la partie
   *[french] S’ils la perdent, les Français perdent la partie
}
map-can = Ce que vous pouvez faire ici

map-connections = Connexions
map-way-river = Rivière vers { $places }
map-way-lake = Lac vers { $places }
# $name is the name of the lake
map-way-lake-named = { $name } vers { $places }
map-way-road = Route vers { $places }
map-way-trail = Piste indienne vers { $places }
map-way-sea = Mer vers tous les autres lieux sur la mer
map-lake-lake-erie = Lac Érié
map-lake-lake-huron = Lac Huron
map-lake-lake-ontario = Lac Ontario

map-committed-none = { $side ->
    [british] Les Anglais n’y ont pas de cartes
   *[french] Les Français n’y ont pas de cartes
}
map-committed = { $side ->
    [british] Cartes anglaises : { $cards }
   *[french] Cartes françaises : { $cards }
}

## The legend

map-legend = Légende
map-legend-river = Rivière
map-legend-lake = Lac
map-legend-road = Route
map-legend-trail = Piste indienne : pas de ravitaillement
map-legend-village = Village
map-legend-town = Ville
map-legend-fort = Fortifié
map-legend-cut-off = Coupé du ravitaillement
map-legend-siege = Assiégé, avec le marqueur
map-legend-points = Points pour un village
map-legend-settlers = Demande un colon
map-legend-port = Port
map-legend-sea = Sur la mer, sans port
map-legend-defence = Défense
map-legend-home = Source du ravitaillement
map-legend-prize = Qui la perd perd la partie
map-legend-can = Vous pouvez agir ici
