## The page of the rules

rulepage-about = Tout le jeu, dans nos propres mots. Les numéros sont partout les mêmes, pour que vous puissiez citer une règle : chacun est un lien.
rulepage-brief = Le jeu en deux minutes
rulepage-contents = Sommaire
rulepage-search = Chercher dans les règles
rulepage-search-hint = siège, colon, Québec…
rulepage-clear = Effacer la recherche
rulepage-found = { $count ->
    [0] Aucune règle ne contient ces mots. Essayez moins de lettres, ou un autre mot.
    [one] Une règle trouvée.
   *[other] { $count } règles trouvées.
}
rulepage-map = Les lieux de cette règle sur le plateau
rulepage-map-hint = Pointez une règle : ses lieux s’affichent ici.
rulepage-link = Lien vers la règle { $number }
rulepage-rule = règle { $number }
rulepage-show = Montrer : { $name }
rulepage-close = Fermer
rulepage-gives-way = S’efface devant : { $names }.
rulepage-loading = Chargement des règles…
