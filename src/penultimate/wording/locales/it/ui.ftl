# La pagina nel browser.

ui-motto = Il tavolo da gioco a cui possono sedersi tutti.
ui-language = Lingua
ui-menu = Menu
ui-close = Chiudi
ui-cancel = Annulla
ui-cancelled = Annullato.
ui-add = Aggiungi
ui-retry = Prova ora

## L’inizio

ui-name = Il tuo nome
ui-name-default = Ospite
ui-play-now-title = Gioca subito
ui-play-now = Gioca ora
ui-opponents = Avversari
ui-level = Quanto sono bravi
ui-level-beginner = Principiante
ui-level-easy = Facile
ui-level-good = Bravo
ui-level-best = Il migliore
ui-pace = Quanto sono veloci
ui-pace-quick = Veloci
ui-pace-human = Come persone
ui-pace-slow = Lenti
ui-friends-title = Con gli amici
ui-friends-help = Apri un tavolo, scegli come giocate e invita gli altri con un link, un codice o un codice QR.
ui-new-table = Nuovo tavolo
ui-join-by-code = Codice del tavolo
ui-join = Partecipa
ui-watch = Guarda
ui-watching = Stai guardando.
ui-return = Torna al tavolo { $code }
ui-invited = Ti hanno invitato al tavolo { $code }

## Prima della partita

ui-lobby = Prima della partita
ui-seats = Posti: { $taken } di { $seats }
ui-seats-count = Posti
ui-empty-seat = Posto libero
ui-seat-state = { $kind ->
    [bot] { $level ->
        [beginner] bot, principiante
        [easy] bot, facile
        [good] bot, bravo
        [best] bot, il migliore
       *[none] bot
      }
    [person] { $sitting-in ->
        [yes] assente, gioca un bot
       *[no] { $connected ->
            [yes] presente
           *[no] assente
          }
      }
   *[empty] { "" }
  }
ui-host = padrone di casa
ui-add-bot = Aggiungi un bot
ui-start = Dai le carte
ui-wait-for-host = La partita la inizia { $name }.
ui-invite = Invita altri
ui-code = Codice del tavolo
ui-qr = Codice QR dell’invito
ui-copy = Copia il link
ui-copied = Copiato
ui-options = Come si gioca a questo tavolo
ui-table-options = Tempo e compagnia
ui-table-catch-seconds = Secondi per cogliere un UNO dimenticato
ui-table-turn-seconds = Secondi per un turno (0: nessun orologio)
ui-table-away-seconds = Secondi prima che un bot giochi per chi è assente
ui-table-dare-seconds = Secondi per eseguire una vostra regola
ui-table-watching = Altri possono guardare
ui-table-chat = Chat
ui-rules-behind = Regole: { $rules }
ui-fair = Mazzo onesto
ui-fair-help = Questo sigillo rappresenta l’ordine delle carte ed è fissato prima di darle. Aggiungi qualche lettera tua, così nessuno può averle preparate. Dopo la partita tutti possono controllare.
ui-commitment = Sigillo del mazzo:
ui-own-seed = Le tue lettere per mescolare

## Carte Personalizzabili

