# Il tavolo nel terminale. Le parole da digitare sono separate da |; la prima è quella che si legge negli aiuti.

terminal-words-play = gioca | giocare | scarta
terminal-words-draw = pesca | pescare
terminal-words-keep = tieni | tengo | tenere
terminal-words-accept = prendi | accetta | accettare
terminal-words-challenge = sfida | sfidare
terminal-words-uno = uno
terminal-words-catch = beccato | becca | cogli
terminal-words-colour = colore
terminal-words-accuse = accusa | accusare
terminal-words-uphold = colpevole
terminal-words-dismiss = non colpevole | innocente
terminal-words-abstain = astenuto | astieniti
terminal-words-own-up = ammetti | ammetto
terminal-words-choose = scegli | scegliere
terminal-words-confirm = conferma | confermo | fatto
terminal-words-next = avanti | prossimo
terminal-words-top = cima
terminal-words-hand = mano | carte | le mie carte
terminal-words-playable = giocabili
terminal-words-counts = quante
terminal-words-scores = punti | punteggio
terminal-words-last = ultime
terminal-words-turn = turno | chi
terminal-words-time = tempo | orologio
terminal-words-asked = adesso | ora
terminal-words-help = aiuto
terminal-words-hint = consiglio | suggerimento
terminal-words-why = perché | perche
terminal-words-rule = regola | regole
terminal-words-question-cards = regole nostre
terminal-words-options = opzioni
terminal-words-write = scrivi
terminal-words-erase = cancella
terminal-words-agree = d'accordo | approvo
terminal-words-decline = contrario | rifiuto
terminal-words-sit-in = senza
terminal-words-start = inizia | via
terminal-words-say = di' | dici
terminal-words-verbosity = dettaglio
terminal-words-quit = esci | fine | basta
terminal-words-yes = sì | si | s
terminal-words-brief = poco
terminal-words-normal = normale
terminal-words-full = tutto

## Inizio e fine

terminal-welcome = Giochi con { $others }. Con ? hai l’aiuto.
terminal-resumed = La partita con { $others } continua. Con ? hai l’aiuto.
terminal-unfinished = C’è una partita non finita con { $others }, al round { $round }. Con Invio la riprendi; con sì ne cominci una nuova, e la vecchia viene messa da parte.
terminal-put-away = La partita non finita con { $others } è messa da parte. Per riprenderla: penultimate play --resume { $name }
terminal-edition = Edizione: { $edition }.
terminal-option = { $option }: { $value }.
terminal-kept = La partita è conservata. Per riprenderla: penultimate play --resume
terminal-record = La registrazione della partita: { $path }
terminal-no-record = Non è stato possibile scrivere la registrazione: { $problem }
terminal-not-kept = Non è stato possibile conservare la partita: { $problem }
terminal-leave = Vuoi smettere? Con sì smetti, con Invio resti.
terminal-stays = Resti al tavolo.
terminal-input-ended = Non arriva più niente da leggere.
terminal-goodbye = A presto!

## Elenchi

terminal-or = { " o " }
terminal-quoted = «{ $text }»
terminal-item = { $number }) { $text }
terminal-hand = Le tue carte: { $cards }.
terminal-hand-none = Non hai carte.
terminal-can = Puoi giocare: { $cards }.
terminal-can-or-draw = Puoi giocare: { $cards }. Oppure pesca.
terminal-can-draw = Niente si abbina: pesca.
terminal-rest = Inoltre: { $cards }.
terminal-choices = { $choices }.

## Come si chiama una mossa

terminal-do-play = giocare { $card }
terminal-do-play-colour = giocare { $card }, colore { $colour }
terminal-do-play-uno = giocare { $card } e dire UNO
terminal-do-play-colour-uno = giocare { $card }, colore { $colour }, e dire UNO
terminal-do-draw = pescare
terminal-do-keep = tenere la carta
terminal-do-accept = { $cards ->
    [one] pescare la carta
   *[other] pescare le { $cards } carte
  }
terminal-do-challenge = sfidare
terminal-do-uno = dire UNO
terminal-do-catch = beccare { $player }
terminal-do-colour = scegliere il colore { $colour }
terminal-do-accuse = accusare { $player }
terminal-do-uphold = colpevole
terminal-do-dismiss = non colpevole
terminal-do-abstain = astenersi
terminal-do-own-up = ammettere
terminal-do-choose = scegliere { $player }
terminal-do-choose-cards = scegliere { $cards }
terminal-do-choose-enough = basta così
terminal-do-choose-way = { $way ->
    [yes] sì
    [no] no
    [1] la prima
    [2] la seconda
    [3] la terza
    [4] la quarta
   *[other] { $way }
  }
