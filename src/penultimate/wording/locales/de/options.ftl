# Die Einstellungen eines Tisches: Name, Erklärung, Werte; und warum eine Zusammenstellung nicht geht.

option-switch = { $on ->
    [yes] ja
   *[no] nein
  }

option-edition = Ausgabe
option-edition-help = Die Karten und Regeln, von denen ihr ausgeht. Alles andere lässt sich einzeln ändern.
option-edition-mario = Sternen-Deck: 112 Karten, Sterne, eigene Regeln
option-edition-braille = Braille-Deck: 108 Karten mit Braille-Punkten
option-edition-classic = Klassisches Deck: 108 Karten, ohne Sterne

option-scoring = Wertung
option-scoring-help = Entweder bekommt, wer die Runde gewinnt, die Punkte aller anderen Handkarten. Oder alle schreiben die eigenen Handkarten an, und die niedrigste Summe gewinnt.
option-scoring-winner = alle Punkte für den Rundensieg
option-scoring-low = die niedrigste Summe gewinnt

option-target = Punkte bis zum Spielende
option-target-help = Hat am Ende einer Runde jemand so viele Punkte, ist das Spiel aus.
option-target-value = { $number ->
    [one] ein Punkt
   *[other] { $number } Punkte
  }

option-target-test = Erreichen oder überschreiten
option-target-test-help = Ob das Spiel schon endet, wenn jemand genau diese Punkte hat, oder erst mit mehr.
option-target-test-reach = erreichen genügt
option-target-test-exceed = überschreiten

option-draw-when-able = Ziehen statt ablegen
option-draw-when-able-help = Wenn ja, darfst du auch mit einer passenden Karte ziehen. Wenn nein, muss eine Karte mit gleicher Farbe, Zahl oder gleichem Symbol gelegt werden; eine Farbenwahl auf der Hand zwingt dich nicht.

option-plus4-guilt = Wann Zieh 4 ein Bluff ist
option-plus4-guilt-help = Eine Herausforderung gelingt, wenn eine Karte auf der Hand war, die Zieh 4 verbietet: entweder eine in der gespielten Farbe oder jede, die in Farbe, Zahl oder Symbol passt.
option-plus4-guilt-colour = mit einer Karte der gespielten Farbe
option-plus4-guilt-matching = mit irgendeiner passenden Karte

option-guilty-takes-back = Bluff zurücknehmen
option-guilty-takes-back-help = Wenn ja, nimmt, wer beim Bluffen auffliegt, Zieh 4 zurück und zieht dazu 4 Karten. Wenn nein, bleibt die Karte liegen, und es werden nur die 4 gezogen.

option-star-duel = Superstar gegen Superstar
option-star-duel-help = Wenn ja, lassen sich Karten, die ein Superstar zurückgeschickt hat, mit einem weiteren Superstar erwidern.

option-uno-penalty = Strafe für vergessenes UNO
option-uno-penalty-help = So viele Karten zieht, wer ohne UNO-Ruf erwischt wird.
option-uno-penalty-value = { $number ->
    [0] keine
    [one] eine Karte
   *[other] { $number } Karten
  }

option-coaching-penalty = Strafe für das Einfordern einer Karte
option-coaching-penalty-help = So viele Karten zieht, wer von anderen eine bestimmte Karte verlangt, wenn die Übrigen das bestätigen. Ohne Strafe gibt es keinen Vorwurf.
option-coaching-penalty-value = { $number ->
    [0] keine
    [one] eine Karte
   *[other] { $number } Karten
  }

option-reverse-skips-two = Retour zu zweit
option-reverse-skips-two-help = Wenn ja, ist im Spiel zu zweit nach Retour derselbe Spieler noch einmal dran.

option-stacking = Stapeln
option-stacking-help = Wenn ja, darf Zieh 2 mit Zieh 2 beantwortet werden und Zieh 4 mit Zieh 4; die Summe trifft den nächsten Spieler.

option-draw-until-playable = Ziehen, bis etwas passt
option-draw-until-playable-help = Wenn ja, wird gezogen, bis eine Karte abgelegt werden kann.

option-force-play = Gezogenes muss gelegt werden
option-force-play-help = Wenn ja, muss eine gezogene Karte, die passt, abgelegt werden, außer bei einer Zieh 4, die ein Bluff wäre.

option-jump-in = Zwischenwerfen
option-jump-in-help = Wenn ja, darf, wer genau die oberste Karte noch einmal hat, sie außer der Reihe ablegen; von dort geht es weiter.

option-seven-zero = Sieben und Null
option-seven-zero-help = Wenn ja, tauscht eine 7 deine Handkarten mit einem Spieler deiner Wahl, und bei einer 0 geben alle ihre Handkarten in Spielrichtung weiter.

option-error-not-a-choice = { $option }: Zur Wahl stehen nur { $choices }.
option-error-out-of-range = { $option }: Möglich ist eine Zahl von { $least } bis { $most }.
option-error-not-a-switch = { $option }: Möglich ist nur Ja oder Nein.
option-error-no-stars = { $option }: Dazu braucht es Superstars, und diese Ausgabe hat keine.
option-error-unknown-option = Eine Option namens { $option } gibt es nicht.
option-error-players = Mitspielen können { $least } bis { $most } Spieler.
