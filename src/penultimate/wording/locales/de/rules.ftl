# Die Regeln in einfachen Worten, ein Text je Kennung des Regelbuchs.

chapter-cards = Die Karten
chapter-setup = Vor dem ersten Zug
chapter-turn = Dein Zug
chapter-action = Aktionskarten und Farbenwahl
chapter-challenge = Zieh 4 und die Herausforderung
chapter-star = Superstar
chapter-custom = Individuelle Karten
chapter-uno = UNO rufen
chapter-talk = Benehmen am Tisch
chapter-ending = Ende und Wertung
chapter-house = Hausregeln

rule-card-1 = Jede der vier Farben hat 19 Zahlenkarten: eine einzige 0 und jede Zahl von 1 bis 9 zweimal. Zusammen sind das 76.
rule-card-2 = Jede Farbe hat zweimal Zieh 2, zweimal Retour und zweimal Aussetzen: 24 Aktionskarten.
rule-card-3 = Farbenwahl und Zieh 4 gibt es je viermal. Sie haben keine eigene Farbe.
rule-card-4 = Zum Sternen-Deck gehören außerdem zwei Superstars und zwei Individuelle Karten, das sind 112 Karten. Das Braille-Deck und das klassische haben 108.
rule-card-5 = Auf den Karten des Braille-Decks steht der Wert in Braille in den oberen Ecken, gleich darunter der Buchstabe der Farbe. Ziffern sind die Buchstaben a bis j ohne Zahlenzeichen: a ist 1, i ist 9, j ist 0.
rule-card-6 = Zwei bis zehn Spieler können mitspielen.

rule-setup-1 = Alle ziehen eine Karte, und die höchste Zahl gibt. Karten ohne Zahl zählen null; bei Gleichstand wird unter den Betroffenen noch einmal gezogen.
rule-setup-2 = Die Karten werden gemischt, und alle bekommen sieben.
rule-setup-3 = Die übrigen Karten liegen verdeckt als Kartenstock. Seine oberste Karte wird aufgedeckt und beginnt den Ablegestapel.
rule-setup-4 = Links vom Geber wird begonnen, und es geht nach links herum.
rule-setup-5 = In der nächsten Runde gibt der Spieler links vom bisherigen Geber.
rule-open-1 = Ist die erste Karte Zieh 2, zieht der erste Spieler zwei Karten und setzt aus. Eine Antwort gibt es nicht, denn niemand hat die Karte gelegt.
rule-open-2 = Ist die erste Karte Retour, beginnt der Geber, und es geht nach rechts herum.
rule-open-3 = Ist die erste Karte Aussetzen, setzt der Spieler links vom Geber aus.
rule-open-4 = Ist die erste Karte eine Farbenwahl, ein Superstar oder eine Individuelle Karte, nennt der Spieler links vom Geber die Farbe und hat dann den ersten Zug. Eine Regel auf der Karte wird nicht ausgeführt.
rule-open-5 = Zieh 4 kann nicht die erste Karte sein: Sie kommt unter den Kartenstock, und die nächste wird aufgedeckt.
rule-open-6 = Für die erste Karte gilt in allen Ausgaben dasselbe.

rule-turn-1 = Leg eine Karte ab, die in Farbe, Zahl oder Symbol zur obersten passt. Auf einem Joker zählt nur die gewünschte Farbe.
rule-turn-2 = Kannst du nichts ablegen, zieh eine Karte. Passt sie, darfst du sie gleich ablegen oder behalten; sonst ist dein Zug vorbei. Hausregeln zum Ziehen gehen vor.
rule-turn-3 = Wo der Tisch es erlaubt, darfst du auch ziehen, wenn du ablegen könntest. Nach dem Ziehen darfst du in diesem Zug nur die gezogene Karte ablegen.
rule-turn-4 = Wo der Tisch nicht erlaubt, zu ziehen statt abzulegen, musst du ablegen, wenn du eine Karte hast, die in Farbe, Zahl oder Symbol passt. Passen nur Joker, darfst du ziehen.
rule-turn-5 = Ist der Kartenstock leer, bleibt die oberste Karte des Ablegestapels liegen, und die anderen werden zum neuen Kartenstock gemischt. Solange Zieh 4 auf eine Antwort wartet, bleibt auch die Karte darunter liegen.
rule-turn-6 = Reichen die Karten nicht, ziehst du, was da ist. Gibt es gar keine mehr, musst du ablegen, wenn du kannst, und sonst passen; passen alle nacheinander, endet die Runde ohne Punkte.

