## Rule sets, variants and scenarios, by the names that the content gives them

rule-set-second-edition = Seconda edizione
rule-set-yucata = Yucata
rule-set-first-edition-italian = Prima edizione italiana
rule-set-first-edition-german = Prima edizione tedesca
rule-set-first-edition-french = Prima edizione francese

variant-reshuffle-costs-a-coin = Mescolare costa
variant-fort-at-louisbourg = Louisbourg fortificata
variant-fort-at-quebec = Quebec fortificata
variant-french-win-at-fort-duquesne = Vittoria a Fort Duquesne
variant-ambush-reaches-sieges = Imboscate negli assedi
variant-three-fewer-british-regulars = Meno fanteria inglese
variant-french-redraw-after-siege = Cambio dopo l’assedio
variant-reserve-takes-locations = Luoghi in riserva
variant-reserve-takes-lost-locations = Luoghi perduti in riserva
variant-british-start-with-bateaux = Barche inglesi all’inizio
variant-french-bateaux-available = Barche francesi nel mercato
variant-first-edition-bateaux = Barche francesi all’inizio
variant-french-choose-a-starting-card = Carta iniziale a scelta
variant-blocked-ambush-is-free = Imboscata bloccata gratuita
variant-blocked-raid-is-free = Razzia bloccata gratuita
variant-free-fur-sale = Vendita libera di pellicce
variant-free-discards = Scarti gratuiti
variant-governor-abandons-location = Il Governatore abbandona
variant-governor-spares-starting-locations = Luoghi iniziali protetti
variant-no-governors = Senza Governatori
variant-natives-fight-in-sieges = Nativi negli assedi
variant-british-wait-to-besiege = Assedi inglesi rinviati
variant-drop-lost-locations = Via i luoghi perduti
variant-first-edition-home-support = Supporto della patria originale
variant-first-edition-raid-range = Razzie corte
variant-late-reshuffle = Mescolare a fine turno

scenario-standard-title = La seconda edizione
scenario-yucata-title = La seconda edizione come su Yucata
scenario-french-first-edition-title = La prima edizione, secondo il testo francese
scenario-german-first-edition-title = La prima edizione, secondo il testo tedesco
scenario-italian-first-edition-title = La prima edizione, secondo il testo italiano

scenario-frontenacs-war-title = La guerra di Frontenac, 1690

scenario-annapolis-royal-title = Annapolis Royal, 1713

scenario-upper-country-title = Le terre alte, 1727

scenario-grand-derangement-title = Il Grand Dérangement, 1755

scenario-braddocks-road-title = La strada di Braddock, 1755
