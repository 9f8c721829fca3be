# Waarom een zet niet mag: wat, en welke regel erachter zit, in één zin.

refusal-match-over = Het spel is afgelopen, er zijn geen zetten meer.
refusal-round-over = De ronde is afgelopen: het gaat verder met de volgende.
refusal-no-such-player = Aan deze tafel zit niemand met die naam.
refusal-not-your-turn = { $rule ->
    [HOUSE-4] Je bent niet aan de beurt, en buiten de beurt kan alleen precies de gekleurde kaart die bovenop ligt.
   *[other] { $turn-known ->
        [yes] Je bent niet aan de beurt, { $turn } wel.
       *[no] Je bent niet aan de beurt.
      }
  }
refusal-not-in-hand = { $card-known ->
    [yes] Je hebt geen { $card } in je hand.
   *[no] Je hebt die kaart niet in je hand.
  }
refusal-answer-first = { $rule ->
    [ACT-2] Die kaart helpt niet tegen een Neem-twee of Neem-vier: pak de kaarten of antwoord anders.
    [HOUSE-1] Neem-twee en Neem-vier gaan nooit door elkaar: stapel dezelfde soort, pak de kaarten of antwoord anders.
    [STAR-4] Een Superster beantwoord je alleen met nog een Superster: speel er een, of pak de kaarten.
    [HOUSE-4] Ertussen springen kan nu niet: eerst moet iemand antwoorden of kiezen.
    [HOUSE-5] Kies eerst met wie je van hand ruilt, dan gaat het spel verder.
    [CUST-2] Eerst komt de regel op de Eigen-regelkaart, dan gaat het spel verder.
   *[other] Een aanval wacht op jouw antwoord: pak de kaarten of antwoord, dan gaat het spel verder.
  }
refusal-colour-needed = { $rule ->
    [OPEN-4] De eerste kaart heeft nog geen kleur: kies er eerst een.
   *[other] Bij deze kaart hoort een kleur: zeg met welke het verdergaat.
  }
refusal-only-the-drawn-card = Na het pakken mag je in deze beurt alleen de gepakte kaart spelen.
refusal-no-match = { $card-known ->
    [yes] { $top-known ->
        [yes] Op een { $top } past geen { $card }: kleur, cijfer of symbool moet gelijk zijn.
       *[no] Hier past geen { $card }: kleur, cijfer of symbool moet gelijk zijn.
      }
   *[no] Die kaart past niet: kleur, cijfer of symbool moet gelijk zijn.
  }
refusal-no-such-colour = Je kiest alleen een kleur bij een joker: blauw, groen, rood of geel.
refusal-must-play = { $rule ->
    [TURN-4] Je hebt een passende kaart, en aan deze tafel moet je dan spelen en mag je niet pakken.
    [TURN-6] Er valt niets meer te pakken en je kunt spelen, dus dat moet.
    [HOUSE-3] Aan deze tafel moet een gepakte kaart die past gespeeld worden.
   *[other] Je kunt spelen, en aan deze tafel moet dat dan ook.
  }
refusal-nothing-drawn = Je kunt alleen een kaart houden die je net gepakt hebt.
refusal-nothing-to-challenge = Er valt niets uit te dagen: dat kan alleen bij een Neem-vier die jou treft.
refusal-nothing-to-answer = Er valt niets te beantwoorden: er wacht geen Neem-twee of Neem-vier op je.
refusal-uno-too-early = Het is te vroeg voor UNO: roep het in je beurt met twee kaarten, of bij het spelen van je voorlaatste kaart.
refusal-already-called = Je hebt al UNO geroepen.
refusal-too-late = Het is te laat om te betrappen: de volgende beurt is begonnen.
refusal-nothing-to-catch = Er valt hier niemand te betrappen: dat kan alleen bij een ander die nog UNO moet roepen.
refusal-no-coaching-rule = Aan deze tafel staat er geen straf op het opeisen van een kaart, dus beschuldigen kan niet.
refusal-not-now = { $rule ->
    [TURN-3] Je hebt in deze beurt al gepakt: speel die kaart of houd hem.
    [HOUSE-3] Je hebt in deze beurt al gepakt, en aan deze tafel moet die kaart gespeeld worden.
    [HOUSE-4] Ertussen springen kan nu niet: eerst komt de kaart die net gepakt is.
   *[other] Dat kan op dit moment niet.
  }

# Waarom een regel niet op een Eigen-regelkaart kan.

custom-error-text = Een regel past op één tekstregel en heeft 1 tot { $characters } tekens.
custom-error-too-many-effects = Dat is te veel voor één kaart: een regel doet hoogstens { $effects } dingen.
custom-error-chosen = Voor een tweede gekozen speler is er eerst een eerste nodig.
custom-error-number = Dat getal kan niet: een regel verplaatst 1 tot { $cards } kaarten, of kost 1 tot { $cards } beurten.
custom-error-one-player = Hier is één speler nodig, niet meer.
custom-error-they = Het is niet duidelijk wie hier bedoeld wordt.
custom-error-cards = Zulke kaarten zijn er niet, of het zouden ze allemaal zijn.
custom-error-nested = Hier zit het ene in het andere: de kaart kan alleen het een na het ander.
custom-error-notation = Die regel begrijpt het spel niet.
custom-error-too-few-players = Zo veel andere spelers zijn er niet om uit te kiezen.
custom-error-no-custom-cards = Deze editie heeft geen Eigen-regelkaarten.
