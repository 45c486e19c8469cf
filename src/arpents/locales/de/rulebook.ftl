## Die Regeln für Spieler, nummeriert wie in docs/rules.md: eine Nachricht je nummeriertem Absatz, jede in einer Zeile.
## Die Zeichen darin (*…* und [[…]]) erklärt die englische Datei. Jede Sprache verweist im selben Absatz auf dieselben Dinge.

## Das Spiel in zwei Minuten

rulebook-brief-1 = Zwei Mächte wollen denselben Kontinent. Die *Briten* halten Städte entlang der Küste und haben Geld genug; die *Franzosen* halten den großen Strom, kennen den Wald und sind wenige. Du spielst eine von beiden gegen die andere.
rulebook-brief-2 = Alles, was du tust, tust du mit *Karten*. Du beginnst mit einem kleinen Deck: vor allem den Orten, die du hältst. In deinem Zug hast du *zwei Aktionen*, für die du Karten aus der Hand spielst; danach ziehst du wieder auf fünf nach. Ist dein Zugstapel leer, wird der Abwurfstapel zum neuen. Jede Karte, die du nimmst, kommt also zu dir zurück – auch jede, die du lieber nicht genommen hättest.
rulebook-brief-3 = Um an einem Ort zu *siedeln*, spielst du eine Ortskarte, die dorthin führt, eine Karte mit dem richtigen Transportmittel ([[symbol-bateaux]], [[symbol-wagon]] oder [[symbol-ship]]) und vielleicht einen [[symbol-settler]]. Du errichtest dort ein Dorf und erhältst die Karte des Ortes. Später kannst du das Dorf zur *Stadt* machen, die doppelt zählt.
rulebook-brief-4 = Um anzugreifen, *belagerst* du: Du schickst Soldaten gegen einen Ort des Gegners, Karte um Karte, und der Gegner tut dasselbe. Wer zu Beginn seines Zuges klar vorn liegt, hat gewonnen. Oder du bist schnell und grausam: Mit einem *Überfall* triffst du, was ungeschützt ist, mit einem *Hinterhalt* die Soldaten auf der Hand des Gegners.
rulebook-brief-5 = Soldaten, Schiffe und Helfer *nimmst* du für Geld. Das bringen dir die Münzen auf deinen Ortskarten, Handelsschiffe und Felle.
rulebook-brief-6 = Die Briten gewinnen sofort, wenn sie [[place-quebec]] nehmen; die Franzosen, wenn sie [[place-boston]] oder [[place-new-york]] nehmen. Sonst endet das Spiel, wenn eine Seite alle Dörfer oder alle Städte eingesetzt oder genug erobert hat, und die *Punkte* entscheiden.

## 1. Was es gibt

rulebook-section-1 = Was es gibt
rule-1-1 = Es gibt zwei Seiten, die Briten und die Franzosen. Die Briten sind als Erste am Zug.
rule-1-2 = Auf dem Spielplan gibt es 36 *Orte*. Ein Ort ist neutral, oder ihn kontrolliert die Seite, die dort ein *Dorf* oder eine *Stadt* hat: immer nur eins von beiden. Dazu kann dort eine *Festung* stehen.
rule-1-3 = Die Briten haben 18 Dörfer und 12 Städte, die Franzosen 18 Dörfer und 9 Städte; die 12 Festungen sind für beide da. Was nicht auf dem Spielplan ist, liegt im *Vorrat*, außer was der Gegner erobert hat: Das kommt nie zurück.
rule-1-4 = Jede Karte gehört einer Seite oder ist neutral, und sie ist immer nur an einer Stelle: auf einer Hand, in einer Reserve, in einem Zugstapel oder Abwurfstapel, in einer Belagerung oder in der *Auslage*. Die Auslage hat drei Teile: die Ortskarten, die du noch erhalten kannst, die Imperiumskarten, die du noch nehmen kannst, und die neutralen Karten, die beide Seiten nehmen können.
rule-1-5 = Alles ist für beide Seiten offen, außer der Hand des Gegners und der Reihenfolge eines Zugstapels. Du darfst dir den Spielplan ansehen, alles Geld, Vorräte und Erobertes, Reserven, Abwurfstapel, Karten in Belagerungen, die Auslage und den Verlauf des Spiels, und du darfst wissen, wie viele Karten jede Hand und jeder Zugstapel hat. Da du jede Karte gesehen hast, die der Gegner bekam, weißt du auch, welche Karten in Hand und Zugstapel *zusammen* sind; nur wie sie verteilt sind, ist verborgen.
rule-1-5-1 = Was aus allem folgt, was du gesehen hast, ist auch offen, und die Seite führt für dich Buch darüber: Karten, die aus der Reserve oder durch den [[card-intendant|Intendanten]] zurückkamen, eine Hand, die gezeigt wurde, und die ganze Hand, sooft der Zugstapel leer ist. Von einer solchen Karte ist *bekannt*, dass sie auf der Hand ist, bis sie sie verlässt. Bekannt sind Art und Anzahl: Wird eine von mehreren gleichen Karten gespielt, ist eine weniger bekannt, aber nie weniger, als noch sicher ist. Der unbekannte Rest einer Hand kann aus allen Karten bestehen, die nicht bekannt sind; jede Auswahl ist gleich wahrscheinlich.
rule-1-6 = Der Bank geht das Geld nie aus.

