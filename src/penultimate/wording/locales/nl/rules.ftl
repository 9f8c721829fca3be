# De regels in gewone woorden, één tekst per regelnummer.

chapter-cards = De kaarten
chapter-setup = Vóór de eerste beurt
chapter-turn = Jouw beurt
chapter-action = Actiekaarten en Keuzekaarten
chapter-challenge = Neem-vier en de uitdaging
chapter-star = Superster
chapter-custom = Eigen-regelkaarten
chapter-uno = UNO roepen
chapter-talk = Goede manieren
chapter-ending = Einde en puntentelling
chapter-house = Huisregels

rule-card-1 = Elk van de vier kleuren heeft 19 cijferkaarten: één 0 en van elk cijfer van 1 tot en met 9 twee. Samen zijn dat er 76.
rule-card-2 = Elke kleur heeft twee keer Neem-twee, twee keer Keer-om en twee keer Sla-beurt-over: 24 actiekaarten.
rule-card-3 = Er zijn vier Keuzekaarten en vier Neem-vier-kaarten. Die hebben geen eigen kleur.
rule-card-4 = Het Sterrendeck heeft ook nog twee Supersterren en twee Eigen-regelkaarten, samen 112 kaarten. Het Brailledeck en het klassieke deck hebben er 108.
rule-card-5 = Op de kaarten van het Brailledeck staat de waarde in braille in de bovenhoeken, met de letter van de kleur er vlak onder. Cijfers zijn de letters a tot en met j zonder cijferteken: a is 1, i is 9, j is 0.
rule-card-6 = Er kunnen twee tot tien spelers meedoen.

rule-setup-1 = Iedereen pakt een kaart, en het hoogste cijfer geeft. Kaarten zonder cijfer tellen als nul; wie gelijk staat, pakt opnieuw.
rule-setup-2 = De kaarten worden geschud en iedereen krijgt er zeven.
rule-setup-3 = De andere kaarten liggen dicht als stok. De bovenste wordt omgedraaid en begint de open stapel.
rule-setup-4 = De speler links van de gever begint, en het spel gaat naar links.
rule-setup-5 = In de volgende ronde geeft de speler links van de vorige gever.
rule-open-1 = Is de eerste kaart een Neem-twee, dan pakt de eerste speler twee kaarten en slaat een beurt over. Een antwoord is er niet, want niemand heeft hem gespeeld.
rule-open-2 = Is de eerste kaart een Keer-om, dan begint de gever en gaat het spel naar rechts.
rule-open-3 = Is de eerste kaart een Sla-beurt-over, dan slaat de speler links van de gever een beurt over.
rule-open-4 = Is de eerste kaart een Keuzekaart, Superster of Eigen-regelkaart, dan kiest de speler links van de gever de kleur en heeft daarna de eerste beurt. Een regel op de kaart wordt niet uitgevoerd.
rule-open-5 = Een Neem-vier kan niet de eerste kaart zijn: hij gaat onder in de stok en er wordt een andere omgedraaid.
rule-open-6 = Voor de eerste kaart geldt in alle edities hetzelfde.

rule-turn-1 = Speel een kaart die in kleur, cijfer of symbool past bij de bovenste. Op een joker telt alleen de gekozen kleur.
rule-turn-2 = Heb je niets om te spelen, pak dan een kaart. Past die, dan mag je hem meteen spelen of houden; anders is je beurt voorbij. Huisregels over het pakken gaan voor.
rule-turn-3 = Waar de tafel het toestaat, mag je ook pakken als je zou kunnen spelen. Na het pakken mag je in die beurt alleen de gepakte kaart spelen.
rule-turn-4 = Waar de tafel niet toestaat te pakken terwijl je kunt spelen, moet je spelen als je een kaart hebt die past in kleur, cijfer of symbool. Kun je alleen een joker spelen, dan mag je pakken.
rule-turn-5 = Is de stok op, dan blijft de bovenste kaart van de open stapel liggen en worden de andere tot een nieuwe stok geschud. Zolang een Neem-vier op antwoord wacht, blijft ook de kaart eronder liggen.
rule-turn-6 = Zijn er te weinig kaarten, dan pak je wat er is. Is er niets, dan moet je spelen als je kunt en anders passen; past iedereen na elkaar, dan eindigt de ronde zonder punten.

