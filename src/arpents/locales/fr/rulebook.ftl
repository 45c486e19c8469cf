## The rules for players, numbered as in docs/rules.md: see the English file for how references are written.
## A coin is "une pièce", a village or town is "un pion"; the market is "le marché", a home is "une capitale".

## The game in two minutes

rulebook-brief-1 = Deux puissances veulent le même continent. Les *Anglais* tiennent les villes de la côte et ont de l’argent à dépenser ; les *Français* tiennent le grand fleuve, connaissent la forêt, et sont peu nombreux. Vous jouez l’un des deux camps, contre l’autre.
rulebook-brief-2 = Tout ce que vous faites, vous le faites avec des *cartes*. Vous commencez avec un petit paquet : surtout les lieux que vous tenez. À votre tour, vous faites *deux actions*, chacune en jouant des cartes de votre main ; puis vous piochez pour en avoir de nouveau cinq. Quand votre pioche est épuisée, votre défausse redevient votre pioche : chaque carte que vous ajoutez vous reviendra donc, et aussi chaque carte que vous regrettez d’avoir ajoutée.
rulebook-brief-3 = Pour *coloniser* un lieu, jouez une carte de localisation qui y mène, une carte avec le bon moyen de transport ([[symbol-bateaux]], [[symbol-wagon]] ou [[symbol-ship]]), et parfois un [[symbol-settler]]. Vous y placez un village et gagnez sa carte. Plus tard, vous pourrez faire du village une *ville*, qui compte double.
rulebook-brief-4 = Pour attaquer, *assiégez* : engagez des soldats contre un lieu ennemi, une carte après l’autre, pendant que l’ennemi fait de même. Qui a nettement l’avantage au début de son tour a gagné. Ou soyez prompt et cruel : lancez des *raids* sur ce qui est sans défense, et tendez des *embuscades* aux soldats dans la main de l’ennemi.
rulebook-brief-5 = Soldats, navires et auxiliaires *se prennent* contre de l’argent. Les pièces de vos cartes de localisation, les navires marchands et les fourrures en rapportent.
rulebook-brief-6 = Les Anglais gagnent aussitôt s’ils prennent [[place-quebec]] ; les Français, s’ils prennent [[place-boston]] ou [[place-new-york]]. Sinon, la partie finit quand un camp a placé tous ses villages ou toutes ses villes, ou a fait assez de captures, et les *points* décident.

## 1. What there is

rulebook-section-1 = Le matériel
rule-1-1 = Il y a deux camps, les Anglais et les Français. Les Anglais jouent le premier tour.
rule-1-2 = Le plateau compte 36 *lieux*. Un lieu est neutre, ou contrôlé par le camp qui y a un *village* ou une *ville* : un seul pion, jamais les deux. Il peut aussi porter une *fortification*.
rule-1-3 = Les Anglais ont 18 villages et 12 villes, les Français 18 villages et 9 villes ; les 12 fortifications sont communes. Ce qui n’est pas sur le plateau est en *stock*, sauf les pions capturés par l’ennemi : ceux-là ne reviennent jamais.
rule-1-4 = Chaque carte appartient à un camp ou est neutre, et n’est qu’à un seul endroit : dans une main, une réserve, une pioche ou une défausse, engagée dans un siège, ou au *marché*. Le marché a trois parties : les cartes de localisation que vous pouvez encore gagner, les cartes d’empire que vous pouvez encore prendre, et les cartes neutres, que les deux camps peuvent prendre.
rule-1-5 = Tout est visible pour les deux camps, sauf la main de l’ennemi et l’ordre des pioches. Vous pouvez consulter le plateau, l’argent, les stocks et les pions capturés, les réserves, les défausses, les cartes engagées, le marché et le journal de la partie, et savoir combien de cartes compte chaque main et chaque pioche. Comme vous avez vu entrer chaque carte dans le paquet de l’ennemi, vous savez aussi quelles cartes forment *ensemble* sa main et sa pioche ; seul leur partage est caché.
rule-1-5-1 = Ce qui découle de tout ce que vous avez vu est visible aussi, et la page en tient le compte pour vous : les cartes revenues de la réserve ou par l’[[card-intendant]], une main qui a été montrée, et la main entière chaque fois que la pioche est vide. On sait qu’une telle carte est en main tant qu’elle n’en est pas sortie : elle est *connue*. Les cartes sont connues par sorte et par nombre : si l’une de plusieurs cartes semblables est jouée, une de moins est connue, mais jamais moins que ce qui reste certain. Le reste d’une main peut être n’importe lesquelles des cartes qui ne sont pas connues, tous les choix étant également probables.
rule-1-6 = La banque n’est jamais à court d’argent.

