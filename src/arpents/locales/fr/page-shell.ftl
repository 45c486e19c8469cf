## What all pages share: the heading, and what goes wrong

shell-pages = Pages
shell-rules = Règles
shell-about = À propos
shell-home = Vers la page d’accueil
shell-nowhere = Il n’y a rien à cette adresse.

error-unexpected = Quelque chose a mal tourné dans cette page. Rechargez-la ; votre partie est en sûreté sur le serveur.
error-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
error-server-fault = Le serveur a rencontré une erreur. Réessayez dans un instant ; rien n’est perdu.