rule-act-1 = Een Neem-twee past op zijn eigen kleur of op een andere Neem-twee. De volgende speler pakt twee kaarten en slaat een beurt over.
rule-act-2 = Zonder stapelen kun je een Neem-twee of Neem-vier niet doorschuiven met een andere. Een Sla-beurt-over beantwoord je niet met een Sla-beurt-over, en een Keuzekaart heft niets op. Waar er Supersterren zijn, stuurt zo’n ster de kaarten terug.
rule-act-3 = Een Keer-om past op zijn eigen kleur of op een andere Keer-om. De speelrichting keert om.
rule-act-4 = Een Sla-beurt-over past op zijn eigen kleur of op een andere Sla-beurt-over. De volgende speler slaat een beurt over.
rule-act-5 = Een Keuzekaart mag je in elke eigen beurt spelen. Je kiest de kleur waarmee het verdergaat; dat mag ook de kleur zijn die er al lag.
rule-act-6 = Met twee spelers is na een Sla-beurt-over, Neem-twee of Neem-vier dezelfde speler weer aan de beurt, zodra de kaarten gepakt zijn; na een Keer-om ook, als er niets anders is afgesproken.
rule-act-7 = Wie getroffen wordt, krijgt de vraag om een antwoord als er aan deze tafel een ander antwoord bestaat dan pakken. De laatste kaart van een ronde en de eerste kaart wachten op niemand.

rule-w4-1 = Wie een Neem-vier speelt, kiest de kleur. De volgende speler pakt vier kaarten en slaat een beurt over.
rule-w4-2 = Waar alleen de kleur telt, mag een Neem-vier alleen als je geen kaart hebt van de kleur in het spel. Andere passende kaarten en jokers tellen niet mee.
rule-w4-3 = Waar elke passende kaart telt, is een Neem-vier bluf als je een kaart hebt die past in kleur, cijfer of symbool. Jokers tellen niet mee.
rule-w4-4 = Je kunt een Neem-vier ook spelen als het niet mag: dat is bluf. Het spel waarschuwt jou vooraf, en niemand anders.
rule-w4-5 = Wie moet pakken, mag bij een Neem-vier uitdagen. De hand zoals die was toen de kaart gespeeld werd, krijgt alleen die speler te zien.
rule-w4-6 = Waar bluf niet wordt teruggenomen, pakt wie blufte zelf de vier kaarten. Kaart en kleur blijven; wie uitdaagde, pakt niets en heeft een gewone beurt.
rule-w4-7 = Waar bluf wordt teruggenomen, neemt wie blufte de kaart terug en pakt er ook nog vier. De kaart eronder telt weer; wie uitdaagde, heeft een gewone beurt.
rule-w4-8 = Was het geen bluf, dan pakt wie uitdaagde zes kaarten in plaats van vier en slaat een beurt over.
rule-w4-9 = Wat telt is de hand op het moment dat de Neem-vier gespeeld werd, en de kaart en kleur die er toen lagen.

rule-star-1 = Word je getroffen door een Neem-twee of Neem-vier, dan mag je met een Superster antwoorden: dan pakt de aanvaller de kaarten.
rule-star-2 = Een Superster is ook een Keuzekaart: je mag hem in elke eigen beurt spelen en kiest de kleur.
rule-star-3 = Antwoorden met een Superster is jouw beurt, daarna gaat het na jou verder. Met twee spelers pakt de aanvaller en heeft dan een gewone beurt.
rule-star-4 = Alleen wie getroffen wordt mag antwoorden, en teruggestuurde kaarten gaan niet nog eens terug. Geldt ster tegen ster, dan kan een andere Superster ze wel terugsturen, en niets anders.
rule-star-5 = Je kunt met een Superster antwoorden of uitdagen, maar niet allebei.
rule-star-6 = Wie getroffen wordt, krijgt altijd de vraag, met of zonder Superster, zodat niemand weet wie er een heeft.
rule-star-7 = Is de Superster waarmee je antwoordt je laatste kaart, dan pakt de aanvaller toch en tellen die kaarten mee. Daarna is de ronde afgelopen.

