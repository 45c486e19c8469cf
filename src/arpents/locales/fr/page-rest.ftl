## What lies behind the tabs of a game, and is loaded after it

# The ways in which a game can end
endings-title = Comment la partie peut finir

# News for which a phone has no room
play-more-news = encore { $count }

# To take back more than the last step
play-take-back-sure = { $way ->
    [answer] Revenir à votre dernière réponse ?
   *[turn] Revenir à votre dernier tour ?
}
play-take-back-about = { $way ->
    [answer] Cela annule tout ce que l’ordinateur a fait depuis, et votre dernière réponse :
   *[turn] Cela annule tout ce que l’ordinateur a fait depuis, et ce que vous avez fait en dernier :
}

# Talk
talk-title = Discussion
talk-say = Dites quelque chose
talk-send = Envoyer
talk-mute = Masquer ce que dit l’autre camp
talk-gone = (non conservé)
talk-empty = Personne n’a rien dit.

# Automatic answers
presets-title = Réponses automatiques
presets-about = { $bot ->
    [yes] Des réponses données pour vous pendant le tour de l’ordinateur, sans qu’on vous interroge.
   *[no] Des réponses données pour vous pendant le tour de l’autre camp, pour que personne n’attende. Personne d’autre ne les voit.
}
presets-delay = Répondre après quelques secondes, comme à la main
presets-delay-about = Une réponse immédiate peut montrer qu’elle était fixée d’avance.
presets-raids = En cas de raid contre vous
presets-ambushes = En cas d’embuscade contre vous
presets-losing = Carte perdue dans une embuscade
presets-giving = Carte cédée à un ralliement
presets-giving-up = Carte sacrifiée après un siège perdu
presets-occupying = Lieu que vous avez pris
presets-forfeiting = Cartes abandonnées pour une nouvelle pioche
presets-exchange = Carte échangée après un siège
presets-ask = Me demander
presets-never = Ne jamais bloquer
presets-block = Bloquer avec la première de ces cartes
presets-list = La première de ces cartes
presets-occupy = Placer un village avec la première de ces cartes
presets-leave = Le laisser neutre
presets-keep = Garder ma main
presets-any = prendre n’importe quelle autre
presets-otherwise = Si je n’en ai aucune
presets-otherwise-ask = me demander
presets-otherwise-never = ne pas bloquer
presets-otherwise-leave = le laisser neutre
presets-first = Plutôt depuis
presets-add = Ajouter une carte
presets-remove = Retirer { $card }
presets-earlier = Mettre { $card } en tête
presets-save = Enregistrer
presets-saved = Enregistré.
presets-zone-hand = la main
presets-zone-reserve = la réserve
presets-zone-siege = un siège

# More: the seat, the end, and afterwards
more-seat = Votre place sur un autre appareil
more-seat-about = Qui a ce lien peut jouer pour vous : gardez-le secret.
more-concede = Abandonner
more-concede-sure = Abandonner la partie ? L’autre camp gagne aussitôt.
more-concede-yes = Oui, j’abandonne
more-claim = Réclamer la victoire
more-claim-about = Si l’autre camp n’a pas joué depuis longtemps, vous pouvez réclamer la victoire.
more-claim-from = Si l’autre camp n’a pas joué d’ici le { $when }, vous pourrez réclamer la victoire.
more-decide-by = Faites d’ici le { $when } quelque chose que l’autre camp voie, comme finir votre tour. Ensuite, il pourra réclamer la victoire.
more-record = L’enregistrement de la partie
more-home = Accueil

