# Uno sguardo indietro: `penultimate analyse`, e ciò che una pagina dice di una partita rivista.
# `$told` è ciò che è successo, in frasi intere; `$better` è una delle mosse qui sotto.

analysis-about = Le probabilità vengono da { $playouts } partite che i nostri bot hanno giocato fino alla fine da ogni momento, con tutte le carte in mano scoperte, cosa che nessuno al tavolo aveva; sono giuste a circa { $margin } % in più o in meno. Quanto è costata una mossa lo giudica il nostro bot migliore, da ciò che quel giocatore sapeva allora.
analysis-player = { $name }: { $decisions ->
    [0] niente da decidere.
    [one] una decisione, precisione { $accuracy } %.
   *[other] { $decisions } decisioni, { $agreed } come il nostro bot migliore, precisione { $accuracy } %.
}
x-cost = { $cost ->
    [one] un punto percentuale
   *[other] { $cost } punti percentuali
  }
analysis-best-move = Mossa migliore, round { $round }, mossa { $number }: { $told } La seconda migliore avrebbe ridotto di { x-cost } la probabilità di vincere il round.
analysis-slip = Mossa più cara, round { $round }, mossa { $number }: { $told } Ha ridotto di { x-cost } la probabilità di vincere il round. Meglio: { $better }.
analysis-bluff = Bluff più audace, round { $round }, mossa { $number }: { $told } { $cards ->
    [one] Una carta in mano lo vietava.
   *[other] { $cards } carte in mano lo vietavano.
} { $outcome ->
    [accepted] È stato creduto.
    [caught] È stato sfidato.
    [sent-back] Ha avuto una carta in risposta.
   *[open] Non ha avuto risposta.
}
analysis-move-of-the-match = Mossa della partita, di { $name }, round { $round }, mossa { $number }: { $told }
analysis-turning-points = Momenti decisivi:
analysis-turning-point = Round { $round }, mossa { $number }: { $told } Probabilità di vincere la partita, { $name }: { $before } % prima, { $after } % dopo.
analysis-every-move = Mossa per mossa:
analysis-moment = Round { $round }, mossa { $number }: { $told }
analysis-verdict = Ha ridotto di { x-cost } la probabilità di vincere il round. Meglio: { $better }.
analysis-chances-round = Per vincere il round: { $chances }.
analysis-chances-match = Per vincere la partita: { $chances }.
analysis-chance = { $name }: { $chance } %
analysis-own-moves = Che cosa sarebbe stato meglio:
analysis-own-move = Round { $round }, mossa { $number }: { $told } Ha ridotto di { x-cost } la probabilità di vincere il round. Meglio: { $better }. { $why }

# Mosse.
analysis-do-play = giocare { $card }
analysis-do-play-colour = giocare { $card }, colore { $colour }
analysis-do-draw = pescare
analysis-do-keep = tenere la carta
analysis-do-accept = pescare le carte
analysis-do-challenge = sfidare
analysis-do-colour = scegliere il colore { $colour }
analysis-do-choose = scegliere { $player }

# Un’immagine.
analysis-plot-match = Probabilità di vincere la partita, in %
analysis-plot-round = Probabilità di vincere il round, in %
analysis-plot-move = Mossa

# Strada facendo.
analysis-progress = Sguardo indietro
analysis-interrupted = Interrotto: non è stato scritto niente.
analysis-error-seat = Qui nessuno si chiama «{ $name }», solo { $names }.
analysis-error-plot = Il nome di un’immagine finisce in .png o .svg: { $path }
analysis-error-library = Per le immagini serve { $library }; arriva con: { $command }
