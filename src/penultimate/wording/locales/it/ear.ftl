# La pagina a orecchio e con un solo pulsante: dove ci si trova, chi viene e chi va, che cosa viene letto.

ui-place-start = Pagina iniziale.
ui-place-lobby = Tavolo di { $name }. Codice del tavolo: { $code }. Posti occupati: { $taken } su { $seats }.
ui-place-table = Al tavolo { $code }.
ui-place-round-over = Il round è finito. { $mine ->
    [yes] Prossimo round: { $key }.
   *[no] Stai guardando.
  }
ui-place-match-over = La partita è finita. { $mine ->
    [yes] Per giocare ancora: { $key }.
   *[no] Stai guardando.
  }
ui-place-replay = Stai riguardando la partita. Con le frecce si va passo per passo, con Esc si torna indietro.
ui-passing-came = { $name } si siede al tavolo.
ui-passing-left = { $name } lascia il tavolo.
ui-passing-bot-came = { $name }, un bot, si siede al tavolo.
ui-passing-bot-left = { $name }, un bot, lascia il tavolo.
ui-code-short = Il codice di un tavolo ha sei lettere.
ui-key-button = il pulsante «{ $action }»
ui-action-play-drawn = Gioca la carta pescata
ui-action-card = Carta { $number }
ui-action-earlier = Un evento indietro
ui-action-later = Un evento avanti
ui-history-end = { $end ->
    [first] Prima non è successo niente.
   *[last] Da allora non è successo altro.
  }
ui-letters = Tasti singoli attivi
ui-letters-help = Se sono spenti, lettere, cifre e barra spaziatrice restano allo screen reader o al controllo vocale. Tab, frecce e Invio giocano comunque.
ui-read-aloud = Leggi ad alta voce
ui-read-aloud-help = Il browser dice che cosa succede e risponde a ciò che chiedi. Non serve uno screen reader.
ui-voice = Voce
ui-voice-any = Quella del browser
ui-voice-rate = Velocità della voce
ui-voice-try = Ascolta
ui-voice-sample = Tocca a te. Hai sette carte.
ui-switch = Un solo pulsante
ui-switch-help = Ciò che puoi fare viene evidenziato a turno; un tasto (barra spaziatrice o Invio) o un tocco ovunque sceglie ciò che è evidenziato.
ui-switch-pace = Secondi per ogni voce
ui-card-size = Grandezza delle carte
ui-text-size = Grandezza del testo
ui-size = { $size ->
    [normal] Normale
    [large] Grande
   *[huge] Molto grande
  }
