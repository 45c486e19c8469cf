## Ce que sont les règles, les variantes et les scénarios

rule-set-second-edition-summary = Les règles de la deuxième édition anglaise.
rule-set-yucata-summary = La deuxième édition telle qu’on la joue sur Yucata, où le marqueur de siège avance sans limite.
rule-set-first-edition-italian-summary = La première édition selon son texte italien.
rule-set-first-edition-german-summary = La première édition selon son texte allemand.
rule-set-first-edition-french-summary = La première édition selon son texte français.
variant-reshuffle-costs-a-coin-summary = Reconstituer la pioche en complétant sa main coûte 1 pièce, ou deux cartes au camp qui n’a pas d’argent.
variant-fort-at-louisbourg-summary = Louisbourg est fortifié dès le départ.
variant-fort-at-quebec-summary = Québec est fortifié dès le départ.
variant-french-win-at-fort-duquesne-summary = Les Français gagnent aussitôt s’ils colonisent ou conquièrent Fort Duquesne.
variant-ambush-reaches-sieges-summary = Une embuscade peut aussi coûter une carte engagée dans un siège, et la force qu’elle y avait.
variant-three-fewer-british-regulars-summary = Trois Infanteries régulières anglaises sont hors de la partie.
variant-french-redraw-after-siege-summary = Pour chaque siège gagné au début de leur tour, les Français peuvent échanger une carte contre une nouvelle.
variant-reserve-takes-locations-summary = Les cartes de localisation peuvent être mises en réserve, utilisables ou non.
variant-reserve-takes-lost-locations-summary = Les cartes des lieux qu’on ne contrôle pas peuvent être mises en réserve.
variant-british-start-with-bateaux-summary = La carte Bateaux des Anglais est dans le paquet de départ.
variant-french-bateaux-available-summary = La carte Bateaux des Français peut être prise.
variant-first-edition-bateaux-summary = La carte Bateaux des Français est dans le paquet de départ.
variant-french-choose-a-starting-card-summary = Les Français ajoutent une carte d’empire de leur choix à leur paquet de départ.
variant-blocked-ambush-is-free-summary = Une embuscade bloquée ne consomme pas l’action.
variant-blocked-raid-is-free-summary = Un raid bloqué ne consomme pas l’action.
variant-free-fur-sale-summary = On peut vendre une carte de localisation avec fourrure pour 1 pièce à tout moment de son tour.
variant-free-discards-summary = Défausser plusieurs cartes ne coûte rien.
variant-governor-abandons-location-summary = Un lieu dont le Gouverneur retire la carte est abandonné.
variant-governor-spares-starting-locations-summary = Le Gouverneur ne peut pas retirer une carte de localisation de départ tant que son propriétaire contrôle le lieu.
variant-no-governors-summary = Les Gouverneurs sont hors de la partie.
variant-natives-fight-in-sieges-summary = Les Amérindiens ont une force de 1 dans les sièges.
variant-british-wait-to-besiege-summary = Les Anglais n’assiègent rien avant que les Français l’aient fait, ou avant d’avoir eu eux-mêmes 25 points.
variant-drop-lost-locations-summary = Les cartes des lieux qu’on ne contrôle pas peuvent être défaussées à tout moment de son tour.
variant-first-edition-home-support-summary = Le Soutien national reconstitue une pioche épuisée.
variant-first-edition-raid-range-summary = Un raid porte à une connexion par carte.
variant-late-reshuffle-summary = Une pioche épuisée n’est reconstituée qu’à la toute fin du tour de son propriétaire.

scenario-frontenacs-war-history =
    En août 1689, des guerriers des Cinq-Nations, amis des Anglais d’Albany, fondirent sur Lachine, près de
    Montréal ; deux mois plus tard, le vieux comte de Frontenac revint de France gouverner une colonie
    effrayée. Il avait trop peu de soldats pour une armée : il envoya donc des partis de guerre. Aux premiers
    mois de 1690, trois troupes de Canadiens et de leurs alliés quittèrent Montréal, Trois-Rivières et Québec :
    l’une brûla Schenectady, l’avant-poste d’Albany, une autre Salmon Falls, dans le New Hampshire, et la
    troisième prit le fort Loyal, sur la côte du Maine. La Nouvelle-Angleterre répondit par mer. Au printemps,
    sir William Phips prit Port-Royal presque sans un coup de feu ; en octobre, il mouilla devant Québec et
    somma la ville de se rendre, mais Frontenac répondit par ses canons, et Phips s’en retourna avec une
    flotte battue. Louisbourg n’était pas encore fondé, et Pemaquid était tombé aux mains des Abénaquis l’été
    précédent : tous deux sont vides ici. Les Français tiennent le Richelieu, ont des partis de guerre dans
    leur paquet et jouent les premiers ; les Anglais ont Albany, Deerfield, une compagnie de milice et leurs
    propres alliés.

