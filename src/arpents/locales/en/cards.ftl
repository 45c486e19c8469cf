## The places, and the cards that are named after them

place-albany = Albany
place-baltimore = Baltimore
place-boston = Boston
place-canso = Canso
place-cumberland = Cumberland
place-deerfield = Deerfield
place-detroit = Detroit
place-fort-beausejour = Fort Beauséjour
place-fort-duquesne = Fort Duquesne
place-fort-frontenac = Fort Frontenac
place-fort-halifax = Fort Halifax
place-fort-niagara = Fort Niagara
place-fort-presquile = Fort Presqu'île
place-fort-st-john = Fort St. John
place-fort-stanwix = Fort Stanwix
place-fort-venango = Fort Venango
place-fort-william-henry = Fort William Henry
place-gaspe = Gaspé
place-halifax = Halifax
place-kennebec = Kennebec
place-louisbourg = Louisbourg
place-michillimackinac = Michillimackinac
place-montreal = Montreal
place-new-haven = New Haven
place-new-york = New York
place-norfolk = Norfolk
place-oswego = Oswego
place-pemaquid = Pemaquid
place-philadelphia = Philadelphia
place-port-royal = Port Royal
place-quebec = Quebec
place-richmond = Richmond
place-st-marys = St. Mary's
place-tadoussac = Tadoussac
place-ticonderoga = Ticonderoga
place-trois-rivieres = Trois-Rivières

## The empire cards. What is shown here can be typed, so a name must be one that the game reads back.

card-bateaux = Bateaux
card-coureurs-de-bois = Coureurs de Bois
card-fortification = Fortification
card-governor = Governor
card-home-support = Home Support
card-indian-leader = Indian Leader
card-intendant = Intendant
card-military-leader = Military Leader
card-militia = Militia
card-native-americans = Native Americans
card-neutral-fortification = neutral Fortification
card-neutral-native-americans = neutral Native Americans
card-neutral-settlers = neutral Settlers
card-priest = Priest
card-rangers = Rangers
card-regular-infantry = Regular Infantry
card-regular-infantry-initial = Regular Infantry (initial)
card-settlers = Settlers
card-ships = Ships
card-siege-artillery = Siege Artillery
card-trader = Trader

## What is printed on cards

symbol-bateaux = boat
symbol-wagon = wagon
symbol-ship = ship
symbol-fur = fur
symbol-settler = settler
symbol-military = strength

ability-ambushes = ambushes
ability-blocks-ambush = blocks ambushes
ability-blocks-raid = blocks raids
ability-converts = wins over Native Americans
ability-defender-only = defends only
ability-draws-three = draws three cards
ability-extends-raid = extends raids
ability-fetches-discard = fetches a discarded card
ability-free-action = free
ability-leads = leads at a siege
ability-piracy = piracy
ability-raids = raids
ability-removes-cards = removes cards
ability-sells-furs = sells furs
ability-vulnerable = can be ambushed

## Lists of cards and places

list-next = { $before }, { $next }
list-last = { $before } and { $next }
card-several = { $count } { $kind ->
    [card-neutral-fortification] neutral Fortifications
    [card-priest] Priests
    [card-trader] Traders
   *[other] { $card }
}