## 2. Aufbau

rulebook-section-2 = Aufbau
rule-2-1 = [[place-boston]] und [[place-new-york]] sind zu Beginn britische Städte, und die Briten haben außerdem fünf Dörfer: [[place-new-haven]], [[place-norfolk]], [[place-pemaquid]], [[place-philadelphia]] und [[place-st-marys]]. [[place-quebec]] ist zu Beginn eine französische Stadt, und die Franzosen haben außerdem sechs Dörfer: [[place-gaspe]], [[place-louisbourg]], [[place-montreal]], [[place-port-royal]], [[place-tadoussac]] und [[place-trois-rivieres]]. Die Briten haben 12 Geld, die Franzosen 5.
rule-2-2 = Jede Seite mischt ihr Startdeck und zieht fünf Karten. Niemand kennt die Reihenfolge eines Zugstapels, also ist Ziehen immer Glückssache.

## 3. Dein Zug

rulebook-section-3 = Dein Zug
rule-3-1 = Dein Zug hat vier Schritte. Zuerst siehst du nach, ob das Spiel aus ist ([[rule-11-2]]). Dann werden die Belagerungen abgerechnet, die du gewonnen hast ([[rule-7-1]]). Dann kommen deine Aktionen. Zuletzt ziehst du Karten nach ([[rule-3-6]]).
rule-3-2 = In deinem ersten Zug des Spiels hast du *eine* Aktion, in jedem späteren *zwei*.
rule-3-3 = Beende eine Aktion, bevor du die nächste beginnst. Du darfst dieselbe Aktion zweimal machen. Schulden gibt es nicht: Was du nicht ganz bezahlen kannst, kannst du nicht tun. Wehrt der Gegner ab, was du tust, bleiben deine Karten gespielt und dein Geld bezahlt.
rule-3-4 = *Freie Aktionen* zählen nicht mit: der [[card-military-leader]], [[card-home-support]], die Reserve abrufen und der Rückzug aus einer Belagerung. Du darfst beliebig viele davon vor, zwischen und nach deinen Aktionen machen, aber nicht, während eine Belagerung abgerechnet wird, und nicht mehr, wenn du mit dem Nachziehen begonnen hast. Eine freie Aktion, die nichts ändern würde, ist nicht möglich.
rule-3-5 = Du darfst mit einer Aktion passen und deinen Zug vorzeitig beenden: Mit den übrigen Aktionen passt du dann.
rule-3-6 = Am Ende deines Zuges ziehst du, bis du fünf Karten auf der Hand hast. Hast du schon fünf oder mehr, ziehst du keine; überzählige musst du nie abwerfen. Musst du ziehen und dein Zugstapel ist leer, mischst du deinen Abwurfstapel: Er wird zum Zugstapel. Ist auch dort nichts, ziehst du nicht weiter.
rule-3-7 = Karten, die du spielst, kommen auf deinen Abwurfstapel, außer denen, die du in eine Belagerung legst.

