# La pagina come app: ciò che si legge prima che parta o dove c’è un link, e il ritorno ai propri tavoli.

ui-app-description = Un tavolo da gioco per tutti: nel browser, con amici o bot, in cinque lingue, gratis e senza registrarsi.
ui-app-noscript = Penultimate si gioca nel browser e ha bisogno di JavaScript. Attivalo per questa pagina.
ui-app-invitation = { $host } ti invita a giocare: { $deck }

## I tuoi tavoli

ui-own-tables = I tuoi tavoli
ui-own-table = { $others ->
    [0] Tavolo { $code }
   *[other] Con { $names }
  }
ui-own-state = { $state ->
    [yours] Tocca a te
    [theirs] Tocca a { $name }
    [lobby] Carte non ancora distribuite
    [round-over] Tra un round e l’altro
    [match-over] Partita finita
   *[unknown] Tavolo { $code }
  }

## Inviti

ui-invited-by = { $host } ti invita
ui-invited-to = { $changed ->
    [0] { $deck }
   *[other] { $deck }, con regole della casa
  }
ui-invited-with = Al tavolo: { $names }
ui-invited-full = Non c’è posto. { $watching ->
    [yes] Puoi guardare.
   *[no] { "" }
  }
ui-invited-gone = Questo invito non porta più da nessuna parte: il tavolo { $code } non esiste.
ui-join-other = Partecipa come un’altra persona
ui-watch-other = Guarda in un’altra scheda
ui-invite-now = { $how ->
    [watch] Durante una partita chi arriva può guardare.
   *[no] Durante una partita nessun altro può entrare.
  }
ui-seat-held = Hai un posto a questo tavolo.
ui-seat-back = Torna al tuo posto
ui-elsewhere-title = Questo posto è aperto in un’altra scheda
ui-elsewhere-help = Continui a giocare lì. { $other ->
    [join] Qui puoi riprenderti il posto o partecipare come un’altra persona.
    [watch] Qui puoi riprenderti il posto o guardare: nessun altro posto è libero.
   *[no] Qui puoi riprenderti il posto.
  }
ui-elsewhere-take = Riprendilo qui
ui-to-start = Alla pagina iniziale

## Andarsene

ui-leave-question = Lasciare il tavolo?
ui-leave-playing = Un bot continua al posto tuo. Il posto resta tuo: puoi tornare quando vuoi.
ui-leave-open = Il tuo posto si libera per altri.
ui-leave-stay = Resta

## Senza connessione

ui-refusal-no-answer = Il server non risponde. C’è connessione?
ui-no-line = Senza connessione puoi leggere le regole e cambiare le impostazioni. Per giocare serve una connessione.
ui-connecting = Connessione in corso …
ui-share = Condividi
