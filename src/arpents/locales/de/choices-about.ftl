## Was Regelwerke, Varianten und Szenarien bedeuten

rule-set-second-edition-summary = Die Regeln der englischen zweiten Auflage.
rule-set-yucata-summary = Die zweite Auflage, wie sie auf Yucata gespielt wird: Der Belagerungsmarker kann sich ohne Ende bewegen.
rule-set-first-edition-italian-summary = Die erste Auflage nach ihrem italienischen Text.
rule-set-first-edition-german-summary = Die erste Auflage nach ihrem deutschen Text.
rule-set-first-edition-french-summary = Die erste Auflage nach ihrem französischen Text.
variant-reshuffle-costs-a-coin-summary = Den Zugstapel beim Nachziehen neu zu bilden kostet 1 Geld; wer keins hat, büßt zwei Karten ein.
variant-fort-at-louisbourg-summary = Louisbourg ist von Anfang an befestigt.
variant-fort-at-quebec-summary = Quebec ist von Anfang an befestigt.
variant-french-win-at-fort-duquesne-summary = Die Franzosen gewinnen sofort, wenn sie in Fort Duquesne siedeln oder es erobern.
variant-ambush-reaches-sieges-summary = Ein Hinterhalt kann auch eine Karte kosten, die in einer Belagerung liegt, und mit ihr die Stärke, die sie dort hatte.
variant-three-fewer-british-regulars-summary = Drei Karten Reguläre Infanterie der Briten sind aus dem Spiel.
variant-french-redraw-after-siege-summary = Für jede Belagerung, die sie zu Beginn ihres Zuges gewinnen, dürfen die Franzosen eine Karte gegen eine neue tauschen.
variant-reserve-takes-locations-summary = Auch Ortskarten dürfen in Reserve gelegt werden, ob nutzbar oder nicht.
variant-reserve-takes-lost-locations-summary = Karten von Orten, die man nicht kontrolliert, dürfen in Reserve gelegt werden.
variant-british-start-with-bateaux-summary = Der britische Kahn ist im Startdeck.
variant-french-bateaux-available-summary = Der französische Kahn kann genommen werden.
variant-first-edition-bateaux-summary = Der französische Kahn ist im Startdeck.
variant-french-choose-a-starting-card-summary = Die Franzosen nehmen eine Imperiumskarte ihrer Wahl in ihr Startdeck auf.
variant-blocked-ambush-is-free-summary = Ein abgewehrter Hinterhalt verbraucht die Aktion nicht.
variant-blocked-raid-is-free-summary = Ein abgewehrter Überfall verbraucht die Aktion nicht.
variant-free-fur-sale-summary = Im eigenen Zug darf man jederzeit eine Ortskarte mit Fell für 1 Geld verkaufen.
variant-free-discards-summary = Mehrere Karten abzuwerfen kostet kein Geld.
variant-governor-abandons-location-summary = Ein Ort, dessen Karte der Gouverneur entfernt, wird aufgegeben.
variant-governor-spares-starting-locations-summary = Der Gouverneur kann eine Ortskarte des Startdecks nicht entfernen, solange ihr Besitzer den Ort kontrolliert.
variant-no-governors-summary = Die Gouverneure sind aus dem Spiel.
variant-natives-fight-in-sieges-summary = Amerikanische Ureinwohner haben in Belagerungen Stärke 1.
variant-british-wait-to-besiege-summary = Die Briten belagern erst, wenn die Franzosen es getan haben oder sie selbst einmal 25 Punkte hatten.
variant-drop-lost-locations-summary = Karten von Orten, die man nicht kontrolliert, darf man im eigenen Zug jederzeit abwerfen.
variant-first-edition-home-support-summary = Nachschub aus der Heimat bildet einen aufgebrauchten Zugstapel neu.
variant-first-edition-raid-range-summary = Ein Überfall reicht eine Verbindung je Karte weit.
variant-late-reshuffle-summary = Ein aufgebrauchter Zugstapel wird erst ganz am Ende des Zuges seines Besitzers neu gebildet.

scenario-annapolis-royal-history =
    Port Royal, die älteste französische Stadt in Akadien, wurde wieder und wieder erobert und zurückgegeben. Im
    Oktober 1710 kam Francis Nicholson mit etwa zweitausend Mann aus dem neuen wie dem alten England; Subercase, der
    keine dreihundert hungrigen Soldaten hatte und auf keine Hilfe hoffen konnte, zog mit allen Kriegsehren ab. Die
    Stadt hieß nun Annapolis Royal, nach Königin Anne. Ein Jahr später war eine viel größere Flotte unter Sir
    Hovenden Walker auf dem Weg nach Quebec, als acht ihrer Schiffe im Nebel auf die Felsen des unteren
    Sankt-Lorenz-Stroms liefen und die übrigen umkehrten. Der Friede von Utrecht gab Akadien 1713 an
    Großbritannien, ohne zu sagen, wo Akadien endete, und ließ Cape Breton den Franzosen, die dort sogleich
    Louisbourg gründeten und bald mit Mauern zu umgeben begannen. Hier halten die Briten Port Royal und die
    Franzosen ein befestigtes Louisbourg, mit einem Missionar und mit Verbündeten unter den Mi’kmaq, die niemand
    gefragt hatte.

