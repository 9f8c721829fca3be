# Che cosa è successo: una frase per ogni evento, dal punto di vista di chi ascolta. Niente participi col genere.
# Gli id che iniziano con x- sono solo di questa lingua.

x-count = { $count ->
    [0] 0 carte
    [one] una carta
   *[other] { $count } carte
  }
x-cards-count = { $cards-count ->
    [0] 0 carte
    [one] una carta
   *[other] { $cards-count } carte
  }

## Preparazione

dealer-drawn = { $seat-is ->
    [you] Peschi { $card } per scegliere chi dà le carte.
   *[other] { $seat } pesca { $card } per scegliere chi dà le carte.
  }
dealer-found = { $seat-is ->
    [you] Fai tu da mazziere.
   *[other] { $seat } fa da mazziere.
  }
round-began = Round { $number }. { $dealer-is ->
    [you] Dai tu le carte.
   *[other] { $dealer } dà le carte.
  }
hand-dealt = { $seat-is ->
    [you] Ricevi { x-cards-count }: { $cards }.
   *[other] { $seat } riceve { x-cards-count }: { $cards }.
  }
hand-dealt-face-down = { $seat-is ->
    [you] Ricevi { x-count }.
   *[other] { $seat } riceve { x-count }.
  }
card-turned-up = La prima carta è { $card }.
card-put-back = { $card } non può essere la prima carta: va in fondo al mazzo di pesca.

## Un turno

turn-began = { $seat-is ->
    [you] Tocca a te.
   *[other] Tocca a { $seat }.
  }
card-played = { $seat-is ->
    [you] { $jumped-in ->
        [yes] Giochi al volo
       *[no] Giochi
      }
   *[other] { $jumped-in ->
        [yes] { $seat } gioca al volo
       *[no] { $seat } gioca
      }
  } { $card-bare }{ $card-named ->
    [yes] { $seat-is ->
        [you] { " " }e chiami il { $card-colour }
       *[other] { " " }e chiama il { $card-colour }
      }
   *[no] { "" }
  }.{ $left ->
    [0] { " " }Nessuna carta rimasta.
    [1] { " " }Resta una carta.
   *[other] { "" }
  }
colour-awaited = { $seat-is ->
    [you] Chiama un colore per la prima carta.
   *[other] { $seat } deve chiamare un colore per la prima carta.
  }
colour-named = { $seat-is ->
    [you] Chiami il { $colour }.
   *[other] { $seat } chiama il { $colour }.
  }
x-why = { $why ->
   *[turn] { "" }
    [plus-two] { " " }per il +2
    [plus-four] { " " }per il Jolly +4
    [opening] { " " }per la prima carta
    [reflected] { " " }per effetto della Super Stella
    [guilty] { " " }per il bluff
    [innocent] { " " }per la sfida persa
    [caught] { " " }per l’UNO dimenticato
    [coaching] { " " }per aver preteso una carta
    [custom] { " " }per la regola della Carta Personalizzabile
    [last-card] { " " }per l’ultima carta del round
  }
cards-drawn = { $seat-is ->
    [you] { $cards-count ->
        [0] Non peschi
       *[other] Peschi
      }
   *[other] { $cards-count ->
        [0] { $seat } non pesca
       *[other] { $seat } pesca
      }
  } { x-cards-count }{ x-why }{ $cards-count ->
    [0] { "" }
   *[other] : { $cards }
  }.
cards-drawn-face-down = { $seat-is ->
    [you] { $count ->
        [0] Non peschi
       *[other] Peschi
      }
   *[other] { $count ->
        [0] { $seat } non pesca
       *[other] { $seat } pesca
      }
  } { x-count }{ x-why }.
card-kept = { $seat-is ->
    [you] { $by-choice ->
        [yes] Tieni la carta. Il tuo turno è finito.
       *[no] Quella carta non si può giocare. Il tuo turno è finito.
      }
   *[other] { $by-choice ->
        [yes] { $seat } tiene la carta.
       *[no] { $seat } non può giocare quella carta.
      }
  }
nothing-to-draw = { $seat-is ->
    [you] Non c’è più niente da pescare: passi.
   *[other] Non c’è più niente da pescare: { $seat } passa.
  }