## 4. Wann du eine Ortskarte nutzen darfst

rulebook-section-4 = Wann du eine Ortskarte nutzen darfst
rule-4-1 = Eine Ortskarte darfst du, wofür auch immer (ihre Verbindungen, ihre Symbole, ihr Geld oder um einen Überfall abzuwehren), nur spielen, solange du den Ort kontrollierst, er nicht belagert wird und er *versorgt* ist.
rule-4-2 = Ein Ort ist versorgt, wenn von ihm eine Kette von Orten, die du kontrollierst, zu deiner Heimat führt: [[place-boston]] für die Briten, [[place-quebec]] für die Franzosen. Die Kette folgt Flüssen, Seen, Straßen und dem Meer, aber nicht Indianerpfaden. Alle Orte am Meer sind miteinander verbunden. Auch belagerte Orte dürfen zur Kette gehören. Am Meer zu liegen und ein Hafen zu sein ist zweierlei: [[place-fort-beausejour]] und [[place-trois-rivieres]] sind mit dem Schiff zu erreichen, gelten bei einer Belagerung aber nicht als Häfen.
rule-4-3 = Deine Heimat versorgt dich auch dann, wenn sie nach einem Überfall neutral ist, aber nicht, solange der Gegner sie kontrolliert.
rule-4-4 = Eine Karte, die du nicht nutzen darfst, kannst du trotzdem abwerfen, und der [[card-governor]] kann sie trotzdem entfernen.
rule-4-5 = Jede Karte spielst du nur für einen Zweck. Eine Karte führt dorthin, wo sie es sagt: nicht immer in beide Richtungen und nicht immer für beide Seiten gleich. Sie kann einen Ort nennen, den der Spielplan nicht verbindet ([[card-fort-st-john]] führt nach [[place-quebec]]), oder gar keinen ([[card-kennebec]]). Beim Siedeln und Belagern gelten die Karten, bei Versorgung und Überfällen gilt der Spielplan.

## 5. Ausbreiten

rulebook-section-5 = Ausbreiten
rule-5-1 = *Siedeln*: Wähle einen neutralen Ort. Spiele eine Ortskarte, die dorthin führt, eine Karte mit dem Transportmittel, das sie verlangt ([[symbol-bateaux]], [[symbol-wagon]] oder [[symbol-ship]]), und, wenn der Ort Siedler zeigt, eine Karte mit einem [[symbol-settler]]. Setze ein Dorf aus deinem Vorrat ein; du musst eins haben. Liegt die Karte des Ortes in deiner Auslage, lege sie auf deinen Abwurfstapel. Manche Orte haben keine Karte für deine Seite, und manchmal hast du die Karte schon: Dann nimmst du keine, und eine Karte dieses Ortes auf deiner Hand kannst du sofort nutzen.
rule-5-2 = An einem Ort, den du schon kontrollierst, darfst du siedeln, wenn seine Karte in deiner Auslage liegt, weil der [[card-governor]] sie dorthin gelegt hat, und er nicht belagert wird. Spiele alle Karten wie in [[rule-5-1]]; du setzt nichts ein und nimmst die Karte.
rule-5-3 = *Entwickeln*: Spiele die Karte eines Ortes, an dem ein Dorf von dir steht und der Punkte bringt, und eine Karte mit einem [[symbol-settler]]. Ersetze das Dorf durch eine Stadt aus deinem Vorrat; das Dorf geht in den Vorrat zurück. Eine Festung bleibt stehen.
rule-5-4 = *Befestigen*: Spiele eine Karte [[card-fortification]] und die Karte eines deiner Orte, der keine Festung hat, und zahle 3 Geld. Setze eine Festung aus dem Vorrat ein; es muss noch eine da sein.

## 6. Eine Belagerung beginnen und verstärken