scenario-braddocks-road-history =
    1753 und 1754 bauten die Franzosen eine Kette von Forts vom Eriesee bis zum Ursprung des Ohio, wo sie
    einen Trupp aus Virginia vertrieben und Fort Duquesne errichteten. Um es zu nehmen, schickten die Briten General
    Edward Braddock mit zwei Regimentern zu Fuß, dem 44. und dem 48., und einem Zug Artillerie. Er sammelte sie in
    Fort Cumberland am Potomac; Benjamin Franklin beschaffte ihm in Pennsylvania hundertfünfzig Wagen; und von Ende
    Mai 1755 an schlugen sie eine Straße durch hundert Meilen Wald. Am 9. Juli, einen Tagesmarsch vor dem Fort, traf
    die Vorhut von etwa vierzehnhundert Mann auf rund neunhundert Gegner, die meisten von ihnen Krieger der Nationen
    von den Seen und vom Ohio, die sich zu beiden Seiten unter den Bäumen verteilten. Binnen drei Stunden waren zwei
    Drittel der Kolonne tot oder verwundet; Braddock starb auf dem Rückweg. Hier sind die Geschütze und die
    Regimenter im britischen Deck, die ganze Kette von Forts ist französisch, und im Wald sind Männer. Auch Albany
    ist britisch, ebenso Port Royal, das 1710 erobert wurde.

scenario-frontenacs-war-history =
    Im August 1689 fielen Krieger der Fünf Nationen, Freunde der Engländer in Albany, über Lachine bei Montreal her,
    und zwei Monate später kam der alte Graf von Frontenac aus Frankreich zurück, um eine verängstigte Kolonie zu
    regieren. Für ein Heer hatte er zu wenige Soldaten, also schickte er Streifscharen aus. In den ersten Monaten des
    Jahres 1690 brachen drei Trupps von Kanadiern und ihren Verbündeten aus Montreal, Trois-Rivières und Quebec auf:
    Einer brannte Schenectady nieder, den Vorposten von Albany, ein anderer Salmon Falls in New Hampshire, und der
    dritte nahm Fort Loyal an der Küste von Maine. Neuengland antwortete zur See. Im Frühjahr nahm Sir William Phips
    Port Royal fast ohne einen Schuss; im Oktober lag er vor Quebec und forderte es zur Übergabe auf, doch Frontenac
    antwortete mit seinen Kanonen, und Phips segelte mit einer geschlagenen Flotte heim. Louisbourg war noch nicht
    gegründet, und Pemaquid war im Sommer zuvor an die Abenaki verloren gegangen: Beide sind hier leer. Die Franzosen
    halten den Richelieu, haben Streifscharen im Deck und ziehen zuerst; die Engländer haben Albany, Deerfield, eine
    Kompanie Miliz und eigene Verbündete.

scenario-grand-derangement-history =
    Vierzig Jahre lang bestellten die Akadier ihr eingedeichtes Land zwischen zwei Reichen, unter britischer
    Herrschaft, und baten nur darum, für keines die Waffen tragen zu müssen. 1749 gründeten die Briten Halifax als
    Gegengewicht zu Louisbourg; 1751 bauten die Franzosen Fort Beauséjour auf der Landenge von Chignecto, wo der
    Priester Le Loutre Akadier und Mi’kmaq drängte, sich mit Halifax nicht einzulassen. Im Juni 1755 landete Robert
    Monckton mit zweitausend Neuengländern und einigen hundert regulären Soldaten und nahm Beauséjour in zwei Wochen.
    Etwa dreihundert Akadier fand man darin. Mehr brauchten Gouverneur Lawrence und sein Rat nicht: Noch ehe das Jahr
    um war, hatte man mehr als sechstausend Männer, Frauen und Kinder auf Schiffe gebracht und von Massachusetts bis
    Georgia verstreut und ihre Dörfer niedergebrannt. Wer in die Wälder floh, wurde jahrelang gejagt. Für die Akadier
    ist es das Grand Dérangement, die große Umwälzung. Das Spiel beginnt im Frühjahr jenes Jahres, und Beauséjour ist
    noch französisch.

scenario-upper-country-history =
    Die Franzosen nannten es das Oberland, Pays d’en haut: die Seen oberhalb von Montreal, wo ein paar hundert Männer
    in Kanus einen halben Kontinent durch Handel und Reden hielten. Fort Frontenac, zuerst 1673 gebaut, stand dort, wo
    der Ontariosee zum Fluss wird; Cadillac gründete 1701 Detroit; um 1715 kamen wieder Soldaten nach
    Michillimackinac, wo zwei große Seen sich treffen; und 1726 ließen die Seneca die Franzosen am Niagara ein Haus
    aus Stein bauen, das ein Fort war und nur nicht so hieß. New Yorks Antwort war Oswego. Schon seit einigen Jahren
    hatten Händler aus Albany ihre Waren über den Mohawk und dessen Tragestelle dorthin gebracht und besseres Tuch für
    weniger Biber verkauft; 1727 gab ihnen Gouverneur Burnet ein Fort und bezahlte es zum großen Teil selbst. Jede Seite
    protestierte gegen die Mauern der anderen, und eine Generation lang griff keine sie an. Hier stehen beide Ketten
    von Posten schon, mit ihren Händlern, und Port Royal, 1710 erobert, ist britisch.
