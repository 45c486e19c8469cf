## The page of a game: playing

# What can be done, as a label. The place is empty where the verb has none.
do-settle = Coloniser { $place }
do-develop = Développer { $place }
do-fortify = Fortifier { $place }
do-besiege = Assiéger { $place }
do-reinforce = { $role ->
    [defender] Défendre { $place }
   *[attacker] Renforcer le siège { $place ->
        [Albany] d’Albany
        [Halifax] d’Halifax
        [Oswego] d’Oswego
       *[other] de { $place }
    }
}
do-military-leader = Envoyer le Chef militaire à { $place }
do-withdraw = { $role ->
    [defender] Capituler à { $place }
   *[attacker] Lever le siège { $place ->
        [Albany] d’Albany
        [Halifax] d’Halifax
        [Oswego] d’Oswego
       *[other] de { $place }
    }
}
do-raid = Raid sur { $place }
do-ambush = Embuscade
do-convert = Rallier des Amérindiens
do-take-money = Prendre de l’argent
do-merchant = Marchand : commercer par mer
do-trader = Négociant : vendre des fourrures
do-piracy = Piraterie
do-draft = Prendre une carte
do-discard = Défausser
do-reserve = Mettre en réserve
do-retrieve = Récupérer la réserve
do-governor = Gouverneur : renvoyer des cartes
do-intendant = Intendant : reprendre une carte
do-home-support = Soutien national : piocher trois cartes
do-pass = Passer une action
do-end-turn = Terminer votre tour
do-block = Bloquer
do-do-not-block = Ne pas bloquer
do-lose = Perdre une carte de la main
do-lose-from-reserve = Perdre une carte de la réserve
do-give = Céder une carte de la main
do-give-from-reserve = Céder une carte de la réserve
do-show-hand = Montrer que vous n’en avez pas
do-give-up = Sacrifier une carte
do-occupy = Placer un village à { $place }
do-leave = Laisser { $place } neutre
do-sell-fur = Vendre une fourrure
do-drop = Écarter les cartes de lieux perdus
do-lose-from-siege = Perdre une carte du siège { $place ->
        [Albany] d’Albany
        [Halifax] d’Halifax
        [Oswego] d’Oswego
       *[other] de { $place }
    }
do-redraw = Échanger une carte
do-keep = Garder votre main
do-forfeit = Abandonner des cartes
do-begin-with = Commencer avec une carte