## 2. Setting up

rulebook-section-2 = La mise en place
rule-2-1 = [[place-boston]] et [[place-new-york]] sont au départ des villes anglaises, et les Anglais ont cinq villages de plus : [[place-new-haven]], [[place-norfolk]], [[place-pemaquid]], [[place-philadelphia]] et [[place-st-marys]]. [[place-quebec]] est au départ une ville française, et les Français ont six villages de plus : [[place-gaspe]], [[place-louisbourg]], [[place-montreal]], [[place-port-royal]], [[place-tadoussac]] et [[place-trois-rivieres]]. Les Anglais ont 12 pièces, les Français 5.
rule-2-2 = Chaque camp mélange son paquet de départ et pioche cinq cartes. Personne ne connaît l’ordre d’une pioche : piocher est toujours affaire de hasard.

## 3. Your turn

rulebook-section-3 = Votre tour
rule-3-1 = Votre tour a quatre étapes. D’abord, voyez si la partie est finie ([[rule-11-2]]). Puis les sièges que vous avez gagnés sont résolus ([[rule-7-1]]). Ensuite, faites vos actions. Enfin, piochez ([[rule-3-6]]).
rule-3-2 = À votre premier tour de la partie, vous avez *une* action ; à tous les suivants, *deux*.
rule-3-3 = Achevez une action avant d’en commencer une autre. Vous pouvez faire deux fois la même. On ne fait jamais de dettes : ce que vous ne pouvez pas payer en entier, vous ne pouvez pas le faire. Si l’ennemi bloque ce que vous faites, vos cartes restent jouées et votre argent reste payé.
rule-3-4 = Les *actions gratuites* ne comptent pas : le [[card-military-leader]], le [[card-home-support]], récupérer votre réserve, et se retirer d’un siège. Faites-en autant que vous voulez avant, entre et après vos actions, mais pas pendant qu’un siège est résolu, ni une fois que vous avez commencé à piocher. Une action gratuite qui ne changerait rien ne peut pas être faite.
rule-3-5 = Vous pouvez passer une action, et terminer votre tour plus tôt : les actions qui vous restent sont passées.
rule-3-6 = À la fin de votre tour, piochez jusqu’à avoir cinq cartes en main. Si vous en avez déjà cinq ou plus, vous n’en piochez pas ; vous n’avez jamais à défausser le surplus. Quand vous devez piocher et que votre pioche est vide, mélangez votre défausse : elle devient votre pioche. Si la défausse est vide aussi, vous cessez de piocher.
rule-3-7 = Les cartes que vous jouez vont dans votre défausse, sauf celles que vous engagez dans un siège.

## 4. When you may use a location card

