# De pagina op het gehoor en met één schakelaar: waar je bent, wie komt en gaat, wat wordt voorgelezen.

ui-place-start = Startpagina.
ui-place-lobby = Tafel van { $name }. Tafelcode: { $code }. { $taken } van de { $seats } plaatsen zijn bezet.
ui-place-table = Aan tafel { $code }.
ui-place-round-over = De ronde is afgelopen. { $mine ->
    [yes] Volgende ronde: { $key }.
   *[no] Je kijkt mee.
  }
ui-place-match-over = Het spel is afgelopen. { $mine ->
    [yes] Nog een spel: { $key }.
   *[no] Je kijkt mee.
  }
ui-place-replay = Terugblik op het spel. Met de pijltjestoetsen ga je stap voor stap, met Escape terug.
ui-passing-came = { $name } komt aan tafel zitten.
ui-passing-left = { $name } gaat van tafel.
ui-passing-bot-came = { $name }, een bot, komt aan tafel zitten.
ui-passing-bot-left = { $name }, een bot, gaat van tafel.
ui-code-short = Een tafelcode heeft zes letters.
ui-key-button = de knop ‘{ $action }’
ui-action-play-drawn = De gepakte kaart spelen
ui-action-card = Kaart { $number }
ui-action-earlier = Eén gebeurtenis terug
ui-action-later = Eén gebeurtenis verder
ui-history-end = { $end ->
    [first] Daarvoor is er niets gebeurd.
   *[last] Sindsdien is er niets gebeurd.
  }
ui-letters = Opdrachten met één toets
ui-letters-help = Uit: letters, cijfers en de spatiebalk blijven voor je schermlezer of spraakbesturing. Tab, pijltjes en Enter spelen nog steeds.
ui-read-aloud = Voorlezen
ui-read-aloud-help = De browser zegt wat er gebeurt en wat je vraagt. Een schermlezer is niet nodig.
ui-voice = Stem
ui-voice-any = Die van de browser
ui-voice-rate = Spreeksnelheid
ui-voice-try = Beluisteren
ui-voice-sample = Jij bent aan de beurt. Je hebt zeven kaarten.
ui-switch = Spelen met één toets
ui-switch-help = Wat je kunt doen, wordt om de beurt gemarkeerd; één toets (spatiebalk of Enter) of een tik waar dan ook kiest wat gemarkeerd is.
ui-switch-pace = Seconden per keuze
ui-card-size = Grootte van de kaarten
ui-text-size = Grootte van de tekst
ui-size = { $size ->
    [normal] Normaal
    [large] Groot
   *[huge] Heel groot
  }
