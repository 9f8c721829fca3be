# Die Seite nach Gehör und mit einem Taster: wo man ist, wer kommt und geht, was vorgelesen wird.

ui-place-start = Startseite.
ui-place-lobby = Tisch von { $name }. Tischcode: { $code }. { $taken } von { $seats } Plätzen sind besetzt.
ui-place-table = Am Tisch { $code }.
ui-place-round-over = Die Runde ist zu Ende. { $mine ->
    [yes] Nächste Runde: { $key }.
   *[no] Du schaust zu.
  }
ui-place-match-over = Das Spiel ist zu Ende. { $mine ->
    [yes] Noch ein Spiel: { $key }.
   *[no] Du schaust zu.
  }
ui-place-replay = Rückblick auf das Spiel. Mit den Pfeiltasten geht es Schritt für Schritt, mit Escape zurück.
ui-passing-came = { $name } setzt sich dazu.
ui-passing-left = { $name } verlässt den Tisch.
ui-passing-bot-came = { $name }, ein Bot, setzt sich dazu.
ui-passing-bot-left = { $name }, ein Bot, ist weg.
ui-code-short = Ein Tischcode hat sechs Buchstaben.
ui-key-button = die Schaltfläche „{ $action }“
ui-action-play-drawn = Die gezogene Karte ablegen
ui-action-card = Karte { $number }
ui-action-earlier = Ein Ereignis zurück
ui-action-later = Ein Ereignis weiter
ui-history-end = { $end ->
    [first] Davor war nichts.
   *[last] Seitdem ist nichts geschehen.
  }
ui-letters = Befehle mit einer Taste
ui-letters-help = Aus: Buchstaben, Ziffern und Leertaste bleiben dem Screenreader oder der Sprachsteuerung. Gespielt wird weiter mit Tab, Pfeilen und Enter.
ui-read-aloud = Vorlesen
ui-read-aloud-help = Der Browser spricht, was geschieht und wonach du fragst. Ein Screenreader ist nicht nötig.
ui-voice = Stimme
ui-voice-any = Die des Browsers
ui-voice-rate = Sprechtempo
ui-voice-try = Anhören
ui-voice-sample = Du bist dran. Du hast sieben Karten.
ui-switch = Spielen mit einer Taste
ui-switch-help = Was du tun kannst, wird der Reihe nach markiert; eine Taste (Leertaste oder Enter) oder ein Tippen irgendwo wählt, was markiert ist.
ui-switch-pace = Sekunden je Schritt
ui-card-size = Größe der Karten
ui-text-size = Größe der Schrift
ui-size = { $size ->
    [normal] Normal
    [large] Groß
   *[huge] Sehr groß
  }
