## What all pages share: the heading, and what goes wrong

shell-title = Arpents : A Few Acres of Snow
shell-pages = Pages
shell-rules = Règles
shell-about = À propos
shell-home = Vers la page d’accueil
shell-nowhere = Il n’y a rien à cette adresse.
shell-nowhere-advice = L’adresse est peut-être mal écrite, ou la page n’existe plus. Vos parties sont sur la page d’accueil.
shell-skip = Aller au contenu
shell-settings = Réglages et langue
shell-language = Langue
shell-theme = Thème
shell-theme-system = Comme le système
shell-theme-light = Clair
shell-theme-dark = Sombre
shell-looks = Apparence
shell-playing = En jouant
shell-palette = Couleurs
shell-palette-standard = Habituelles
shell-palette-safe = Pour les daltoniens
shell-cards = Cartes en main
shell-cards-medium = Moyennes
shell-cards-large = Grandes
shell-cards-small = Petites
shell-names = Noms sur la carte
shell-names-all = Tous
shell-names-held = Là où il y a une pièce
shell-names-pointed = Là où vous pointez
shell-confirm = Avant un coup
shell-confirm-on = Confirmer chaque coup
shell-confirm-off = Jouer aussitôt
shell-why = Ce qui est impossible
shell-why-on = Dire pourquoi
shell-why-off = Ne rien dire
shell-speed = Mouvement
shell-speed-brisk = Vif
shell-speed-calm = Calme
shell-speed-off = Aucun
shell-sound = Son
shell-sound-off = Aucun
shell-sound-quiet = Bas
shell-sound-medium = Moyen
shell-sound-loud = Fort
shell-notices = Avis quand c’est à vous
shell-notices-off = Non
shell-notices-on = Oui
notices-none = Ce navigateur n’affiche pas d’avis ici : il faut pour cela que le serveur soit joint en HTTPS.
notices-denied = Le navigateur ne permet pas d’afficher d’avis. Autorisez-les dans ses réglages pour ce site, puis activez-les de nouveau.
shell-offline = Vous êtes hors ligne : le serveur ne répond pas. Seul ce que cet appareil a gardé est affiché. Nouvel essai …
shell-loading = Un instant…
shell-failed = Cette page ne peut pas être affichée
shell-again = Réessayer
shell-reload = Recharger la page
shell-dismiss = Fermer ce message
shell-close = Fermer
shell-guest = Invité
shell-nothing-kept = Ce navigateur ne garde rien pour nous. Notez l’adresse de cette page : c’est la seule clé de votre place.
shell-foot = Arpents est une adaptation indépendante du jeu A Few Acres of Snow, créé par Martin Wallace.
shell-foot-about = Licence, sources et vie privée

error-unexpected = Quelque chose a mal tourné dans cette page. Rechargez-la ; votre partie est en sûreté sur le serveur.
error-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
error-page-renewed = Arpents a été mis à jour depuis l’ouverture de cette page, et il en manque une partie. Rechargez-la ; votre partie est en sûreté sur le serveur.
error-server-fault = Le serveur a rencontré une erreur. Réessayez dans un instant ; rien n’est perdu.

## What the server refuses, by the code of the refusal: what happened, and what to do next

