# Was geschah: ein Satz je Ereignis, aus der Sicht der Person, die zuhört. Namen werden nicht gebeugt.
# Kennungen mit x- gehören nur dieser Sprache.

x-target = { $target-is ->
    [you] dich
   *[other] { $target }
  }
x-to = { $to-is ->
    [you] dir
   *[other] { $to }
  }
x-count = { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
  }
x-cards-count = { $cards-count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $cards-count } Karten
  }

## Vorbereitung

dealer-drawn = { $seat-is ->
    [you] Du ziehst { $card }, um den Geber zu bestimmen.
   *[other] { $seat } zieht { $card }, um den Geber zu bestimmen.
  }
dealer-found = { $seat-is ->
    [you] Du bist Geber.
   *[other] { $seat } ist Geber.
  }
round-began = Runde { $number }. { $dealer-is ->
    [you] Du gibst.
   *[other] { $dealer } gibt.
  }
hand-dealt = { $seat-is ->
    [you] Du bekommst { x-cards-count }: { $cards }.
   *[other] { $seat } bekommt { x-cards-count }: { $cards }.
  }
hand-dealt-face-down = { $seat-is ->
    [you] Du bekommst { x-count }.
   *[other] { $seat } bekommt { x-count }.
  }
card-turned-up = Die erste Karte ist { $card }.
card-put-back = { $card } geht als erste Karte nicht und kommt unter den Kartenstock.

## Ein Zug

turn-began = { $seat-is ->
    [you] Du bist dran.
   *[other] { $seat } ist dran.
  }
card-played = { $seat-is ->
    [you] { $jumped-in ->
        [yes] Du wirfst dazwischen:
       *[no] Du legst
      }
   *[other] { $jumped-in ->
        [yes] { $seat } wirft dazwischen:
       *[no] { $seat } legt
      }
  } { $card-bare }{ $card-named ->
    [yes] { $seat-is ->
        [you] { " " }und wünschst dir { $card-colour }
       *[other] { " " }und wünscht sich { $card-colour }
      }
   *[no] { "" }
  }.{ $left ->
    [0] { " " }Keine Karte mehr.
    [1] { " " }Noch eine Karte.
   *[other] { "" }
  }
colour-awaited = { $seat-is ->
    [you] Nenne eine Farbe für die erste Karte.
   *[other] { $seat } muss eine Farbe für die erste Karte nennen.
  }
colour-named = { $seat-is ->
    [you] Du wünschst dir { $colour }.
   *[other] { $seat } wünscht sich { $colour }.
  }
x-why = { $why ->
   *[turn] { "" }
    [plus-two] { " " }wegen Zieh 2
    [plus-four] { " " }wegen Zieh 4
    [opening] { " " }wegen der ersten Karte
    [reflected] , vom Superstar zurückgeschickt
    [guilty] { " " }für den Bluff
    [innocent] { " " }für die verlorene Herausforderung
    [caught] { " " }für das vergessene UNO
    [coaching] { " " }für das Einfordern einer Karte
    [custom] { " " }nach der Regel der Individuellen Karte
    [last-card] { " " }wegen der letzten Karte der Runde
  }
cards-drawn = { $seat-is ->
    [you] Du ziehst
   *[other] { $seat } zieht
  } { x-cards-count }{ x-why }{ $cards-count ->
    [0] { "" }
   *[other] : { $cards }
  }.
cards-drawn-face-down = { $seat-is ->
    [you] Du ziehst
   *[other] { $seat } zieht
  } { x-count }{ x-why }.
card-kept = { $seat-is ->
    [you] { $by-choice ->
        [yes] Du behältst die Karte. Dein Zug ist vorbei.
       *[no] Die Karte passt nicht. Dein Zug ist vorbei.
      }
   *[other] { $by-choice ->
        [yes] { $seat } behält die Karte.
       *[no] { $seat } kann die Karte nicht ablegen.
      }
  }
nothing-to-draw = { $seat-is ->
    [you] Es gibt keine Karten mehr zu ziehen: Du passt.
   *[other] Es gibt keine Karten mehr zu ziehen: { $seat } passt.
  }
pile-shuffled = Der Ablegestapel wird gemischt: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } im neuen Kartenstock.
turn-missed = { $seat-is ->
    [you] Du setzt aus.
   *[other] { $seat } setzt aus.
  }
