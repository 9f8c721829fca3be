# Rückblick auf ein Spiel: `penultimate analyse`, und was eine Seite zu einer Wiederholung sagt.
# `$told` ist, was geschah, in ganzen Sätzen; `$better` ist einer der Züge unten.

analysis-about = Die Chancen kommen aus { $playouts } Spielen, die unsere Bots von jedem Augenblick an zu Ende gespielt haben, mit allen Handkarten offen, was niemand am Tisch hatte; sie stimmen auf etwa { $margin } %. Was ein Zug gekostet hat, schätzt unser bester Bot aus dem, was dieser Spieler damals wusste.
analysis-player = { $name }: { $decisions ->
    [0] nichts zu entscheiden.
    [one] eine Entscheidung, Genauigkeit { $accuracy } %.
   *[other] { $decisions } Entscheidungen, davon { $agreed } wie unser bester Bot, Genauigkeit { $accuracy } %.
}
x-cost = { $cost ->
    [one] einen Prozentpunkt
   *[other] { $cost } Prozentpunkte
  }
analysis-best-move = Bester Zug, Runde { $round }, Zug { $number }: { $told } Der nächstbeste hätte die Chance auf die Runde um { x-cost } gesenkt.
analysis-slip = Teuerster Zug, Runde { $round }, Zug { $number }: { $told } Er hat die Chance auf die Runde um { x-cost } gesenkt. Besser: { $better }.
analysis-bluff = Kühnster Bluff, Runde { $round }, Zug { $number }: { $told } { $cards ->
    [one] Eine Handkarte hat ihn verboten.
   *[other] { $cards } Handkarten haben ihn verboten.
} { $outcome ->
    [accepted] Er ging durch.
    [caught] Er wurde herausgefordert.
    [sent-back] Er wurde mit einer Karte beantwortet.
   *[open] Er blieb ohne Antwort.
}
analysis-move-of-the-match = Zug des Spiels, von { $name }, Runde { $round }, Zug { $number }: { $told }
analysis-turning-points = Wendepunkte:
analysis-turning-point = Runde { $round }, Zug { $number }: { $told } Chance auf das Spiel, { $name }: { $before } % davor, { $after } % danach.
analysis-every-move = Zug um Zug:
analysis-moment = Runde { $round }, Zug { $number }: { $told }
analysis-verdict = Das hat die Chance auf die Runde um { x-cost } gesenkt. Besser: { $better }.
analysis-chances-round = Chance auf die Runde: { $chances }.
analysis-chances-match = Chance auf das Spiel: { $chances }.
analysis-chance = { $name }: { $chance } %
analysis-own-moves = Was besser gewesen wäre:
analysis-own-move = Runde { $round }, Zug { $number }: { $told } Das hat die Chance auf die Runde um { x-cost } gesenkt. Besser: { $better }. { $why }

# Züge.
analysis-do-play = { $card } ablegen
analysis-do-play-colour = { $card } ablegen, Farbe { $colour }
analysis-do-draw = ziehen
analysis-do-keep = die Karte behalten
analysis-do-accept = die Karten ziehen
analysis-do-challenge = herausfordern
analysis-do-colour = die Farbe { $colour } nennen
analysis-do-choose = { $player } wählen

# Ein Bild.
analysis-plot-match = Chance auf das Spiel, in %
analysis-plot-round = Chance auf die Runde, in %
analysis-plot-move = Zug

# Unterwegs.
analysis-progress = Rückblick
analysis-interrupted = Abgebrochen: Nichts ist geschrieben.
analysis-error-seat = Hier heißt niemand „{ $name }“, nur { $names }.
analysis-error-plot = Der Name eines Bildes endet auf .png oder .svg: { $path }
analysis-error-library = Für Bilder braucht es { $library }; das kommt mit: { $command }
