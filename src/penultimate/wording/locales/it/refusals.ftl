# Perché una mossa non è permessa: che cosa, e la regola che c’è dietro, in una frase.

refusal-match-over = La partita è finita: non ci sono più mosse.
refusal-round-over = Il round è finito: si continua con il prossimo.
refusal-no-such-player = A questo tavolo non c’è nessuno con quel nome.
refusal-not-your-turn = { $rule ->
    [HOUSE-4] Non tocca a te, e fuori turno si gioca solo una carta colorata identica a quella in cima.
   *[other] { $turn-known ->
        [yes] Non tocca a te, ma a { $turn }.
       *[no] Non tocca a te.
      }
  }
refusal-not-in-hand = { $card-known ->
    [yes] Non hai in mano { $card }.
   *[no] Non hai in mano quella carta.
  }
refusal-answer-first = { $rule ->
    [ACT-2] Quella carta non serve contro un +2 o un Jolly +4: pesca, o rispondi in altro modo.
    [HOUSE-1] +2 e Jolly +4 non si mescolano mai: accumula lo stesso tipo, pesca, o rispondi in altro modo.
    [STAR-4] A una Super Stella risponde solo un’altra Super Stella: giocane una, o pesca le carte.
    [HOUSE-4] Ora non si gioca al volo: prima qualcuno deve rispondere o scegliere.
    [HOUSE-5] Prima scegli con chi scambiare le carte, poi si va avanti.
    [CUST-2] Prima viene la regola della Carta Personalizzabile, poi si va avanti.
   *[other] Un attacco aspetta la tua risposta: pesca le carte o rispondi, poi si va avanti.
  }
refusal-colour-needed = { $rule ->
    [OPEN-4] La prima carta non ha ancora un colore: chiamane uno prima di tutto.
   *[other] A questa carta serve un colore: di’ con quale si continua.
  }
refusal-only-the-drawn-card = Dopo aver pescato, in questo turno puoi giocare solo la carta pescata.
refusal-no-match = { $card-known ->
    [yes] { $top-known ->
        [yes] { $card } non si abbina a { $top }: serve lo stesso colore, numero o simbolo.
       *[no] { $card } non si abbina: serve lo stesso colore, numero o simbolo.
      }
   *[no] Quella carta non si abbina: serve lo stesso colore, numero o simbolo.
  }
refusal-no-such-colour = Il colore si chiama solo per un jolly, e può essere blu, verde, rosso o giallo.
refusal-must-play = { $rule ->
    [TURN-4] Hai una carta che si abbina, e a questo tavolo allora devi giocare e non puoi pescare.
    [TURN-6] Non c’è più niente da pescare e puoi giocare, quindi devi farlo.
    [HOUSE-3] A questo tavolo una carta pescata che si può giocare va giocata.
   *[other] Puoi giocare, e a questo tavolo allora devi farlo.
  }
refusal-nothing-drawn = Puoi tenere solo una carta che hai appena pescato.
refusal-nothing-to-challenge = Non c’è niente da sfidare: si sfida solo un Jolly +4 che colpisce te.
refusal-nothing-to-answer = Non c’è niente a cui rispondere: nessun +2 e nessun Jolly +4 ti aspetta.
refusal-uno-too-early = È troppo presto per dire UNO: dillo nel tuo turno con due carte in mano, o giocando la penultima.
refusal-already-called = Hai già detto UNO.
refusal-too-late = È troppo tardi per beccare qualcuno: il turno successivo è cominciato.
refusal-nothing-to-catch = Qui non c’è nessuno da beccare: si può solo con altri che devono ancora dire UNO.
refusal-no-coaching-rule = A questo tavolo pretendere una carta non costa nulla, quindi non si può accusare nessuno.
refusal-not-now = { $rule ->
    [TURN-3] In questo turno hai già pescato: gioca quella carta o tienila.
    [HOUSE-3] In questo turno hai già pescato, e a questo tavolo quella carta va giocata.
    [HOUSE-4] Ora non si gioca al volo: prima viene la carta appena pescata.
   *[other] In questo momento non si può.
  }

# Perché una regola non può stare su una Carta Personalizzabile.

custom-error-text = Una regola è una riga da 1 a { $characters } caratteri.
custom-error-too-many-effects = È troppo per una carta: una regola fa al massimo { $effects } cose.
custom-error-chosen = Per scegliere un secondo giocatore ce ne vuole un primo.
custom-error-number = Quel numero non va: una regola muove da 1 a { $cards } carte, o toglie da 1 a { $cards } turni.
custom-error-one-player = Qui ci vuole un giocatore solo.
custom-error-they = Non è chiaro chi si intende.
custom-error-cards = Carte così non ce ne sono, o sarebbero tutte.
custom-error-nested = Qui una cosa sta dentro un’altra: la carta può farne solo una dopo l’altra.
custom-error-notation = Il gioco non capisce questa regola.
custom-error-too-few-players = Non ci sono abbastanza altri giocatori tra cui scegliere.
custom-error-no-custom-cards = Questa edizione non ha Carte Personalizzabili.