# What a whole selection would do, as one sentence. Cards is a list, empty where count is 0.
deed-settle = Coloniser { $place } avec { $cards }.
deed-develop = Développer { $place } en ville avec { $cards }.
deed-fortify = Fortifier { $place } avec { $cards }.
deed-besiege = Assiéger { $place } avec { $cards } ; { $chosen } entre dans le siège.
deed-reinforce = { $role ->
    [defender] Défendre { $place } avec { $cards }.
   *[attacker] Envoyer { $cards } au siège { $place ->
        [Albany] d’Albany
        [Halifax] d’Halifax
        [Oswego] d’Oswego
       *[other] de { $place }
    }.
}
deed-military-leader = { $role ->
    [defender] Envoyer le Chef militaire défendre { $place }.
   *[attacker] Envoyer le Chef militaire au siège { $place ->
        [Albany] d’Albany
        [Halifax] d’Halifax
        [Oswego] d’Oswego
       *[other] de { $place }
    }.
}
deed-withdraw = { $role ->
    [defender] { $count ->
        [0] Capituler à { $place }.
       *[other] Capituler à { $place } et y perdre { $cards }.
    }
   *[attacker] { $count ->
        [0] Lever le siège { $place ->
        [Albany] d’Albany
        [Halifax] d’Halifax
        [Oswego] d’Oswego
       *[other] de { $place }
    }.
       *[other] Lever le siège { $place ->
        [Albany] d’Albany
        [Halifax] d’Halifax
        [Oswego] d’Oswego
       *[other] de { $place }
    } et y perdre { $cards }.
    }
}
deed-raid = Lancer un raid sur { $place } avec { $cards }.
deed-ambush = Tendre une embuscade avec { $cards }.
deed-convert = Envoyer { $cards } rallier des Amérindiens.
deed-take-money = Prendre de l’argent avec { $cards }.
deed-merchant = Commercer par mer avec { $cards } ; { $chosen } transporte les marchandises.
deed-trader = Vendre des fourrures avec { $cards }.
deed-piracy = Se livrer à la piraterie avec { $cards }.
deed-draft = Prendre { $cards } au marché.
deed-discard = Défausser { $cards }.
deed-reserve = Mettre { $cards } en réserve.
deed-retrieve = Reprendre votre réserve en main.
deed-governor = Renvoyer au marché : { $cards }.
deed-intendant = Reprendre dans la défausse : { $cards }.
deed-home-support = Piocher avec le Soutien national.
deed-pass = Passer une action.
deed-end-turn = Terminer votre tour.
deed-block = Bloquer avec { $cards }.
deed-do-not-block = Ne pas bloquer.
deed-lose = Perdre { $cards } de la main.
deed-lose-from-reserve = Perdre { $cards } de la réserve.
deed-give = Céder { $cards } de la main.
deed-give-from-reserve = Céder { $cards } de la réserve.
deed-show-hand = Montrer votre main : vous n’avez rien à perdre.
deed-give-up = Sacrifier { $cards }.
deed-occupy = { $count ->
    [0] Placer un village à { $place }.
   *[other] Placer un village à { $place } avec { $cards }.
}
deed-leave = Laisser { $place } neutre.
deed-sell-fur = Vendre une fourrure avec { $cards }.
deed-drop = Écarter { $cards }.
deed-lose-from-siege = Perdre { $cards } du siège { $place ->
        [Albany] d’Albany
        [Halifax] d’Halifax
        [Oswego] d’Oswego
       *[other] de { $place }
    }.
deed-redraw = Échanger { $cards } contre une nouvelle carte.
deed-keep = Garder votre main telle quelle.
deed-forfeit = Abandonner { $cards }.
deed-begin-with = Commencer avec { $cards } dans votre paquet.

# One of several ways to do the same, on a button: what sets it apart, in the words of its deed above.
way-with = avec { $cards }
way-besiege = { $chosen } entre dans le siège
way-merchant = { $chosen } transporte les marchandises