rulebook-section-6 = Eine Belagerung beginnen und verstärken
rule-6-1 = Du kannst nur eine eigene Belagerung im Gang haben. Gegen eine andere musst du dich vielleicht zur selben Zeit verteidigen.
rule-6-2 = *Belagern*: Wähle einen Ort, den der Gegner kontrolliert. Spiele eine Ortskarte, die dorthin führt, eine Karte mit dem Transportmittel, das sie verlangt, und eine Karte mit Militärstärke ([[rule-6-5]]). Die ersten beiden wirfst du ab; die dritte legst du in die Belagerung. Es genügt, dass du deine Ortskarte nutzen darfst: Ob du den Ort versorgen kannst ([[rule-6-4]]), spielt noch keine Rolle.
rule-6-3 = Ein Marker zeigt, wie die Belagerung steht; über 0 steht sie gut für den Angreifer. Er beginnt bei −1, um 2 niedriger, wenn der Ort befestigt ist, und noch einmal niedriger um die eigene Verteidigung des Ortes. Dann kommt die Stärke der ersten Karte des Angreifers hinzu.
rule-6-4 = *Belagerung verstärken*: Lege eine Karte mit Militärstärke in eine laufende Belagerung, als Angreifer oder Verteidiger. Du musst sie dorthin bringen können: Der belagerte Ort muss mit deiner Heimat oder mit einem deiner versorgten Orte verbunden sein, aber nicht durch einen Indianerpfad. Deine eigene Heimat kannst du immer verstärken, und [[place-new-york]] auch, wo [[rule-12-10]] es nennt. Sind zwei Belagerungen im Gang, wähle eine.
rule-6-5 = Jede Karte zeigt ihre Stärke. Eine Ortskarte mit [[symbol-military|Militärstärke]] zählt 1. Ein [[symbol-ship]], auf einer Ortskarte oder auf [[card-ships]], zählt 1, aber nur an einem *Hafen*. Keine Karte zählt doppelt. Eine Karte [[card-fortification]] zählt 1, nur für den Verteidiger, und kann keine Belagerung beginnen. [[card-siege-artillery]] kostet 3 Geld, sooft du sie in eine Belagerung legst. Liegt eine Karte in einer Belagerung, behält sie ihre Stärke bis zu deren Ende, was immer mit ihrem Ort geschieht.
rule-6-6 = Der [[card-military-leader]] hat Stärke 1 und wird wie eine Verstärkung in eine Belagerung gelegt ([[rule-6-4]]), aber als freie Aktion, nie durch die Aktion *Belagerung verstärken*. Er darf auch die dritte Karte beim *Belagern* sein; das ist dann wie gewohnt eine Aktion.
rule-6-7 = Der Marker kommt über die Enden seiner Leiste nicht hinaus: Was darüber hinausginge, verfällt, auch wenn du die Karte trotzdem legen darfst. Darum lässt sich der Stand nicht immer aus den ausliegenden Karten errechnen.
rule-6-8 = Solange ein Ort belagert wird, darf seine Karte nicht genutzt werden ([[rule-4-1]]), und er kann weder befestigt noch überfallen werden.

## 7. Wie eine Belagerung endet