direction-turned = { $left ->
    [yes] Richtungswechsel: Es geht jetzt nach links weiter.
   *[no] Richtungswechsel: Es geht jetzt nach rechts weiter.
  }

## Zieh 2, Zieh 4, Herausforderung, Superstar

x-pending = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }
answer-awaited = { $seat-is ->
    [you] { $attacker } greift dich an: Zieh { x-pending } oder antworte.
   *[other] { $attacker-is ->
        [you] Du greifst { $seat } an: { x-pending } ziehen oder antworten.
       *[other] { $attacker } greift { $seat } an: { x-pending } ziehen oder antworten.
      }
  }
challenged = { $seat-is ->
    [you] Du forderst { x-target } heraus.
   *[other] { $seat } fordert { x-target } heraus.
  }
hand-shown = { $seat-is ->
    [you] Du zeigst { x-to } deine Handkarten: { $cards }.
   *[other] { $seat } zeigt { x-to } die Handkarten: { $cards }.
  }
hand-shown-elsewhere = { $seat-is ->
    [you] Du zeigst { x-to } deine Handkarten.
   *[other] { $seat } zeigt { x-to } die Handkarten, sonst niemandem.
  }
challenge-settled = { $guilty ->
    [yes] { $target-is ->
        [you] Du hast geblufft: Die Herausforderung gelingt.
       *[other] { $target } hat geblufft: Die Herausforderung gelingt.
      }
   *[no] { $target-is ->
        [you] Du hast nicht geblufft: Die Herausforderung scheitert.
       *[other] { $target } hat nicht geblufft: Die Herausforderung scheitert.
      }
  }
card-taken-back = { $seat-is ->
    [you] Du nimmst { $card-bare } zurück. Oben liegt wieder { $top }.
   *[other] { $seat } nimmt { $card-bare } zurück. Oben liegt wieder { $top }.
  }
reflected = { $seat-is ->
    [you] Dein Superstar schickt { x-pending } zurück an { x-target }.
   *[other] { $seat } schickt mit dem Superstar { x-pending } zurück an { x-target }.
  }

## UNO

uno-called = { $seat-is ->
    [you] Du rufst UNO!
   *[other] { $seat } ruft UNO!
  }
uno-caught = { $seat-is ->
    [you] { $by } erwischt dich: Du hast UNO vergessen.
   *[other] { $by-is ->
        [you] Du erwischst { $seat }: UNO vergessen.
       *[other] { $by } erwischt { $seat }: UNO vergessen.
      }
  }

## Individuelle Karten und Hausregeln

rule-written = { $words-is ->
    [empty] Individuelle Karte { $which } ist wieder leer.
   *[full] Auf der Individuellen Karte { $which } steht jetzt: { $words }
  }
rule-runs = Individuelle Karte { $which }: { $words }
choice-awaited = { $seat-is ->
    [you] { $players ->
        [one] Wähle einen Spieler.
       *[other] Wähle { $players } Spieler.
      }
   *[other] { $players ->
        [one] { $seat } muss einen Spieler wählen.
       *[other] { $seat } muss { $players } Spieler wählen.
      }
  }
player-chosen = { $seat-is ->
    [you] { $chosen-is ->
        [you] Du wählst dich selbst.
       *[other] Du wählst { $chosen }.
      }
   *[other] { $chosen-is ->
        [you] { $seat } wählt dich.
       *[other] { $seat } wählt { $chosen }.
      }
  }
x-condition-who = { $condition-who ->
    [me] der Spieler, der die Karte gelegt hat,
    [next] der nächste Spieler
    [previous] der vorherige Spieler
    [chosen] der gewählte Spieler
    [chosen-too] der zweite gewählte Spieler
    [most] der Spieler mit den meisten Karten
   *[fewest] der Spieler mit den wenigsten Karten
  }
