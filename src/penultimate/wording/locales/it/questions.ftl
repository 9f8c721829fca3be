# Risposte alle domande che si possono fare in ogni momento.

question-top = { $state ->
    [named] In cima: { $card-bare }. Il colore è { $card-colour }.
    [open] In cima: { $card }. Nessun colore è stato ancora chiamato.
   *[plain] In cima: { $card }.
  }
question-turn = { $seat-is ->
    [you] Tocca a te.
    [nobody] Non tocca a nessuno.
   *[other] Tocca a { $seat }.
  } { $left ->
    [yes] Si gioca verso sinistra.
   *[no] Si gioca verso destra.
  }
question-hand = { $cards-count ->
    [0] Non hai carte.
    [one] Hai una carta: { $cards }.
   *[other] Hai { $cards-count } carte: { $cards }.
  }
question-hand-by-colour = { $count ->
    [0] Non hai carte.
    [one] Hai una carta. { $groups }
   *[other] Hai { $count } carte. { $groups }
  }
hand-group = { $group ->
    [blue] Blu
    [green] Verde
    [red] Rosso
    [yellow] Giallo
   *[wild] Jolly
  }: { $cards }.
question-playable = { $cards-count ->
    [0] Non puoi giocare nessuna carta.
   *[other] Puoi giocare: { $cards }.
  }
obstacle = { $code ->
    [not-your-turn] Non tocca a te.
    [only-the-drawn-card] Ora si può giocare solo la carta pescata.
    [answer-first] Prima devi rispondere all’attacco.
    [colour-needed] Prima va chiamato un colore.
    [no-match] Non si abbina: { $cards }.
   *[other] Ora no: { $cards }.
  }
question-counts = Carte: { $each }.
each-count = { $seat-is ->
    [you] tu hai { $number }
   *[other] { $seat } ha { $number }
  }
question-scores = Punti: { $each }. La partita finisce a { $target }.
each-hand = { $seat-is ->
    [you] { $cards-count ->
        [0] Non hai più carte.
       *[other] Hai ancora { $cards }.
      }
   *[other] { $cards-count ->
        [0] { $seat } non ha più carte.
       *[other] { $seat } ha ancora { $cards }.
      }
  }
question-last-none = Non è ancora successo niente.

## Che cosa si chiede ora, e a chi

asked-colour = { $seat-is ->
    [you] Chiama il colore della prima carta: blu, verde, rosso o giallo.
   *[other] { $seat } deve chiamare il colore della prima carta.
  }
asked-turn = { $seat-is ->
    [you] { $ways ->
        [play] Gioca una carta.
        [draw] Nessuna carta va bene: pesca.
       *[all] Gioca una carta o pesca.
      }
   *[other] Tocca a { $seat }: giocare o pescare.
  }
asked-drawn = { $seat-is ->
    [you] { $card-known ->
        [yes] Hai pescato { $card }: gioca la carta o tienila.
       *[no] Gioca la carta pescata o tienila.
      }
   *[other] { $seat } ha pescato e può giocare la carta o tenerla.
  }
x-pending-asked = { $cards ->
    [one] una carta
   *[other] { $cards } carte
  }
asked-answer = { $seat-is ->
    [you] { $plus-four ->
        [yes] { $ways ->
            [draw] Jolly +4 da { $attacker }: pesca { x-pending-asked } o sfida.
           *[all] Jolly +4 da { $attacker }: pesca { x-pending-asked }, sfida, o rispondi con una carta che può farlo.
          }
       *[no] { $ways ->
            [draw] Attacco di { $attacker }: pesca { x-pending-asked }.
           *[all] Attacco di { $attacker }: pesca { x-pending-asked } o rispondi con una carta che può farlo.
          }
      }
   *[other] { $seat } deve pescare { x-pending-asked } o rispondere.
  }
asked-choose = { $seat-is ->
    [you] { $players ->
        [one] Scegli un giocatore.
       *[other] Scegli { $players } giocatori.
      }
   *[other] { $players ->
        [one] { $seat } deve scegliere un giocatore.
       *[other] { $seat } deve scegliere { $players } giocatori.
      }
  }
