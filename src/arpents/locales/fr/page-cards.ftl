## Cards: their faces, the hand, piles, the market and the tracker

# Long words of titles, with the places where they may be parted on narrow cards.
cards-parted = Michilli·mackinac Phila·delphia Louis·bourg Ticon·deroga Cumber·land Fronte·nac Beau·séjour Fortifi·cation Artil·lerie Amérin·diens Infan·terie Inten·dant Tadous·sac Pema·quid Rich·mond Deer·field Kenne·bec Gouver·neur Négo·ciant Cou·reurs mili·taire natio·nal régu·lière Riviè·res Balti·more Mont·réal Du·quesne

cards-strength-port = force { $count } dans un port

cards-brief-raids-ambushes = raids et embuscades
cards-brief-blocks-both = bloque raids et embuscades

# What cards can do, in sentences.
cards-text-raids-ambushes = Jouez-la pour un raid ou une embuscade.
cards-text-blocks-both = Défaussez-la pour bloquer un raid ou une embuscade.
cards-text-raids = Jouez-la pour un raid.
cards-text-ambushes = Jouez-la pour une embuscade.
cards-text-blocks-raid = Défaussez-la pour bloquer un raid.
cards-text-blocks-ambush = Défaussez-la pour bloquer une embuscade.
cards-text-converts = Jouez-la pour rallier une carte Amérindiens neutre de l’ennemi.
cards-text-defender-only = Sa force ne compte que pour le défenseur.
cards-text-draws-three = Jouez-la pour piocher trois cartes.
cards-text-extends-raid = Ajoutée à un raid, elle le fait porter plus loin.
cards-text-fetches-discard = Jouez-la et payez 2 pièces pour reprendre en main une carte de votre défausse.
cards-text-free-action = La jouer ne coûte pas d’action.
cards-text-leads = Elle rejoint un siège en cours, ou en commence un.
cards-text-piracy = Jouez-la avec un autre navire pour prendre 2 pièces à l’ennemi.
cards-text-removes-cards = Jouez-la pour remettre au marché une ou deux autres cartes de votre main.
cards-text-sells-furs = Jouez-la avec des cartes de localisation qui montrent une fourrure : chacune rapporte 2 pièces.
cards-text-vulnerable = Une embuscade peut vous la prendre.
cards-text-starting = De départ : elle était dans le premier paquet français. À la différence des autres Infanteries régulières, la reprendre au marché ne coûte rien.
cards-play-cost = { $count ->
    [one] Chaque raid ou embuscade avec elle coûte { $count } pièce.
   *[other] Chaque raid ou embuscade avec elle coûte { $count } pièces.
}
cards-commit-cost = { $count ->
    [one] L’envoyer à un siège coûte { $count } pièce.
   *[other] L’envoyer à un siège coûte { $count } pièces.
}

# Why a card cannot be used: in a word or two on its face, and in a sentence.
cards-off-not-controlled = pas à vous
cards-off-besieged = assiégé
cards-off-cut-off = coupé
cards-why-not-controlled = Vous ne pouvez pas l’utiliser : vous ne contrôlez pas le lieu.
cards-why-besieged = Vous ne pouvez pas l’utiliser : le lieu est assiégé.
cards-why-cut-off = Vous ne pouvez pas l’utiliser : le lieu n’est plus ravitaillé.

# Where a card leads, on its face and for those who hear it.
cards-leads = { $by ->
    [ship] Par navire vers
    [wagon] Par chariot vers
   *[bateaux] Par bateau vers
}
cards-say-location = { $owner ->
    [british] { $card }, carte de localisation anglaise.
   *[french] { $card }, carte de localisation française.
}
cards-say-empire = { $owner ->
    [british] { $card }, carte d’empire anglaise.
    [french] { $card }, carte d’empire française.
   *[neutral] { $card }, carte neutre.
}
cards-say-count = { $count ->
    [one] Un exemplaire.
   *[other] { $count } exemplaires.
}
cards-say-shows = Elle montre : { $list }.
cards-say-leads = { $by ->
    [ship] Par navire, elle mène à { $places }.
    [wagon] Par chariot, elle mène à { $places }.
   *[bateaux] Par bateau, elle mène à { $places }.
}
cards-say-cost = { $count ->
    [0] Elle ne coûte rien.
    [one] Elle coûte { $count } pièce.
   *[other] Elle coûte { $count } pièces.
}
cards-costs = { $count ->
    [0] La prendre ne coûte rien.
    [one] La prendre coûte { $count } pièce.
   *[other] La prendre coûte { $count } pièces.
}
cards-leads-nowhere = Elle ne mène nulle part.
cards-and-more = { $text } et { $count } de plus
cards-times = × { $count }

cards-hand = Votre main
cards-hand-empty = Votre main est vide.

# Piles: how many cards lie there, and where.
cards-pile-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cards-pile-empty = Aucune carte ici.
cards-pile-more = { $count ->
    [one] En montrer une de plus
   *[other] En montrer { $count } de plus
}
cards-pile-fewer = En montrer moins

# The market.
cards-market-own = { $side ->
    [british] Cartes d’empire anglaises
   *[french] Cartes d’empire françaises
}
cards-market-neutral = Cartes neutres
cards-market-locations = { $side ->
    [british] Cartes de localisation à gagner par les Anglais
   *[french] Cartes de localisation à gagner par les Français
}
cards-market-locations-how = Qui colonise un lieu en prend la carte.
cards-market-sold-out = Il ne reste rien.
cards-market-enemy = { $side ->
    [british] Ce que les Anglais peuvent encore prendre
   *[french] Ce que les Français peuvent encore prendre
}

# The tracker: what each deck and hand can still hold.
cards-track-of = { $side ->
    [british] Cartes des Anglais
   *[french] Cartes des Français
}
cards-track-card = Carte
cards-track-hand = Main
cards-track-known = Vues en main
cards-track-unseen = Main ou pioche
cards-track-deck = Pioche
cards-track-discard = Défausse
cards-track-reserve = Réserve
cards-track-siege = Sièges
cards-track-total = Total
cards-track-sizes = Main : { $hand }. Pioche : { $deck }. Défausse : { $discard }.
cards-track-open = Vous connaissez toutes les cartes de cette main et de cette pioche ; seul l’ordre de la pioche vous est caché.
cards-track-hidden = { $hand ->
    [0] Aucune carte cachée n’est en main : tout ce qui est sous « Main ou pioche » est dans la pioche.
    [one] Parmi les cartes sous « Main ou pioche », une est en main ; les autres sont dans la pioche.
   *[other] Parmi les cartes sous « Main ou pioche », { $hand } sont en main ; les autres sont dans la pioche.
}
cards-track-shown = { $count ->
    [0] Votre adversaire ne connaît aucune carte de votre main.
    [one] Votre adversaire connaît une carte de votre main : { $cards }.
   *[other] Votre adversaire connaît { $count } cartes de votre main : { $cards }.
}