question-asked = { $seat-is ->
    [you] { $question ->
        [hand] { $cards ->
            [one] Wähle eine Karte für { $to }.
           *[other] Wähle { $cards } Karten für { $to }.
          }
        [drop] { $cards ->
            [one] Wähle eine Karte zum Abwerfen.
           *[other] Wähle { $cards } Karten zum Abwerfen.
          }
        [bury] { $cards ->
            [one] Wähle eine Karte, die unter den Kartenstock kommt.
           *[other] Wähle { $cards } Karten, die unter den Kartenstock kommen.
          }
        [reveal] Wähle eine Karte, die du { $to } zeigst.
        [pick] { $cards ->
            [one] Wähle eine Karte aus der Hand von { $to }.
           *[other] Wähle { $cards } Karten aus der Hand von { $to }.
          }
        [draft] { $cards ->
            [one] Wähle eine Karte oben vom Kartenstock.
           *[other] Wähle { $cards } Karten oben vom Kartenstock.
          }
        [arrange] Welche dieser Karten soll zuerst gezogen werden?
        [salvage] { $cards ->
            [one] Wähle eine Karte aus dem Ablegestapel.
           *[other] Wähle { $cards } Karten aus dem Ablegestapel.
          }
        [colour] Wähle eine Karte: Ihre Farbe ist gemeint.
        [number] Wähle eine Karte: Ihre Zahl ist gemeint.
        [vote] Für wen stimmst du?
        [whom] Welchen Spieler wählst du?
        [name] Welche Zahl?
        [point] Wer ist gemeint?
        [dye] Welche Farbe?
        [hand-some] { $cards ->
            [one] Wähle eine Karte für { $to }, oder lass es dabei.
           *[other] Wähle bis zu { $cards } Karten für { $to }, oder lass es dabei.
          }
        [drop-some] { $cards ->
            [one] Wähle eine Karte zum Abwerfen, oder lass es dabei.
           *[other] Wähle bis zu { $cards } Karten zum Abwerfen, oder lass es dabei.
          }
        [bury-some] { $cards ->
            [one] Wähle eine Karte, die unter den Kartenstock kommt, oder lass es dabei.
           *[other] Wähle bis zu { $cards } Karten, die unter den Kartenstock kommen, oder lass es dabei.
          }
        [pick-some] { $cards ->
            [one] Wähle eine Karte aus der Hand von { $to }, oder lass es dabei.
           *[other] Wähle bis zu { $cards } Karten aus der Hand von { $to }, oder lass es dabei.
          }
        [salvage-some] { $cards ->
            [one] Wähle eine Karte aus dem Ablegestapel, oder lass es dabei.
           *[other] Wähle bis zu { $cards } Karten aus dem Ablegestapel, oder lass es dabei.
          }
        [may] Willst du?
        [ways] Welches davon?
       *[either] Welches von beiden?
      }
   *[other] { $question ->
        [hand] { $seat } muss Karten zum Abgeben wählen.
        [drop] { $seat } muss Karten zum Abwerfen wählen.
        [bury] { $seat } muss Karten wählen, die unter den Kartenstock kommen.
        [reveal] { $seat } muss eine Karte zum Zeigen wählen.
        [pick] { $seat } sieht sich eine Hand an und muss Karten wählen.
        [draft] { $seat } sieht sich den Kartenstock an und muss Karten wählen.
        [arrange] { $seat } sieht sich den Kartenstock an und ordnet die Karten.
        [salvage] { $seat } muss Karten aus dem Ablegestapel wählen.
        [colour] { $seat } muss mit einer Karte eine Farbe wählen.
        [number] { $seat } muss mit einer Karte eine Zahl wählen.
        [vote] { $seat } muss für jemanden stimmen.
        [whom] { $seat } muss einen Spieler wählen.
        [name] { $seat } muss eine Zahl nennen.
        [point] { $seat } muss sagen, wer gemeint ist.
        [dye] { $seat } muss die Farbe bestimmen.
        [hand-some] { $seat } darf Karten zum Abgeben wählen.
        [drop-some] { $seat } darf Karten zum Abwerfen wählen.
        [bury-some] { $seat } darf Karten wählen, die unter den Kartenstock kommen.
        [pick-some] { $seat } sieht sich eine Hand an und darf Karten wählen.
        [salvage-some] { $seat } darf Karten aus dem Ablegestapel wählen.
        [may] { $seat } wird gefragt: ja oder nein?
        [ways] { $seat } muss eines von mehreren wählen.
       *[either] { $seat } muss eines von beiden wählen.
      }
  }