rulebook-section-7 = Wie eine Belagerung endet
rule-7-1 = Die Belagerungen werden geprüft, wenn dein Zug beginnt. Wo du der Angreifer bist, hast du gewonnen, wenn der Marker bei +2 oder mehr steht; wo du der Verteidiger bist, wenn er bei −1 oder weniger steht. Die britische Belagerung kommt zuerst.
rule-7-2 = *Gewinnt der Angreifer*, so ist das Dorf oder die Stadt des Gegners erobert und wird für die Punkte aufgehoben; eine Festung geht in den Vorrat zurück. Der Sieger darf ein Dorf aus seinem Vorrat einsetzen: kostenlos, wo der Ort keine Siedler zeigt, sonst, indem er aus der Hand eine Karte mit einem [[symbol-settler]] spielt, die er jetzt, nach der Eroberung, nutzen darf ([[rule-4-1]]). Mit dem Dorf kommt die Ortskarte, wie in [[rule-5-1]]. Ohne Dorf ist der Ort neutral. Nichts davon kostet eine Aktion.
rule-7-3 = *Gewinnt der Verteidiger*, bleibt der Ort, wie er ist.
rule-7-4 = In beiden Fällen kommen die eingesetzten Karten des Siegers auf dessen Abwurfstapel. Der Verlierer muss eine eingesetzte *Imperiumskarte* abgeben, wenn er eine hat: Er wählt, welche, und sie geht in die Auslage zurück. Seine übrigen Karten kommen auf den Abwurfstapel. Erst wählt der Verlierer, dann entscheidet der Sieger über das Dorf.
rule-7-5 = Verlierst du einen Ort, behältst du seine Karte, darfst sie aber nicht nutzen ([[rule-4-1]]).
rule-7-6 = Der *Rückzug* ist eine freie Aktion. Als Angreifer brichst du die Belagerung ab; als Verteidiger übergibst du den Ort. Zugleich wählst du, welche Karte du abgibst. Es gilt als verlorene Belagerung ([[rule-7-4]]). Nach einer Übergabe entscheidet der Belagerer sofort über das Dorf ([[rule-7-2]]), obwohl du am Zug bist, und zieht keine Karten nach; dann geht dein Zug weiter.
rule-7-7 = Manche Orte entscheiden den Krieg. Die Briten gewinnen sofort, wenn sie eine Belagerung von [[place-quebec]] gewinnen oder es ihnen übergeben wird; die Franzosen ebenso bei [[place-boston]] oder [[place-new-york]]. Ein Dorf ist dafür nicht nötig, und der Verlierer gibt keine Karte mehr ab, außer einer, die er bei einer Übergabe genannt hat; alle anderen eingesetzten Karten werden abgeworfen.

## 8. Überfälle, Hinterhalte und Abwerbungen

rulebook-section-8 = Überfälle, Hinterhalte und Abwerbungen
rule-8-1 = *Überfall*: Spiele eine oder mehrere Karten, die Überfälle machen. [[card-priest|Priester]] und der [[card-indian-leader|Indianische Häuptling]] dürfen mitkommen, damit er weiter reicht, allein können sie keinen machen. Jede Karte [[card-native-americans]], die du spielst, kostet 1 Geld.
rule-8-2 = Ein Überfall mit einer Karte reicht 2 Verbindungen weit und mit jeder weiteren Karte 1 weiter; ein kürzerer Weg ist erlaubt. Er beginnt an einem deiner Orte, der nicht belagert wird. Der Ort darf von der Versorgung abgeschnitten sein, und er darf befestigt sein. Alle Verbindungen des Spielplans zählen, auch Indianerpfade, nicht aber das Meer.
rule-8-3 = Den Zielort muss der Gegner kontrollieren, und er darf weder befestigt noch belagert sein. Der Weg dorthin darf durch jeden Ort führen, nur nicht durch einen befestigten, wem er auch gehört, und nicht durch einen eigenen, den der Gegner belagert. Durch einen Ort, den du belagerst, darf er führen, wenn dieser nicht befestigt ist.
rule-8-4 = Der Gegner darf den Überfall mit einer Karte aus der Hand *abwehren*: mit einer, die Überfälle abwehrt, oder mit der Karte des Zielorts, wenn er sie nutzen darf ([[rule-4-1]]). Abwehren kostet kein Geld. Die Karte wird abgeworfen, und der Überfall scheitert.
rule-8-5 = Wehrt niemand ab, eroberst du das Dorf oder die Stadt. Eine Stadt wird durch ein Dorf aus dem Vorrat ihres Besitzers ersetzt. Ist keins da, oder war es ein Dorf, wird der Ort neutral. Eine Heimat so zu verlieren beendet das Spiel nicht.
rule-8-6 = *Hinterhalt*: Spiele eine Karte, die Hinterhalte legt; [[card-native-americans]] kosten 1 Geld. Der Gegner darf mit einer Karte aus der Hand abwehren, die Hinterhalte abwehrt, kostenlos und auch, wenn er nichts zu verlieren hat; die Karte wird abgeworfen. Wehrt niemand ab, wählt der Gegner aus Hand oder Reserve eine *anfällige* Karte, die in die Auslage zurückgeht. Hat er keine, zeigt er dir seine Hand.
rule-8-7 = *Ureinwohner abwerben* mit einem [[card-priest]] oder dem [[card-indian-leader|Indianischen Häuptling]]: Der Gegner gibt dir aus Hand oder Reserve eine *neutrale* Karte [[card-neutral-native-americans|Amerikanische Ureinwohner]], und sie kommt auf deinen Abwurfstapel. Hat er keine, zeigt er dir seine Hand.