# What comes of it, in short.
effect-gain = { $amount ->
    [one] +{ $amount } pièce
   *[other] +{ $amount } pièces
}
effect-gain-most = jusqu’à +{ $amount }
effect-cost = { $amount ->
    [0] sans frais
    [one] coûte { $amount } pièce sur vos { $owned }
   *[other] coûte { $amount } pièces sur vos { $owned }
}
effect-points = { $amount ->
    [one] { $sign }{ $amount } point
   *[other] { $sign }{ $amount } points
}
effect-their-points = { $amount ->
    [one] { $sign }1 point pour l’adversaire
   *[other] { $sign }{ $amount } points pour l’adversaire
}
effect-marker = siège à { $marker }{ $wasted ->
    [0] {""}
   *[other] {" "}({ $wasted } de la force est perdu)
} : { $winner ->
    [you] vous gagnez { $prize ->
        [game] la partie
       *[siege] le siège
    } au début de votre prochain tour, sauf si l’adversaire ajoute { $hold }
    [they] l’adversaire gagne { $prize ->
        [game] la partie
       *[siege] le siège
    } au début de son prochain tour, sauf si vous ajoutez { $hold }
    [late] en l’état, la partie s’achève avant
   *[nobody] rien n’est décidé
}
effect-raid = { $blockable ->
    [yes] si rien ne le bloque, vous capturez
   *[no] vous capturez
} { $piece ->
    [town] la ville { $place ->
        [Albany] d’Albany
        [Halifax] d’Halifax
        [Oswego] d’Oswego
       *[other] de { $place }
    }
   *[village] le village { $place ->
        [Albany] d’Albany
        [Halifax] d’Halifax
        [Oswego] d’Oswego
       *[other] de { $place }
    }
} : { $lost ->
    [0] +{ $gained } points pour vous, rien de changé pour l’adversaire
   *[other] +{ $gained } points pour vous, −{ $lost } pour l’adversaire
}{ $left ->
    [village] {" "}(il leur reste un village)
   *[nothing] {" "}(le lieu devient neutre)
}
effect-takes = { $count ->
    [one] la carte { $cards } va dans votre défausse
   *[other] les cartes { $cards } vont dans votre défausse
}
effect-free = action gratuite
effect-last = votre dernière action
effect-left = { $count ->
    [one] encore { $count } action ensuite
   *[other] encore { $count } actions ensuite
}
effect-draws = { $count ->
    [one] vous piochez 1 carte
   *[other] vous piochez { $count } cartes
}
effect-passes = { $count ->
    [one] 1 action inutilisée
   *[other] { $count } actions inutilisées
}
effect-final = ne peut pas être annulé
effect-take-back = peut être repris tant que la partie dure
effect-asks = l’autre camp peut répondre
effect-answer = { $blockable ->
    [yes] si elle n’est pas bloquée, l’adversaire
   *[no] l’adversaire
} { $answer ->
    [shows] montre sa main
   *[either] perd { $verb ->
        [convert] des Amérindiens neutres au profit de votre défausse
       *[ambush] une carte exposée aux embuscades
    }
}{ $answer ->
    [either] {" "}ou montre sa main
   *[loses] {""}
}
effect-robs = { $amount ->
    [0] de la banque
    [1] 1 pris à l’adversaire, 1 à la banque
   *[other] pris à l’adversaire
}
effect-loses = l’adversaire perd { $cards } au profit du marché
effect-ends-game = { $winner ->
    [you] met fin à la partie : vous gagnez
   *[they] met fin à la partie : vous perdez
}
effect-looming = { $blockable ->
    [yes] si rien ne le bloque, la partie s’achève
   *[no] la partie s’achève
} { $waits ->
    [yes] { $side ->
        [british] dès qu’un tour des Anglais commence sans siège
       *[french] dès qu’un tour des Français commence sans siège
    }
   *[no] { $side ->
        [british] au début du prochain tour des Anglais
       *[french] au début du prochain tour des Français
    }
} ; pour l’instant { $standing ->
    [ahead] vous menez
    [behind] vous êtes mené
   *[level] c’est l’égalité
} ({ $mine } à { $theirs })

# The action bar
play-bar = Ce que vous faites
play-hint = Choisissez des cartes, un lieu ou une action.
play-hint-brief = Choisissez une carte ou un lieu.
play-hint-answer = Choisissez votre réponse.
play-more-cards = { $least ->
    [one] { $open ->
        [next] Choisissez 1 ou 2 cartes.
        [yes] Choisissez au moins 1 carte.
        [first] Choisissez 1 carte.
       *[no] Choisissez encore 1 carte.
    }
   *[other] { $open ->
        [next] Choisissez { $least } ou { $next } cartes.
        [yes] Choisissez au moins { $least } cartes.
        [first] Choisissez { $least } cartes.
       *[no] Choisissez encore { $least } cartes.
    }
}
play-takes = { $what ->
    [settle] Il faut une carte qui y mène et une autre avec le bon transport.
    [settlers] Il faut une carte qui y mène, une autre avec le bon transport et un colon.
    [besiege] Il faut une carte qui y mène, une autre avec le bon transport et une force militaire.
    [develop] Il faut la carte du lieu et un colon.
    [fortify] Il faut la carte du lieu et une Fortification.
    [merchant] Il faut un navire et une ou deux cartes avec des pièces.
    [trader] Il faut le Négociant et des cartes avec des fourrures : { $price } pièces pour chacune.
    [withdraw] La carte choisie retourne au marché, les autres vont dans votre défausse.
    [raid] Plus c’est loin, plus il faut de cartes.
   *[other] {""}
}
play-picked = Choisi : { $cards }.
play-lacks = { $what ->
    [develop] Il ne manque plus qu’un colon.
    [fortify] Il ne manque plus qu’une Fortification.
   *[other] {""}
}

