# Le regole in parole semplici, un testo per ogni sigla del regolamento.

chapter-cards = Le carte
chapter-setup = Prima del primo turno
chapter-turn = Il tuo turno
chapter-action = Carte azione e Cambia Colore
chapter-challenge = Jolly +4 e sfida
chapter-star = Super Stella
chapter-custom = Carte Personalizzabili
chapter-uno = Dire UNO
chapter-talk = Buone maniere
chapter-ending = Fine e punteggio
chapter-house = Regole della casa

rule-card-1 = Ognuno dei quattro colori ha 19 carte numerate: un solo 0 e due per ogni numero da 1 a 9. In tutto sono 76.
rule-card-2 = Ogni colore ha due +2, due Cambia Giro e due Salta Giro: 24 carte azione.
rule-card-3 = Ci sono quattro Cambia Colore e quattro Jolly +4. Non hanno un colore proprio.
rule-card-4 = Il Mazzo stelle aggiunge due Super Stelle e due Carte Personalizzabili e ha 112 carte. Il Mazzo Braille e il Mazzo classico ne hanno 108.
rule-card-5 = Le carte del Mazzo Braille portano il valore in Braille negli angoli superiori e subito sotto la lettera del colore. Le cifre sono le lettere da a a j, senza segnanumero: a è 1, i è 9, j è 0.
rule-card-6 = Si gioca da due a dieci giocatori.

rule-setup-1 = Ognuno pesca una carta, e chi ha il numero più alto fa da mazziere. Le carte senza numero valgono zero; chi è alla pari pesca di nuovo.
rule-setup-2 = Le carte si mescolano e ognuno ne riceve sette.
rule-setup-3 = Le altre carte stanno coperte nel mazzo di pesca. La prima si scopre e dà inizio al mazzo di scarto.
rule-setup-4 = Comincia chi siede alla sinistra del mazziere, e si gioca verso sinistra.
rule-setup-5 = Nel round successivo dà le carte chi siede a sinistra.
rule-open-1 = Se la prima carta è un +2, chi comincia pesca due carte e salta il turno. Non si può rispondere, perché nessuno l’ha giocata.
rule-open-2 = Se la prima carta è un Cambia Giro, comincia il mazziere e si gioca verso destra.
rule-open-3 = Se la prima carta è un Salta Giro, chi siede alla sinistra del mazziere salta il turno.
rule-open-4 = Se la prima carta è un Cambia Colore, una Super Stella o una Carta Personalizzabile, chi siede alla sinistra del mazziere chiama il colore e poi ha il primo turno. La regola scritta sulla carta non si esegue.
rule-open-5 = Un Jolly +4 non può essere la prima carta: va in fondo al mazzo di pesca e se ne scopre un’altra.
rule-open-6 = Per la prima carta valgono le stesse regole in tutte le edizioni.

rule-turn-1 = Gioca una carta che abbia il colore, il numero o il simbolo di quella in cima. Su un jolly conta solo il colore chiamato.
rule-turn-2 = Se non hai niente da giocare, pesca una carta. Se si può giocare, puoi giocarla subito o tenerla; altrimenti il tuo turno è finito. Le regole della casa sul pescare vengono prima.
rule-turn-3 = Dove il tavolo lo permette, puoi pescare anche se potresti giocare. Dopo aver pescato, in quel turno puoi giocare solo la carta pescata.
rule-turn-4 = Dove il tavolo non permette di pescare potendo giocare, devi giocare, se hai una carta che si abbina per colore, numero o simbolo. Se hai solo jolly da giocare, puoi pescare.
rule-turn-5 = Quando il mazzo di pesca è finito, resta la carta in cima al mazzo di scarto e le altre si mescolano in un nuovo mazzo di pesca. Finché un Jolly +4 aspetta risposta, resta anche la carta sotto.
rule-turn-6 = Se le carte non bastano, si pescano quelle che ci sono. Se non ce ne sono, chi può giocare deve farlo e gli altri passano; quando passano tutti di fila, il round finisce senza punti.