terminal-do-confirm = confermare che è stato fatto
terminal-do-next = passare al prossimo round
terminal-nobody = nessuno

## Domande

terminal-go-on = Con Invio si va avanti. Prima puoi ancora dire qualcosa: uno, oppure x per beccare qualcuno.
terminal-jump-in = Puoi giocare al volo { $card }. Con Invio lasci stare.
terminal-which-colour = Quale colore? blu (b), verde (g), rosso (r) o giallo (y). Con Invio riprendi la carta.
terminal-no-colour = «{ $text }» non è un colore.
terminal-card-back = La carta resta in mano tua.
terminal-bluff = Hai una carta che vieta il Jolly +4: sarebbe un bluff, e se { $player } ti sfida, peschi tu. Lo sai solo tu. Con sì lo giochi lo stesso, con Invio lo riprendi.
terminal-next-round = Con Invio comincia il prossimo round. Prima puoi scrivere una regola su una Carta Personalizzabile: scrivi 1 e poi la regola.
terminal-next-round-plain = Con Invio comincia il prossimo round.

## Non capito, non permesso

terminal-unknown = Non capisco «{ $text }». Con ? hai l’aiuto.
terminal-did-you-mean = Volevi dire «{ $word }»?
terminal-several = «{ $text }» può voler dire { $meanings }. Scrivi qualcosa di più.
terminal-none-of-colour = Non hai carte di colore { $colour }.
terminal-none-of-face = Non hai una carta così: { $face }.
terminal-understood = Ho capito: { $move }.
terminal-refused = { $reason } ({ $rule })
terminal-why-hint = Per la regola scrivi: perché
terminal-no-number = Nell’elenco non c’è il numero { $number }, solo da 1 a { $most }.
terminal-no-numbers = Non c’è un elenco in cui { $number } abbia un senso.
terminal-whom = { $command ->
    [catch] Chi vuoi beccare? Per esempio: beccato { $player }
   *[accuse] Chi accusi? Per esempio: accusa { $player }
  }
terminal-possible = Adesso puoi: { $moves }.
terminal-impossible = Adesso puoi solo fare domande. Con ? hai l’aiuto.
terminal-rule = { $rule }: { $text }
terminal-no-why = Niente è stato rifiutato. Per una regola scrivi per esempio: regola TURN-1
terminal-no-such-rule = Non c’è una regola { $rule }. I capitoli:
terminal-chapter = { $chapter }: { $rules }.
terminal-rule-how = Per leggere una regola scrivi per esempio: regola TURN-1. Un capitolo intero: regola TURN.
terminal-hint = Che cosa farebbe un buon bot: { $move }.
terminal-no-hint = Adesso non c’è una mossa da suggerire.

## Carte Personalizzabili

terminal-card-blank = La Carta Personalizzabile { $which } è vuota e vale come un Cambia Colore.
terminal-card-rule = Carta Personalizzabile { $which }: «{ $words }»
terminal-card-means = Il gioco capisce: { $said }
terminal-card-dare = Questo il gioco non sa farlo da sé: lo fate voi, e gli altri confermano che è stato fatto.
terminal-card-unknown = Questo non lo capisce: { $words }.
terminal-write-how = Scrivi per esempio: scrivi 1 il prossimo giocatore pesca 2 carte
terminal-write-instead = Volevi dire: { $words }? Con sì prendi questa, con Invio restano le tue parole.
terminal-write-sure = La mettiamo sulla Carta Personalizzabile { $which }? Con sì la scrivi, con Invio lasci stare.
terminal-write-left = Non è stato scritto niente.
terminal-write-first = Scrivi una regola per la Carta Personalizzabile { $which }, o lasciala vuota con Invio.
terminal-bots-agree = I bot sono d’accordo.
terminal-bots-object = I bot non sono d’accordo: { $reason ->
    [ends-at-once] con quella carta il round finirebbe quasi sempre subito.
   *[never-ends] i round non finirebbero mai.
  }
terminal-trial = { $length ->
    [longer] I round si allungano { x-del-percent } % circa.
    [shorter] I round si accorciano { x-del-percent } % circa.
   *[same] I round durano più o meno come prima.
  }
terminal-proposed = { $by-is ->
    [you] Proponi per la Carta Personalizzabile { $which }: «{ $words }» Si chiede agli altri.
   *[other] { $by } propone per la Carta Personalizzabile { $which }: «{ $words }» Scrivi d'accordo o contrario.
  }
terminal-proposed-erase = { $by-is ->
    [you] Proponi di lasciare vuota la Carta Personalizzabile { $which }. Si chiede agli altri.
   *[other] { $by } propone di lasciare vuota la Carta Personalizzabile { $which }. Scrivi d'accordo o contrario.
  }