# Ce qui seul manque encore pour coloniser ou assiéger : $list, faite des parties ci-dessous, au nombre de $count.
play-now = Il ne manque plus qu’{ $list }.
play-now-part = { $part ->
    [bateaux] un bateau
    [wagon] un chariot
    [ship] un navire
    [settler] un colon
    [force] une carte de force militaire
   *[lead] une carte qui mène à { $place }
}
play-aim = { $side ->
    [british] Prenez Québec et vous gagnez aussitôt. Sinon, ce sont les points qui décident.
   *[french] Prenez Boston ou New York et vous gagnez aussitôt. Sinon, ce sont les points qui décident.
}
play-aim-brief = { $side ->
    [british] Choisissez ce qui est vert. But : Québec ou des points.
   *[french] Choisissez ce qui est vert. But : Boston, New York ou des points.
}
play-aim-besieged = { $place } : lieu assiégé. Défendez-le avec une carte de force militaire.
play-aim-how = Ce qui a un bord vert est possible. Pour bien commencer : coloniser.
play-aim-more = Le jeu en deux minutes
play-may-add = Vous pouvez ajouter des cartes.

# What each card of a settlement or a siege is played for.
roles-lead = { $card } y mène
roles-part = { $card } : { $what }
roles-force = { $card } : siège
play-which = Cela peut être :
play-which-sent = Laquelle va au siège ? Elle y reste jusqu’à la fin du siège.
play-all = Autres…
play-in-market = Choisissez une carte au marché, à droite.

# Le bouton qui fait ce qui est choisi : un mot court pour l’acte, que la phrase d’à côté dit en entier.
play-confirm = { $verb ->
    [settle] Coloniser
    [develop] Développer
    [fortify] Fortifier
    [besiege] Assiéger
    [reinforce] Renforcer
    [defend] Défendre
    [military-leader] Envoyer le chef
    [withdraw] Lever
    [surrender] Capituler
    [raid] Raid
    [ambush] Embuscade
    [convert] Rallier
    [take-money] Encaisser
    [merchant] Commercer
    [trader] Vendre
    [sell-fur] Vendre
    [draft] Prendre
    [discard] Défausser
    [reserve] Réserver
    [retrieve] Récupérer
    [governor] Remettre
    [intendant] Reprendre
    [home-support] Piocher
    [block] Bloquer
    [occupy] Placer
    [redraw] Échanger
    [pass] Passer
    [drop] Écarter
    [piracy] Piller
    [end-turn] Oui, terminer
   *[other] Valider
}
play-clear = Recommencer
play-undo = Annuler
play-take-back = Reprendre
play-go-on = Continuer
play-end-turn = Fin du tour
play-zone-market = Du marché
play-zone-discard = De votre défausse
play-zone-reserve = De votre réserve
play-zone-siege = Du siège
play-zone-hand = De votre main
play-bot-missing = L’ordinateur ne peut pas jouer pour l’instant ; la personne qui gère ce serveur en est avertie. La partie l’attend.
play-bot-thinks = { $name } réfléchit…
play-waiting-for = { $side ->
    [british] Les Anglais réfléchissent. Vous verrez ce qu’ils font dès qu’ils ne pourront plus l’annuler.
   *[french] Les Français réfléchissent. Vous verrez ce qu’ils font dès qu’ils ne pourront plus l’annuler.
}
play-watching = Vous regardez la partie.
play-thinking = Envoi…
play-free = { $cost ->
    [0] gratuit
   *[other] aucune action, { $cost ->
        [one] 1 pièce
       *[other] { $cost } pièces
    }
}
play-ways = { $count ->
    [one] d’une façon
   *[other] de { $count } façons
}
play-pick-cards = cartes à choisir
play-none = Vous n’avez rien à faire pour l’instant.
play-actions-left = { $count ->
    [0] plus d’action
    [one] encore { $count } action
   *[other] encore { $count } actions
}

