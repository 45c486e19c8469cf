## Ce que d’autres sites montrent d’un lien vers une page du serveur

preview-title = Arpents : A Few Acres of Snow
preview-about = La guerre pour l’Amérique du Nord, à deux : dans le navigateur, contre des amis par un lien, ou contre l’ordinateur.
preview-open = { $host } cherche un adversaire
preview-playing = { $british } contre { $french }
preview-playing-about = A Few Acres of Snow, tour { $turn } : les Anglais ont { $british } points, les Français { $french }.
preview-finished-about = { $winner ->
    [british] Les Anglais ont gagné à A Few Acres of Snow
   *[french] Les Français ont gagné à A Few Acres of Snow
} au tour { $turn } : les Anglais ont { $british } points, les Français { $french }.
preview-picture = Le plateau : une carte du nord-est de l’Amérique avec les villages et les villes des deux camps

## Ce que le serveur dit aux navigateurs dont c’est le tour

push-title = À vous de jouer
push-turn = C’est à vous dans votre partie contre { $name }.