## 9. Geld

rulebook-section-9 = Geld
rule-9-1 = *Einkommen*: Spiele eine Ortskarte mit Geld und nimm ihren Wert aus der Bank.
rule-9-2 = *Kaufmann*: Spiele eine Karte mit einem [[symbol-ship]] und eine oder zwei andere Karten mit Geld. Nimm, was diese zusammen wert sind; das Geld auf der Karte mit dem Schiff zählt nicht.
rule-9-3 = *Händler*: Spiele den [[card-trader]] und eine oder mehrere Ortskarten mit [[symbol-fur]]. Nimm 2 Geld für jede von ihnen.
rule-9-4 = *Piraterie*, nur für die Franzosen: Spiele die Karte [[card-louisbourg]] und eine andere Karte mit einem [[symbol-ship]]. Nimm den Briten 2 Geld ab; was ihnen fehlt, kommt aus der Bank.

## 10. Deine Karten

rulebook-section-10 = Deine Karten
rule-10-1 = *Karte nehmen*: Wähle eine deiner Imperiumskarten in der Auslage oder eine neutrale Karte, zahle ihren Preis und lege sie auf deinen Abwurfstapel. (Die Infanterie im Startdeck der Franzosen ist eine eigene Art, die [[card-regular-infantry-initial]]: Kommt sie in die Auslage zurück, kostet sie 0, um sie wieder zu nehmen. Die anderen drei kosten 7.)
rule-10-2 = *Abwerfen*: Wirf eine Karte kostenlos ab und in derselben Aktion beliebig viele weitere für je 1 Geld.
rule-10-3 = *In Reserve legen*: Lege eine Imperiumskarte aus deiner Hand offen in deine Reserve, die höchstens fünf Karten fasst. Eine Karte in der Reserve kann weder gespielt werden noch abwehren, bis du sie abrufst.
rule-10-4 = *Reserve abrufen*, eine freie Aktion: Zahle 1 Geld für jede Karte darin und nimm sie alle auf die Hand. Alle oder keine.
rule-10-5 = *[[card-governor]]*: Spiele ihn und lege eine oder zwei andere Karten aus deiner Hand in die Auslage zurück. Das dürfen auch Ortskarten sein, ob du sie nutzen darfst oder nicht; den Ort kontrollierst du weiterhin. Ohne eine andere Karte auf der Hand kannst du ihn nicht spielen.
rule-10-6 = *[[card-intendant]]*, nur für die Franzosen: Spiele ihn, zahle 2 Geld und nimm eine Karte von deinem Abwurfstapel auf die Hand. Sie muss vor dem Intendanten dort gelegen haben.
rule-10-7 = *[[card-home-support]]*, eine freie Aktion: Spiele die Karte und ziehe drei Karten, oder so viele, wie dein Zugstapel noch hat. Der Abwurfstapel wird dafür nicht gemischt, und bei leerem Zugstapel kannst du die Karte nicht spielen.

## 11. Wie das Spiel endet