rule-act-1 = Zieh 2 passt auf die eigene Farbe und auf Zieh 2. Der nächste Spieler zieht zwei Karten und setzt aus.
rule-act-2 = Ohne Stapeln lassen sich Zieh 2 und Zieh 4 nicht weiterreichen. Aussetzen wehrt kein Aussetzen ab, und Farbenwahl hebt nichts davon auf. Wo es Superstars gibt, schickt einer die Karten zurück.
rule-act-3 = Retour passt auf die eigene Farbe und auf Retour. Die Richtung kehrt sich um.
rule-act-4 = Aussetzen passt auf die eigene Farbe und auf Aussetzen. Der nächste Spieler setzt aus.
rule-act-5 = Farbenwahl darfst du in jedem deiner Züge legen. Du wünschst dir die Farbe, mit der es weitergeht; es darf auch die bisherige sein.
rule-act-6 = Zu zweit spielt nach Aussetzen, Zieh 2 oder Zieh 4 derselbe Spieler weiter, sobald die Karten gezogen sind; nach Retour auch, wenn am Tisch nichts anderes gilt.
rule-act-7 = Wen es trifft, der wird nach einer Antwort gefragt, wenn es an diesem Tisch eine andere gibt als zu ziehen. Die letzte Karte einer Runde und die erste Karte warten auf niemanden.

rule-w4-1 = Wer Zieh 4 legt, wünscht sich die Farbe. Der nächste Spieler zieht vier Karten und setzt aus.
rule-w4-2 = Wo nur die Farbe zählt, ist Zieh 4 nur erlaubt, solange du keine Karte der gespielten Farbe hast. Andere passende Karten und Joker spielen dabei keine Rolle.
rule-w4-3 = Wo jede passende Karte zählt, ist Zieh 4 ein Bluff, wenn du eine Karte hast, die in Farbe, Zahl oder Symbol passt. Joker zählen nicht.
rule-w4-4 = Du kannst Zieh 4 auch legen, wenn es nicht erlaubt ist: Das ist ein Bluff. Das Spiel warnt vorher dich, sonst niemanden.
rule-w4-5 = Wer ziehen soll, darf bei Zieh 4 herausfordern. Die Handkarten, wie sie beim Legen waren, werden dann nur diesem Spieler gezeigt.
rule-w4-6 = Wo ein Bluff nicht zurückgenommen wird, zieht, wer geblufft hat, selbst die vier Karten. Karte und Farbe bleiben; wer herausgefordert hat, zieht nichts und hat einen normalen Zug.
rule-w4-7 = Wo ein Bluff zurückgenommen wird, nimmt, wer geblufft hat, die Karte wieder auf die Hand und zieht dazu vier. Die Karte darunter gilt wieder; wer herausgefordert hat, hat einen normalen Zug.
rule-w4-8 = War es kein Bluff, zieht, wer herausgefordert hat, sechs Karten statt vier und setzt aus.
rule-w4-9 = Es zählen die Handkarten im Augenblick, als Zieh 4 gelegt wurde, und die Karte und Farbe, die da lagen.

rule-star-1 = Trifft dich Zieh 2 oder Zieh 4, darfst du mit einem Superstar antworten: Dann zieht, wer dich angegriffen hat.
rule-star-2 = Ein Superstar ist auch eine Farbenwahl: Du darfst ihn in jedem deiner Züge legen und wünschst dir die Farbe.
rule-star-3 = Die Antwort mit dem Superstar ist dein Zug, danach geht es nach dir weiter. Zu zweit zieht der Angreifer und hat dann einen normalen Zug.
rule-star-4 = Antworten darf nur, wen es trifft, und zurückgeschickte Karten lassen sich nicht noch einmal erwidern. Gilt Superstar gegen Superstar, darf ein weiterer Superstar sie erwidern, und nichts sonst.
rule-star-5 = Du kannst mit dem Superstar antworten oder herausfordern, nicht beides.
rule-star-6 = Wen es trifft, der wird immer gefragt, ob mit oder ohne Superstar, damit niemand erfährt, wer einen hat.
rule-star-7 = Ist der Superstar, mit dem du antwortest, deine letzte Karte, zieht der Angreifer trotzdem, und diese Karten zählen. Dann ist die Runde zu Ende.

