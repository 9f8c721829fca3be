# Die Seite als App: was gelesen wird, bevor sie läuft oder wo sie verlinkt ist, und der Weg zurück an die eigenen Tische.

ui-app-description = Ein Kartentisch, an dem alle Platz haben: im Browser, mit Freunden oder Bots, in fünf Sprachen, kostenlos und ohne Konto.
ui-app-noscript = Penultimate wird im Browser gespielt und braucht JavaScript. Bitte schalte es für diese Seite ein.
ui-app-invitation = { $host } lädt dich zum Spielen ein: { $deck }

## Deine Tische

ui-own-tables = Deine Tische
ui-own-table = { $others ->
    [0] Tisch { $code }
   *[other] Mit { $names }
  }
ui-own-state = { $state ->
    [yours] Du bist am Zug
    [theirs] { $name } ist am Zug
    [lobby] Noch nicht ausgeteilt
    [round-over] Zwischen zwei Runden
    [match-over] Spiel zu Ende
   *[unknown] Tisch { $code }
  }

## Einladungen

ui-invited-by = { $host } lädt dich ein
ui-invited-to = { $changed ->
    [0] { $deck }
   *[other] { $deck }, mit Hausregeln
  }
ui-invited-with = Am Tisch: { $names }
ui-invited-full = Kein Platz ist frei. { $watching ->
    [yes] Du kannst zuschauen.
   *[no] { "" }
  }
ui-invited-gone = Diese Einladung führt ins Leere: Den Tisch { $code } gibt es nicht mehr.
ui-join-other = Als jemand anderes mitspielen
ui-watch-other = In einem anderen Tab zuschauen
ui-invite-now = { $how ->
    [watch] Während einer Partie kann zuschauen, wer kommt.
   *[no] Während einer Partie kann sonst niemand herein.
  }
ui-seat-held = Du hast einen Platz an diesem Tisch.
ui-seat-back = Zurück auf deinen Platz
ui-elsewhere-title = Dieser Platz ist in einem anderen Tab offen
ui-elsewhere-help = Dort spielst du weiter. { $other ->
    [join] Hier kannst du den Platz zurückholen oder als jemand anderes mitspielen.
    [watch] Hier kannst du den Platz zurückholen oder zuschauen: Kein anderer Platz ist frei.
   *[no] Hier kannst du den Platz zurückholen.
  }
ui-elsewhere-take = Hierher zurückholen
ui-to-start = Zur Startseite

## Gehen

ui-leave-question = Den Tisch verlassen?
ui-leave-playing = Ein Bot spielt für dich weiter. Dein Platz bleibt deiner: Du kannst jederzeit zurückkommen.
ui-leave-open = Dein Platz wird für andere frei.
ui-leave-stay = Bleiben

## Ohne Verbindung

ui-refusal-no-answer = Der Server antwortet nicht. Gibt es eine Verbindung?
ui-no-line = Ohne Verbindung kannst du die Regeln lesen und die Einstellungen ändern. Zum Spielen brauchst du eine.
ui-connecting = Verbindung wird aufgebaut …
ui-share = Teilen