rule-cust-1 = Een Eigen-regelkaart heeft geen eigen kleur: je mag hem in elke eigen beurt spelen en kiest de kleur.
rule-cust-2 = Op een Eigen-regelkaart staat een regel die jullie zelf geschreven hebben; die geldt zodra de kaart gespeeld wordt. ‘Ik’ is wie hem speelt; het pakken begint bij de volgende speler.
rule-cust-3 = Alle anderen moeten het met een regel eens zijn. Anders blijft de kaart leeg en is het een gewone Keuzekaart.
rule-cust-4 = Regels worden vóór het spel geschreven en kunnen gewist of vervangen worden. Elk van de twee Eigen-regelkaarten heeft een eigen regel.
rule-cust-5 = Als laatste kaart van een ronde voert een Eigen-regelkaart zijn regel niet uit. Raakt door een regel een hand leeg, dan is de ronde afgelopen; bij meer lege handen wint wie het eerst aan de beurt zou zijn.
rule-cust-6 = Kaarten pakken door een Eigen-regelkaart kun je niet beantwoorden, uitdagen of stapelen.

rule-uno-1 = Roep UNO als je je voorlaatste kaart speelt: ervoor in je beurt, tegelijk, of meteen erna.
rule-uno-2 = Vergeet je het en betrapt iemand je voordat de volgende beurt begint, dan pak je strafkaarten: twee, als er niets anders is afgesproken.
rule-uno-3 = De volgende beurt begint zodra de volgende speler iets doet: spelen, pakken of antwoorden. Ook ertussen springen telt.
rule-uno-4 = Met meer dan twee kaarten kun je niet roepen, en wie niets hoeft te roepen kun je niet betrappen; proberen kost niets. De roep vervalt als je hand weer groeit, en één kaart uit een ruil vraagt geen UNO. Laat of onnodig roepen kan geen kwaad en verandert niets.

rule-talk-1 = Waar er straf op staat, pakt wie eist dat een ander een bepaalde kaart speelt meteen strafkaarten: vier, als er niets anders is afgesproken.
rule-talk-2 = Iedereen mag beschuldigen, en de anderen beslissen met meerderheid; bij gelijke stemmen wordt het afgewezen. Kan of wil niemand stemmen, dan mag de beschuldigde het toegeven, en mag een nieuwe beschuldiging de plaats van de oude innemen.

rule-end-1 = De ronde eindigt zodra iemand geen kaarten meer heeft.
rule-end-2 = Is de laatste kaart een Neem-twee of Neem-vier, dan pakt de volgende speler nog, en die kaarten tellen mee. Een antwoord daarop is er niet.
rule-score-1 = Cijferkaarten tellen hun cijfer; Neem-twee, Keer-om en Sla-beurt-over tellen 20; alle jokers tellen 50.
rule-score-2 = Alle punten voor de winnaar van de ronde: wie als eerste alle kaarten kwijt is, krijgt de punten van alle andere handen. Wie het eerst de grens haalt, of eroverheen gaat waar dat moet, wint het spel. De grens is 500, als er niets anders is afgesproken.
rule-score-3 = Laagste totaal: iedereen schrijft de kaarten op die nog in de eigen hand zitten. Haalt iemand de grens, of gaat iemand eroverheen waar dat moet, dan wint het laagste totaal; bij gelijke totalen samen.

rule-house-1 = Stapelen: een Neem-twee mag je beantwoorden met een Neem-twee, een Neem-vier met een Neem-vier, nooit door elkaar. De som schuift door; een Superster stuurt hem terug naar de laatste aanvaller, en een mislukte uitdaging kost er twee meer.
rule-house-2 = Pakken tot er iets past: je pakt tot je een kaart hebt die je kunt spelen. Je mag hem houden, tenzij gepakte kaarten gespeeld moeten worden.
rule-house-3 = Gepakte kaarten die passen moeten gespeeld worden, behalve een Neem-vier die bluf zou zijn.
rule-house-4 = Ertussen springen: wie precies de gekleurde kaart heeft die bovenop ligt, mag hem buiten de beurt spelen, zolang er geen antwoord, keuze of gepakte kaart wacht. Daarvandaan gaat het verder.
rule-house-5 = Zeven en nul: met een 7 ruil je van hand met een speler naar keuze, bij een 0 schuiven alle handen door in de speelrichting. Niet bij de eerste en de laatste kaart.