terminal-proposed-sit-in = { $by-is ->
    [you] Proponi di continuare per ora con un bot al posto di { $name }. Si chiede agli altri.
   *[other] { $by } propone di continuare per ora con un bot al posto di { $name }. Scrivi d'accordo o contrario.
  }
terminal-no-proposal = Nessuno ha proposto niente.
terminal-declined = { $by-is ->
    [you] Non sei d’accordo: la Carta Personalizzabile { $which } resta com’era.
   *[other] { $by } non è d’accordo: la Carta Personalizzabile { $which } resta com’era.
  }
terminal-declined-sit-in = { $by-is ->
    [you] Non sei d’accordo: si aspetta { $name }.
   *[other] { $by } non è d’accordo: si aspetta { $name }.
  }
terminal-withdrawn = La proposta non c’è più.
terminal-agreed = Sei d’accordo.
terminal-sit-in-whom = Senza chi? Per esempio: senza { $player }

## Un tavolo su un server

terminal-joined = Siedi al tavolo { $code } come { $name }.
terminal-lobby = Al tavolo: { $players }. { $free ->
    [0] Tutti i posti sono occupati.
    [one] C’è un posto libero.
   *[other] Ci sono { $free } posti liberi.
  }
terminal-lobby-host = Con inizia cominci la partita.
terminal-lobby-wait = La partita la comincia { $host }.
terminal-rematch = Invio: pronto per un’altra partita. esci: smetti.
terminal-ready = Fatto. Si aspettano gli altri.
terminal-said = { $name }: { $text }
terminal-said-phrase = { $name }: { $text }
terminal-came = { $name } si siede al tavolo.
terminal-went = { $name } ha lasciato il tavolo.
terminal-away = È caduta la connessione con { $name }.
terminal-away-how = Se non vuoi aspettare { $name }, scrivi: senza { $typed }
terminal-back = { $name } è di nuovo qui.
terminal-sits-in = Per { $name } gioca un bot.
terminal-time-left = { $kind ->
    [dare] Tra { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
      } la regola vale come eseguita, confermata o no.
   *[turn] { $seat-is ->
        [you] Hai ancora { $seconds ->
            [one] un secondo.
           *[other] { $seconds } secondi.
          }
       *[other] { $seat } ha ancora { $seconds ->
            [one] un secondo.
           *[other] { $seconds } secondi.
          }
      }
  }
terminal-no-clock = Non c’è limite di tempo: prenditi il tempo che ti serve.
terminal-time-short = { $seconds ->
    [one] Resta un secondo
   *[other] Restano { $seconds } secondi
  } per il tuo turno; poi un bot fa una mossa per te.
terminal-missed = Ti è sfuggito qualcosa: ecco come sta il tavolo adesso.
terminal-waiting = La mossa aspetta che finisca il tempo per beccare.
terminal-left = Hai lasciato il tavolo. Per tornare: penultimate play --join { $code } --server { $server }
terminal-record-at = La registrazione della partita: { $link }
terminal-trying-again = La connessione è caduta. Si riprova.
terminal-restarting = Il server si sta riavviando. Si riprova.
terminal-connected-again = La connessione è tornata.

terminal-lost-unreachable = Nessuna risposta da { $detail }.
terminal-lost-no-such-table = Non c’è un tavolo con questo codice.
terminal-lost-table-full = Il tavolo è pieno.
terminal-lost-name-taken = Al tavolo c’è già chi si chiama così. Scegli un altro nome con --name.
terminal-lost-bad-name = Questo nome non va. Scegline un altro con --name.
terminal-lost-too-fast = Troppo in fretta per il server. Riprova fra un attimo.
terminal-lost-elsewhere = Il tuo posto ora è aperto in un’altra finestra.
terminal-lost-removed = L’organizzatore ti ha tolto dal tavolo.
terminal-lost-broken = C’è un problema con questo tavolo. Riprova tra un minuto.
terminal-lost-closing = Il server si sta spegnendo.
terminal-lost-moved = Il tavolo è passato a un altro server.
terminal-lost-idle = Il server ha chiuso la connessione: per troppo tempo non è successo nulla.
terminal-lost-not-a-server = { $detail } non sembra un server di questo gioco.
terminal-lost-bad-code = «{ $detail }» non è né il codice di sei lettere di un tavolo né il link a un tavolo.
terminal-lost-bad-server = «{ $detail }» non è l’indirizzo di un server.
terminal-lost-other = Il server ha chiuso la connessione.