pile-shuffled = Si mescola il mazzo di scarto: { $count ->
    [one] una carta
   *[other] { $count } carte
  } nel nuovo mazzo di pesca.
turn-missed = { $seat-is ->
    [you] Salti il turno.
   *[other] { $seat } salta il turno.
  }
direction-turned = { $left ->
    [yes] Cambia il senso di gioco: ora verso sinistra.
   *[no] Cambia il senso di gioco: ora verso destra.
  }

## +2, Jolly +4, sfida, Super Stella

x-pending = { $cards ->
    [one] una carta
   *[other] { $cards } carte
  }
answer-awaited = { $seat-is ->
    [you] { $attacker } ti attacca: pesca { x-pending } o rispondi.
   *[other] { $attacker-is ->
        [you] Attacchi { $seat }: { x-pending } da pescare, salvo risposta.
       *[other] { $attacker } attacca { $seat }: { x-pending } da pescare, salvo risposta.
      }
  }
challenged = { $seat-is ->
    [you] Sfidi { $target }.
   *[other] { $target-is ->
        [you] { $seat } ti sfida.
       *[other] { $seat } sfida { $target }.
      }
  }
hand-shown = { $seat-is ->
    [you] Mostri le tue carte a { $to }: { $cards }.
   *[other] { $to-is ->
        [you] { $seat } ti mostra le carte: { $cards }.
       *[other] { $seat } mostra le carte a { $to }: { $cards }.
      }
  }
hand-shown-elsewhere = { $seat-is ->
    [you] Mostri le tue carte a { $to }.
   *[other] { $to-is ->
        [you] { $seat } mostra le carte solo a te.
       *[other] { $seat } mostra le carte solo a { $to }.
      }
  }
challenge-settled = { $guilty ->
    [yes] { $target-is ->
        [you] Il tuo era un bluff: la sfida riesce.
       *[other] Quello di { $target } era un bluff: la sfida riesce.
      }
   *[no] { $target-is ->
        [you] Il tuo non era un bluff: la sfida fallisce.
       *[other] Quello di { $target } non era un bluff: la sfida fallisce.
      }
  }
card-taken-back = { $seat-is ->
    [you] Riprendi { $card-bare }. In cima c’è di nuovo { $top }.
   *[other] { $seat } riprende { $card-bare }. In cima c’è di nuovo { $top }.
  }
reflected = { $seat-is ->
    [you] La tua Super Stella rimanda { x-pending } a { $target }.
   *[other] { $target-is ->
        [you] La Super Stella di { $seat } ti rimanda { x-pending }.
       *[other] La Super Stella di { $seat } rimanda { x-pending } a { $target }.
      }
  }

## UNO

uno-called = { $seat-is ->
    [you] Dici UNO!
   *[other] { $seat } dice UNO!
  }
uno-caught = { $seat-is ->
    [you] { $by } ti becca: non hai detto UNO.
   *[other] { $by-is ->
        [you] Becchi { $seat }, che non ha detto UNO.
       *[other] { $by } becca { $seat }, che non ha detto UNO.
      }
  }

## Carte Personalizzabili e regole della casa

rule-written = { $words-is ->
    [empty] La Carta Personalizzabile { $which } è di nuovo vuota.
   *[full] La Carta Personalizzabile { $which } ora dice: { $words }
  }
rule-runs = La Carta Personalizzabile { $which } dice: { $words }
choice-awaited = { $seat-is ->
    [you] { $players ->
        [one] Scegli un giocatore.
       *[other] Scegli { $players } giocatori.
      }
   *[other] { $players ->
        [one] { $seat } deve scegliere un giocatore.
       *[other] { $seat } deve scegliere { $players } giocatori.
      }
  }
player-chosen = { $seat-is ->
    [you] { $chosen-is ->
        [you] Hai scelto te.
       *[other] Hai scelto { $chosen }.
      }
   *[other] { $chosen-is ->
        [you] { $seat } ha scelto te.
       *[other] { $seat } ha scelto { $chosen }.
      }
  }
x-condition-who = { $condition-who ->
    [me] chi ha giocato la carta
    [next] il giocatore successivo
    [previous] il giocatore precedente
    [chosen] il giocatore scelto
    [chosen-too] il secondo giocatore scelto
    [most] chi ha più carte di tutti
   *[fewest] chi ha meno carte di tutti
  }