rulebook-section-11 = Wie das Spiel endet
rule-11-1 = Das Spiel endet sofort, wenn eine Belagerung es entscheidet ([[rule-7-7]]). Es endet auch sofort, wenn ein solcher Ort neutral geworden ist und der Gegner dort siedelt: Die Briten gewinnen, wenn sie in [[place-quebec]] siedeln, die Franzosen, wenn sie in [[place-boston]] oder [[place-new-york]] siedeln.
rule-11-2 = Es endet auch, wenn dein Zug beginnt, noch bevor deine Belagerungen abgerechnet werden, sofern keine Belagerung im Gang ist und eines davon zutrifft: Du hast kein Dorf mehr im Vorrat; du hast keine Stadt mehr im Vorrat; du hast Dörfer und Städte im Wert von 12 oder mehr Punkten erobert.
rule-11-3 = Dann werden die Punkte gezählt. Jeder Ort, den du kontrollierst, bringt, was er zeigt, mit einer Stadt das Doppelte. Jedes eroberte Dorf bringt 2, jede eroberte Stadt 4. Wer mehr Punkte hat, gewinnt; bei Gleichstand gewinnen die Franzosen.
rule-11-4 = Du darfst jederzeit aufgeben. Dann gewinnt die andere Seite.
rule-11-5 = Ein Spiel, in dem beide Seiten nur passen, endet durch keine Regel. Programme, die gegeneinander spielen, dürfen nach einer Anzahl von Zügen aufhören und Punkte zählen ([[rule-11-3]]); das ist ihre eigene Grenze und keine Regel, und das Ergebnis sagt es.

## 12. Regelwerke

rulebook-section-12 = Regelwerke
rulebook-section-12-intro-1 = Das Spiel ist mehr als einmal erschienen, und die Texte unterscheiden sich. Du kannst nach jedem von ihnen spielen: nach der zweiten Auflage, wenn du nichts anderes wählst, oder nach einer ersten Auflage in der Sprache ihres Textes. Wo der Text einer ersten Auflage nichts sagt, gilt die Regel der zweiten. Hier steht, was sich unterscheidet und wer es wie spielt.
rulebook-section-12-intro-2 = Außerdem gibt es die zweite Auflage, wie sie auf Yucata gespielt wird, wo die Belagerungsleiste keine Enden hat ([[rule-6-7]]). Und wo der französische Text sich widerspricht, bei [[rule-12-3]] und [[rule-12-7]], entscheiden sein Beispiel und seine Spielhilfe. Ein Szenario bringt Aufbau, Regelwerk und Varianten selbst mit; nichts kommt hinzu.
rule-12-1 = Der [[card-bateaux]] der Franzosen zu Beginn
rule-12-2 = Wie weit ein Überfall reicht ([[rule-8-2]])
rule-12-3 = Ein Überfall darf durch einen Ort des Gegners führen, sofern er nicht befestigt ist ([[rule-8-3]]): so nach jedem Text.
rule-12-4 = Wie viele Karten die Reserve fasst ([[rule-10-3]])
rule-12-5 = Welche Karten in die Reserve dürfen ([[rule-10-3]])
rule-12-6 = Ob [[card-home-support]] einen aufgebrauchten Zugstapel neu bildet ([[rule-10-7]]). Wo das so ist, wird die Karte selbst zuletzt abgeworfen, sodass du sie nie durch sie selbst ziehst.
rule-12-7 = Wie viele Karten mit Geld ein Kaufmann nimmt ([[rule-9-2]])
rule-12-8 = Ob der Rückzug aus einer Belagerung frei ist ([[rule-7-6]]). Wo er eine Aktion ist, gehört er nicht zu den freien Aktionen von [[rule-3-4]].
rule-12-9 = In einer neutral gewordenen Heimat des Gegners siedeln ([[rule-11-1]])
rule-12-10 = Woher britische Verstärkung kommt ([[rule-6-4]]). Wo [[place-new-york]] sie liefert, tut es das auch neutral, aber nicht, solange der Gegner es kontrolliert; und wird es selbst belagert, kann es immer verstärkt werden.
rule-12-11 = Wann ein Zugstapel neu gebildet wird ([[rule-3-6]]). Wo das sofort geschieht und auch der Abwurfstapel leer ist, bleibt der Zugstapel leer, bis eine Karte gezogen werden muss.
rule-12-12 = Ein Hinterhalt, der auf der Hand nichts Anfälliges findet ([[rule-8-6]])
rule-12-13 = Ureinwohner abwerben, wenn keine auf der Hand sind ([[rule-8-7]])
rule-12-14 = Dörfer oder Städte gehen aus, während eine Belagerung im Gang ist ([[rule-11-2]])
rule-12-15 = Freie Aktionen ([[rule-3-4]]), während eine Belagerung abgewickelt wird, die du zu Beginn deines Zugs gewonnen hast. Wo sie erlaubt sind, darfst du einen [[card-military-leader]] in die andere Belagerung schicken, [[card-home-support]] spielen oder deine Reserve zurücknehmen, bevor du über das Dorf entscheidest ([[rule-7-2]]), aber dich nicht zurückziehen. Du wirst auch gefragt, wo nur die Reserve den Siedler bringen könnte. Die andere Belagerung wird erst danach betrachtet.

