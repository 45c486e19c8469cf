## What rule sets and variants decide: a sentence for each setting, whatever its value.
## The value of one that is on or off is "yes" or "no".

setting-french-bateaux-at-start = { $value ->
    [yes] La carte Bateaux des Français est dans le paquet de départ.
   *[no] La carte Bateaux des Français n’est pas dans le paquet de départ.
}
setting-raid-bonus = { $value ->
    [0] Un raid porte à une connexion par carte jouée.
    [one] Un raid porte à une connexion par carte jouée, plus une.
   *[other] Un raid porte à une connexion par carte jouée, plus { $value }.
}
setting-reserve-limit = { $value ->
    [0] La réserve contient autant de cartes qu’on veut.
    [one] La réserve contient une seule carte.
   *[other] La réserve contient au plus { $value } cartes.
}
setting-reserve-takes-locations = { $value ->
    [yes] La réserve accepte aussi les cartes de localisation, utilisables ou non.
   *[no] La réserve n’accepte que les cartes d’empire, sauf si une autre règle en admet d’autres.
}
setting-home-support-rebuilds = { $value ->
    [yes] Le Soutien national reconstitue une pioche épuisée.
   *[no] Le Soutien national ne fait pas piocher plus de cartes que la pioche n’en contient.
}
setting-merchant-coins = { $value ->
    [0] Le Marchand prend autant de cartes avec de l’argent qu’on veut.
    [one] Le Marchand prend une seule carte avec de l’argent.
   *[other] Le Marchand prend jusqu’à { $value } cartes avec de l’argent.
}
setting-withdrawing-is-free = { $value ->
    [yes] Se retirer d’un siège est une action gratuite.
   *[no] Se retirer d’un siège coûte une action.
}
setting-settling-neutral-home-wins = { $value ->
    [yes] Coloniser une capitale ennemie devenue neutre fait gagner la partie.
   *[no] Coloniser une capitale ennemie devenue neutre ne fait pas gagner la partie.
}
setting-new-york-supplies-sieges = { $value ->
    [yes] Les renforts anglais pour un siège viennent de Boston ou de New York.
   *[no] Les renforts anglais pour un siège viennent de Boston.
}
setting-deck-rebuilt-at-once = { $value ->
    [yes] Une pioche est reconstituée dès qu’elle est vide.
   *[no] Une pioche n’est pas reconstituée dès l’instant où elle est vide.
}
setting-ambush-spares-reserve = { $value ->
    [yes] Une embuscade qui ne trouve rien de vulnérable dans la main épargne la réserve.
   *[no] Une embuscade qui ne trouve rien de vulnérable dans la main atteint la réserve.
}
setting-conversion-spares-reserve = { $value ->
    [yes] Rallier des Amérindiens épargne la réserve quand il n’y en a pas dans la main.
   *[no] Rallier des Amérindiens atteint la réserve quand il n’y en a pas dans la main.
}
setting-stock-end-waits-for-sieges = { $value ->
    [yes] Quand un camp n’a plus de villages ou de villes en stock, la partie finit dès qu’aucun siège n’est en cours.
   *[no] Quand un camp n’a plus de villages ou de villes en stock, la partie finit même pendant un siège.
}
setting-free-actions-while-resolving = { $value ->
    [yes] Les actions gratuites sont permises pendant qu’on résout un siège gagné au début de son propre tour.
   *[no] Les actions gratuites attendent que les sièges soient résolus.
}
setting-siege-track-ends = { $value ->
    [yes] La piste de siège a deux bouts que le marqueur ne peut pas dépasser.
   *[no] La piste de siège n’a pas de bouts.
}
setting-governor-spares-starting-locations = { $value ->
    [yes] Le Gouverneur ne peut pas retirer une carte de localisation de départ tant que son propriétaire contrôle le lieu.
   *[no] Le Gouverneur peut retirer les cartes de localisation de départ comme les autres.
}
setting-governor-abandons-location = { $value ->
    [yes] Un lieu dont le Gouverneur retire la carte devient neutre.
   *[no] Un lieu dont le Gouverneur retire la carte reste ce qu’il était.
}
setting-governors = { $value ->
    [yes] Les Gouverneurs sont dans la partie.
   *[no] Les Gouverneurs sont hors de la partie.
}
setting-fort-at-louisbourg = { $value ->
    [yes] Louisbourg est fortifié dès le départ.
   *[no] Louisbourg n’est fortifié au départ que si la mise en place le dit.
}
setting-fort-at-quebec = { $value ->
    [yes] Québec est fortifié dès le départ.
   *[no] Québec n’est fortifié au départ que si la mise en place le dit.
}
setting-british-bateaux-at-start = { $value ->
    [yes] La carte Bateaux des Anglais est dans le paquet de départ.
   *[no] La carte Bateaux des Anglais n’est pas dans le paquet de départ.
}
setting-french-bateaux-available = { $value ->
    [yes] La carte Bateaux des Français peut être prise dès le départ.
   *[no] La carte Bateaux des Français ne peut pas être prise au départ.
}
setting-french-choose-a-starting-card = { $value ->
    [yes] Les Français ajoutent une carte d’empire de leur choix à leur paquet de départ.
   *[no] Les Français ne choisissent pas de carte pour commencer.
}
setting-british-regulars-removed = { $value ->
    [0] Toutes les Infanteries régulières anglaises sont dans la partie.
    [one] Une Infanterie régulière anglaise est hors de la partie.
   *[other] { $value } Infanteries régulières anglaises sont hors de la partie.
}
setting-french-win-at-fort-duquesne = { $value ->
    [yes] Les Français gagnent aussitôt s’ils colonisent ou conquièrent Fort Duquesne.
   *[no] Coloniser ou conquérir Fort Duquesne ne fait pas gagner la partie.
}
setting-british-wait-to-besiege = { $value ->
    [yes] Les Anglais n’assiègent rien avant que les Français l’aient fait, ou avant d’avoir eu eux-mêmes 25 points.
   *[no] Les Anglais peuvent assiéger dès le départ.
}
setting-natives-fight-in-sieges = { $value ->
    [yes] Les Amérindiens ont une force de 1 dans les sièges.
   *[no] Les Amérindiens ne prennent pas part aux sièges.
}
setting-ambush-reaches-sieges = { $value ->
    [yes] Une embuscade peut aussi coûter une carte engagée dans un siège.
   *[no] Une embuscade n’atteint pas les cartes engagées dans un siège.
}
setting-french-redraw-after-siege = { $value ->
    [yes] Pour chaque siège gagné au début de leur tour, les Français peuvent échanger une carte contre une nouvelle.
   *[no] Gagner un siège ne permet d’échanger aucune carte.
}
setting-blocked-ambush-is-free = { $value ->
    [yes] Une embuscade bloquée ne consomme pas l’action.
   *[no] Une embuscade bloquée consomme l’action.
}
setting-blocked-raid-is-free = { $value ->
    [yes] Un raid bloqué ne consomme pas l’action.
   *[no] Un raid bloqué consomme l’action.
}
setting-reserve-takes-lost-locations = { $value ->
    [yes] La réserve accepte les cartes des lieux qu’on ne contrôle pas.
   *[no] La réserve ne fait pas d’exception pour les cartes des lieux qu’on ne contrôle pas.
}
setting-drop-lost-locations = { $value ->
    [yes] On peut défausser les cartes des lieux qu’on ne contrôle pas par une action gratuite.
   *[no] On défausse les cartes des lieux qu’on ne contrôle pas comme les autres.
}
setting-free-fur-sale = { $value ->
    [yes] On peut vendre une carte de localisation avec fourrure pour 1 pièce par une action gratuite.
   *[no] Seul le Négociant vend les fourrures.
}
setting-free-discards = { $value ->
    [yes] Défausser ne coûte rien, quel que soit le nombre de cartes.
   *[no] Défausser coûte 1 pièce pour chaque carte après la première.
}
setting-reshuffle-cost = { $value ->
    [0] Reconstituer la pioche ne coûte rien.
    [one] Reconstituer la pioche en complétant sa main coûte { $value } pièce, ou deux cartes au camp qui ne peut pas payer.
   *[other] Reconstituer la pioche en complétant sa main coûte { $value } pièces, ou deux cartes au camp qui ne peut pas payer.
}
setting-late-reshuffle = { $value ->
    [yes] Une pioche épuisée n’est reconstituée qu’à la toute fin du tour de son propriétaire.
   *[no] Une pioche épuisée est reconstituée au plus tard quand il faut piocher une carte.
}