question-asked = { $seat-is ->
    [you] { $question ->
        [hand] { $cards ->
            [one] Scegli una carta da dare a { $to }.
           *[other] Scegli { $cards } carte da dare a { $to }.
          }
        [drop] { $cards ->
            [one] Scegli una carta da scartare.
           *[other] Scegli { $cards } carte da scartare.
          }
        [bury] { $cards ->
            [one] Scegli una carta da mettere sotto il mazzo di pesca.
           *[other] Scegli { $cards } carte da mettere sotto il mazzo di pesca.
          }
        [reveal] Scegli una carta da mostrare a { $to }.
        [pick] { $cards ->
            [one] Scegli una carta dalla mano di { $to }.
           *[other] Scegli { $cards } carte dalla mano di { $to }.
          }
        [draft] { $cards ->
            [one] Scegli una carta in cima al mazzo di pesca.
           *[other] Scegli { $cards } carte in cima al mazzo di pesca.
          }
        [arrange] Quale di queste carte va pescata per prima?
        [salvage] { $cards ->
            [one] Scegli una carta dal mazzo degli scarti.
           *[other] Scegli { $cards } carte dal mazzo degli scarti.
          }
        [colour] Scegli una carta: conta il suo colore.
        [number] Scegli una carta: conta il suo numero.
        [vote] Per chi voti?
        [whom] Quale giocatore scegli?
        [name] Quale numero?
        [point] Chi si intende?
        [dye] Quale colore?
        [hand-some] { $cards ->
            [one] Scegli una carta da dare a { $to }, oppure fermati.
           *[other] Scegli fino a { $cards } carte da dare a { $to }, oppure fermati.
          }
        [drop-some] { $cards ->
            [one] Scegli una carta da scartare, oppure fermati.
           *[other] Scegli fino a { $cards } carte da scartare, oppure fermati.
          }
        [bury-some] { $cards ->
            [one] Scegli una carta da mettere sotto il mazzo di pesca, oppure fermati.
           *[other] Scegli fino a { $cards } carte da mettere sotto il mazzo di pesca, oppure fermati.
          }
        [pick-some] { $cards ->
            [one] Scegli una carta dalla mano di { $to }, oppure fermati.
           *[other] Scegli fino a { $cards } carte dalla mano di { $to }, oppure fermati.
          }
        [salvage-some] { $cards ->
            [one] Scegli una carta dal mazzo degli scarti, oppure fermati.
           *[other] Scegli fino a { $cards } carte dal mazzo degli scarti, oppure fermati.
          }
        [may] Vuoi farlo?
        [ways] Quale di queste cose?
       *[either] Quale delle due cose?
      }
   *[other] { $question ->
        [hand] { $seat } deve scegliere le carte da dare via.
        [drop] { $seat } deve scegliere le carte da scartare.
        [bury] { $seat } deve scegliere le carte da mettere sotto il mazzo di pesca.
        [reveal] { $seat } deve scegliere una carta da mostrare.
        [pick] { $seat } guarda una mano e deve scegliere delle carte.
        [draft] { $seat } guarda il mazzo di pesca e deve scegliere delle carte.
        [arrange] { $seat } guarda il mazzo di pesca e ne mette in ordine le carte.
        [salvage] { $seat } deve scegliere carte dal mazzo degli scarti.
        [colour] { $seat } deve scegliere un colore con una carta.
        [number] { $seat } deve scegliere un numero con una carta.
        [vote] { $seat } deve votare un giocatore.
        [whom] { $seat } deve scegliere un giocatore.
        [name] { $seat } deve nominare un numero.
        [point] { $seat } deve dire chi si intende.
        [dye] { $seat } deve scegliere il colore.
        [hand-some] { $seat } può scegliere carte da dare via.
        [drop-some] { $seat } può scegliere carte da scartare.
        [bury-some] { $seat } può scegliere carte da mettere sotto il mazzo di pesca.
        [pick-some] { $seat } guarda una mano e può scegliere delle carte.
        [salvage-some] { $seat } può scegliere carte dal mazzo degli scarti.
        [may] { $seat } deve dire sì o no.
        [ways] { $seat } deve scegliere una di più cose.
       *[either] { $seat } deve scegliere una delle due cose.
      }
  }
