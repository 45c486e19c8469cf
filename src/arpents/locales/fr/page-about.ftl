## About: what this is, whose it is, and what it keeps

about-title = À propos d’Arpents
about-lead = Une maison pour le jeu à deux A Few Acres of Snow, où Anglais et Français colonisent, commercent, mènent raids et sièges à travers l’Amérique du Nord.
about-what = Ce que c’est
about-what-game = Le jeu a été créé par Martin Wallace. Arpents est une adaptation indépendante de ses règles : les mots et les dessins sont les nôtres, et rien du jeu publié ne s’y trouve. Aucun de ceux qui ont fait ou publié le jeu n’y prend part. Pour l’apprendre de ses auteurs, et le voir dans toute sa beauté, procurez-vous la boîte.
about-what-name = Le nom vient de Voltaire. Quand le Canada allait être perdu, il l’appela « quelques arpents de neige ».
about-what-rules = Toutes les éditions et bien des variantes peuvent être jouées, et chaque règle est écrite : <a>lisez les règles</a>.
about-use = Sans navigateur
about-use-terminal = Le même jeu tourne dans un terminal, et sur votre propre serveur :
about-use-play = contre un programme, dans le terminal
about-use-serve = cette page, depuis votre machine
about-use-arena = des programmes les uns contre les autres
about-use-python = Pour les programmes, c’est un moteur rapide et exact en Python :
about-use-api = D’autres programmes peuvent jouer ici aussi : le serveur décrit tout ce qu’il sait en <a>OpenAPI</a>.
about-licence = Licence et sources
about-licence-code = Arpents est un logiciel libre sous licence MIT.
about-licence-fonts = Les caractères sont Libre Caslon, d’Impallari Type, et Source Sans 3, d’Adobe, tous deux sous licence SIL Open Font License.
about-licence-map = La côte vient de Natural Earth, qui est dans le domaine public. Rivières, lacs, lieux, cartes et symboles sont dessinés pour Arpents.
about-licence-others = Cette page contient ces œuvres d’autrui :
about-licence-texts = Les textes de ces licences sont <a>dans un seul fichier</a>.
about-licence-server = Ce dont le serveur est fait est énuméré par la commande
about-privacy = Ce qui est gardé, et où
about-privacy-hosts = Cette page ne charge rien d’ailleurs que de son propre serveur. Pas de comptes, pas de cookies, pas de publicité, et personne qui vous compte.
about-privacy-device = Sur votre appareil, le navigateur garde les clés de vos places, votre nom, votre langue et votre thème. Effacez les données de ce site, et elles disparaissent ; gardez le lien d’une place pour y revenir.
about-privacy-server = Sur le serveur sont les parties : les noms que les joueurs ont donnés, ce qu’ils ont fait, et ce qu’ils se sont dit. Les parties auxquelles personne ne touche sont effacées au bout d’un certain temps, et les discussions aussi.
about-privacy-links = Qui a le lien d’une place peut y jouer. Gardez-le pour vous.
about-version = Version { $version }
