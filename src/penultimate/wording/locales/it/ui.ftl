# La pagina nel browser.

ui-motto = A una carta dalla fine.
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
ui-level-best = Campione
ui-pace = Quanto sono veloci
ui-pace-quick = Veloci
ui-pace-human = Come persone
ui-pace-slow = Lenti
ui-new-table = Apri un tavolo
ui-join-by-code = Hai il codice di un tavolo?
ui-join = Partecipa
ui-watch = Guarda
ui-watching = Stai guardando.
ui-return = Torna al tavolo { $code }
ui-invited = Ti hanno invitato al tavolo { $code }

## Prima della partita

ui-lobby = Tavolo di { $name }
ui-seats = Posti: { $taken } di { $seats }
ui-seats-count = Posti
ui-empty-seat = Posto libero
ui-seat-state = { $kind ->
    [bot] { $level ->
        [beginner] bot, principiante
        [easy] bot, facile
        [good] bot, bravo
        [best] bot, campione
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
ui-host = organizzatore
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
ui-table-catch-seconds = Secondi per beccare chi dimentica UNO
ui-table-turn-seconds = Secondi per un turno (0: senza limite)
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
ui-rule-meant = Volevi dire:
ui-rule-examples = Che cosa può fare una carta
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
ui-trial = Provata in { $rounds } round: un round { $length ->
    [longer] si allunga { x-del-percent } %
    [shorter] si accorcia { x-del-percent } %
   *[same] dura lo stesso
  }; chi gioca la carta vince { $wins ->
    [more] { $points ->
        [one] un punto percentuale
       *[other] { $points } punti percentuali
      } in più
    [less] { $points ->
        [one] un punto percentuale
       *[other] { $points } punti percentuali
      } in meno
   *[same] altrettanto spesso
  }.
ui-trial-ends-at-once = I bot rifiutano: la regola finirebbe subito il round.
ui-trial-never-ends = I bot rifiutano: con questa regola un round non finirebbe mai.

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
ui-points = { $over ->
    [yes] { $points }, fine a { $target }
   *[no] { $points } di { $target }
  }
ui-asked = Che cosa serve ora
ui-actions = Chiamate e aiuto
ui-hand-part = Carte { $from }–{ $to } di { $count }
ui-hand = Le tue carte in mano, { $count ->
    [one] una carta
   *[other] { $count } carte
  }
ui-hand-card = { $card }{ $drawn ->
    [yes] , appena pescata
   *[no] { "" }
  }{ $can ->
    [yes] , si può giocare
    [choose] , si può scegliere
   *[no] { "" }
  }
ui-draw-pile = Mazzo di pesca, { $count ->
    [one] una carta
   *[other] { $count } carte
  }{ $can ->
    [yes] : pesca
   *[no] { "" }
  }
ui-draw = Pesca
ui-keep = Tienila
ui-take = Prendi { $count }
ui-challenge = Sfida
ui-say-in-hand = Tocca nella tua mano, una carta alla volta.
ui-choose-enough = Basta così
ui-choose-name = Scegli { $name }
ui-choose-way = { $way ->
    [yes] Sì
    [no] No
    [1] La prima
    [2] La seconda
    [3] La terza
    [4] La quarta
   *[other] { $way }
  }
ui-confirm-dare = Fatto
ui-uphold = Colpevole
ui-dismiss = Non colpevole
ui-abstain = Mi astengo
ui-own-up = Ammetti
ui-accuse = { $name } ha preteso una carta
ui-choose-colour = Quale colore?
ui-choose-colour-spoken = { $bluff ->
    [yes] Quale colore? Attenzione: sarebbe un bluff. Esc annulla.
   *[no] Quale colore? Esc annulla.
  }
ui-bluff-warning = Lo sai solo tu: hai una carta che vieta questa. Giocarla è un bluff, e una sfida avrebbe successo.
ui-catch = Becca
ui-catch-name = Becca { $name }
ui-uno-help = : dillo con la penultima carta
ui-sort = Ordina le carte
ui-sorted = { $order ->
    [colour] In ordine di colore.
    [number] In ordine di numero.
   *[own] Ordine tuo. Sposta le carte con Alt e le frecce, o trascinandole.
  }
ui-hint-button = Consiglio
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
    [catch] Becca { $seat }!
   *[other] Un buon giocatore confermerebbe o aspetterebbe.
  }
ui-move-waits = La tua mossa si fa tra un momento: prima gli altri possono beccare qualcuno.
ui-time-short = Restano dieci secondi per il tuo turno; poi un bot fa una mossa per te.
ui-missed = Alcuni eventi sono stati saltati.
ui-next-round = Prossimo round
ui-rematch = Gioca ancora
ui-start-anyway = Inizia senza aspettare
ui-waiting-for = Si aspetta { $names }.
ui-leave = Lascia il tavolo
ui-sit-in = Continua con un bot al posto di { $name }
ui-remove = Togli { $name }
ui-pass-host = Fai di { $name } l’organizzatore
ui-watchers = { $count ->
    [0] Nessuno guarda.
    [one] C’è uno spettatore.
   *[other] Ci sono { $count } spettatori.
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
ui-guide-uno = Due carte: premi UNO prima di giocare la prossima, o gli altri possono beccarti.
ui-guide-catch = Qualcuno ha dimenticato di dire UNO. Premi «Becca» prima che giochi il prossimo!

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
ui-listens = Letto da uno screen reader
ui-listens-help = Il tempo per beccare chi dimentica UNO parte allora da quando l’hai sentito, non da quando è stato scritto.
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
ui-action-catch = Beccare
ui-action-next = Prossimo round
ui-action-hint = Consiglio
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
ui-fixed-alt-arrows = Sposta la carta
ui-fixed-alt-arrows-key = Alt + frecce
ui-fixed-escape = Annulla, chiudi
ui-fixed-escape-key = Esc

## La connessione

ui-line-lost = Connessione persa. Nuovo tentativo …
ui-line-restarting = Il server si sta riavviando. Nuovo tentativo …
ui-line-back = Di nuovo in linea.
ui-not-connected = Al momento non c’è connessione.
ui-problem = Il server non è riuscito a leggere.
ui-refused = Il tavolo rifiuta.
ui-goodbye-elsewhere = Questo posto ora è aperto in un’altra finestra.
ui-goodbye-broken = C’è un problema con questo tavolo. Riprova tra un minuto.
ui-goodbye-too-many-problems = Il server ha chiuso la connessione.
ui-goodbye-removed = L’organizzatore ti ha tolto dal tavolo.
ui-goodbye-left = Hai lasciato il tavolo.
ui-goodbye-idle = La connessione è stata chiusa perché non succedeva nulla.
ui-refusal-no-such-table = Non c’è nessun tavolo con questo codice.
ui-refusal-table-full = Questo tavolo è pieno. Puoi guardare.
ui-refusal-wrong-token = Il tuo posto a questo tavolo non c’è più.
ui-refusal-name-taken = A questo tavolo qualcuno ha già quel nome.
ui-refusal-bad-name = Quel nome non si può usare.
ui-refusal-too-many-tables = Al momento ci sono troppi tavoli. Riprova più tardi.
ui-refusal-no-watching = Questo tavolo non si può guardare.
ui-refusal-watchers-only-watch = Stai guardando e non puoi farlo.
ui-refusal-only-the-host = Può farlo solo l’organizzatore.
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
ui-refusal-bad-option = Questa opzione qui non va.
ui-refusal-bad-rule = Non può essere una regola.
ui-refusal-rule-objected = I bot rifiutano questa regola: un round finirebbe subito o mai.
ui-refusal-no-such-proposal = Quella proposta è già decisa.
ui-refusal-not-yours = Non sta a te deciderlo.
ui-refusal-not-away = Quel giocatore è presente.
ui-refusal-cooling-down = Un momento prima di provare ancora a beccare qualcuno.
ui-refusal-no-hint = Al momento non c’è nessun consiglio.
ui-refusal-too-late-for-seeds = Le carte sono già state date.
ui-refusal-already-waiting = La tua mossa è già in attesa.
ui-refusal-busy = Il tavolo è occupato. Riprova.
ui-refusal-match-not-over = Questa partita non è ancora finita, oppure non c’è stata una partita con questo numero.
ui-refusal-match-too-long = Questa partita è troppo lunga per riguardarla.
ui-refusal-storage = Il server al momento non può salvare, quindi non si può fare nulla.
ui-refusal-moved = Questo tavolo è appena passato a un altro server. Riprova.
ui-refusal-unreachable = Questo tavolo è su un altro server, che al momento non è raggiungibile.
ui-refusal-table-damaged = Questo tavolo non si può più leggere.
ui-refusal-went-wrong = Qualcosa è andato storto da parte nostra. Non è cambiato nulla.
ui-read-again = Qualcosa è andato storto a questo tavolo. Si riprende da ciò che era salvato.

## Rivedere

ui-replay = Rivedi
ui-replay-title = Uno sguardo indietro
ui-replay-back = Torna al tavolo
ui-replay-step = Passo { $step } di { $steps }
ui-replay-previous = Un passo indietro
ui-replay-next = Un passo avanti
ui-replay-first = All’inizio
ui-replay-last = Alla fine
ui-replay-position = Passo
ui-replay-seat = Vista da
ui-replay-all = tutte le carte scoperte
ui-replay-download = Scarica la registrazione
ui-replay-verified = Controllato: le carte erano mescolate come sigillato prima della partita, e ogni mossa rispetta le regole.
ui-replay-not-verified = Questa registrazione non regge: { $problem }
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

## The felt, the rail and the moments

ui-against = contro
ui-against-bots = { $count ->
    [one] un { $level ->
        [beginner] bot principiante
        [easy] bot facile
        [good] bot bravo
       *[best] bot campione
      }, { $deck }
   *[other] { $count } { $level ->
        [beginner] bot principianti
        [easy] bot facili
        [good] bot bravi
       *[best] bot campioni
      }, { $deck }
  }
ui-how-to-play = Come si gioca
ui-leave-short = Esci
ui-send-link = Manda il link
ui-show-qr = Mostra QR
ui-seats-and-bots = Posti e bot
ui-free = Libero
ui-you = Tu
ui-you-small = tu
ui-remove-short = Togli
ui-presets = Modi di gioco
ui-preset-printed = Come da regole
ui-preset-family = Famiglia
ui-preset-wild = Scatenato
ui-rules-all = Regole, a { $target } punti
ui-rules-printed = Niente è cambiato.
ui-rules-changed = Cambiato: { $names }
ui-own-rules = Le vostre regole
ui-own-none = Le due Carte Personalizzabili sono vuote.
ui-quoted = «{ $words }»
ui-here = { $count ->
    [one] Un giocatore è qui
   *[other] { $count } giocatori sono qui
  }
ui-here-help = { $count ->
    [one] Tocca un posto libero: arriva un bot.
   *[other] I posti liberi spariscono.
  }
ui-table = Tavolo
ui-pile = Mazzo · { $count }
ui-named = { $colour }, chiamato
ui-on-top = { $colour } · { $face }
ui-tag-away = via
ui-tag-dealer = mazziere
ui-tag-misses = salta
ui-sort-word = Ordina
ui-why-word = Perché?
ui-all-scores = Tutti i punti
ui-say-turn = Tocca a te
ui-say-right = Avevi ragione. Tocca a te
ui-say-fits = { $count ->
    [0] { $draw ->
        [yes] Niente va bene: pesca.
       *[no] Niente va bene.
      }
    [one] Una carta va bene{ $draw ->
        [yes] , o pesca.
       *[no] .
      }
   *[other] { $count } carte vanno bene{ $draw ->
        [yes] , o pesca.
       *[no] .
      }
  }
ui-say-drawn = Hai pescato { $card }
ui-say-drawn-help = { $keep ->
    [yes] Giocala o tienila.
   *[no] Giocala.
  }
ui-say-hit = +{ $count } arriva a te
ui-say-hit-help = { $cards ->
    [0] Da { $name }.
    [one] Da { $name }. Una carta può rispondere.
   *[other] Da { $name }. { $cards } carte possono rispondere.
  }
ui-say-hit-other = +{ $count } arriva a { $name }.
ui-say-choose = { $count ->
    [one] Scegli un giocatore
   *[other] Scegli { $count } giocatori
  }
ui-say-choose-other = Sta per scegliere un giocatore.
ui-say-colour-other = Sta per scegliere il colore.
ui-say-thinking = { $name } ci pensa
ui-say-away = { $count ->
    [one] Poi tocca a te.
   *[other] Sei a { $count } posti.
  }
ui-say-misses = Salti un turno.
ui-say-accused = Un’accusa
ui-say-dare = Quello che dice la carta
ui-say-lost = Cerco il tavolo …
ui-take-cost = salti il turno
ui-challenge-cost = se sbagli: 2 in più
ui-star = Stella
ui-star-help = rimandala
ui-verdict-laid = { $mine ->
    [yes] Il tuo +4 è caduto su
   *[no] Il +4 di { $name } è caduto su
  }
ui-verdict-on = { $colour }.
ui-verdict-proof = In mano: { $cards }.
ui-verdict-eyes = { $mine ->
    [yes] La tua mano è stata mostrata
   *[no] Le vedi solo tu
  }
ui-verdict-bluff = Un bluff!
ui-verdict-honest = Onesto.
ui-end-out = { $mine ->
    [yes] Hai chiuso!
   *[no] { $name } ha chiuso.
  }
ui-end-nobody = Nessuno può continuare.
ui-end-round = { $mine ->
    [yes] Il round { $number } è tuo, con { $card }.
    [nobody] Il round { $number } finisce senza vincitore.
   *[no] Il round { $number } va a { $name }, con { $card }.
  }
ui-end-held = { $mine ->
    [yes] Avevano ancora
   *[no] Tutti avevano ancora
  }
ui-end-match = { $mine ->
    [yes] Vinci la partita
    [shared] Vincete la partita
   *[no] { $count ->
        [one] { $names } vince la partita
       *[other] { $names } vincono la partita
      }
  }
ui-rank = { $rank ->
    [1] 1º
    [2] 2º
   *[other] 3º
  }
ui-race = Verso i { $target }
ui-best-move = { $mine ->
    [yes] Mossa della partita: la tua
   *[no] Mossa della partita: { $name }
  }
ui-best-bluff = { $mine ->
    [yes] Bluff più audace: il tuo
   *[no] Bluff più audace: { $name }
  }
ui-best-when = Round { $round }: { $what }
ui-vibration = Vibrazione
ui-plain-felt = Il tavolo tiene un solo colore
ui-replay-play = Riproduci
ui-replay-pause = Pausa
ui-replay-speed = Velocità { $times } ×
ui-replay-marks = Segni
ui-replay-mark = Passo { $step }: { $what }
ui-replay-proof = Registrazione
ui-replay-seen-by = Visto da
ui-replay-all-short = Tutti
ui-replay-back-short = Indietro
ui-open-record = Apri una registrazione
ui-replay-link = L’indirizzo di questo momento:
ui-passing-away = { $name } non c’è.
ui-passing-bot = { $name } non c’è. Continua un bot.
ui-passing-back = { $name } è di nuovo qui.
ui-caught = UNO scordato
ui-say-caught = UNO scordato: { $cards }
ui-chances = Probabilità
ui-chances-thinking = Sto calcolando le probabilità …
ui-chances-about = Le probabilità di vittoria di ognuno a ogni passo, a carte scoperte.
ui-chances-missing = Ora le probabilità non si possono calcolare.
ui-chance = { $name } { $percent } %
ui-turning-points = Svolte
ui-turning-point = { $name }: { $before } → { $after } %