ui-custom-rules = Carte Personalizzabili
ui-custom-help = Scrivi una regola con parole tue. Vale quando tutti sono d’accordo; senza regola la carta è un semplice Cambia Colore.
ui-rule-none = La Carta Personalizzabile { $which } è vuota: un semplice Cambia Colore.
ui-rule-write = Scrivi una regola per la carta { $which }
ui-rule-change = Cambia la regola della carta { $which }
ui-rule-erase = Cancella la regola della carta { $which }
ui-rule-label = Regola per la Carta Personalizzabile { $which }
ui-rule-example = Tutti gli altri pescano una carta
ui-rule-understood = Capito:
ui-rule-as-dare = Il gioco non può farlo da sé. Sarà mostrato quando la carta viene giocata, e gli altri confermano che è stato fatto.
ui-rule-dare = Lo fanno i giocatori stessi.
ui-rule-unknown = Non capito:
ui-rule-propose = Proponi
ui-suggestions = Suggerimenti
ui-proposal-rule = { $by } propone per la Carta Personalizzabile { $which }:
ui-proposal-erase = { $by } vuole cancellare la regola della Carta Personalizzabile { $which }.
ui-proposal-sit-in = { $by } propone di continuare con un bot al posto di { $name }.
ui-proposal-waits = Manca il consenso di: { $names }
ui-decided = { $kind ->
    [rule] { $adopted ->
        [yes] D’accordo: la regola della Carta Personalizzabile { $which } vale da adesso.
       *[no] Nessun accordo: la Carta Personalizzabile { $which } resta com’era.
      }
   *[sit-in] { $adopted ->
        [yes] D’accordo: gioca un bot.
       *[no] Nessun accordo: si aspetta.
      }
  }
ui-agree = Accetta
ui-refuse = Rifiuta
ui-withdraw = Ritira
ui-trial = Provata in { $rounds } round: un round dura { $length ->
    [0] lo stesso
   *[other] il { $length } % in più
  }; chi gioca la carta vince il { $layer } % più spesso.
ui-trial-ends-at-once = I bot rifiutano: la regola finirebbe subito il round.
ui-trial-never-ends = I bot rifiutano: con questa regola un round non finirebbe mai.
ui-who-me = io
ui-who-next = il prossimo
ui-who-previous = il precedente
ui-who-everyone = tutti
ui-who-others = gli altri
ui-who-chosen = scelto
ui-who-chosen-too = secondo scelto
ui-who-most = più carte
ui-who-fewest = meno carte

## Il tavolo

ui-table-title = Tavolo { $code }
ui-title-turn = Tocca a te – Penultimate
ui-players = Giocatori
ui-seat = { $name }{ $bot ->
    [yes] , bot
   *[no] { "" }
  }: { $count ->
    [one] una carta
   *[other] { $count } carte
  }, { $points ->
    [one] un punto
   *[other] { $points } punti
  }{ $turn ->
    [yes] , di turno
   *[no] { "" }
  }{ $called ->
    [yes] , ha detto UNO
   *[no] { "" }
  }{ $misses ->
    [0] { "" }
    [one] , salta un turno
   *[other] , salta { $misses } turni
  }{ $dealer ->
    [yes] , mazziere
   *[no] { "" }
  }{ $away ->
    [yes] , assente
   *[no] { "" }
  }
ui-round-number = Round { $number }
ui-points = { $points } di { $target } punti
ui-asked = Che cosa serve ora
ui-actions = Chiamate e aiuto
ui-hand = Le tue carte in mano, { $count ->
    [one] una carta
   *[other] { $count } carte
  }
ui-hand-card = { $card }{ $drawn ->
    [yes] , appena pescata
   *[no] { "" }
  }{ $can ->
    [yes] , si può giocare
   *[no] { "" }
  }
ui-draw-pile = Mazzo di pesca, { $count ->
    [one] una carta
   *[other] { $count } carte
  }{ $can ->
    [yes] : pesca
   *[no] { "" }
  }
ui-draw = Pesca una carta
ui-keep = Tienila
ui-take = { $count ->
    [one] Pesca una carta
   *[other] Pesca { $count } carte
  }
ui-challenge = Sfida
ui-choose-name = Scegli { $name }
ui-confirm-dare = È stato fatto
ui-uphold = Colpevole
ui-dismiss = Non colpevole
ui-abstain = Mi astengo
ui-own-up = Ammetti
ui-accuse = { $name } ha chiesto una carta
ui-choose-colour = Quale colore?
ui-choose-colour-spoken = { $bluff ->
    [yes] Quale colore? Attenzione: sarebbe un bluff. Esc annulla.
   *[no] Quale colore? Esc annulla.
  }