rulebook-section-4 = Quand utiliser une carte de localisation
rule-4-1 = Vous ne pouvez jouer une carte de localisation, à quelque fin que ce soit (ses connexions, ses symboles, ses pièces, ou pour bloquer un raid), que si vous contrôlez le lieu, s’il n’est pas assiégé et s’il est *ravitaillé*.
rule-4-2 = Un lieu est ravitaillé si une chaîne de lieux que vous contrôlez le relie à votre capitale : [[place-boston]] pour les Anglais, [[place-quebec]] pour les Français. La chaîne suit les rivières, les lacs, les routes et la mer, mais pas les pistes indiennes. Tous les lieux sur la mer sont reliés entre eux. Les lieux assiégés peuvent faire partie de la chaîne. Être sur la mer et être un port sont deux choses : [[place-fort-beausejour]] et [[place-trois-rivieres]] peuvent être atteints par navire, mais ne sont pas des ports quand on les assiège.
rule-4-3 = Votre capitale vous ravitaille même quand un raid l’a rendue neutre, mais pas tant que l’ennemi la contrôle.
rule-4-4 = Une carte que vous ne pouvez pas utiliser peut tout de même être défaussée, ou retirée par le [[card-governor]].
rule-4-5 = Chaque carte ne se joue qu’à une seule fin. Une carte mène là où elle le dit : pas toujours dans les deux sens, ni toujours de même pour les deux camps. Elle peut citer un lieu que le plateau ne relie pas ([[card-fort-st-john]] mène à [[place-quebec]]), ou n’en citer aucun ([[card-kennebec]]). Coloniser et assiéger suivent les cartes ; le ravitaillement et les raids suivent le plateau.

## 5. Expanding

rulebook-section-5 = L’expansion
rule-5-1 = *Coloniser* : choisissez un lieu neutre. Jouez une carte de localisation qui y mène, une carte avec le transport qu’elle demande ([[symbol-bateaux]], [[symbol-wagon]] ou [[symbol-ship]]) et, si le lieu montre des colons, une carte avec un [[symbol-settler]]. Placez un village de votre stock ; il vous en faut un. Si la carte du lieu est dans votre marché, mettez-la dans votre défausse. Certains lieux n’ont pas de carte pour votre camp, et parfois vous avez déjà la carte : alors vous n’en prenez pas, et un exemplaire dans votre main est utilisable aussitôt.
rule-5-2 = Vous pouvez coloniser un lieu que vous contrôlez déjà si sa carte est dans votre marché, parce que le [[card-governor]] l’y a mise, et s’il n’est pas assiégé. Jouez toutes les cartes comme en [[rule-5-1]] ; vous ne placez pas de pion, et vous prenez la carte.
rule-5-3 = *Développer* : jouez la carte d’un lieu où vous avez un village et qui rapporte des points, et une carte avec un [[symbol-settler]]. Remplacez le village par une ville de votre stock ; le village retourne au stock. Une fortification reste en place.
rule-5-4 = *Fortifier* : jouez une carte [[card-fortification]] et la carte d’un de vos lieux qui n’a pas de fortification, et payez 3 pièces. Placez une fortification du stock ; il doit y en avoir une.

## 6. Starting and feeding a siege

rulebook-section-6 = Commencer et nourrir un siège
rule-6-1 = Vous ne pouvez mener qu’un seul siège à la fois. En même temps, vous pouvez avoir à vous défendre contre un autre.
rule-6-2 = *Assiéger* : choisissez un lieu que l’ennemi contrôle. Jouez une carte de localisation qui y mène, une carte avec le transport qu’elle demande, et une carte avec une force militaire ([[rule-6-5]]). Les deux premières sont défaussées ; la troisième est engagée dans le siège. Il suffit que votre carte de localisation soit utilisable : peu importe encore que vous puissiez ou non amener des renforts au lieu ([[rule-6-4]]).
rule-6-3 = Un marqueur montre où en est le siège ; au-dessus de 0, il favorise l’attaquant. Il commence à −1, à 2 de moins si le lieu est fortifié, et plus bas encore de la défense propre au lieu. Puis la force de la première carte de l’attaquant s’ajoute.
rule-6-4 = *Renforcer un siège* : engagez une carte avec une force militaire dans un siège en cours, comme attaquant ou comme défenseur. Vous devez pouvoir l’y amener : le lieu assiégé doit être relié, mais pas par une piste indienne, à votre capitale ou à un de vos lieux ravitaillés. Votre propre capitale, vous pouvez toujours la renforcer, et [[place-new-york]] aussi là où [[rule-12-10]] la nomme. Si deux sièges sont en cours, choisissez-en un.
rule-6-5 = Chaque carte montre sa force. Une carte de localisation avec [[symbol-military|force militaire]] compte 1. Un [[symbol-ship]], sur une carte de localisation ou sur [[card-ships]], compte 1, mais seulement dans un *port*. Aucune carte ne compte deux fois. Une carte [[card-fortification]] compte 1, pour le défenseur seulement, et ne peut pas commencer un siège. L’[[card-siege-artillery]] coûte 3 pièces chaque fois que vous l’engagez. Une fois engagée, une carte garde sa force jusqu’à la fin du siège, quoi qu’il arrive à son lieu.
rule-6-6 = Le [[card-military-leader]] a une force de 1 et s’engage comme un renfort ([[rule-6-4]]), mais par une action gratuite, jamais par l’action *Renforcer un siège*. Il peut aussi être la troisième carte de l’action *Assiéger*, qui reste alors une action comme les autres.
rule-6-7 = Le marqueur ne peut pas dépasser les bouts de sa piste : ce qui irait au-delà est perdu, même si vous pouvez engager une carte malgré cela. C’est pourquoi on ne peut pas toujours déduire le marqueur des cartes sur la table.
rule-6-8 = Tant qu’un lieu est assiégé, sa carte ne peut pas être utilisée ([[rule-4-1]]), et il ne peut être ni fortifié ni visé par un raid.

