# Terugkijken op een spel: `penultimate analyse`, en wat een pagina over een herhaling zegt.
# `$told` is wat er gebeurde, in hele zinnen; `$better` is een van de zetten hieronder.

analysis-about = De kansen komen uit { $playouts } spellen die onze bots vanaf elk moment hebben uitgespeeld, met alle handen open, wat niemand aan tafel had; ze kloppen op ongeveer { $margin } %. Wat een zet kostte, schat onze beste bot uit wat die speler toen wist.
analysis-player = { $name }: { $decisions ->
    [0] niets te beslissen.
    [one] één beslissing, nauwkeurigheid { $accuracy } %.
   *[other] { $decisions } beslissingen, waarvan { $agreed } zoals onze beste bot, nauwkeurigheid { $accuracy } %.
}
x-cost = { $cost ->
    [one] één procentpunt
   *[other] { $cost } procentpunten
  }
analysis-best-move = Beste zet, ronde { $round }, zet { $number }: { $told } De op één na beste had de kans op de ronde met { x-cost } verlaagd.
analysis-slip = Duurste zet, ronde { $round }, zet { $number }: { $told } Die verlaagde de kans op de ronde met { x-cost }. Beter: { $better }.
analysis-bluff = Brutaalste bluf, ronde { $round }, zet { $number }: { $told } { $cards ->
    [one] Eén kaart in de hand verbood het.
   *[other] { $cards } kaarten in de hand verboden het.
} { $outcome ->
    [accepted] De bluf werd geloofd.
    [caught] De bluf werd uitgedaagd.
    [sent-back] De bluf werd met een kaart beantwoord.
   *[open] De bluf bleef zonder antwoord.
}
analysis-move-of-the-match = Zet van het spel, van { $name }, ronde { $round }, zet { $number }: { $told }
analysis-turning-points = Keerpunten:
analysis-turning-point = Ronde { $round }, zet { $number }: { $told } Kans op het spel, { $name }: { $before } % ervoor, { $after } % erna.
analysis-every-move = Zet voor zet:
analysis-moment = Ronde { $round }, zet { $number }: { $told }
analysis-verdict = Dat verlaagde de kans op de ronde met { x-cost }. Beter: { $better }.
analysis-chances-round = Kans op de ronde: { $chances }.
analysis-chances-match = Kans op het spel: { $chances }.
analysis-chance = { $name }: { $chance } %
analysis-own-moves = Wat beter was geweest:
analysis-own-move = Ronde { $round }, zet { $number }: { $told } Dat verlaagde de kans op de ronde met { x-cost }. Beter: { $better }. { $why }

# Zetten.
analysis-do-play = { $card } spelen
analysis-do-play-colour = { $card } spelen, kleur { $colour }
analysis-do-draw = een kaart pakken
analysis-do-keep = de kaart houden
analysis-do-accept = de kaarten pakken
analysis-do-challenge = uitdagen
analysis-do-colour = de kleur { $colour } kiezen
analysis-do-choose = { $player } kiezen

# Een plaatje.
analysis-plot-match = Kans op het spel, in %
analysis-plot-round = Kans op de ronde, in %
analysis-plot-move = Zet

# Onderweg.
analysis-progress = Terugkijken
analysis-interrupted = Afgebroken: er is niets geschreven.
analysis-error-seat = Niemand heet hier ‘{ $name }’, alleen { $names }.
analysis-error-plot = De naam van een plaatje eindigt op .png of .svg: { $path }
analysis-error-library = Voor plaatjes is { $library } nodig; dat komt met: { $command }