error-bad-action = Le serveur n’a pas compris cette action. Choisissez-la de nouveau.
error-bad-name = Ce nom ne convient pas : il contient des caractères invisibles, ou ressemble à celui d’un ordinateur ou de l’autre joueur. Choisissez-en un autre.
error-bad-presets = Ces réponses automatiques citent quelque chose qui n’existe pas. Changez-les et enregistrez de nouveau.
error-bad-record = Cette partie enregistrée est inutilisable : elle est illisible, enfreint les règles ou n’est pas finie. Vérifiez que vous l’avez tout entière.
error-bad-request = Le serveur n’a pas compris. Rechargez la page ; si vous avez écrit quelque chose, vérifiez-le.
error-bad-variants = Il n’y a pas autant de variantes au choix. Demandez-en moins.
error-banned = Votre réseau est exclu de ce serveur. Si c’est une erreur, écrivez à qui s’en occupe.
error-conflict = Trop de choses se sont passées à la fois dans cette partie. Réessayez dans un instant ; rien n’est perdu.
error-game-full = Vous avez fait dans cette partie tout ce qu’il est permis d’y faire. Vous pouvez encore l’abandonner, et la relire.
error-game-not-begun = Cette partie n’a pas commencé : il manque encore un adversaire. Envoyez l’invitation à quelqu’un.
error-game-not-open = Cette partie ne peut plus être rejointe ni annulée. Regardez-la, ou commencez la vôtre.
error-game-not-over = Cette partie n’est pas finie. On pourra la lire en entier quand elle le sera.
error-game-over = Cette partie est finie. Revoyez-la coup par coup, ou jouez une revanche.
error-illegal-action = Les règles ne le permettent pas maintenant. Ce que vous pouvez faire est marqué.
error-method-not-allowed = Le serveur ne fait pas cela ici. Rechargez la page.
error-no-such-moment = La partie n’en est pas encore là. Choisissez un moment plus ancien.
error-no-taking-back = Votre adversaire l’a vu : c’est joué. On ne peut reprendre un coup que contre l’ordinateur.
error-not-abandoned = Votre adversaire n’est pas absent depuis assez longtemps pour réclamer la victoire. Attendez encore un peu.
error-not-your-decision = C’est à votre adversaire de décider. Vous verrez ici quand ce sera votre tour.
error-not-your-seat = Cette place n’est pas la vôtre, ou le lien est incomplet. Utilisez le lien entier que vous avez reçu.
error-nothing-to-decide = Vous n’avez rien à décider maintenant. Vous verrez ici quand ce sera le cas.
error-nothing-to-undo = Il n’y a plus rien à annuler : le reste a été vu, ou des cartes ont été piochées.
error-repeated-name = Une variante est citée deux fois. Citez chacune une seule fois.
error-rules-fixed = Un scénario a ses propres règles. Choisissez soit le scénario, soit les règles.
error-server-error = Le serveur a échoué, et ce n’est pas votre faute. Réessayez dans un instant ; rien n’est perdu.
error-stale-version = La partie a avancé entre-temps. Voyez où elle en est, et choisissez de nouveau.
error-store-unavailable = Le serveur ne peut pas enregistrer de parties pour l’instant. Réessayez dans un moment ; rien n’est perdu.
error-too-busy = Le serveur a trop à faire pour cela en ce moment. Réessayez dans un instant.
error-too-large = C’est trop long pour le serveur. Envoyez quelque chose de plus court.
error-too-many-cards = Une carte est citée plus souvent qu’elle n’existe. Choisissez les cartes de nouveau.
error-too-often =
    { $seconds ->
        [one] C’était trop à la fois. Réessayez dans une seconde.
       *[other] C’était trop à la fois. Réessayez dans { $seconds } secondes.
    }
error-unknown-game = Cette partie n’existe pas. Le lien est peut-être incomplet : pour une partie privée, utilisez le lien entier de votre place ou de votre invitation. Ou bien elle a été effacée après un long temps.
error-unknown-level = Ce niveau n’existe pas. Choisissez-en un dans la liste.
error-unknown-name = Quelque chose de cité n’existe pas. Choisissez-le dans la liste.
error-unknown-page = Il n’y a rien à cette adresse. Vérifiez-la, ou allez à la page d’accueil.

## The game, and to forget one

shell-game = A Few Acres of Snow
shell-forget-title = Oublier cette partie ?
shell-forget-about = Votre place est effacée de cet appareil. Sans son lien, vous ne pourrez pas y revenir{ $waits ->
    [no] .
   *[yes] , et l’autre camp attendra en vain.
}
shell-forget-do = L’oublier
shell-forgotten = La partie est oubliée sur cet appareil.
shell-rules-title = Les règles