# Pourquoi une carte ou un lieu ne peut être choisi
why-over = La partie est terminée.
why-not-yours = { $side ->
    [british] Les Anglais décident en ce moment ; rien ne vous est demandé.
   *[french] Les Français décident en ce moment ; rien ne vous est demandé.
}
why-card = On ne peut rien faire de { $card } pour l’instant.
why-card-with = { $card } ne va pas avec ce que vous avez choisi. Recommencez pour la choisir seule.
why-card-verb = { $card } ne sert à rien pour cela.
why-card-lacks = { $what ->
    [coins] { $card } ne montre pas de pièces.
    [furs] { $card } ne montre pas de fourrure.
    [settler] { $card } ne montre pas de colon.
    [strength] { $card } n’a pas de force militaire.
    [raid] { $card } ne permet pas de raid.
   *[way] { $card } ne mène pas à { $place } et n’apporte rien de ce qu’il faut pour y aller.
}
why-card-answer = { $card } ne répond pas à la question.
why-card-actions = Il ne vous reste aucune action pour { $card }.
why-draft = { $card } ne peut pas être prise pour l’instant.
why-card-cost = { $card } : il faut payer { $cost }, et vous avez { $money }.
why-discard-cost = Défausser une carte est gratuit, chaque autre coûte 1, et vous avez { $money }.
why-draft-cost = { $card } coûte { $cost }, et vous avez { $money }.
why-reserve = Votre réserve ne peut pas être récupérée en ce moment.
why-reserve-cost = La réserve se récupère en entier, pour 1 d’argent par carte : cela coûte { $cost }, et vous avez { $money }.
why-draft-actions = Il ne vous reste aucune action pour prendre { $card }.
why-place-with = Ce que vous avez choisi ne va pas avec { $place }. Recommencez pour choisir ce lieu.
why-place-answer = { $place } ne répond pas à la question.
why-place-actions = Il ne vous reste aucune action pour { $place }.
why-place-own = Avec votre main, vous ne pouvez ni développer ni fortifier { $place }.
why-place-enemy = Avec votre main, vous ne pouvez ni assiéger { $place } ni y mener un raid.
why-place-walled = { $place } a une fortification : aucun raid n’y est possible, et votre main ne permet pas de l’assiéger.
why-place-far = Aucune carte utilisable de votre main ne mène à { $place }.
why-place-lacks = Une carte de votre main mène à { $place }, mais il manque autre chose : un transport, un colon ou de l’argent.
why-leads = { $card } mène à { $place }, mais il vous manque { $list }.
why-needed = { $card } est nécessaire ici. Pour autre chose, recommencez.
why-itself = { $verb ->
    [home-support] Votre pioche est vide : { $card } ne pioche rien maintenant.
    [military-leader] { $card } : aucun siège en cours que cette carte puisse rejoindre.
    [intendant] Votre défausse est vide : { $card } ne reprend rien maintenant.
    [governor] { $card } : vous n’avez aucune autre carte en main à remettre.
    [trader] Aucune carte utilisable ne montre de fourrures : { $card } ne vend rien maintenant.
   *[cost] Vous ne pouvez pas payer { $card } : vous avez { $money }.
}
why-verb = { $verb ->
    [reinforce] Aucune carte de votre main ne peut aller au siège.
    [leader] Seul le Chef militaire peut aller au siège, et cela ne coûte aucune action : choisissez sa carte.
    [no-siege] Aucun siège n’est en cours.
    [settle] Aucune combinaison de votre main ne permet de coloniser : il faut une carte qui mène à un lieu libre, le bateau, le chariot ou le navire pour y aller et souvent un colon.
    [develop] Rien dans votre main ne permet de développer : il faut la carte d’un de vos villages et un colon.
    [besiege] Aucune combinaison de votre main ne permet d’assiéger : il faut une carte qui mène à un lieu ennemi, le bateau, le chariot ou le navire pour y aller et une carte avec de la force.
    [take-money] Aucune carte utilisable ne montre de pièces.
    [villages] Il ne vous reste aucun village en stock.
    [towns] Il ne vous reste aucune ville en stock.
    [siege] Vous assiégez déjà { $place } : un seul siège à la fois.
    [must-wait] Vous ne pouvez pas encore assiéger : attendez un siège des Français, ou ayez 25 points.
    [merchant] Il vous manque des cartes utilisables pour le marchand : il faut un navire et une ou deux cartes avec des pièces.
    [reserve] Aucune carte de votre main ne peut aller en réserve.
    [discard] Vous n’avez pas de carte à défausser.
   *[draft] Aucune carte proposée ne coûte { $money } ou moins.
}