looming-win = { $side ->
    [british] Si le siège en reste là, les Anglais gagnent au début de leur prochain tour.
   *[french] Si le siège en reste là, les Français gagnent au début de leur prochain tour.
}
looming-siege = { $attack ->
    [yes] Si vous terminez maintenant, vous perdez le siège en cours : { $place }.
   *[no] Si vous terminez maintenant, { $place } tombe.
}
looming-end = { $waits ->
    [yes] { $side ->
        [british] La partie s’achève dès qu’un tour des Anglais commence sans siège.
       *[french] La partie s’achève dès qu’un tour des Français commence sans siège.
    }
   *[no] { $side ->
        [british] La partie s’achève au début du prochain tour des Anglais.
       *[french] La partie s’achève au début du prochain tour des Français.
    }
}

# Ce qui est en jeu dans une question : $lost et $gained sont des points, $cards est une liste, vide si $count vaut 0.
stakes-raid = { $place }, { $piece ->
    [town] une ville
   *[village] un village
} : { $lost ->
    [0] { $gained ->
        [0] aucun point n’est en jeu.
        [one] vous ne perdriez aucun point, l’adversaire en gagnerait { $gained }.
       *[other] vous ne perdriez aucun point, l’adversaire en gagnerait { $gained }.
    }
    [one] vous perdriez { $lost } point et l’adversaire en gagnerait { $gained }.
   *[other] vous perdriez { $lost } points et l’adversaire en gagnerait { $gained }.
}
stakes-raid-town = { $left ->
    [village] Un village à vous y resterait.
   *[nothing] Vous n’avez plus de village en stock : le lieu deviendrait neutre.
}
stakes-occupation = { $gained ->
    [0] Un village n’y rapporte aucun point.
    [one] Un village y rapporte { $gained } point.
   *[other] Un village y rapporte { $gained } points.
}
stakes-no-settler-yet = Vous n’avez pas de colon en main : en l’état, le lieu reste neutre.
stakes-block-ambush = { $count ->
    [0] Vous n’avez aucune carte qu’elle puisse prendre ; vous montreriez votre main.
    [one] Vous perdriez cette carte, qui irait au marché : { $cards }.
   *[other] Vous perdriez une de ces cartes, qui irait au marché : { $cards }.
}
stakes-lose-card = La carte retourne au marché.
stakes-give-card = La carte passe à l’adversaire.
stakes-give-up-card = La carte retourne au marché.
stakes-forfeit = Les cartes retournent au marché.
play-helpless = { $phase ->
    [occupation] Vous avez pris { $place }, sans colon pour y placer un village : le lieu reste neutre.
    [block-ambush] L’ennemi tend une embuscade, et vous n’avez rien pour bloquer.
   *[block-raid] L’ennemi lance un raid sur { $place }, et vous n’avez rien pour bloquer.
}
play-map-tools = La carte : ravitaillement et zoom

# Where the game stands
play-turn = Tour { $turn }
play-your-turn = Votre tour
play-your-decision = À vous de décider
play-their-turn = { $side ->
    [british] Tour des Anglais
   *[french] Tour des Français
}

# While what it did is still shown on the table.
play-shown = { $side ->
    [british] Les Anglais jouent
   *[french] Les Français jouent
}
play-shown-skip = { $touch ->
    [yes] Touchez pour continuer.
   *[no] Une touche ou un clic passe à la suite.
}
play-their-decision = { $side ->
    [british] Aux Anglais de décider
   *[french] Aux Français de décider
}
play-side-you = { $side ->
    [british] Anglais (vous)
   *[french] Français (vous)
}
play-against = { $british } contre { $french }
play-drawn = Vous avez pioché { $cards }.
play-since = Entre-temps

# Of the siege that the same line tells of.
news-siege-moved = Le marqueur est à { $marker }.
play-won = Vous avez gagné.
play-lost = Vous avez perdu.
play-wins = { $side ->
    [british] Les Anglais gagnent.
   *[french] Les Français gagnent.
}
play-final-points = Points : Anglais { $british }, Français { $french }.
play-map = Plateau
play-table = Table
play-tabs = Parties de la table
play-tab-hand = Main
play-tab-actions = Actions
play-tab-sides = Camps
play-tab-log = Journal
play-tab-market = Marché
play-tab-decks = Paquets
play-tab-talk = Parler
play-tab-more = Plus
play-supply = Ravitaillement
play-supply-none = aucun