## 7. How a siege ends

rulebook-section-7 = La fin d’un siège
rule-7-1 = Les sièges sont examinés au début de votre tour. Si vous attaquez, vous avez gagné quand le marqueur est à +2 ou plus ; si vous défendez, quand il est à −1 ou moins. Le siège des Anglais passe en premier.
rule-7-2 = Si *l’attaquant gagne*, le pion ennemi est capturé et gardé, pour les points, et une fortification retourne au stock. Le vainqueur peut placer un village de son stock : sans frais si le lieu ne montre pas de colons, sinon en jouant de sa main une carte avec un [[symbol-settler]], utilisable ([[rule-4-1]]) maintenant que le pion est capturé. Avec le village vient la carte de localisation, comme en [[rule-5-1]]. Sans village, le lieu est neutre. Rien de cela ne coûte d’action.
rule-7-3 = Si *le défenseur gagne*, le lieu reste comme il est.
rule-7-4 = Dans les deux cas, les cartes engagées du vainqueur vont dans sa défausse. Le perdant doit sacrifier une carte d’*empire* engagée, s’il y en a une : il choisit laquelle, et elle retourne au marché. Ses autres cartes vont dans sa défausse. Le perdant choisit d’abord ; puis le vainqueur décide du village.
rule-7-5 = Si vous perdez un lieu, vous gardez sa carte, mais ne pouvez pas l’utiliser ([[rule-4-1]]).
rule-7-6 = *Se retirer* est une action gratuite. Comme attaquant, vous levez le siège ; comme défenseur, vous livrez le lieu. Vous choisissez en même temps la carte que vous sacrifiez. Cela compte comme un siège perdu ([[rule-7-4]]). Après une reddition, l’assiégeant décide aussitôt du village ([[rule-7-2]]), bien que ce soit votre tour, et ne pioche pas ; puis votre tour continue.
rule-7-7 = Certains lieux décident de la guerre. Les Anglais gagnent aussitôt s’ils gagnent un siège à [[place-quebec]], ou si le lieu leur est livré ; les Français de même à [[place-boston]] ou à [[place-new-york]]. Il n’y faut pas de village, et le perdant ne rend plus de carte, sauf celle qu’il a nommée en se rendant ; toutes les autres cartes engagées sont défaussées.

## 8. Raids, ambushes and conversions