ui-bluff-warning = Lo sai solo tu: hai una carta che vieta questa. Giocarla è un bluff, e una sfida avrebbe successo.
ui-catch = Preso!
ui-catch-name = Cogli { $name }
ui-uno-help = : dillo con la penultima carta
ui-sort = Ordina le carte
ui-sorted = { $order ->
    [colour] In ordine di colore.
    [number] In ordine di numero.
   *[own] Ordine tuo. Sposta le carte con Alt e le frecce, o trascinandole.
  }
ui-hint-button = Suggerimento
ui-why = Perché non posso giocare questa carta?
ui-the-rule = La regola: { $rule }
ui-can-be-played = { $card } si può giocare.
ui-none-of-colour = Non hai carte di questo colore: { $colour }.
ui-hint = { $verb ->
    [play] { $colour-is ->
        [named] Un buon giocatore giocherebbe { $card } e chiamerebbe { $colour }.
       *[none] Un buon giocatore giocherebbe { $card }.
      }
    [draw] Un buon giocatore pescherebbe.
    [keep] Un buon giocatore terrebbe la carta.
    [accept] Un buon giocatore prenderebbe le carte.
    [challenge] Un buon giocatore sfiderebbe.
    [colour] Un buon giocatore chiamerebbe { $colour }.
    [choose] Un buon giocatore sceglierebbe { $seat }.
    [uno] Di’ UNO!
    [catch] Cogli { $seat } sul fatto!
   *[other] Un buon giocatore confermerebbe o aspetterebbe.
  }
ui-move-waits = La tua mossa si fa tra un momento: prima gli altri possono cogliere qualcuno.
ui-time-short = Restano dieci secondi per il tuo turno; poi un bot fa una mossa per te.
ui-missed = Alcuni eventi sono stati saltati.
ui-shown-hand = Le carte di { $name }, solo per i tuoi occhi
ui-next-round = Prossimo round
ui-rematch = Gioca ancora
ui-start-anyway = Inizia senza aspettare
ui-waiting-for = Si aspetta { $names }.
ui-leave = Lascia il tavolo
ui-sit-in = Continua con un bot al posto di { $name }
ui-remove = Togli { $name }
ui-pass-host = Fai di { $name } il padrone di casa
ui-watchers = { $count ->
    [0] Nessuno guarda.
    [one] Una persona guarda.
   *[other] { $count } persone guardano.
  }
ui-scores = Punti
ui-round = Round
ui-total = Totale
ui-chart = { $rounds ->
    [one] Grafico dei totali dopo un round
   *[other] Grafico dei totali dopo { $rounds } round
  }
ui-log = Che cosa è successo
ui-chat = Chat
ui-log-and-chat = Che cosa è successo, e chat
ui-chat-text = Messaggio
ui-send = Invia
ui-said = { $name } dice: { $text }
ui-phrases = Frasi pronte
ui-phrase-hello = Ciao!
ui-phrase-good-luck = Buona fortuna!
ui-phrase-well-played = Ben giocato!
ui-phrase-thanks = Grazie!
ui-phrase-sorry = Scusa!
ui-phrase-oh-no = Oh no!
ui-phrase-hurry-up = Più in fretta, per favore.
ui-phrase-one-moment = Un momento, per favore.
ui-phrase-your-turn = Tocca a te.
ui-phrase-haha = Ahah!
ui-phrase-congratulations = Complimenti!
ui-phrase-goodbye = Arrivederci!
ui-chapters = Capitoli
ui-drawer-scores = Punti
ui-drawer-log = Che cosa è successo
ui-drawer-chat = Chat
ui-drawer-rules = Regole
ui-drawer-settings = Impostazioni
ui-drawer-keys = Tasti
ui-drawer-table = Tavolo e giocatori

## I primi turni