# A side
side-points = Points
side-points-of = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
side-from-villages = des villages
side-from-towns = des villes
side-from-captures = des captures
side-total = Total
side-money = Argent
side-own-money = Votre argent
side-hand = Main
side-deck = Pioche
side-discard = Défausse
side-reserve = Réserve
side-stock = En stock
side-in-stock = En stock : { $villages }, { $towns }
side-captured = Capturés
side-villages = { $count ->
    [one] { $count } village
   *[other] { $count } villages
}
side-towns = { $count ->
    [one] { $count } ville
   *[other] { $count } villes
}
side-fortifications = { $count ->
    [one] { $count } fortification restante pour les deux
   *[other] { $count } fortifications restantes pour les deux
}
side-known = Connues en main
side-seen = Connues de l’adversaire : { $cards }
side-none = aucune
side-empty = aucune
side-to-move = à jouer
side-bot = ordinateur

siege-of = { $side ->
    [british] Les Anglais assiègent { $place }
   *[french] Les Français assiègent { $place }
}
siege-sums = Force des cartes : attaquant { $attack }, défenseur { $defence }
siege-marker = Marqueur à { $marker }
siege-attacker-needs = { $count ->
    [0] L’attaquant gagne au début de son tour.
   *[other] Il manque { $count } à l’attaquant.
}
siege-defender-needs = { $count ->
    [0] Le défenseur gagne au début de son tour.
   *[other] Il manque { $count } au défenseur.
}
siege-attacker-lacks = Il manque { $hold } à l’attaquant pour tenir, { $win } pour gagner.
siege-defender-lacks = Il manque { $hold } au défenseur pour tenir, { $win } pour gagner.
siege-cut-off = { $side ->
    [british] Les Anglais n’y sont pas ravitaillés.
   *[french] Les Français n’y sont pas ravitaillés.
}
siege-track = Piste de siège, de { $least } à { $most }

# Why it is over, to whoever reads it: somebody who has won or lost, or another. The ender is the side at the
# start of whose turn it ended, which may be the reader's own.
ended-home-taken = { $reader ->
    [won] Vous avez pris une ville ennemie sans laquelle la guerre est perdue.
    [lost] Une de vos villes est tombée, sans laquelle la guerre est perdue.
   *[other] { $winner ->
        [british] Les Anglais ont pris une ville française sans laquelle la guerre est perdue.
       *[french] Les Français ont pris une ville anglaise sans laquelle la guerre est perdue.
    }
}
ended-home-settled = { $reader ->
    [won] Vous avez colonisé une ville ennemie désertée.
    [lost] { $winner ->
        [british] Les Anglais ont colonisé une de vos villes, désertée.
       *[french] Les Français ont colonisé une de vos villes, désertée.
    }
   *[other] { $winner ->
        [british] Les Anglais ont colonisé une ville française désertée.
       *[french] Les Français ont colonisé une ville anglaise désertée.
    }
}
ended-villages = { $ender ->
    [you] Vous n’avez plus de village en stock : les points décident.
    [british] Les Anglais n’ont plus de village en stock : les points décident.
   *[french] Les Français n’ont plus de village en stock : les points décident.
}
ended-towns = { $ender ->
    [you] Vous n’avez plus de ville en stock : les points décident.
    [british] Les Anglais n’ont plus de ville en stock : les points décident.
   *[french] Les Français n’ont plus de ville en stock : les points décident.
}
ended-captures = { $ender ->
    [you] Vous avez capturé des pions valant 12 points ou plus : les points décident.
    [british] Les Anglais ont capturé des pions valant 12 points ou plus : les points décident.
   *[french] Les Français ont capturé des pions valant 12 points ou plus : les points décident.
}
ended-conceded = { $reader ->
    [won] { $winner ->
        [british] Les Français ont abandonné.
       *[french] Les Anglais ont abandonné.
    }
    [lost] Vous avez abandonné.
   *[other] { $winner ->
        [british] Les Français ont abandonné.
       *[french] Les Anglais ont abandonné.
    }
}
ended-claimed = { $reader ->
    [won] { $winner ->
        [british] Vous avez réclamé la victoire : les Français ne jouaient plus depuis trop longtemps.
       *[french] Vous avez réclamé la victoire : les Anglais ne jouaient plus depuis trop longtemps.
    }
    [lost] { $winner ->
        [british] Les Anglais ont réclamé la victoire : vous ne jouiez plus depuis trop longtemps.
       *[french] Les Français ont réclamé la victoire : vous ne jouiez plus depuis trop longtemps.
    }
   *[other] { $winner ->
        [british] Les Anglais ont réclamé la victoire : les Français ne jouaient plus depuis trop longtemps.
       *[french] Les Français ont réclamé la victoire : les Anglais ne jouaient plus depuis trop longtemps.
    }
}
ended-stopped = La partie a été arrêtée : les points décident.
ended-fort-duquesne = { $reader ->
    [won] Vous avez pris Fort Duquesne.
    [lost] Les Français ont pris Fort Duquesne.
   *[other] Les Français ont pris Fort Duquesne.
}
ended-tie = À égalité, les Français l’emportent.