terminal-not-done-not-in-the-lobby = Si può fare solo prima della partita.
terminal-not-done-not-between-rounds = Le regole si scrivono prima della partita o tra un round e l’altro.
terminal-not-done-no-chat = Qui non c’è nessuno con cui parlare.
terminal-not-done-no-connection = Adesso non c’è connessione.
terminal-not-done-empty = Non c’era niente da dire.
terminal-not-done-only-the-host = Può farlo solo chi ha aperto il tavolo.
terminal-not-done-not-enough-players = Bisogna essere almeno in due.
terminal-not-done-no-match-on = Non c’è una partita in corso.
terminal-not-done-stale = Al tavolo è già successo altro. Guarda di nuovo.
terminal-not-done-cooling-down = Un momento, poi potrai di nuovo beccare qualcuno.
terminal-not-done-not-away = Non manca nessuno.
terminal-not-done-not-free = È già stato proposto.
terminal-not-done-no-such-proposal = È già deciso.
terminal-not-done-not-yours = Su questo non ti viene chiesto niente.
terminal-not-done-storage = Il server al momento non può salvare, quindi non si può fare nulla.
terminal-not-done-moved = Questo tavolo è appena passato a un altro server. Riprova.
terminal-not-done-unreachable = Questo tavolo è su un altro server, che al momento non è raggiungibile.
terminal-not-done-went-wrong = Qualcosa è andato storto da parte nostra. Non è cambiato nulla.
terminal-read-again = Qualcosa è andato storto a questo tavolo. Si riprende da ciò che era salvato.
terminal-not-done-other = Il tavolo rifiuta.

## Aiuto

terminal-help-aim = Lo scopo: restare senza carte. Gioca una carta che ha il colore, il numero o il simbolo di quella in cima; se non puoi, pescane una. Chi non ha più carte vince il round.
terminal-help-turn = Gioca una carta con il suo numero nell’elenco, con la sua sigla o con il suo nome: 3 o r7 o 7 rosso.
terminal-help-colour = Un jolly vuole un colore: w b o 5 b. Se lo tralasci, ti viene chiesto.
terminal-help-uno = Con la penultima carta aggiungi uno: r7 uno. Oppure scrivi uno prima o dopo.
terminal-help-catch = Se qualcuno se ne dimentica: beccato { $player }, oppure x.
terminal-help-draw = d pesca una carta; se ti colpisce un +2 o un Jolly +4, pesca quelle carte.
terminal-help-signs = Sigle: prima il colore b g r y (blu, verde, rosso, giallo), poi da 0 a 9, +2, R per Cambia Giro o S per Salta Giro. w è Cambia Colore, w+4 il Jolly +4, w* la Super Stella, w?1 e w?2 le Carte Personalizzabili.
terminal-help-conflict = w da sola chiede di chi è il turno, s da sola i punti; w con un colore, o gioca w, è la carta.
terminal-help-letters = Domande, in ogni momento: t la carta in cima, h la mano, p che cosa puoi giocare e perché non il resto, c quante carte ha ognuno, s i punti, l le ultime cose successe, w di chi è il turno, i un consiglio e il suo perché.
terminal-help-more = E ancora: adesso, perché, regola TURN-1, opzioni, regole nostre, dettaglio poco, esci. Basta l’inizio di una parola, se non ci sono dubbi.
terminal-help-write = Tra un round e l’altro: scrivi 1 e una frase mette una regola sulla Carta Personalizzabile 1, cancella 1 la toglie.
terminal-help-accuse = Qualcuno ha preteso una certa carta? accusa { $player }
terminal-braille-line = Riga Braille: prima un trattino e la carta in cima, poi le tue carte. Un numero è una lettera, da a per 1 a j per 0, poi viene la lettera del colore. Le altre sigle:
terminal-braille-code = { $code } { $face }
terminal-help-chat = di' e un testo: chiacchierare.
terminal-help-table = A un tavolo con altri: d'accordo o contrario risponde a una proposta; senza { $player } propone che un bot giochi per chi manca; tempo dice quanto puoi ancora pensare.
terminal-verbosity = { $level ->
    [brief] Senti solo le cose più importanti.
    [full] Senti tutto.
   *[normal] Senti le cose solite.
  }
terminal-verbosity-how = Scrivi dettaglio e poi poco, normale o tutto.
terminal-no-question-cards = { custom-error-no-custom-cards }

## All’inizio

terminal-error-no-game = Non c’è una partita da riprendere.
terminal-error-damaged = La partita conservata non si può leggere: { $path }
terminal-error-option-form = Un’opzione si scrive nome=valore, non «{ $text }».
terminal-error-rules = Le Carte Personalizzabili sono due: al massimo due regole.
terminal-error-name = Un nome è una riga da 1 a 24 caratteri.
terminal-error-level = Non c’è un livello «{ $text }», solo { $levels }.
terminal-error-bot = Questo bot non può giocare: { $problem }
terminal-bot-faults = Un bot ha sbagliato, e al suo posto ha giocato un principiante: { $problem }