ui-guide = I primi turni
ui-guide-done = So come si gioca
ui-guide-wait = Prima giocano gli altri. La tua carta dovrà abbinarsi a quella nel mezzo; le frecce mostrano il senso di gioco.
ui-guide-play = Tocca a te! Le carte sollevate si abbinano a quella nel mezzo per colore, numero o simbolo. { $touch ->
    [yes] Toccane una, o trascinala in su.
   *[no] Scegline una: clicca, trascinala in su, o usa le frecce e Invio.
  }
ui-guide-draw = Niente si abbina: pesca una carta dal mazzo.
ui-guide-drawn = Puoi giocare la carta appena pescata, o tenerla.
ui-guide-colour = Scegli il colore con cui si continua.
ui-guide-answer = Ti hanno colpito: prendi le carte, o rispondi con ciò che è offerto qui sotto.
ui-guide-uno = Due carte: premi UNO prima di giocare la prossima, o gli altri possono coglierti sul fatto.
ui-guide-catch = Qualcuno ha dimenticato di dire UNO. Premi «Preso!» prima che giochi il prossimo!

## Impostazioni

ui-settings = Impostazioni
ui-theme = Aspetto
ui-theme-system = Come il sistema
ui-theme-light = Chiaro
ui-theme-dark = Scuro
ui-motion = Movimento
ui-motion-system = Come il sistema
ui-motion-full = Le carte volano
ui-motion-reduced = Nessun movimento
ui-hand-order = Ordine delle carte
ui-hand-order-colour = Per colore
ui-hand-order-number = Per numero
ui-hand-order-own = Il mio
ui-verbosity = Annunci
ui-verbosity-brief = Brevi
ui-verbosity-normal = Normali
ui-verbosity-full = Tutto
ui-verbosity-help = Quanto viene detto a uno screen reader senza chiedere.
ui-sounds = Suoni
ui-guide-setting = Spiega i primi turni

## Tasti

ui-keys = Tasti
ui-keys-help = A ogni domanda si risponde senza spostare il focus. Per cambiare un tasto, premi il suo pulsante e poi il nuovo tasto.
ui-keys-what = Che cosa fa
ui-keys-key = Tasto
ui-key-space = Spazio
ui-key-press = Premi un tasto
ui-key-change = { $action }: { $key }. Cambia
ui-keys-reset = Tasti predefiniti
ui-action-top = Carta in cima e colore
ui-action-hand = Le mie carte
ui-action-hand-by-colour = Le mie carte per colore
ui-action-playable = Che cosa posso giocare, e perché non le altre
ui-action-explain = Perché non posso giocare questa carta?
ui-action-counts = Quante carte hanno tutti
ui-action-scores = Punti
ui-action-last = Di nuovo gli ultimi eventi
ui-action-turn = Di chi è il turno, senso, e che cosa serve
ui-action-draw = Pesca
ui-action-keep = Tieni la carta pescata
ui-action-take = Prendi le carte
ui-action-challenge = Sfida
ui-action-uno = Di’ UNO
ui-action-catch = Cogli sul fatto
ui-action-next = Prossimo round
ui-action-hint = Suggerimento
ui-action-blue = Blu: chiamalo, o vai a una carta così
ui-action-green = Verde
ui-action-red = Rosso
ui-action-yellow = Giallo
ui-action-chat = Chat
ui-action-help = Questo elenco
ui-fixed-arrows = Lungo le carte
ui-fixed-arrows-key = Frecce
ui-fixed-enter = Gioca la carta
ui-fixed-enter-key = Invio
ui-fixed-digits = Vai a una carta
ui-fixed-digits-key = 1–9
ui-fixed-alt-arrows = Sposta la carta
ui-fixed-alt-arrows-key = Alt + frecce
ui-fixed-escape = Annulla, chiudi
ui-fixed-escape-key = Esc

## La connessione