ending-of-villages = { $side ->
    [british] Villages anglais placés ou perdus
   *[french] Villages français placés ou perdus
}
ending-of-towns = { $side ->
    [british] Villes anglaises placées ou perdues
   *[french] Villes françaises placées ou perdues
}
ending-of-captures = { $side ->
    [british] Points de captures des Anglais
   *[french] Points de captures des Français
}
ending-of-home-taken = { $side ->
    [british] Les Anglais gagnent s’ils prennent { $places }.
   *[french] Les Français gagnent s’ils prennent { $places }.
}
ending-of-home-settled = { $side ->
    [british] Les Anglais gagnent s’ils colonisent { $places } devenu neutre.
   *[french] Les Français gagnent s’ils colonisent { $places } devenu neutre.
}
ending-of-fort-duquesne = Les Français gagnent s’ils prennent { $places }.
ending-progress = { $value } sur { $limit }
ending-waits = attend la fin des sièges
ending-when = Pièces et prises comptent quand un tour de ce camp commence{ $waits ->
    [yes] {" "}sans siège en cours.
   *[no] .
}
ending-siege = siège à { $marker }, gagné à { $limit }
places-or = { $before } ou { $next }

# The log, and moments of the game
log-title = Journal
log-empty = Rien ne s’est encore passé.
log-show = Montrer ce moment
moment-title = Vous regardez un moment passé.
moment-of-turn = Tour { $turn } : vous regardez un moment passé.

# Beside the number of the turn, in the heading of the table.
moment-past = moment passé
moment-first = Au début
moment-back = Un pas en arrière
moment-look-back = Revoir
moment-on = Un pas en avant
moment-now = Retour au présent
moment-asked = La partie vous attend.

# Talk
talk-unread = pas encore lu
talk-said = { $name } : { $text }

# More: the seat, the end, and afterwards
more-copy = Copier le lien
more-copied = Copié
more-cancel = Annuler
more-to-rematch = Vers la revanche
more-replay = Revoir