rulebook-section-8 = Raids, embuscades et ralliements
rule-8-1 = *Raid* : jouez une ou plusieurs cartes qui mènent des raids. Les [[card-priest|Prêtres]] et le [[card-indian-leader]] peuvent s’y joindre pour porter plus loin, mais pas mener un raid seuls. Chaque carte [[card-native-americans]] que vous jouez coûte 1 pièce.
rule-8-2 = Un raid avec une seule carte porte à 2 connexions, et à 1 de plus pour chaque carte en plus ; un chemin plus court convient. Il part d’un de vos lieux qui n’est pas assiégé. Ce lieu peut ne pas être ravitaillé, et il peut être fortifié. Toutes les connexions du plateau comptent, les pistes indiennes aussi, mais pas la mer.
rule-8-3 = La cible doit être contrôlée par l’ennemi, ni fortifiée ni assiégée. Le chemin peut traverser tout lieu, sauf un lieu fortifié, quel que soit le camp qui le tient, et sauf un des vôtres que l’ennemi assiège. Il peut traverser un lieu que vous assiégez, sauf s’il est fortifié.
rule-8-4 = L’ennemi peut *bloquer* le raid avec une carte de sa main : une carte qui bloque les raids, ou la carte de localisation de la cible si elle est utilisable ([[rule-4-1]]). Bloquer ne coûte rien. La carte qui bloque est défaussée, et le raid échoue.
rule-8-5 = Si personne ne bloque, vous capturez le pion. Une ville est remplacée par un village du stock de son propriétaire. S’il n’y en a pas, ou si le pion était un village, le lieu devient neutre. Perdre ainsi une capitale ne met pas fin à la partie.
rule-8-6 = *Embuscade* : jouez une carte qui tend des embuscades ; les [[card-native-americans]] coûtent 1 pièce. L’ennemi peut bloquer avec une carte de sa main qui bloque les embuscades, sans frais, même s’il n’a rien à perdre ; la carte qui bloque est défaussée. Si personne ne bloque, l’ennemi choisit une carte *vulnérable* de sa main ou de sa réserve, qui retourne au marché. S’il n’en a pas, il vous montre sa main.
rule-8-7 = *Rallier des Amérindiens* avec un [[card-priest]] ou le [[card-indian-leader]] : l’ennemi vous donne une carte [[card-neutral-native-americans|Amérindiens]] *neutre* de sa main ou de sa réserve, et elle va dans votre défausse. S’il n’en a pas, il vous montre sa main.

## 9. Money

rulebook-section-9 = L’argent
rule-9-1 = *Prendre de l’argent* : jouez une carte de localisation avec une pièce, et prenez sa valeur à la banque.
rule-9-2 = *Marchand* : jouez une carte avec un [[symbol-ship]], et une ou deux autres cartes avec des pièces. Prenez ce que celles-ci valent ensemble ; la pièce du navire lui-même ne compte pas.
rule-9-3 = *Négociant* : jouez le [[card-trader]] et une ou plusieurs cartes de localisation avec [[symbol-fur]]. Prenez 2 pièces pour chacune de celles-ci.
rule-9-4 = *Piraterie*, pour les Français seulement : jouez la carte [[card-louisbourg]] et une autre carte avec un [[symbol-ship]]. Prenez 2 pièces aux Anglais ; ce qui leur manque vient de la banque.

## 10. Your cards

rulebook-section-10 = Vos cartes
rule-10-1 = *Prendre une carte* : choisissez au marché une de vos cartes d’empire ou une carte neutre, payez son coût, et mettez-la dans votre défausse. (L’infanterie du paquet de départ français est une sorte à part, l’[[card-regular-infantry-initial]] : si elle retourne au marché, la reprendre coûte 0. Les trois autres coûtent 7.)
rule-10-2 = *Défausser* : défaussez une carte sans frais, et autant d’autres que vous voulez dans la même action pour 1 pièce chacune.
rule-10-3 = *Mettre en réserve* : posez une carte d’empire de votre main, face visible, dans votre réserve, qui contient cinq cartes au plus. Une carte en réserve ne peut ni être jouée ni bloquer avant que vous la récupériez.
rule-10-4 = *Récupérer la réserve*, une action gratuite : payez 1 pièce pour chaque carte qu’elle contient, et prenez-les toutes en main. Toutes, ou aucune.
rule-10-5 = *[[card-governor]]* : jouez-le, et remettez au marché une ou deux autres cartes de votre main. Des cartes de localisation conviennent aussi, que vous puissiez les utiliser ou non ; vous contrôlez toujours le lieu. Sans autre carte en main, vous ne pouvez pas le jouer.
rule-10-6 = *[[card-intendant]]*, pour les Français seulement : jouez-le, payez 2 pièces, et prenez en main une carte de votre défausse. Elle devait y être avant l’Intendant.
rule-10-7 = *[[card-home-support]]*, une action gratuite : jouez-le, et piochez trois cartes, ou autant que votre pioche en contient encore. Votre défausse n’est pas mélangée pour cela, et vous ne pouvez pas le jouer quand votre pioche est vide.

