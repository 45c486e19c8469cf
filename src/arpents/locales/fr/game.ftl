## The game in words: sides, phases, verbs, zones. Terminal and page both use them.

ending-unfinished = Inachevée
ending-home-taken = Capitale prise lors d’un siège
ending-home-settled = Capitale ennemie colonisée
ending-villages = Plus de villages en stock
ending-towns = Plus de villes en stock
ending-captures = Captures valant 12 points ou plus
ending-conceded = Abandon
ending-fort-duquesne = Prise de Fort Duquesne

side-british = Anglais
side-french = Français

phase-draw = On pioche.
phase-upkeep = Un tour va commencer.
phase-actions = { $count ->
    [0] Il ne vous reste plus d’action.
    [one] Il vous reste une action.
   *[other] Vous avez { $count } actions.
}
phase-block-raid = L’ennemi lance un raid sur { $place }. Allez-vous bloquer ?
phase-block-ambush = L’ennemi tend une embuscade. Allez-vous bloquer ?
phase-lose-card = L’embuscade réussit. Quelle carte perdez-vous ?
phase-give-card = L’ennemi rallie des Amérindiens. Quelle carte cédez-vous ?
phase-give-up-card = Vous avez perdu le siège { $place ->
        [Albany] d’Albany
        [Halifax] d’Halifax
        [Oswego] d’Oswego
       *[other] de { $place }
    }. Quelle carte sacrifiez-vous ?
phase-occupation = Vous avez pris { $place }. Voulez-vous y placer un village ?
phase-redraw = Le siège est terminé. Voulez-vous échanger une carte ?
phase-forfeit = Vous n’avez pas pu payer une nouvelle pioche. Quelles cartes abandonnez-vous ?
phase-starting-card = Avec quelle carte commencez-vous ?
phase-over = La partie est finie.

zone-reserve = Réserve
zone-discard = Défausse
zone-known = Connues en main

nothing = rien

coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}

strength = force { $count }

nothing-printed = rien d’imprimé

costs = { $count ->
    [one] coûte { $count } pièce
   *[other] coûte { $count } pièces
}

unusable-not-controlled = vous ne contrôlez pas ce lieu
unusable-besieged = ce lieu est assiégé
unusable-cut-off = ce lieu n’est plus ravitaillé

leads-to = { $symbol } vers { $places }

group-expand = Expansion
group-attack = Guerre
group-money = Argent
group-cards = Cartes
group-other = Tour
group-answer = Réponse

verb-settle = coloniser
verb-develop = développer
verb-fortify = fortifier
verb-besiege = assiéger
verb-reinforce = renforcer
verb-military-leader = chef militaire
verb-withdraw = se retirer
verb-raid = raid
verb-ambush = embuscade
verb-convert = rallier
verb-take-money = prendre de l’argent
verb-merchant = marchand
verb-trader = négociant
verb-piracy = piraterie
verb-draft = prendre une carte
verb-discard = défausser
verb-reserve = mettre en réserve
verb-retrieve = récupérer la réserve
verb-governor = gouverneur
verb-intendant = intendant
verb-home-support = soutien national
verb-pass = passer
verb-end-turn = terminer le tour
verb-block = bloquer
verb-do-not-block = ne pas bloquer
verb-lose = perdre
verb-lose-from-reserve = perdre de la réserve
verb-give = céder
verb-give-from-reserve = céder de la réserve
verb-show-hand = montrer la main
verb-give-up = sacrifier
verb-occupy = occuper
verb-leave = ne pas occuper
verb-sell-fur = vendre une fourrure
verb-drop = se débarrasser
verb-lose-from-siege = perdre du siège
verb-redraw = échanger
verb-keep = garder la main
verb-forfeit = abandonner
verb-begin-with = commencer avec

## The opponents: what each is called, and a sentence about it

level-newcomer = Débutant
level-newcomer-about = Connaît les règles et aime les points, mais oublie des choses : pour vos premières parties.
level-settler = Colon
level-settler-about = Prépare son tour, mais oublie parfois ce que vous pouvez lui faire.
level-sergeant = Sergent
level-sergeant-about = Prépare son tour avec plus de soin, mais une menace lui échappe parfois.
level-captain = Capitaine
level-captain-about = Pense chaque tour jusqu’au bout et ne fait pas d’étourderies.
level-colonel = Colonel
level-colonel-about = Planifie comme le Capitaine, et a appris de milliers de parties ce que vaut une position.
level-general = Général
level-general-about = Le plus fort : il voit aussi loin que son temps le permet.
strategy-hammer = Marteau
strategy-hammer-about = Vise Québec en passant par Louisbourg ; avec les Français, il barre cette route.
strategy-raider = Pillard
strategy-raider-about = Vit de raids et d’embuscades, jusqu’à en avoir pris assez.
strategy-builder = Bâtisseur
strategy-builder-about = Colonise et développe, fortifie, et préfère ne pas se battre.
opponent-time = { $seconds ->
    [0] Répond aussitôt.
    [one] Réfléchit une seconde au plus.
   *[other] Réfléchit jusqu’à { $seconds } secondes.
}
