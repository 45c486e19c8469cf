## What all pages share: the heading, and what goes wrong

shell-title = Arpents : A Few Acres of Snow
shell-pages = Pages
shell-rules = Règles
shell-about = À propos
shell-home = Vers la page d’accueil
shell-nowhere = Il n’y a rien à cette adresse.
shell-nowhere-advice = L’adresse est peut-être mal écrite, ou la page n’existe plus. Vos parties sont sur la page d’accueil.
shell-skip = Aller au contenu
shell-settings = Langue et thème
shell-language = Langue
shell-theme = Thème
shell-theme-system = Comme le système
shell-theme-light = Clair
shell-theme-dark = Sombre
shell-loading = Un instant…
shell-failed = Cette page ne peut pas être affichée
shell-again = Réessayer
shell-dismiss = Fermer ce message
shell-close = Fermer
shell-guest = Invité
shell-nothing-kept = Ce navigateur ne garde rien pour nous. Notez l’adresse de cette page : c’est la seule clé de votre place.
shell-foot = Arpents est une adaptation indépendante du jeu A Few Acres of Snow, créé par Martin Wallace.
shell-foot-about = Licence, sources et vie privée

error-unexpected = Quelque chose a mal tourné dans cette page. Rechargez-la ; votre partie est en sûreté sur le serveur.
error-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
error-server-fault = Le serveur a rencontré une erreur. Réessayez dans un instant ; rien n’est perdu.