## 11. How the game ends

rulebook-section-11 = La fin de la partie
rule-11-1 = La partie finit aussitôt quand un siège la décide ([[rule-7-7]]). Elle finit de même quand un tel lieu est devenu neutre et que l’ennemi le colonise : les Anglais gagnent en colonisant [[place-quebec]], les Français en colonisant [[place-boston]] ou [[place-new-york]].
rule-11-2 = Elle finit aussi au début de votre tour, avant que vos sièges soient résolus, si aucun siège n’est en cours et que l’une de ces choses est vraie : vous n’avez plus de village en stock ; vous n’avez plus de ville en stock ; vous avez capturé des pions pour 12 points ou plus.
rule-11-3 = Comptez alors les points. Chaque lieu que vous contrôlez rapporte ce qu’il montre, et le double avec une ville. Chaque village capturé rapporte 2 points, chaque ville capturée 4. Qui a le plus de points gagne ; à égalité, les Français gagnent.
rule-11-4 = Vous pouvez abandonner à tout moment. L’autre camp gagne.
rule-11-5 = Rien ne met fin à une partie où les deux camps ne font que passer. Les programmes qui jouent entre eux peuvent s’arrêter après un certain nombre de tours et compter les points ([[rule-11-3]]) ; c’est leur limite et non une règle, et le résultat le dit.

## 12. Rule sets

rulebook-section-12 = Les jeux de règles
rulebook-section-12-intro-1 = Le jeu a été publié plus d’une fois, et les textes diffèrent. Vous pouvez jouer selon chacun d’eux : la deuxième édition, si vous n’en choisissez pas d’autre, ou une première édition selon la langue de son texte. Là où le texte d’une première édition ne dit rien, la règle de la deuxième s’applique. Voici ce qui diffère, et ce que dit chaque texte.
rulebook-section-12-intro-2 = Il y a aussi la deuxième édition telle qu’on la joue sur Yucata, où la piste de siège n’a pas de bouts ([[rule-6-7]]). Et là où le texte français se contredit, pour [[rule-12-3]] et [[rule-12-7]], son exemple et son aide de jeu décident. Un scénario apporte sa mise en place, son jeu de règles et ses variantes ; rien ne s’y ajoute.
rule-12-1 = La carte [[card-bateaux]] des Français au départ
rule-12-2 = La portée d’un raid ([[rule-8-2]])
rule-12-3 = Un raid peut traverser un lieu tenu par l’ennemi, sauf s’il est fortifié ([[rule-8-3]]) : ainsi selon tous les textes.
rule-12-4 = Le nombre de cartes que contient la réserve ([[rule-10-3]])
rule-12-5 = Les cartes que la réserve accepte ([[rule-10-3]])
rule-12-6 = Le [[card-home-support]] reconstitue-t-il une pioche épuisée ([[rule-10-7]]) ? Là où il le fait, il est lui-même défaussé en dernier, si bien que vous ne le piochez jamais par sa propre action.
rule-12-7 = Le nombre de cartes avec des pièces que prend un marchand ([[rule-9-2]])
rule-12-8 = Se retirer d’un siège est-il gratuit ([[rule-7-6]]) ? Là où c’est une action, ce n’est pas une des actions gratuites de [[rule-3-4]].
rule-12-9 = Coloniser une capitale ennemie devenue neutre ([[rule-11-1]])
rule-12-10 = D’où viennent les renforts anglais ([[rule-6-4]]). Là où [[place-new-york]] les fournit, c’est même quand le lieu est neutre, mais pas tant que l’ennemi le contrôle ; et s’il est lui-même assiégé, on peut toujours le renforcer.
rule-12-11 = Quand une pioche est reconstituée ([[rule-3-6]]). Là où c’est aussitôt, et que la défausse est vide aussi, la pioche reste vide jusqu’à ce qu’il faille piocher une carte.
rule-12-12 = Une embuscade qui ne trouve rien de vulnérable dans la main ([[rule-8-6]])
rule-12-13 = Rallier des Amérindiens quand il n’y en a pas dans la main ([[rule-8-7]])
rule-12-14 = N’avoir plus de villages ou de villes en stock pendant un siège ([[rule-11-2]])
rule-12-15 = Les actions gratuites ([[rule-3-4]]) pendant qu’on résout un siège que vous avez gagné au début de votre propre tour. Là où elles sont permises, vous pouvez envoyer un [[card-military-leader]] à l’autre siège, jouer le [[card-home-support]] ou reprendre votre réserve avant de décider du village ([[rule-7-2]]), mais pas vous retirer. La question est posée aussi là où seule la réserve pourrait fournir le colon. L’autre siège n’est examiné qu’ensuite.

