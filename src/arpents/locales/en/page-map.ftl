## The map: its title, the waters, and what is said of each location

map = Map
map-help = Arrow keys move from place to place, Enter chooses. Plus and minus zoom, zero shows the whole map.
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-reset = Show the whole map

map-title-above = A map of
map-title = North-Eastern America
map-title-below = with the settlements of Britain and France

map-water-huron = Lake Huron
map-water-erie = Lake Erie
map-water-ontario = Lake Ontario
map-water-ocean = Atlantic Ocean
map-water-gulf = Gulf of St. Lawrence

## What is said of a location

map-neutral = Neutral
# $owner is british or french, $piece is village or town, $fortified is yes or no
map-held = { $owner ->
    [british] { $piece ->
        [town] { $fortified ->
            [yes] British town, fortified
           *[no] British town
        }
       *[village] { $fortified ->
            [yes] British village, fortified
           *[no] British village
        }
    }
   *[french] { $piece ->
        [town] { $fortified ->
            [yes] French town, fortified
           *[no] French town
        }
       *[village] { $fortified ->
            [yes] French village, fortified
           *[no] French village
        }
    }
}
map-besieged = { $by ->
    [british] Besieged by the British, marker at { $marker }
   *[french] Besieged by the French, marker at { $marker }
}
map-supplied = In supply
map-cut-off = Cut off from supply
map-points = { $village ->
    [one] 1 point for a village, { $town } for a town
   *[other] { $village } points for a village, { $town } for a town
}
map-no-points = No points, and no town can be built
map-scores = { $count ->
    [one] Scores 1 point now
   *[other] Scores { $count } points now
}
map-settlers = A settler is needed to place a village
map-port = Port: ships fight here, and supply comes by sea
map-sea = On the sea: supply comes by sea, but ships do not fight here
map-defence = { $count ->
    [one] Adds 1 to the defence
   *[other] Adds { $count } to the defence
}
map-home = { $side ->
    [british] British home: supply comes from here
   *[french] French home: supply comes from here
}
map-prize = { $side ->
    [british] The British lose the game with it
   *[french] The French lose the game with it
}
map-can = What you can do here

map-connections = Connections
map-way-river = River to { $places }
map-way-lake = Lake to { $places }
# $name is the name of the lake
map-way-lake-named = { $name } to { $places }
map-way-road = Road to { $places }
map-way-trail = Trail to { $places }
map-way-sea = Sea to all other places on the sea
map-lake-lake-erie = Lake Erie
map-lake-lake-huron = Lake Huron
map-lake-lake-ontario = Lake Ontario

map-committed-none = { $side ->
    [british] The British have no cards there
   *[french] The French have no cards there
}
map-committed = { $side ->
    [british] British cards: { $cards }
   *[french] French cards: { $cards }
}

## The legend

map-legend = Legend
map-legend-river = River
map-legend-lake = Lake
map-legend-road = Road
map-legend-trail = Trail: no supply
map-legend-village = Village
map-legend-town = Town
map-legend-fort = Fortified
map-legend-cut-off = Cut off
map-legend-siege = Besieged, with the marker
map-legend-points = Points for a village
map-legend-settlers = Needs a settler
map-legend-port = Port
map-legend-sea = On the sea, no port
map-legend-defence = Defence
map-legend-home = Source of supply
map-legend-prize = If it falls, the game is lost
map-legend-can = You can act here
