## The first page

home-subtitle = Anglais et Français se disputent un continent : un jeu pour deux
home-play = Jouer
home-play-against = contre le { $level }
home-name = Votre nom
home-side = Vous jouez
home-side-random = Au hasard
home-side-british = Anglais
home-side-french = Français
home-side-opponent = L’adversaire choisit


home-new = Nouvelle partie
home-opponent = Contre
home-opponent-bot = L’ordinateur
home-opponent-bot-about = La partie commence aussitôt.
home-opponent-link = Un ami, par un lien
home-opponent-link-about = Vous recevez un lien à envoyer. La partie commence quand votre ami l’ouvre, et peut durer des jours.
home-opponent-anyone = N’importe qui
home-opponent-anyone-about = La partie est affichée sur cette page jusqu’à ce que quelqu’un la rejoigne.
home-level = Niveau
home-strategy = Ou une stratégie
home-rules = Règles
home-rules-rule-set = Mise en place habituelle
home-rules-scenario = Scénario
home-rule-set = Jeu de règles
home-rule-set-differs = Ce qui diffère de la deuxième édition :
home-rule-set-same = Tout le reste, en toutes lettres
home-rule-set-settings = Ce qu’il décide, en toutes lettres
home-variants = Variantes
home-variants-chosen = { $count ->
    [0] aucune choisie
    [one] une choisie
   *[other] { $count } choisies
}
home-variants-about = Des changements aux règles que des joueurs ont proposés. Prenez-en autant que vous voulez.
home-variants-search = Chercher une variante
home-variants-none = N’en choisir aucune
home-variants-random = Et au hasard
home-variants-random-count = { $count ->
    [0] aucune
    [1] une de plus
   *[other] { $count } de plus
}
home-variants-not-found = Aucune variante ne contient ces mots. Essayez-en moins.
home-variants-beats = L’emporte sur « { $others } » si les deux sont choisies.
home-variants-beaten = « { $others } » l’emporte sur celle-ci, qui ne change donc rien.
home-variants-start = Au départ
home-variants-sieges = Sièges et victoire
home-variants-raids = Raids et embuscades
home-variants-reserve = Réserve et lieux perdus
home-variants-deck = Pioche et argent
home-variants-governor = Le Gouverneur
home-variants-other = Autres
home-scenario = Scénario
home-scenario-first = { $side ->
    [british] { $count ->
        [one] Les Anglais commencent, avec une action à leur premier tour.
       *[other] Les Anglais commencent, avec { $count } actions à leur premier tour.
    }
   *[french] { $count ->
        [one] Les Français commencent, avec une action à leur premier tour.
       *[other] Les Français commencent, avec { $count } actions à leur premier tour.
    }
}
home-scenario-rules = Règles : { $rules }.
home-scenario-where = Qui est où au départ
home-scenario-piece = { $piece ->
    [town] { $fortified ->
        [yes] ville fortifiée
       *[no] ville
    }
   *[village] { $fortified ->
        [yes] village fortifié
       *[no] village
    }
}
home-watched = Tout le monde peut regarder
home-watched-about = La partie est affichée tant qu’elle dure. Les mains restent cachées jusqu’à la fin.
home-wish = { $opponent ->
    [bot] { $side ->
        [british] Vous jouez les Anglais contre le { $level }. { $rules }.
        [french] Vous jouez les Français contre le { $level }. { $rules }.
       *[random] Vous jouez un camp au hasard contre le { $level }. { $rules }.
    }
    [link] { $side ->
        [british] Vous jouez les Anglais contre un ami. { $rules }.
        [french] Vous jouez les Français contre un ami. { $rules }.
        [opponent] Votre ami choisit le camp. { $rules }.
       *[random] Vous jouez un camp au hasard contre un ami. { $rules }.
    }
   *[anyone] { $side ->
        [british] Vous jouez les Anglais contre qui voudra. { $rules }.
        [french] Vous jouez les Français contre qui voudra. { $rules }.
        [opponent] Qui vous rejoint choisit le camp. { $rules }.
       *[random] Vous jouez un camp au hasard contre qui voudra. { $rules }.
    }
}
home-set-up = Créer la partie

home-go-on = Reprendre contre { $name }, tour { $turn }
home-own = Vos parties sur cet appareil
home-own-game = Partie { $game }
home-own-against = Contre { $name }
home-own-waiting = Pas encore d’adversaire
home-own-yours = { $asked ->
    [yes] À vous de décider
   *[no] À vous de jouer
}
home-own-theirs = L’autre camp décide
home-own-open = Attend un adversaire
home-own-over = { $won ->
    [yes] Finie : vous avez gagné
   *[no] Finie : vous avez perdu
}
home-own-aborted = Annulée
home-own-lost = N’est plus sur ce serveur
home-own-unknown = …
home-own-all = { $count ->
    [one] Montrer la partie
   *[other] Montrer les { $count } parties
}
home-own-forget = Oublier cette partie : { $game }
home-own-keep = La garder
home-turn = Tour { $turn }

home-link = Rejoindre par un lien
home-link-about = On vous a envoyé un lien ? Ouvrez-le, ou collez-le ici.
home-link-field = …/game/…#join=…
home-link-go = Y aller
home-link-wrong = Ce n’est pas un lien vers une partie. Il devrait ressembler à ceci : …/game/NOM#join=SECRET
home-link-unknown = Aucune partie ne se trouve à ce lien. Vérifiez qu’il est complet : il devrait ressembler à ceci : …/game/NOM#join=SECRET

home-open = Parties ouvertes
home-open-none = Personne n’attend d’adversaire pour l’instant. Créez une partie contre n’importe qui : quelqu’un viendra.
home-open-side = { $side ->
    [british] Vous joueriez les Anglais.
   *[french] Vous joueriez les Français.
}
home-open-choose = Vous choisissez le camp.
home-open-from = { $decider ->
    [british] Reprend une position : tour { $turn }, aux Anglais de décider.
   *[french] Reprend une position : tour { $turn }, aux Français de décider.
}
home-open-points = Points : Anglais { $british }, Français { $french }
home-open-seen = L’hôte a vu toutes les cartes.
home-open-look = Voir la position
home-open-join = { $side ->
    [british] Jouer les Anglais
   *[french] Jouer les Français
}
home-playing = Parties à regarder
home-playing-none = Aucune partie publique n’est en cours.
home-playing-names = { $one } contre { $other }
home-playing-bot = { $name } (ordinateur)
home-all = { $count ->
    [one] Montrer la partie
   *[other] Tout montrer ({ $count })
}

home-import = Importer une partie
home-import-about = Une partie finie, en fichier de partie ou en JSON, à revoir et à reprendre. Qui a son lien peut la voir.
home-import-file = Choisir un fichier…
home-import-text = Ou collez son texte
home-import-do = Importer