scenario-annapolis-royal-history =
    Port-Royal, la plus ancienne ville française d’Acadie, fut maintes fois prise et rendue. En octobre 1710,
    Francis Nicholson arriva avec quelque deux mille hommes de la Nouvelle-Angleterre et de l’ancienne ;
    Subercase, qui avait moins de trois cents soldats affamés et aucun secours à espérer, sortit avec les
    honneurs de la guerre. La ville devint Annapolis Royal, du nom de la reine Anne. Un an plus tard, une
    flotte bien plus grande, celle de sir Hovenden Walker, faisait route vers Québec quand huit de ses navires
    se brisèrent dans la brume sur les rochers du bas Saint-Laurent ; le reste fit demi-tour. En 1713, la paix
    d’Utrecht donna l’Acadie à la Grande-Bretagne sans dire où finissait l’Acadie, et laissa le Cap-Breton à
    la France, qui y fonda aussitôt Louisbourg et ne tarda pas à l’entourer de murs. Ici, les Anglais tiennent
    Port-Royal et les Français un Louisbourg fortifié, avec un missionnaire et des alliés parmi les Mi’kmaq,
    à qui l’on n’avait rien demandé.

scenario-upper-country-history =
    Les Français l’appelaient le pays d’en haut : les lacs au-delà de Montréal, où quelques centaines d’hommes
    en canot tenaient la moitié d’un continent par le commerce et la parole. Le fort Frontenac, bâti d’abord
    en 1673, se dressait là où le lac Ontario devient fleuve ; Cadillac fonda Détroit en 1701 ; des soldats
    revinrent vers 1715 à Michillimackinac, où deux grands lacs se rejoignent ; et en 1726 les Tsonnontouans
    laissèrent les Français bâtir à Niagara une maison de pierre, un fort à qui ne manquait que le nom.
    La réponse de New York fut Oswego. Depuis quelques années, des marchands d’Albany y portaient leurs
    denrées par la Mohawk et son portage, et vendaient un meilleur drap pour moins de castors ; en 1727 le
    gouverneur Burnet leur donna un fort, qu’il paya en grande partie lui-même. Chacun protesta contre les
    murs de l’autre, et nul ne les attaqua pendant une génération. Ici, les deux chaînes de postes sont en
    place, avec leurs négociants, et Port-Royal, pris en 1710, est anglais.

scenario-grand-derangement-history =
    Quarante ans durant, les Acadiens cultivèrent leurs prés endigués entre deux empires, sous l’autorité
    britannique, sans rien demander que de ne porter les armes pour aucun des deux. En 1749, les Anglais
    fondèrent Halifax pour faire contrepoids à Louisbourg ; en 1751, les Français bâtirent le fort Beauséjour
    sur l’isthme de Chignectou, où l’abbé Le Loutre pressait Acadiens et Mi’kmaq de n’avoir rien à faire avec
    Halifax. En juin 1755, Robert Monckton débarqua avec deux mille hommes de la Nouvelle-Angleterre et
    quelques centaines de réguliers, et prit Beauséjour en deux semaines. On y trouva quelque trois cents
    Acadiens. Il n’en fallut pas plus au gouverneur Lawrence et à son conseil : avant la fin de l’année, plus
    de six mille hommes, femmes et enfants furent embarqués et dispersés du Massachusetts à la Géorgie, et
    leurs villages brûlés. Ceux qui s’enfuirent dans les bois furent traqués pendant des années. Pour les
    Acadiens, c’est le Grand Dérangement. La partie commence au printemps de cette année-là ; Beauséjour est
    encore français.

scenario-braddocks-road-history =
    En 1753 et 1754, les Français bâtirent une chaîne de forts du lac Érié aux fourches de l’Ohio, d’où ils
    chassèrent une troupe de Virginiens pour y élever le fort Duquesne. Pour le prendre, les Britanniques
    envoyèrent le général Edward Braddock avec deux régiments d’infanterie, le 44ᵉ et le 48ᵉ, et un train
    d’artillerie. Il les rassembla au fort Cumberland, sur le Potomac ; Benjamin Franklin lui trouva cent
    cinquante chariots en Pennsylvanie ; et dès la fin de mai 1755 ils taillèrent une route à travers cent
    milles de forêt. Le 9 juillet, à un jour de marche du fort, la colonne de tête, forte de quelque quatorze
    cents hommes, en rencontra environ neuf cents, pour la plupart des guerriers des nations des lacs et de
    l’Ohio, qui se répandirent sous les arbres des deux côtés. En trois heures, les deux tiers de la colonne
    furent tués ou blessés ; Braddock mourut pendant la retraite. Ici, les canons et les régiments sont dans
    le paquet anglais, toute la chaîne des forts est française, et il y a des hommes dans les bois. Albany
    aussi est anglais, de même que Port-Royal, pris en 1710.