asked-confirm = { $seat-is ->
    [you] Si fa quello che dice la tua carta, e gli altri confermano: { $words }
   *[other] Conferma quando è fatto quello che dice la carta di { $seat }: { $words }
  }
asked-round-over = Il round è finito. Avanti con il prossimo.
asked-match-over = La partita è finita.
asked-accusation = { $asks ->
    [vote] { $seat } ha preteso una carta, come { $by-is ->
        [you] dici tu
       *[other] dice { $by }
      }? Vota a favore o contro, oppure astieniti.
    [own-up] { $by } ti accusa di aver preteso una carta. Puoi ammetterlo.
   *[nothing] { $seat-is ->
        [you] L’accusa contro di te: aver preteso una carta. Gli altri votano.
       *[other] L’accusa contro { $seat }: aver preteso una carta. Gli altri votano.
      }
  }

## Perché un suggerimento è buono, e la probabilità di vincere il round dove è nota

hint-only-move = Altro non puoi fare.
hint-goes-out = È la tua ultima carta: con questa vinci il round.
hint-call-uno = Ti resta una sola carta e non hai ancora detto UNO.
hint-catch = A { $seat } resta una sola carta, e non ha detto UNO.
hint-aside = Il gioco lo aspetta, e non ti costa niente.
hint-jump-in = È uguale alla carta in cima: puoi giocarla anche fuori turno.
hint-hits-next = Dopo di te tocca a { $seat }, che ha ancora solo { $cards ->
    [one] una carta
   *[other] { $cards } carte
  } e { $draws ->
    [0] salta il turno.
   *[other] deve pescarne { $draws }.
  }
hint-takes-another-turn = Siete in due: subito dopo tocca di nuovo a te.
hint-longest-colour = Puoi andare avanti con il { $colour }: ti { $cards ->
    [one] resta un’altra carta.
   *[other] restano altre { $cards } carte.
  }
hint-brings-colour = Poi si continua con il { $colour }, e di quel colore hai { $cards ->
    [one] una carta.
   *[other] { $cards } carte.
  }
hint-wild-needed = { $cards ->
    [0] Si può giocare solo un jolly.
    [one] Si può giocare solo un jolly, e con il { $colour } hai una carta per andare avanti.
   *[other] Si può giocare solo un jolly, e con il { $colour } hai { $cards } carte per andare avanti.
  }
hint-saves-wilds = Così tieni i jolly per quando non va bene altro.
hint-sheds-points = Così ti liberi di { $points ->
    [one] un punto
   *[other] { $points } punti
  }, nel caso un altro finisca prima.
hint-sends-it-back = Così le { $cards } carte le pesca { $seat }, e non tu.
hint-sends-it-on = Così { $seat } deve pescare { $cards } carte, e non tu.
hint-take-it = Ti costa { $cards } carte, ma il resto potrebbe costarti di più.
hint-likely-bluff = È ben possibile che { $seat } stia bluffando: vale il rischio.
hint-draw = Quello che potresti giocare adesso ti serve di più dopo.
hint-keep = La carta ti serve di più dopo.
hint-colour = Con il { $colour } hai { $cards ->
    [one] una carta
   *[other] { $cards } carte
  } per andare avanti.
hint-choose = Nessun altro ha meno carte: { $seat } ne ha { $cards ->
    [one] una.
   *[other] { $cards }.
  }
hint-best-chance = Di tutto quello che puoi fare, è ciò che promette di più.
hint-chance = La tua probabilità di vincere il round: circa { $chance ->
    [1] l’1
    [8] l’8
    [11] l’11
    [80] l’80
    [81] l’81
    [82] l’82
    [83] l’83
    [84] l’84
    [85] l’85
    [86] l’86
    [87] l’87
    [88] l’88
    [89] l’89
   *[other] il { $chance }
  } %.

## Un'occasione, detta una volta con il suo tasto, e un tempo scaduto

chance-drawn = Giocala con { $play } o tienila con { $keep }.
chance-challenge = Puoi sfidare: { $key }.
chance-catch = { $seat } non ha detto UNO. Per beccare: { $key }.
time-up = { $seat-is ->
    [you] Il tuo tempo è scaduto: un bot gioca per te.
   *[other] Il tempo di { $seat } è scaduto: gioca un bot.
  }
