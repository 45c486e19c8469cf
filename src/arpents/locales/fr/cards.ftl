## The places, and the cards that are named after them

place-albany = Albany
place-baltimore = Baltimore
place-boston = Boston
place-canso = Canso
place-cumberland = Cumberland
place-deerfield = Deerfield
place-detroit = Détroit
place-fort-beausejour = Fort Beauséjour
place-fort-duquesne = Fort Duquesne
place-fort-frontenac = Fort Frontenac
place-fort-halifax = Fort Halifax
place-fort-niagara = Fort Niagara
place-fort-presquile = Fort Presqu’île
place-fort-st-john = Fort Saint-Jean
place-fort-stanwix = Fort Stanwix
place-fort-venango = Fort Venango
place-fort-william-henry = Fort William Henry
place-gaspe = Gaspé
place-halifax = Halifax
place-kennebec = Kennebec
place-louisbourg = Louisbourg
place-michillimackinac = Michillimackinac
place-montreal = Montréal
place-new-haven = New Haven
place-new-york = New York
place-norfolk = Norfolk
place-oswego = Oswego
place-pemaquid = Pemaquid
place-philadelphia = Philadelphia
place-port-royal = Port-Royal
place-quebec = Québec
place-richmond = Richmond
place-st-marys = St. Mary’s
place-tadoussac = Tadoussac
place-ticonderoga = Ticonderoga
place-trois-rivieres = Trois-Rivières

## The empire cards

card-bateaux = Bateaux
card-coureurs-de-bois = Coureurs de bois
card-fortification = Fortification
card-governor = Gouverneur
card-home-support = Soutien national
card-indian-leader = Chef indien
card-intendant = Intendant
card-military-leader = Chef militaire
card-militia = Milice
card-native-americans = Amérindiens
card-neutral-fortification = Fortification neutre
card-neutral-native-americans = Amérindiens neutres
card-neutral-settlers = Colons neutres
card-priest = Prêtre
card-rangers = Rangers
card-regular-infantry = Infanterie régulière
card-regular-infantry-initial = Infanterie régulière (de départ)
card-settlers = Colons
card-ships = Navires
card-siege-artillery = Artillerie de siège
card-trader = Négociant

## What is printed on cards

symbol-bateaux = bateau
symbol-wagon = chariot
symbol-ship = navire
symbol-fur = fourrure
symbol-settler = colon
symbol-military = force militaire

ability-ambushes = tend des embuscades
ability-blocks-ambush = bloque les embuscades
ability-blocks-raid = bloque les raids
ability-converts = rallie des Amérindiens
ability-defender-only = en défense seulement
ability-draws-three = fait piocher trois cartes
ability-extends-raid = prolonge les raids
ability-fetches-discard = reprend une carte défaussée
ability-free-action = action gratuite
ability-leads = commande à un siège
ability-piracy = piraterie
ability-raids = mène des raids
ability-removes-cards = retire des cartes
ability-sells-furs = vend des fourrures
ability-vulnerable = craint les embuscades

## Lists of cards and places

list-next = { $before }, { $next }
list-last = { $before } et { $next }
card-several = { $kind ->
    [card-neutral-fortification] { $count } Fortifications neutres
    [card-priest] { $count } Prêtres
    [card-trader] { $count } Négociants
   *[other] { $count } × { $card }
}