# Before the game
wait-title = { $host } attend un adversaire
wait-invited = { $host } vous invite à jouer
wait-yours = Votre partie attend un adversaire
wait-link = Envoyez ce lien à qui doit jouer contre vous :
wait-anyone = Tout le monde peut la rejoindre depuis la page d’accueil.
wait-invited-only = Seul qui a votre invitation peut rejoindre la partie. Son lien est sur l’appareil où vous l’avez créée.
wait-needs-invitation = Elle attend une personne invitée : pour la rejoindre, il faut le lien complet de l’invitation.
wait-link-field = Le lien de votre invitation
wait-share = Partager
wait-share-text = On joue l’un contre l’autre ?
wait-mail = Envoyer par e-mail
wait-since = Créée { $when }.
wait-since-now = Créée à l’instant.
wait-come-back = La partie commence dès que quelqu’un la rejoint, et l’onglet vous dit quand c’est à vous. Vous pouvez aussi le fermer et revenir plus tard.
wait-abort = Annuler la partie
wait-abort-sure = Annuler cette partie ? Personne ne pourra plus la rejoindre.
wait-abort-yes = Oui, annuler
wait-keep = Attendre encore
wait-aborted = Cette partie a été annulée.
wait-aborted-about = Personne ne l’avait rejointe, et personne ne le peut plus.
wait-about = Deux joueurs, l’Angleterre et la France, se disputent l’Amérique du Nord. Chacun se constitue un paquet de cartes, et s’en sert pour coloniser, commercer, lancer des raids et assiéger. En une séance, ou sur plusieurs jours.
wait-rules = Comment on y joue : les règles
wait-variants = { $count } variantes
wait-host-plays = { $side ->
    [british] Vous jouez les Anglais.
   *[french] Vous jouez les Français.
}
wait-you-play = { $side ->
    [british] Vous joueriez les Anglais.
   *[french] Vous joueriez les Français.
}
wait-choose-side = À vous de choisir le camp.
wait-start-title = La partie reprend une position
wait-start = { $host } en a vu toutes les cartes, dans les deux mains. Vous aussi le pouvez : regardez avant de rejoindre.
wait-start-yours = Qui rejoint la partie la voit comme vous, avec les deux mains.
wait-start-when = { $decider ->
    [british] Tour { $turn }. Aux Anglais de décider.
   *[french] Tour { $turn }. Aux Français de décider.
}
wait-start-game = Revoir la partie dont elle vient
wait-start-scenario = Le scénario est propre à l’hôte, quel que soit son nom.
wait-name = Votre nom
wait-join = Rejoindre
wait-join-as = { $side ->
    [british] Jouer les Anglais
   *[french] Jouer les Français
}

# The line to the server
line-opening = Ouverture de la partie…
line-lost = La connexion est perdue. Nouvel essai en cours ; vos coups sont en sûreté.
line-refused = Cette partie ne peut pas être montrée.
line-unknown = Cette partie n’existe pas, ou elle est privée.
line-unknown-advice = Le lien est peut-être incomplet : pour une partie privée, utilisez le lien entier de votre place ou de votre invitation. Ou bien la partie a été effacée après un long temps. Vos parties sont sur la page d’accueil.
line-taken = Cette place est déjà prise ; vous pouvez regarder la partie.
play-title-yours = ● À vous de décider – Arpents
play-title-turn = ● À vous de jouer – Arpents
notice-turn = À vous de jouer
notice-question = À vous de décider
notice-against = Votre partie contre { $name } vous attend.
notice-game = Votre partie vous attend.

# Qui est là
presence-here = en ligne
presence-seen = dernière visite { $when }
presence-seen-now = dernière visite à l’instant

# Qui on attend ; d’un instant, on ne dit pas la durée
wait-deciding = { $unit ->
    [minutes] { $count ->
        [one] { $name } réfléchit depuis une minute
       *[other] { $name } réfléchit depuis { $count } minutes
    }
    [hours] { $count ->
        [one] { $name } réfléchit depuis une heure
       *[other] { $name } réfléchit depuis { $count } heures
    }
    [days] { $count ->
        [one] { $name } réfléchit depuis un jour
       *[other] { $name } réfléchit depuis { $count } jours
    }
   *[moment] { $name } réfléchit
}
wait-for = { $unit ->
    [minutes] { $count ->
        [one] La partie attend { $name } depuis une minute
       *[other] La partie attend { $name } depuis { $count } minutes
    }
    [hours] { $count ->
        [one] La partie attend { $name } depuis une heure
       *[other] La partie attend { $name } depuis { $count } heures
    }
    [days] { $count ->
        [one] La partie attend { $name } depuis un jour
       *[other] La partie attend { $name } depuis { $count } jours
    }
   *[moment] La partie attend { $name }
}