## 13. Varianten

rulebook-section-13 = Varianten
rulebook-section-13-intro-1 = Spieler haben viele Änderungen der Regeln ausprobiert. Du kannst jede von ihnen zu jedem Regelwerk hinzunehmen, einzeln oder zusammen. Eine Variante geht dem Regelwerk vor; eine, die ohnehin schon gilt, ändert nichts.
rulebook-section-13-intro-2 = Wo zwei Varianten einander widersprechen, weicht eine von ihnen: Die Liste sagt, welche.

# Mehr zu den Varianten, die ein Satz nicht ganz beschreibt.
rulebook-variant-reshuffle-costs-a-coin = Das gilt für die Karten, die du am Ende deines Zuges ziehst. Hast du kein Geld, wirfst du nach dem Ziehen zwei Karten deiner Wahl ab und ziehst dafür keine anderen.
rulebook-variant-french-win-at-fort-duquesne = Eine Belagerung von [[place-fort-duquesne]], die die Franzosen als Angreifer gewinnen, oder die Übergabe an sie gewinnt nur mit einem Dorf im Vorrat.
rulebook-variant-ambush-reaches-sieges = Das Opfer wählt unter den anfälligen Karten auf der Hand, in der Reserve und in beiden Belagerungen. Geht eine Karte aus einer Belagerung verloren, rückt der Marker um ihre Stärke zurück.
rulebook-variant-french-redraw-after-siege = Gewonnen werden kann als Angreifer oder als Verteidiger. Noch vor ihren Aktionen werfen sie eine Karte ab und ziehen eine; wenn nötig, wird der Zugstapel neu gebildet.
rulebook-variant-french-choose-a-starting-card = Sie wählen sie aus ihrer eigenen Auslage, bevor die Decks gemischt werden, offen und kostenlos.
rulebook-variant-blocked-ambush-is-free = Seine Karten und sein Geld sind trotzdem ausgegeben.
rulebook-variant-blocked-raid-is-free = Seine Karten und sein Geld sind trotzdem ausgegeben.
rulebook-variant-free-fur-sale = Es ist eine freie Aktion, sooft du magst, mit Ortskarten, die du nutzen darfst ([[rule-4-1]]).
rulebook-variant-governor-abandons-location = Der Ort wird neutral; Dorf oder Stadt und Festung gehen in den Vorrat zurück. Die Karte eines belagerten Ortes kann nicht entfernt werden.
rulebook-variant-natives-fight-in-sieges = [[card-native-americans]] dürfen eine Belagerung beginnen, kosten dort kein Geld und können die Karte sein, die der Verlierer abgibt.
rulebook-variant-british-wait-to-besiege = Punkte werden gezählt wie in [[rule-11-3]]. Sobald die Briten einmal 25 hatten oder die Franzosen eine Belagerung begonnen haben, dürfen die Briten für den Rest des Spiels belagern.
rulebook-variant-late-reshuffle = Bis dahin ziehst du nicht weiter, wenn der Zugstapel leer ist. [[card-home-support]] bildet ihn nie neu, und wenn das Mischen Geld kostet, zahlst du dann. Tauschst du nach einer Belagerung eine Karte, während der Zugstapel leer ist, wirfst du sie ab und ziehst keine.