rule-cust-1 = Eine Individuelle Karte ist ein Joker: Du darfst sie in jedem deiner Züge legen und wünschst dir die Farbe.
rule-cust-2 = Auf einer Individuellen Karte steht eine Regel, die ihr geschrieben habt; sie gilt, sobald die Karte gelegt wird. „Ich“ ist, wer sie legt; das Ziehen beginnt beim nächsten Spieler.
rule-cust-3 = Einer Regel müssen alle anderen zustimmen. Sonst bleibt die Karte leer und ist eine einfache Farbenwahl.
rule-cust-4 = Regeln schreibt ihr vor dem Spiel; sie lassen sich löschen und ersetzen. Jede der beiden Individuellen Karten hat ihre eigene.
rule-cust-5 = Als letzte Karte einer Runde führt eine Individuelle Karte ihre Regel nicht aus. Leert eine Regel eine Hand, ist die Runde zu Ende; bei mehreren gewinnt, wer zuerst an der Reihe wäre.
rule-cust-6 = Ziehen durch eine Individuelle Karte lässt sich nicht beantworten, herausfordern oder stapeln.

rule-uno-1 = Legst du deine vorletzte Karte, ruf UNO: davor in deinem Zug, zugleich oder gleich danach.
rule-uno-2 = Vergisst du es und wirst erwischt, bevor der nächste Zug beginnt, ziehst du Strafkarten: zwei, wenn am Tisch nichts anderes gilt.
rule-uno-3 = Der nächste Zug beginnt, sobald der nächste Spieler etwas tut: ablegen, ziehen oder antworten. Auch Zwischenwerfen zählt.
rule-uno-4 = Mit mehr als zwei Karten kannst du nicht rufen, und wer nichts schuldig ist, kann nicht erwischt werden; der Versuch kostet nichts. Der Ruf verfällt, wenn deine Hand wieder wächst; eine einzelne Karte aus einem Tausch braucht keinen. Ein Ruf, der spät kommt oder nicht nötig ist, schadet nicht und ändert nichts.

rule-talk-1 = Wo eine Strafe darauf steht, zieht sofort Strafkarten, wer von anderen verlangt, eine bestimmte Karte zu legen: vier, wenn am Tisch nichts anderes gilt.
rule-talk-2 = Alle dürfen den Vorwurf erheben; die Unbeteiligten entscheiden mit Mehrheit, ein Gleichstand weist ab. Kann niemand abstimmen oder enthalten sich alle, darf der Beschuldigte es zugeben, und ein neuer Vorwurf darf an die Stelle des alten treten.

rule-end-1 = Die Runde endet, sobald jemand keine Karten mehr hat.
rule-end-2 = Ist die letzte Karte Zieh 2 oder Zieh 4, zieht der nächste Spieler noch, und diese Karten zählen. Eine Antwort darauf gibt es nicht.
rule-score-1 = Zahlenkarten zählen ihre Zahl; Zieh 2, Retour und Aussetzen zählen 20; alle Joker zählen 50.
rule-score-2 = Alle Punkte für den Rundensieg: Wer zuerst alle Karten los ist, bekommt die Punkte aller anderen Handkarten. Wer als Erstes die Grenze erreicht, oder sie überschreitet, wo das verlangt ist, gewinnt das Spiel. Die Grenze ist 500, wenn am Tisch nichts anderes gilt.
rule-score-3 = Niedrigste Summe: Alle schreiben die eigenen restlichen Karten an. Erreicht jemand die Grenze, oder überschreitet sie, wo das verlangt ist, gewinnt die niedrigste Summe; bei Gleichstand gemeinsam.

rule-house-1 = Stapeln: Auf Zieh 2 darf mit Zieh 2 geantwortet werden, auf Zieh 4 mit Zieh 4, nie gemischt. Die Summe wandert weiter; ein Superstar schickt sie an den Spieler zurück, der zuletzt gelegt hat, und eine verlorene Herausforderung kostet zwei mehr.
rule-house-2 = Ziehen, bis etwas passt: Du ziehst, bis du eine Karte ablegen kannst. Du darfst sie behalten, wenn Gezogenes nicht gelegt werden muss.
rule-house-3 = Gezogene Karten, die passen, müssen abgelegt werden, außer einer Zieh 4, die ein Bluff wäre.
rule-house-4 = Zwischenwerfen: Wer genau die farbige Karte hat, die oben liegt, darf sie außer der Reihe ablegen, solange keine Antwort, keine Wahl und keine gezogene Karte wartet. Von dort geht es weiter.
rule-house-5 = Sieben und Null: Mit einer 7 tauschst du die Handkarten mit einem Spieler deiner Wahl, bei einer 0 wandern alle Handkarten in Spielrichtung weiter. Nicht bei der ersten und der letzten Karte.
