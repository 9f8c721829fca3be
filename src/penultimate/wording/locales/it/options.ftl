# Le opzioni di un tavolo: nome, spiegazione, valori; e perché una combinazione non funziona.

option-switch = { $on ->
    [yes] sì
   *[no] no
  }

option-edition = Edizione
option-edition-help = Le carte e le regole da cui si parte. Tutto il resto si cambia voce per voce.
option-edition-mario = Mazzo stelle: 112 carte, stelle, regole vostre
option-edition-braille = Mazzo Braille: 108 carte con punti Braille
option-edition-classic = Mazzo classico: 108 carte, senza stelle

option-scoring = Punteggio
option-scoring-help = O chi vince il round prende i punti delle carte di tutti gli altri, oppure ognuno segna le proprie carte rimaste e vince il totale più basso.
option-scoring-winner = tutti i punti a chi vince il round
option-scoring-low = vince il totale più basso

option-target = Punti che chiudono la partita
option-target-help = Quando alla fine di un round qualcuno ha questi punti, la partita è finita.
option-target-value = { $number ->
    [one] un punto
   *[other] { $number } punti
  }

option-target-test = Raggiungere o superare
option-target-test-help = Se la partita finisce già quando qualcuno ha esattamente questi punti, o solo con di più.
option-target-test-reach = basta raggiungerli
option-target-test-exceed = bisogna superarli

option-draw-when-able = Pescare anche potendo giocare
option-draw-when-able-help = Se sì, puoi pescare anche con una carta che si abbina. Se no, una carta con lo stesso colore, numero o simbolo va giocata; un jolly in mano non ti obbliga.

option-plus4-guilt = Quando il Jolly +4 è un bluff
option-plus4-guilt-help = La sfida riesce se in mano c’era una carta che vieta il Jolly +4: una del colore in gioco, oppure una qualsiasi che si abbina per colore, numero o simbolo.
option-plus4-guilt-colour = con una carta del colore in gioco
option-plus4-guilt-matching = con una qualsiasi carta abbinabile

option-guilty-takes-back = Il bluff si riprende
option-guilty-takes-back-help = Se sì, chi viene smascherato riprende il Jolly +4 e pesca anche 4 carte. Se no, la carta resta e si pescano solo le 4.

option-star-duel = Stella contro stella
option-star-duel-help = Se sì, le carte rimandate da una Super Stella si possono rimandare ancora con un’altra Super Stella.

option-uno-penalty = Penalità per l’UNO dimenticato
option-uno-penalty-help = Quante carte pesca chi viene beccato senza aver detto UNO.
option-uno-penalty-value = { $number ->
    [0] nessuna
    [one] una carta
   *[other] { $number } carte
  }

option-coaching-penalty = Penalità per chi pretende una carta
option-coaching-penalty-help = Quante carte pesca chi pretende che qualcuno giochi una certa carta, se gli altri sono d’accordo. Senza penalità non si accusa nessuno.
option-coaching-penalty-value = { $number ->
    [0] nessuna
    [one] una carta
   *[other] { $number } carte
  }

option-reverse-skips-two = Cambia Giro in due
option-reverse-skips-two-help = Se sì, quando si gioca in due chi gioca Cambia Giro gioca di nuovo.

option-stacking = Accumulo
option-stacking-help = Se sì, a un +2 si può rispondere con un +2 e a un Jolly +4 con un Jolly +4; la somma passa al giocatore successivo.

option-draw-until-playable = Pescare finché non si può giocare
option-draw-until-playable-help = Se sì, si pesca finché non arriva una carta che si può giocare.

option-force-play = La carta pescata va giocata
option-force-play-help = Se sì, una carta pescata che si può giocare va giocata, tranne un Jolly +4 che sarebbe un bluff.

option-jump-in = Giocare al volo
option-jump-in-help = Se sì, chi ha una carta identica a quella in cima può giocarla fuori turno, e si continua da lì.

option-seven-zero = Sette e zero
option-seven-zero-help = Se sì, con un 7 scambi le carte con un giocatore a tua scelta, e con uno 0 ognuno passa le proprie carte nel senso di gioco.

option-error-not-a-choice = { $option }: si può scegliere solo fra { $choices }.
option-error-out-of-range = { $option }: serve un numero da { $least } a { $most }.
option-error-not-a-switch = { $option }: si può rispondere solo sì o no.
option-error-no-stars = { $option }: servono le Super Stelle, e questa edizione non le ha.
option-error-unknown-option = Non c’è nessuna opzione di nome { $option }.
option-error-players = Si gioca da { $least } a { $most } giocatori.
