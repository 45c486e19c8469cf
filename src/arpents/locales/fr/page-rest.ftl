## What lies behind the tabs of a game, and is loaded after it

# The ways in which a game can end
endings-title = Comment la partie peut finir

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
