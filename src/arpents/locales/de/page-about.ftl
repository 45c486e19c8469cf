## Über Arpents: was es ist, wem es gehört und was es aufbewahrt

about-title = Über Arpents
about-lead = Ein Zuhause für das Zwei-Personen-Spiel A Few Acres of Snow, in dem Großbritannien und Frankreich in Nordamerika siedeln, handeln, überfallen und belagern.
about-what = Was das ist
about-what-game = Das Spiel stammt von Martin Wallace. Arpents ist eine unabhängige Umsetzung seiner Regeln: Worte und Zeichnungen sind unsere eigenen, und nichts vom veröffentlichten Spiel steckt darin. Niemand, der das Spiel gemacht oder verlegt hat, ist hieran beteiligt. Um es von seinen Machern zu lernen und in seiner ganzen Schönheit zu sehen, besorge dir die Schachtel.
about-what-name = Der Name stammt von Voltaire. Als Kanada verloren zu gehen drohte, nannte er es „quelques arpents de neige“, ein paar Morgen Schnee.
about-what-rules = Alle Auflagen und viele Varianten sind spielbar, und jede Regel steht geschrieben: <a>Lies die Regeln</a>.
about-use = Ohne Browser
about-use-terminal = Dasselbe Spiel läuft im Terminal und auf einem eigenen Server:
about-use-play = gegen einen Bot, im Terminal
about-use-serve = diese Seite, von deinem Rechner
about-use-arena = Bots gegeneinander
about-use-python = Für Programme ist es eine schnelle und genaue Engine in Python:
about-use-api = Auch andere Programme können hier spielen: Der Server sagt alles, was er weiß, als <a>OpenAPI</a>.
about-licence = Lizenz und Quellen
about-licence-code = Arpents ist freie Software unter der MIT-Lizenz.
about-licence-fonts = Die Schriften sind Libre Caslon von Impallari Type und Source Sans 3 von Adobe, beide unter der SIL Open Font License.
about-licence-map = Die Küste ist aus Natural Earth gemacht, das gemeinfrei ist. Flüsse, Seen, Orte, Karten und Symbole sind für Arpents gezeichnet.
about-licence-others = Diese Werke anderer stecken in dieser Seite:
about-licence-texts = Die Texte dieser Lizenzen stehen <a>in einer Datei</a>.
about-licence-server = Woraus der Server besteht, sagt der Befehl
about-privacy = Was aufbewahrt wird, und wo
about-privacy-hosts = Diese Seite lädt nichts außer von ihrem eigenen Server. Es gibt keine Konten, keine Cookies, keine Werbung und niemanden, der dich zählt.
about-privacy-device = Auf deinem Gerät behält der Browser die Schlüssel zu deinen Plätzen, deinen Namen, deine Sprache und das gewählte Aussehen. Löschst du die Daten dieser Seite, sind sie weg; bewahre den Link eines Platzes auf, um zu ihm zurückzukommen.
about-privacy-server = Auf dem Server sind die Spiele: die Namen, die Spieler angegeben haben, was sie taten und was sie einander sagten. Spiele, die niemand mehr anrührt, werden nach einer Weile gelöscht, und ebenso, was gesagt wurde.
about-privacy-links = Wer den Link eines Platzes hat, kann für ihn spielen. Behalte ihn für dich.
about-version = Version { $version }
