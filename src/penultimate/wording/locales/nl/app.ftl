# De pagina als app: wat gelezen wordt voordat ze draait of waar ze gelinkt is, en de weg terug naar je eigen tafels.

ui-app-description = Een kaarttafel waar iedereen kan aanschuiven: in de browser, met vrienden of bots, in vijf talen, gratis en zonder account.
ui-app-noscript = Penultimate speel je in de browser, en daarvoor is JavaScript nodig. Zet het aan voor deze pagina.
ui-app-invitation = { $host } nodigt je uit om te spelen: { $deck }

## Je tafels

ui-own-tables = Je tafels
ui-own-table = { $others ->
    [0] Tafel { $code }
   *[other] Met { $names }
  }
ui-own-state = { $state ->
    [yours] Jij bent aan de beurt
    [theirs] { $name } is aan de beurt
    [lobby] Nog niet gedeeld
    [round-over] Tussen twee rondes
    [match-over] Spel afgelopen
   *[unknown] Tafel { $code }
  }

## Uitnodigingen

ui-invited-by = { $host } nodigt je uit
ui-invited-to = { $changed ->
    [0] { $deck }
   *[other] { $deck }, met huisregels
  }
ui-invited-with = Aan tafel: { $names }
ui-invited-full = Er is geen plaats vrij. { $watching ->
    [yes] Je kunt meekijken.
   *[no] { "" }
  }
ui-invited-gone = Deze uitnodiging leidt nergens meer heen: tafel { $code } bestaat niet.
ui-join-other = Als iemand anders meedoen
ui-watch-other = In een ander tabblad meekijken
ui-invite-now = { $how ->
    [watch] Tijdens een partij kan wie komt meekijken.
   *[no] Tijdens een partij kan niemand anders binnenkomen.
  }
ui-seat-held = Je hebt een plaats aan deze tafel.
ui-seat-back = Terug naar je plaats
ui-elsewhere-title = Deze plaats is in een ander tabblad open
ui-elsewhere-help = Daar speel je verder. { $other ->
    [join] Hier kun je de plaats terugnemen of als iemand anders meedoen.
    [watch] Hier kun je de plaats terugnemen of meekijken: er is geen andere plaats vrij.
   *[no] Hier kun je de plaats terugnemen.
  }
ui-elsewhere-take = Hier terugnemen
ui-to-start = Naar de startpagina

## Weggaan

ui-leave-question = De tafel verlaten?
ui-leave-playing = Een bot speelt voor je verder. Je plaats blijft van jou: je kunt altijd terugkomen.
ui-leave-open = Je plaats komt vrij voor anderen.
ui-leave-stay = Blijven

## Zonder verbinding

ui-refusal-no-answer = De server antwoordt niet. Is er verbinding?
ui-no-line = Zonder verbinding kun je de regels lezen en de instellingen wijzigen. Om te spelen heb je verbinding nodig.
ui-connecting = Verbinden …
ui-share = Delen
