## Die Orte und die Karten, die nach ihnen heißen

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

## Die Imperiumskarten. Wo ihre Titel getrennt werden dürfen, steht unter cards-parted.

card-bateaux = Kahn
card-coureurs-de-bois = Coureurs de Bois
card-fortification = Festung
card-governor = Gouverneur
card-home-support = Nachschub aus der Heimat
card-indian-leader = Indianischer Häuptling
card-intendant = Intendant
card-military-leader = Heerführer
card-militia = Miliz
card-native-americans = Amerikanische Ureinwohner
card-neutral-fortification = Festung (neutral)
card-neutral-native-americans = Amerikanische Ureinwohner (neutral)
card-neutral-settlers = Siedler (neutral)
card-priest = Priester
card-rangers = Waldläufer (Rangers)
card-regular-infantry = Reguläre Infanterie
card-regular-infantry-initial = Reguläre Infanterie (Startkarte)
card-settlers = Siedler
card-ships = Schiffe
card-siege-artillery = Belagerungsartillerie
card-trader = Händler

## Was auf den Karten steht

symbol-bateaux = Kahn
symbol-wagon = Wagen
symbol-ship = Schiff
symbol-fur = Fell
symbol-settler = Siedler
symbol-military = Militärstärke

ability-ambushes = legt Hinterhalte
ability-blocks-ambush = wehrt Hinterhalte ab
ability-blocks-raid = wehrt Überfälle ab
ability-converts = wirbt Ureinwohner ab
ability-defender-only = nur zur Verteidigung
ability-draws-three = zieht drei Karten
ability-extends-raid = verlängert Überfälle
ability-fetches-discard = holt eine abgeworfene Karte zurück
ability-free-action = freie Aktion
ability-leads = führt bei einer Belagerung
ability-piracy = Piraterie
ability-raids = macht Überfälle
ability-removes-cards = entfernt Karten
ability-sells-furs = verkauft Felle
ability-vulnerable = anfällig für Hinterhalte

## Aufzählungen von Karten und Orten

list-next = { $before }, { $next }
list-last = { $before } und { $next }
card-several = { $kind ->
    [card-neutral-fortification] { $count } Festungen (neutral)
    [card-priest] { $count } Priester
    [card-trader] { $count } Händler
   *[other] { $count } × { $card }
}