## 13. Variant rules

rulebook-section-13 = Les variantes
rulebook-section-13-intro-1 = Les joueurs ont essayé bien des changements aux règles. Vous pouvez ajouter chacun de ceux-ci à tout jeu de règles, seul ou avec d’autres. Une variante l’emporte sur le jeu de règles ; si elle en fait déjà partie, elle ne change rien.
rulebook-section-13-intro-2 = Là où deux variantes se contredisent, l’une s’efface devant l’autre : la liste dit laquelle.

# More about those variants that a sentence does not tell in full.
rulebook-variant-reshuffle-costs-a-coin = Cela vaut pour les cartes que vous piochez à la fin de votre tour. Si vous n’avez pas d’argent, vous défaussez deux cartes de votre choix après avoir pioché, et n’en piochez pas d’autres à leur place.
rulebook-variant-french-win-at-fort-duquesne = Un siège à [[place-fort-duquesne]] que les Français gagnent comme attaquants, ou la reddition du lieu, ne fait gagner qu’avec un village en stock.
rulebook-variant-ambush-reaches-sieges = La victime choisit parmi les cartes vulnérables de sa main, de sa réserve et des deux sièges. Quand une carte engagée est perdue, le marqueur recule de sa force.
rulebook-variant-french-redraw-after-siege = Il peut être gagné comme attaquant ou comme défenseur. Les Français défaussent une carte et en piochent une, en reconstituant la pioche s’il le faut, avant toute action.
rulebook-variant-french-choose-a-starting-card = Ils la choisissent dans leur propre marché avant que les paquets soient mélangés, ouvertement et sans frais.
rulebook-variant-blocked-ambush-is-free = Ses cartes et son argent sont dépensés tout de même.
rulebook-variant-blocked-raid-is-free = Ses cartes et son argent sont dépensés tout de même.
rulebook-variant-free-fur-sale = C’est une action gratuite, aussi souvent que vous voulez, avec des cartes de localisation que vous pouvez utiliser ([[rule-4-1]]).
rulebook-variant-governor-abandons-location = Le lieu devient neutre ; son pion et sa fortification retournent au stock. La carte d’un lieu assiégé ne peut pas être retirée.
rulebook-variant-natives-fight-in-sieges = Les [[card-native-americans]] peuvent commencer un siège, n’y coûtent rien, et peuvent être la carte que le perdant sacrifie.
rulebook-variant-british-wait-to-besiege = Les points se comptent comme en [[rule-11-3]]. Une fois que les Anglais en ont eu 25, ou que les Français ont commencé un siège, les Anglais peuvent assiéger pour le reste de la partie.
rulebook-variant-late-reshuffle = Jusque-là, vous cessez de piocher quand la pioche est vide. Le [[card-home-support]] ne la reconstitue jamais, et si la reconstituer coûte de l’argent, vous payez à ce moment. Une carte échangée après un siège alors que la pioche est vide est défaussée, et aucune n’est piochée pour elle.