ui-line-lost = Connessione persa. Nuovo tentativo …
ui-line-back = Di nuovo in linea.
ui-not-connected = Al momento non c’è connessione.
ui-problem = Il server non è riuscito a leggere ({ $code }).
ui-refused = Il tavolo rifiuta ({ $code }).
ui-goodbye-elsewhere = Questo posto ora è aperto in un’altra finestra.
ui-goodbye-too-slow = La connessione era troppo lenta.
ui-goodbye-too-many-problems = Il server ha chiuso la connessione.
ui-goodbye-removed = Il padrone di casa ti ha tolto dal tavolo.
ui-goodbye-left = Hai lasciato il tavolo.
ui-goodbye-closing = Il server si sta chiudendo.
ui-goodbye-idle = La connessione è stata chiusa perché non succedeva nulla.
ui-refusal-no-such-table = Non c’è nessun tavolo con questo codice.
ui-refusal-table-full = Questo tavolo è pieno. Puoi guardare.
ui-refusal-wrong-token = Il tuo posto a questo tavolo non c’è più.
ui-refusal-name-taken = A questo tavolo qualcuno ha già quel nome.
ui-refusal-bad-name = Quel nome non si può usare.
ui-refusal-too-many-tables = Al momento ci sono troppi tavoli. Riprova più tardi.
ui-refusal-no-watching = Questo tavolo non si può guardare.
ui-refusal-watchers-only-watch = Stai guardando e non puoi farlo.
ui-refusal-only-the-host = Può farlo solo il padrone di casa.
ui-refusal-not-in-the-lobby = Si può fare solo prima della partita.
ui-refusal-not-between-rounds = Si può fare solo tra un round e l’altro.
ui-refusal-no-match-on = Non c’è nessuna partita in corso.
ui-refusal-stale = Intanto al tavolo si è andati avanti. Guarda di nuovo.
ui-refusal-not-a-move = Non è una mossa.
ui-refusal-no-chat = Questo tavolo non ha la chat.
ui-refusal-empty = Non c’è niente da inviare.
ui-refusal-no-such-seat = Quel posto non esiste.
ui-refusal-not-free = Quel posto è occupato.
ui-refusal-not-enough-players = Servono almeno due giocatori.
ui-refusal-bad-option = Questa opzione qui non va ({ $detail }).
ui-refusal-bad-rule = Non può essere una regola ({ $detail }).
ui-refusal-rule-objected = I bot rifiutano questa regola: un round finirebbe subito o mai.
ui-refusal-no-such-proposal = Quella proposta è già decisa.
ui-refusal-not-yours = Non sta a te deciderlo.
ui-refusal-not-away = Quel giocatore è presente.
ui-refusal-cooling-down = Un momento prima di provare ancora a cogliere qualcuno.
ui-refusal-no-hint = Al momento non c’è nessun suggerimento.
ui-refusal-too-late-for-seeds = Le carte sono già state date.
ui-refusal-already-waiting = La tua mossa è già in attesa.
ui-refusal-busy = Il tavolo è occupato. Riprova.
ui-refusal-storage = Il server al momento non può salvare, quindi non si può fare nulla.
ui-refusal-table-damaged = Questo tavolo non si può più leggere.

## Rivedere

ui-replay = Rivedi la partita
ui-replay-title = La partita, passo per passo
ui-replay-back = Torna al tavolo
ui-replay-step = Passo { $step } di { $steps }
ui-replay-previous = Un passo indietro
ui-replay-next = Un passo avanti
ui-replay-first = All’inizio
ui-replay-last = Alla fine
ui-replay-position = Passo
ui-replay-seat = Vista da
ui-replay-all = tutte le carte scoperte
ui-replay-download = Scarica il verbale
ui-replay-verified = Controllato: le carte erano mescolate come sigillato prima della partita, e ogni mossa rispetta le regole.
ui-replay-not-verified = Questo verbale non regge: { $problem }
ui-replay-missing = Questa partita non si può mostrare.
ui-replay-hand = Carte in mano di { $name }
ui-replay-holds = { $count ->
    [one] una carta
   *[other] { $count } carte
  }, { $points ->
    [one] un punto
   *[other] { $points } punti
  }{ $turn ->
    [yes] , di turno
   *[no] { "" }
  }