rule-act-1 = Un +2 va sul proprio colore o su un altro +2. Il giocatore successivo pesca due carte e salta il turno.
rule-act-2 = Senza accumulo, un +2 o un Jolly +4 non si passa avanti con un altro. Un Salta Giro non si para con un Salta Giro, e Cambia Colore non annulla niente. Dove ci sono le Super Stelle, una di loro rimanda le carte.
rule-act-3 = Un Cambia Giro va sul proprio colore o su un altro Cambia Giro. Inverte il senso di gioco.
rule-act-4 = Un Salta Giro va sul proprio colore o su un altro Salta Giro. Il giocatore successivo salta il turno.
rule-act-5 = Un Cambia Colore si può giocare in ogni proprio turno. Chiami il colore con cui si continua; può essere anche quello già in gioco.
rule-act-6 = In due, chi gioca Salta Giro, +2 o Jolly +4 gioca di nuovo, una volta pescate le carte; anche chi gioca Cambia Giro, se il tavolo non ha deciso altro.
rule-act-7 = A chi viene colpito si chiede una risposta, se a questo tavolo ne esiste una diversa dal pescare. L’ultima carta di un round e la prima non aspettano nessuno.

rule-w4-1 = Chi gioca un Jolly +4 chiama il colore. Il giocatore successivo pesca quattro carte e salta il turno.
rule-w4-2 = Dove conta solo il colore, il Jolly +4 è permesso solo se non hai carte del colore in gioco. Altre carte abbinabili e altri jolly non contano.
rule-w4-3 = Dove conta ogni carta abbinabile, il Jolly +4 è un bluff, se hai una carta che si abbina per colore, numero o simbolo. I jolly non contano.
rule-w4-4 = Puoi giocare un Jolly +4 anche quando non è permesso: è un bluff. Il gioco avverte prima te, e nessun altro.
rule-w4-5 = Chi deve pescare può sfidare un Jolly +4. Le carte in mano, com’erano quando è stato giocato, si mostrano allora solo a chi sfida.
rule-w4-6 = Dove il bluff non si riprende, chi l’ha fatto pesca le quattro carte. Carta e colore restano; chi ha sfidato non pesca e ha un turno normale.
rule-w4-7 = Dove il bluff si riprende, chi l’ha fatto riprende la carta e ne pesca anche quattro. Vale di nuovo la carta sotto, e chi ha sfidato ha un turno normale.
rule-w4-8 = Se non era un bluff, chi ha sfidato pesca sei carte invece di quattro e salta il turno.
rule-w4-9 = Contano le carte in mano nel momento in cui il Jolly +4 è stato giocato, e la carta e il colore che c’erano.

rule-star-1 = Quando un +2 o un Jolly +4 ti colpisce, puoi rispondere con una Super Stella: allora pesca chi ti ha attaccato.
rule-star-2 = La Super Stella è anche un jolly: puoi giocarla in ogni tuo turno e chiami il colore.
rule-star-3 = Rispondere con una Super Stella è il tuo turno, e si continua dopo di te. In due, chi ha attaccato pesca e poi ha un turno normale.
rule-star-4 = Risponde solo chi viene colpito, e le carte rimandate non si rimandano di nuovo. Se vale stella contro stella, un’altra Super Stella può rimandarle, e nient’altro.
rule-star-5 = Puoi rispondere con una Super Stella o sfidare, ma non tutte e due le cose.
rule-star-6 = A chi viene colpito si chiede sempre, con o senza Super Stella, così nessuno scopre chi ne ha una.
rule-star-7 = Se la Super Stella con cui rispondi è la tua ultima carta, chi ha attaccato pesca lo stesso e quelle carte contano. Poi il round è finito.