way-chosen = { $seat-is ->
    [you] { $way ->
        [yes] Dici di sì.
        [no] Dici di no.
        [enough] Ti fermi qui.
        [1] Scegli la prima.
        [3] Scegli la terza.
        [4] Scegli la quarta.
       *[other] Scegli la seconda.
      }
   *[other] { $way ->
        [yes] { $seat } dice di sì.
        [no] { $seat } dice di no.
        [enough] { $seat } si ferma qui.
        [1] { $seat } sceglie la prima.
        [3] { $seat } sceglie la terza.
        [4] { $seat } sceglie la quarta.
       *[other] { $seat } sceglie la seconda.
      }
  }
coin-tossed = { $way ->
    [1] La moneta dice: la prima.
   *[other] La moneta dice: la seconda.
  }
rule-stands = { $until ->
    [lap] { $times ->
        [one] { $seat-is ->
            [you] Da ora fino al tuo prossimo turno vale la regola della tua carta.
           *[other] Da ora fino al prossimo turno di { $seat } vale la regola della carta.
          }
       *[other] La regola della carta vale per { $times } giri.
      }
    [once] La regola della carta vale una volta.
    [turns] { $times ->
        [one] La regola della carta vale per il prossimo turno.
       *[other] La regola della carta vale per i prossimi { $times } turni.
      }
    [own] { $times ->
        [one] La regola della carta vale finché chi riguarda non ha giocato un turno.
       *[other] La regola della carta vale finché chi riguarda non ha giocato { $times } turni.
      }
    [till] La regola della carta vale finché una carta non la annulla.
    [till-uno] La regola della carta vale finché qualcuno non resta con una sola carta.
   *[round] La regola della carta vale per il resto del round.
  }
draw-diverted = { $to-is ->
    [you] Peschi tu ciò che dovrebbe pescare { $seat }.
   *[other] { $seat-is ->
        [you] { $to } pesca ciò che dovresti pescare tu.
       *[other] { $to } pesca ciò che dovrebbe pescare { $seat }.
      }
  }
rule-lapsed = { $seat-is ->
    [you] La regola della tua carta non vale più.
   *[other] La regola della carta di { $seat } non vale più.
  }
card-muted = La carta resta senza effetto.
condition-failed = { $condition-is ->
    [named] Una parte della regola non vale: serviva il colore { $condition-colour }.
    [other] Una parte della regola non vale: la sua condizione non è soddisfatta.
   *[holds] Una parte della regola non vale: { x-condition-who } dovrebbe avere { $condition-than ->
        [more] più di
        [fewer] meno di
       *[exactly] esattamente
      } { $condition-cards ->
        [one] una carta
       *[other] { $condition-cards } carte
      }.
  }
turns-to-miss = { $seat-is ->
    [you] { $turns ->
        [one] Salterai il prossimo turno.
       *[other] Salterai i prossimi { $turns } turni.
      }
   *[other] { $turns ->
        [one] { $seat } salterà il prossimo turno.
       *[other] { $seat } salterà i prossimi { $turns } turni.
      }
  }
plays-again = { $seat-is ->
    [you] Il prossimo turno è tuo.
   *[other] Il prossimo turno è di { $seat }.
  }
hands-swapped = { $first-is ->
    [you] Scambi le carte con { $second }. Ora hai { $first-cards }.
   *[other] { $second-is ->
        [you] { $first } scambia le carte con te. Ora hai { $second-cards }.
       *[other] { $first } e { $second } si scambiano le carte. Ora { $first } ha { $first-cards }; { $second } ha { $second-cards }.
      }
  }
hands-swapped-elsewhere = { $first-is ->
    [you] Scambi le carte con { $second }.
   *[other] { $second-is ->
        [you] { $first } scambia le carte con te.
       *[other] { $first } e { $second } si scambiano le carte.
      }
  }
hands-passed-on = { $left ->
    [yes] Ognuno passa le proprie carte a sinistra.
   *[no] Ognuno passa le proprie carte a destra.
  }
