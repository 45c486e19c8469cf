## Rule sets, variants and scenarios, by the names that the content gives them

rule-set-second-edition = Deuxième édition
rule-set-yucata = Yucata
rule-set-first-edition-italian = Première édition italienne
rule-set-first-edition-german = Première édition allemande
rule-set-first-edition-french = Première édition française

variant-reshuffle-costs-a-coin = Mélange payant
variant-fort-at-louisbourg = Louisbourg fortifié
variant-fort-at-quebec = Québec fortifié
variant-french-win-at-fort-duquesne = Victoire à Fort Duquesne
variant-ambush-reaches-sieges = Embuscades aux sièges
variant-three-fewer-british-regulars = Moins d’infanterie anglaise
variant-french-redraw-after-siege = Échange après un siège
variant-reserve-takes-locations = Lieux en réserve
variant-reserve-takes-lost-locations = Lieux perdus en réserve
variant-british-start-with-bateaux = Bateaux anglais au départ
variant-french-bateaux-available = Bateaux français au marché
variant-first-edition-bateaux = Bateaux français au départ
variant-french-choose-a-starting-card = Carte de départ au choix
variant-blocked-ambush-is-free = Embuscade bloquée gratuite
variant-blocked-raid-is-free = Raid bloqué gratuit
variant-free-fur-sale = Vente libre de fourrures
variant-free-discards = Défausses gratuites
variant-governor-abandons-location = Le Gouverneur abandonne
variant-governor-spares-starting-locations = Lieux de départ protégés
variant-no-governors = Sans Gouverneurs
variant-natives-fight-in-sieges = Amérindiens aux sièges
variant-british-wait-to-besiege = Sièges anglais retardés
variant-drop-lost-locations = Lieux perdus défaussés
variant-first-edition-home-support = Soutien national d’origine
variant-first-edition-raid-range = Raids d’origine
variant-late-reshuffle = Mélange tardif

scenario-standard-title = La deuxième édition
scenario-yucata-title = La deuxième édition comme sur Yucata
scenario-french-first-edition-title = La première édition, d’après son texte français
scenario-german-first-edition-title = La première édition, d’après son texte allemand
scenario-italian-first-edition-title = La première édition, d’après son texte italien

scenario-frontenacs-war-title = La guerre de Frontenac, 1690

scenario-annapolis-royal-title = Annapolis Royal, 1713

scenario-upper-country-title = Le pays d’en haut, 1727

scenario-grand-derangement-title = Le Grand Dérangement, 1755

scenario-braddocks-road-title = La route de Braddock, 1755