way-chosen = { $seat-is ->
    [you] { $way ->
        [yes] Du sagst Ja.
        [no] Du sagst Nein.
        [enough] Du lässt es dabei.
        [1] Du wählst das Erste.
        [3] Du wählst das Dritte.
        [4] Du wählst das Vierte.
       *[other] Du wählst das Zweite.
      }
   *[other] { $way ->
        [yes] { $seat } sagt Ja.
        [no] { $seat } sagt Nein.
        [enough] { $seat } lässt es dabei.
        [1] { $seat } wählt das Erste.
        [3] { $seat } wählt das Dritte.
        [4] { $seat } wählt das Vierte.
       *[other] { $seat } wählt das Zweite.
      }
  }
coin-tossed = { $way ->
    [1] Die Münze sagt: das Erste.
   *[other] Die Münze sagt: das Zweite.
  }
rule-stands = { $until ->
    [lap] { $times ->
        [one] { $seat-is ->
            [you] Von jetzt bis zu deinem nächsten Zug gilt die Regel deiner Karte.
           *[other] Von jetzt bis zum nächsten Zug von { $seat } gilt die Regel der Karte.
          }
       *[other] Die Regel der Karte gilt { $times } Tischrunden lang.
      }
    [once] Die Regel der Karte gilt einmal.
    [turns] { $times ->
        [one] Die Regel der Karte gilt für den nächsten Zug.
       *[other] Die Regel der Karte gilt für die nächsten { $times } Züge.
      }
    [own] { $times ->
        [one] Die Regel der Karte gilt, bis alle, die sie betrifft, einmal am Zug waren.
       *[other] Die Regel der Karte gilt, bis alle, die sie betrifft, { $times }-mal am Zug waren.
      }
    [till] Die Regel der Karte gilt, bis eine Karte sie beendet.
    [till-uno] Die Regel der Karte gilt, bis jemand nur noch eine Karte hat.
   *[round] Die Regel der Karte gilt für den Rest der Runde.
  }
draw-diverted = { $to-is ->
    [you] Du ziehst, was { $seat } ziehen müsste.
   *[other] { $seat-is ->
        [you] { $to } zieht, was du ziehen müsstest.
       *[other] { $to } zieht, was { $seat } ziehen müsste.
      }
  }
rule-lapsed = { $seat-is ->
    [you] Die Regel deiner Karte gilt nicht mehr.
   *[other] Die Regel der Karte von { $seat } gilt nicht mehr.
  }
card-muted = Die Karte bleibt ohne Wirkung.
condition-failed = { $condition-is ->
    [named] Ein Teil der Regel entfällt: Dazu müsste { $condition-colour } gewünscht sein.
    [other] Ein Teil der Regel entfällt: Was er verlangt, trifft nicht zu.
   *[holds] Ein Teil der Regel entfällt: Dazu müsste { x-condition-who } { $condition-than ->
        [more] mehr als
        [fewer] weniger als
       *[exactly] genau
      } { $condition-cards ->
        [one] eine Karte
       *[other] { $condition-cards } Karten
      } haben.
  }
turns-to-miss = { $seat-is ->
    [you] { $turns ->
        [one] Du setzt im nächsten Zug aus.
       *[other] Du setzt die nächsten { $turns } Züge aus.
      }
   *[other] { $turns ->
        [one] { $seat } setzt im nächsten Zug aus.
       *[other] { $seat } setzt die nächsten { $turns } Züge aus.
      }
  }
plays-again = { $seat-is ->
    [you] Der nächste Zug gehört dir.
   *[other] Der nächste Zug geht an { $seat }.
  }
hands-swapped = { $first-is ->
    [you] Du tauschst die Handkarten mit { $second }. Du hast jetzt { $first-cards }.
   *[other] { $second-is ->
        [you] { $first } tauscht die Handkarten mit dir. Du hast jetzt { $second-cards }.
       *[other] { $first } und { $second } tauschen die Handkarten. { $first } hat jetzt { $first-cards }; { $second } hat { $second-cards }.
      }
  }
hands-swapped-elsewhere = { $first-is ->
    [you] Du tauschst die Handkarten mit { $second }.
   *[other] { $second-is ->
        [you] { $first } tauscht die Handkarten mit dir.
       *[other] { $first } und { $second } tauschen die Handkarten.
      }
  }
hands-passed-on = { $left ->
    [yes] Alle geben ihre Handkarten nach links weiter.
   *[no] Alle geben ihre Handkarten nach rechts weiter.
  }