hand-received = { $seat-is ->
    [you] Ricevi le carte di { $giver }: { $cards }.
   *[other] { $giver-is ->
        [you] { $seat } riceve le tue carte: { $cards }.
       *[other] { $seat } riceve le carte di { $giver }: { $cards }.
      }
  }
hand-received-face-down = { $seat-is ->
    [you] Ricevi le carte di { $giver }, cioè { x-count }.
   *[other] { $giver-is ->
        [you] { $seat } riceve le tue carte, cioè { x-count }.
       *[other] { $seat } riceve le carte di { $giver }, cioè { x-count }.
      }
  }
cards-given = { $seat-is ->
    [you] Dai { x-cards-count } a { $to }: { $cards }.
   *[other] { $to-is ->
        [you] { $seat } ti dà { x-cards-count }: { $cards }.
       *[other] { $seat } dà { x-cards-count } a { $to }: { $cards }.
      }
  }
cards-given-face-down = { $seat-is ->
    [you] Dai { x-count } a { $to }.
   *[other] { $to-is ->
        [you] { $seat } ti dà { x-count }.
       *[other] { $seat } dà { x-count } a { $to }.
      }
  }
cards-thrown-away = { $seat-is ->
    [you] Scarti { x-cards-count }: { $cards }.
   *[other] { $seat } scarta { x-cards-count }: { $cards }.
  }
cards-buried = { $seat-is ->
    [you] Metti { x-cards-count } sotto il mazzo di pesca: { $cards }.
   *[other] { $seat } mette { x-cards-count } sotto il mazzo di pesca: { $cards }.
  }
cards-buried-face-down = { $seat-is ->
    [you] Metti { x-count } sotto il mazzo di pesca.
   *[other] { $seat } mette { x-count } sotto il mazzo di pesca.
  }
cards-fetched = { $seat-is ->
    [you] Prendi { x-cards-count } dal mazzo di scarto: { $cards }.
   *[other] { $seat } prende { x-cards-count } dal mazzo di scarto: { $cards }.
  }
card-found-on-top = La carta in cima al mazzo di pesca è { $card }.
die-rolled = Il dado mostra { $number }.
points-won = { $seat-is ->
    [you] Ricevi { x-points }: si contano a fine mano.
    [nobody] Chi vince questa mano riceve { x-points } in più.
   *[other] { $seat } riceve { x-points }: si contano a fine mano.
  }
points-lost = { $seat-is ->
    [you] Perdi { x-points }: si contano a fine mano.
    [nobody] Chi vince questa mano perde { x-points }.
   *[other] { $seat } perde { x-points }: si contano a fine mano.
  }
x-points = { $count ->
    [one] un punto
   *[other] { $count } punti
  }
stakes-raised = I punti di questa mano valgono per { $number }.
number-named = { $seat-is ->
    [you] Nomini il { $number }.
   *[other] { $seat } nomina il { $number }.
  }
lots-drawn = { $winner-is ->
    [you] Vinci contro { $target }.
   *[other] { $target-is ->
        [you] { $winner } vince contro di te.
       *[other] { $winner } vince contro { $target }.
      }
  }
pile-seen = { $seat-is ->
    [you] In cima al mazzo di pesca vedi: { $cards }.
   *[other] In cima al mazzo di pesca { $seat } vede: { $cards }.
  }
pile-seen-elsewhere = { $seat-is ->
    [you] Guardi { x-count } in cima al mazzo di pesca.
   *[other] { $seat } guarda { x-count } in cima al mazzo di pesca.
  }
pile-arranged = { $seat-is ->
    [you] Metti in ordine { x-count } in cima al mazzo di pesca.
   *[other] { $seat } mette in ordine { x-count } in cima al mazzo di pesca.
  }
cards-shown = { $seat-is ->
    [you] Mostri a { $to }: { $cards }.
   *[other] { $to-is ->
        [you] { $seat } ti mostra: { $cards }.
       *[other] { $seat } mostra a { $to }: { $cards }.
      }
  }
cards-shown-elsewhere = { $seat-is ->
    [you] Mostri { x-count } a { $to }.
   *[other] { $to-is ->
        [you] { $seat } mostra { x-count } solo a te.
       *[other] { $seat } mostra { x-count } solo a { $to }.
      }
  }
