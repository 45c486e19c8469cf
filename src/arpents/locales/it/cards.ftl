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
place-fort-presquile = Fort Presqu’île
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
place-st-marys = St. Mary’s
place-tadoussac = Tadoussac
place-ticonderoga = Ticonderoga
place-trois-rivieres = Trois-Rivières

## The empire cards

card-bateaux = Barche
card-coureurs-de-bois = Coureurs de Bois
card-fortification = Fortificazione
card-governor = Governatore
card-home-support = Supporto della patria
card-indian-leader = Capo indiano
card-intendant = Intendente
card-military-leader = Capo militare
card-militia = Milizia
card-native-americans = Nativi americani
card-neutral-fortification = Fortificazione neutrale
card-neutral-native-americans = Nativi americani neutrali
card-neutral-settlers = Coloni neutrali
card-priest = Prete
card-rangers = Ranger
card-regular-infantry = Fanteria regolare
card-regular-infantry-initial = Fanteria regolare (di partenza)
card-settlers = Coloni
card-ships = Navi
card-siege-artillery = Artiglieria d’assedio
card-trader = Commerciante

## What is printed on cards

symbol-bateaux = barca
symbol-wagon = carro
symbol-ship = nave
symbol-fur = pelliccia
symbol-settler = colono
symbol-military = forza militare

ability-ambushes = tende imboscate
ability-blocks-ambush = blocca le imboscate
ability-blocks-raid = blocca le razzie
ability-converts = converte Nativi americani
ability-defender-only = solo in difesa
ability-draws-three = fa pescare tre carte
ability-extends-raid = estende le razzie
ability-fetches-discard = riprende una carta scartata
ability-free-action = azione gratuita
ability-leads = guida un assedio
ability-piracy = pirateria
ability-raids = compie razzie
ability-removes-cards = rimuove carte
ability-sells-furs = vende pellicce
ability-vulnerable = teme le imboscate

## Lists of cards and places

list-next = { $before }, { $next }
list-last = { $before } e { $next }
card-several = { $kind ->
    [card-neutral-fortification] { $count } Fortificazioni neutrali
    [card-priest] { $count } Preti
    [card-trader] { $count } Commercianti
   *[other] { $count } × { $card }
}