hand-received = { $seat-is ->
    [you] Du bekommst die Handkarten von { $giver }: { $cards }.
   *[other] { $giver-is ->
        [you] { $seat } bekommt deine Handkarten: { $cards }.
       *[other] { $seat } bekommt die Handkarten von { $giver }: { $cards }.
      }
  }
hand-received-face-down = { $seat-is ->
    [you] Du bekommst die Handkarten von { $giver }, { x-count }.
   *[other] { $giver-is ->
        [you] { $seat } bekommt deine Handkarten, { x-count }.
       *[other] { $seat } bekommt die Handkarten von { $giver }, { x-count }.
      }
  }
cards-given = { $seat-is ->
    [you] Du gibst { x-cards-count } an { $to }: { $cards }.
   *[other] { $to-is ->
        [you] { $seat } gibt dir { x-cards-count }: { $cards }.
       *[other] { $seat } gibt { x-cards-count } an { $to }: { $cards }.
      }
  }
cards-given-face-down = { $seat-is ->
    [you] Du gibst { x-count } an { $to }.
   *[other] { $to-is ->
        [you] { $seat } gibt dir { x-count }.
       *[other] { $seat } gibt { x-count } an { $to }.
      }
  }
cards-thrown-away = { $seat-is ->
    [you] Du wirfst { x-cards-count } ab: { $cards }.
   *[other] { $seat } wirft { x-cards-count } ab: { $cards }.
  }
cards-buried = { $seat-is ->
    [you] Du legst { x-cards-count } unter den Kartenstock: { $cards }.
   *[other] { $seat } legt { x-cards-count } unter den Kartenstock: { $cards }.
  }
cards-buried-face-down = { $seat-is ->
    [you] Du legst { x-count } unter den Kartenstock.
   *[other] { $seat } legt { x-count } unter den Kartenstock.
  }
cards-fetched = { $seat-is ->
    [you] Du nimmst { x-cards-count } vom Ablegestapel: { $cards }.
   *[other] { $seat } nimmt { x-cards-count } vom Ablegestapel: { $cards }.
  }
card-found-on-top = Die oberste Karte des Kartenstocks ist { $card }.
die-rolled = Der Würfel zeigt { $number }.
points-won = { $seat-is ->
    [you] Du bekommst { x-points }; gezählt wird nach der Runde.
    [nobody] Wer diese Runde gewinnt, bekommt { x-points } dazu.
   *[other] { $seat } bekommt { x-points }; gezählt wird nach der Runde.
  }
points-lost = { $seat-is ->
    [you] Du verlierst { x-points }; gezählt wird nach der Runde.
    [nobody] Wer diese Runde gewinnt, verliert { x-points }.
   *[other] { $seat } verliert { x-points }; gezählt wird nach der Runde.
  }
x-points = { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
  }
stakes-raised = Die Punkte dieser Runde werden mit { $number } multipliziert.
number-named = { $seat-is ->
    [you] Du nennst die { $number }.
   *[other] { $seat } nennt die { $number }.
  }
lots-drawn = { $winner-is ->
    [you] Du gewinnst gegen { $target }.
   *[other] { $winner } gewinnt gegen { x-target }.
  }
pile-seen = { $seat-is ->
    [you] Du siehst oben auf dem Kartenstock: { $cards }.
   *[other] { $seat } sieht oben auf dem Kartenstock: { $cards }.
  }
pile-seen-elsewhere = { $seat-is ->
    [you] Du siehst oben auf dem Kartenstock { x-count } an.
   *[other] { $seat } sieht oben auf dem Kartenstock { x-count } an.
  }
pile-arranged = { $seat-is ->
    [you] Du ordnest oben auf dem Kartenstock { x-count }.
   *[other] { $seat } ordnet oben auf dem Kartenstock { x-count }.
  }
cards-shown = { $seat-is ->
    [you] Du zeigst { x-to }: { $cards }.
   *[other] { $seat } zeigt { x-to }: { $cards }.
  }
cards-shown-elsewhere = { $seat-is ->
    [you] Du zeigst { x-to } { x-count }.
   *[other] { $seat } zeigt nur { x-to } { x-count }.
  }
hands-redealt = Alle Handkarten werden zusammen gemischt und neu verteilt: { $count } Karten.
dare-awaited = { $seat-is ->
    [you] Jetzt gilt, was auf deiner Karte steht: { $words }
   *[other] Jetzt gilt, was auf der Karte von { $seat } steht: { $words }
  }