hands-redealt = Tutte le carte in mano si mescolano insieme e si ridistribuiscono: { $count } carte.
dare-awaited = { $seat-is ->
    [you] Ora si fa quello che dice la tua carta: { $words }
   *[other] Ora si fa quello che dice la carta di { $seat }: { $words }
  }
dare-confirmed = { $seat-is ->
    [you] Confermi che è fatto.
   *[other] { $seat } conferma che è fatto.
  }

## Buone maniere

accused = { $by-is ->
    [you] Accusi { $seat } di aver preteso una carta.
   *[other] { $seat-is ->
        [you] { $by } ti accusa di aver preteso una carta.
       *[other] { $by } accusa { $seat } di aver preteso una carta.
      }
  }
vote-cast = { $seat-is ->
    [you] { $vote ->
        [uphold] Voti a favore dell’accusa.
        [dismiss] Voti contro l’accusa.
       *[abstain] Ti astieni.
      }
   *[other] { $vote ->
        [uphold] { $seat } vota a favore dell’accusa.
        [dismiss] { $seat } vota contro l’accusa.
       *[abstain] { $seat } si astiene.
      }
  }
accusation-settled = { $upheld ->
    [yes] { $seat-is ->
        [you] L’accusa contro di te è accolta.
       *[other] L’accusa contro { $seat } è accolta.
      }
   *[no] { $seat-is ->
        [you] L’accusa contro di te è respinta.
       *[other] L’accusa contro { $seat } è respinta.
      }
  }
owned-up = { $seat-is ->
    [you] Ammetti il fatto.
   *[other] { $seat } ammette il fatto.
  }

## Fine

round-ended = { $winner-is ->
    [you] Non hai più carte e vinci il round!
    [nobody] Nessuno può più giocare: il round finisce senza vincitori.
   *[other] { $winner } non ha più carte e vince il round.
  }
round-scored = { $points-count ->
    [0] Nessun punto in questo round. Totali: { $totals }.
   *[other] Punti del round: { $points-some }. Totali: { $totals }.
  }
match-ended = { $winners-is ->
    [you] Vinci la partita!
    [both] Vinci la partita, insieme a { $winners }!
    [nobody] La partita finisce senza vincitori.
   *[other] { $winners-count ->
        [one] { $winners } vince la partita.
       *[other] { $winners } vincono insieme la partita.
      }
  }

## Quello che succede di continuo, in poche parole (tranne quando si vuole sentire tutto); senza testo si capisce da sé

short-card-played = { $seat-is ->
    [you] { $jumped-in ->
        [yes] Tu, al volo
       *[no] Tu
      }
   *[other] { $jumped-in ->
        [yes] { $seat }, al volo
       *[no] { $seat }
      }
  }: { $card-bare }{ $card-named ->
    [yes] , { $card-colour }
   *[no] { "" }
  }.{ $left ->
    [1] { " " }Resta una carta.
   *[other] { "" }
  }
x-short-why = { $why ->
   *[turn] { "" }
    [plus-two] { " " }{ $count }
    [plus-four] { " " }{ $count }
    [opening] { " " }{ x-count }{ x-why }
    [reflected] { " " }{ x-count }{ x-why }
    [guilty] { " " }{ x-count }{ x-why }
    [innocent] { " " }{ x-count }{ x-why }
    [caught] { " " }{ x-count }{ x-why }
    [coaching] { " " }{ x-count }{ x-why }
    [custom] { " " }{ x-count }{ x-why }
    [last-card] { " " }{ x-count }{ x-why }
  }
short-cards-drawn-face-down = { $seat-is ->
    [you] Peschi
   *[other] { $seat } pesca
  }{ x-short-why }.
short-card-kept = { $seat-is ->
    [you] { $by-choice ->
        [yes] La tieni.
       *[no] Non si può giocare.
      }
   *[other] { $by-choice ->
        [yes] { $seat } la tiene.
       *[no] { "" }
      }
  }
short-turn-missed = { $seat-is ->
    [you] Salti il turno.
   *[other] { $seat } salta.
  }
short-direction-turned = { $left ->
    [yes] Ora a sinistra.
   *[no] Ora a destra.
  }