rule-cust-1 = Una Carta Personalizzabile è un jolly: puoi giocarla in ogni tuo turno e chiami il colore.
rule-cust-2 = Una Carta Personalizzabile porta una regola scritta da voi, che si esegue quando la carta viene giocata. «Io» è chi la gioca; si comincia a pescare dal giocatore successivo.
rule-cust-3 = Una regola ha bisogno del consenso di tutti gli altri. Senza, la carta resta vuota ed è un semplice Cambia Colore.
rule-cust-4 = Le regole si scrivono prima della partita, e si possono cancellare o cambiare. Ognuna delle due Carte Personalizzabili ha la sua.
rule-cust-5 = Come ultima carta di un round, una Carta Personalizzabile non esegue la sua regola. Se una regola lascia qualcuno senza carte, il round finisce; se sono in tanti, vince chi viene prima nell’ordine di gioco.
rule-cust-6 = Alle carte da pescare per una Carta Personalizzabile non si risponde, non si sfida e non si accumula.

rule-uno-1 = Quando giochi la penultima carta, di’ UNO: prima, nel tuo turno, insieme alla carta o subito dopo.
rule-uno-2 = Se te ne dimentichi e qualcuno ti becca prima che cominci il turno successivo, peschi carte di penalità: due, se il tavolo non ha deciso altro.
rule-uno-3 = Il turno successivo comincia appena il giocatore successivo fa qualcosa: giocare, pescare o rispondere. Vale anche giocare al volo.
rule-uno-4 = Con più di due carte non puoi dire UNO, e chi non deve dirlo non si può beccare; provarci non costa nulla. UNO non vale più se le tue carte aumentano, e una carta sola avuta in uno scambio non lo richiede. Dirlo tardi, o senza bisogno, non fa danno e non cambia nulla.

rule-talk-1 = Dove è prevista una penalità, chi pretende che qualcuno giochi una certa carta pesca subito carte di penalità: quattro, se il tavolo non ha deciso altro.
rule-talk-2 = Chiunque può accusare, e gli altri decidono a maggioranza; la parità respinge l’accusa. Se nessuno può votare, o tutti si astengono, chi è sotto accusa può ammettere il fatto, e una nuova accusa può prendere il posto della vecchia.

rule-end-1 = Il round finisce appena qualcuno resta senza carte.
rule-end-2 = Se l’ultima carta è un +2 o un Jolly +4, il giocatore successivo pesca ancora, e quelle carte contano. Non si può rispondere.
rule-score-1 = Le carte numerate valgono il loro numero; +2, Cambia Giro e Salta Giro valgono 20; tutti i jolly valgono 50.
rule-score-2 = Tutti i punti a chi vince il round: chi finisce le carte prende i punti di quelle di tutti gli altri. Chi per primo raggiunge il limite, o lo supera dove così si è deciso, vince la partita. Il limite è 500, se il tavolo non ha deciso altro.
rule-score-3 = Totale più basso: ognuno segna le carte rimaste in mano. Quando qualcuno raggiunge il limite, o lo supera dove così si è deciso, vince il totale più basso; alla pari si vince insieme.

rule-house-1 = Accumulo: a un +2 si può rispondere con un +2, a un Jolly +4 con un Jolly +4, senza mai mescolarli. La somma passa avanti; una Super Stella la rimanda a chi ha attaccato per ultimo, e una sfida persa costa due carte in più.
rule-house-2 = Pescare finché non si può giocare: peschi finché non hai una carta che si può giocare. Puoi tenerla, se le carte pescate non vanno giocate per forza.
rule-house-3 = Una carta pescata che si può giocare va giocata, tranne un Jolly +4 che sarebbe un bluff.
rule-house-4 = Giocare al volo: chi ha una carta colorata identica a quella in cima può giocarla fuori turno, purché non si aspetti una risposta, una scelta o una carta appena pescata. Si continua da lì.
rule-house-5 = Sette e zero: con un 7 scambi le carte con un giocatore a tua scelta, con uno 0 tutte le carte in mano passano avanti nel senso di gioco. Non vale per la prima e per l’ultima carta.