dare-confirmed = { $seat-is ->
    [you] Du bestätigst, dass es getan ist.
   *[other] { $seat } bestätigt, dass es getan ist.
  }

## Benehmen am Tisch

accused = { $by-is ->
    [you] Du wirfst { $seat } vor, eine Karte eingefordert zu haben.
   *[other] { $seat-is ->
        [you] { $by } wirft dir vor, eine Karte eingefordert zu haben.
       *[other] { $by } wirft { $seat } vor, eine Karte eingefordert zu haben.
      }
  }
vote-cast = { $seat-is ->
    [you] { $vote ->
        [uphold] Du stimmst für schuldig.
        [dismiss] Du stimmst für nicht schuldig.
       *[abstain] Du enthältst dich.
      }
   *[other] { $vote ->
        [uphold] { $seat } stimmt für schuldig.
        [dismiss] { $seat } stimmt für nicht schuldig.
       *[abstain] { $seat } enthält sich.
      }
  }
accusation-settled = { $upheld ->
    [yes] { $seat-is ->
        [you] Der Vorwurf gegen dich ist bestätigt.
       *[other] Der Vorwurf gegen { $seat } ist bestätigt.
      }
   *[no] { $seat-is ->
        [you] Der Vorwurf gegen dich ist abgewiesen.
       *[other] Der Vorwurf gegen { $seat } ist abgewiesen.
      }
  }
owned-up = { $seat-is ->
    [you] Du gibst es zu.
   *[other] { $seat } gibt es zu.
  }

## Ende

round-ended = { $winner-is ->
    [you] Du hast keine Karten mehr und gewinnst die Runde!
    [nobody] Niemand kann mehr spielen: Die Runde endet ohne Sieg.
   *[other] { $winner } hat keine Karten mehr und gewinnt die Runde.
  }
round-scored = { $points-count ->
    [0] Keine Punkte in dieser Runde. Stand: { $totals }.
   *[other] Punkte dieser Runde: { $points-some }. Stand: { $totals }.
  }
match-ended = { $winners-is ->
    [you] Du gewinnst das Spiel!
    [both] Du gewinnst das Spiel, zusammen mit { $winners }!
    [nobody] Das Spiel endet ohne Sieg.
   *[other] { $winners-count ->
        [one] { $winners } gewinnt das Spiel.
       *[other] { $winners } gewinnen das Spiel gemeinsam.
      }
  }

## Was immer wieder geschieht, in wenigen Wörtern (außer wenn alles gesagt werden soll); ohne Text versteht es sich von selbst

short-card-played = { $seat-is ->
    [you] { $jumped-in ->
        [yes] Du wirfst dazwischen:
       *[no] Du:
      }
   *[other] { $jumped-in ->
        [yes] { $seat } wirft dazwischen:
       *[no] { $seat }:
      }
  } { $card-bare }{ $card-named ->
    [yes] , { $card-colour }
   *[no] { "" }
  }.{ $left ->
    [1] { " " }Noch eine Karte.
   *[other] { "" }
  }
x-short-why = { $why ->
   *[turn] { "" }
    [plus-two] { " " }{ $count }
    [plus-four] { " " }{ $count }
    [opening] { " " }{ x-count }{ x-why }
    [reflected] { " " }{ x-count }{ x-why }
    [guilty] { " " }{ x-count }{ x-why }
    [innocent] { " " }{ x-count }{ x-why }
    [caught] { " " }{ x-count }{ x-why }
    [coaching] { " " }{ x-count }{ x-why }
    [custom] { " " }{ x-count }{ x-why }
    [last-card] { " " }{ x-count }{ x-why }
  }
short-cards-drawn-face-down = { $seat-is ->
    [you] Du ziehst
   *[other] { $seat } zieht
  }{ x-short-why }.
short-card-kept = { $seat-is ->
    [you] { $by-choice ->
        [yes] Du behältst sie.
       *[no] Sie passt nicht.
      }
   *[other] { $by-choice ->
        [yes] { $seat } behält sie.
       *[no] { "" }
      }
  }
short-turn-missed = { $seat-is ->
    [you] Du setzt aus.
   *[other] { $seat } setzt aus.
  }
short-direction-turned = { $left ->
    [yes] Jetzt nach links.
   *[no] Jetzt nach rechts.
  }
