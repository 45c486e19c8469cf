## Was man für ein Spiel wählen kann: Regelwerke, Varianten und Szenarien

rule-set-second-edition = Zweite Auflage
rule-set-yucata = Yucata
rule-set-first-edition-italian = Erste Auflage, italienisch
rule-set-first-edition-german = Erste Auflage, deutsch
rule-set-first-edition-french = Erste Auflage, französisch

## Varianten

variant-reshuffle-costs-a-coin = Mischen kostet Geld
variant-fort-at-louisbourg = Festung in Louisbourg
variant-fort-at-quebec = Festung in Quebec
variant-french-win-at-fort-duquesne = Sieg in Fort Duquesne
variant-ambush-reaches-sieges = Hinterhalt bei Belagerungen
variant-three-fewer-british-regulars = Weniger britische Infanterie
variant-french-redraw-after-siege = Kartentausch nach Belagerung
variant-reserve-takes-locations = Ortskarten in Reserve
variant-reserve-takes-lost-locations = Verlorene Orte in Reserve
variant-british-start-with-bateaux = Kahn für die Briten
variant-french-bateaux-available = Kahn für die Franzosen
variant-first-edition-bateaux = Kahn wie in der ersten Auflage
variant-french-choose-a-starting-card = Startkarte nach Wahl
variant-blocked-ambush-is-free = Abgewehrter Hinterhalt frei
variant-blocked-raid-is-free = Abgewehrter Überfall frei
variant-free-fur-sale = Freier Fellverkauf
variant-free-discards = Kostenlos abwerfen
variant-governor-abandons-location = Gouverneur räumt Orte
variant-governor-spares-starting-locations = Gouverneur schont Startorte
variant-no-governors = Ohne Gouverneure
variant-natives-fight-in-sieges = Ureinwohner bei Belagerungen
variant-british-wait-to-besiege = Briten belagern später
variant-drop-lost-locations = Verlorene Orte ablegen
variant-first-edition-home-support = Nachschub wie in der ersten Auflage
variant-first-edition-raid-range = Überfälle wie in der ersten Auflage
variant-late-reshuffle = Spätes Mischen

## Szenarien

scenario-standard-title = Zweite Auflage
scenario-yucata-title = Zweite Auflage wie auf Yucata
scenario-italian-first-edition-title = Erste Auflage, italienischer Text
scenario-german-first-edition-title = Erste Auflage, deutscher Text
scenario-french-first-edition-title = Erste Auflage, französischer Text

scenario-annapolis-royal-title = Annapolis Royal, 1713

scenario-braddocks-road-title = Braddocks Straße, 1755

scenario-frontenacs-war-title = Frontenacs Krieg, 1690

scenario-grand-derangement-title = Das Grand Dérangement, 1755

scenario-upper-country-title = Das Oberland, 1727
