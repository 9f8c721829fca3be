# 終端機裡的牌桌。可以輸入的詞用 | 分開，第一個會出現在說明和清單裡。

terminal-words-play = 出牌 | 出
terminal-words-draw = 抽牌 | 抽
terminal-words-keep = 留下 | 留
terminal-words-accept = 接受
terminal-words-challenge = 質疑
terminal-words-uno = uno
terminal-words-catch = 抓到 | 抓
terminal-words-colour = 顏色
terminal-words-accuse = 指控
terminal-words-uphold = 有犯規 | 有錯
terminal-words-dismiss = 沒有犯規 | 沒有錯 | 沒錯
terminal-words-abstain = 棄權
terminal-words-own-up = 承認
terminal-words-choose = 選 | 選擇
terminal-words-confirm = 確認 | 完成
terminal-words-next = 下一輪 | 繼續
terminal-words-top = 最上面
terminal-words-hand = 手牌 | 牌 | 我的牌
terminal-words-playable = 能出的牌
terminal-words-counts = 牌數
terminal-words-scores = 分數
terminal-words-last = 剛才
terminal-words-turn = 輪到誰 | 誰
terminal-words-time = 時間
terminal-words-asked = 現在
terminal-words-help = 說明 | 幫助
terminal-words-hint = 提示
terminal-words-why = 為什麼
terminal-words-rule = 規則
terminal-words-question-cards = 自訂規則
terminal-words-options = 選項
terminal-words-write = 寫
terminal-words-erase = 擦掉
terminal-words-agree = 同意
terminal-words-decline = 反對
terminal-words-sit-in = 不等
terminal-words-start = 開始
terminal-words-say = 說
terminal-words-verbosity = 詳細
terminal-words-quit = 離開 | 結束
terminal-words-yes = 是 | 好
terminal-words-brief = 簡短
terminal-words-normal = 一般
terminal-words-full = 全部

## 開始與結束

terminal-welcome = 和你一起玩的有{ $others }。輸入 ? 看說明。
terminal-resumed = 和{ $others }的遊戲繼續。輸入 ? 看說明。
terminal-unfinished = 和{ $others }的遊戲還沒結束，停在第{ $round }輪。按 Enter 繼續那一場；輸入「是」就開新的一場，把舊的收起來。
terminal-put-away = 和{ $others }的遊戲收起來了。要繼續玩：penultimate play --resume { $name }
terminal-edition = 版本：{ $edition }。
terminal-option = { $option }：{ $value }。
terminal-kept = 遊戲已保存。要繼續玩：penultimate play --resume
terminal-record = 整場遊戲的紀錄：{ $path }
terminal-no-record = 紀錄無法寫入：{ $problem }
terminal-not-kept = 遊戲無法保存：{ $problem }
terminal-leave = 要離開嗎？輸入「是」離開，按 Enter 留下。
terminal-stays = 你留下來。
terminal-input-ended = 輸入已結束。
terminal-goodbye = 下次見！

## 清單

terminal-or = 或
terminal-quoted = 「{ $text }」
terminal-item = { $number }) { $text }
terminal-hand = 你的牌：{ $cards }。
terminal-hand-none = 你沒有手牌。
terminal-can = 你可以出：{ $cards }。
terminal-can-or-draw = 你可以出：{ $cards }。也可以抽牌。
terminal-can-draw = 沒有能出的牌：請抽牌。
terminal-rest = 其餘：{ $cards }。
terminal-choices = { $choices }。

## 一步的名稱

terminal-do-play = 出{ $card }
terminal-do-play-colour = 出{ $card }並指定{ $colour }
terminal-do-play-uno = 出{ $card }並喊 UNO
terminal-do-play-colour-uno = 出{ $card }、指定{ $colour }並喊 UNO
terminal-do-draw = 抽牌
terminal-do-keep = 留下這張牌
terminal-do-accept = 抽{ $cards }張牌
terminal-do-challenge = 質疑
terminal-do-uno = 喊 UNO
terminal-do-catch = 抓到{ $player }
terminal-do-colour = 指定{ $colour }
terminal-do-accuse = 指控{ $player }
terminal-do-uphold = 有犯規
terminal-do-dismiss = 沒有犯規
terminal-do-abstain = 棄權
terminal-do-own-up = 承認
terminal-do-choose = 選{ $player }
terminal-do-choose-cards = 選{ $cards }
terminal-do-choose-enough = 到此為止
terminal-do-choose-way = { $way ->
    [yes] 願意
    [no] 不願意
    [1] 第一個
    [2] 第二個
    [3] 第三個
    [4] 第四個
   *[other] { $way }
  }
terminal-do-confirm = 確認已經做到
terminal-do-next = 進入下一輪
terminal-nobody = 沒有人

## 詢問

terminal-go-on = 按 Enter 繼續。之前還可以說：uno，或用 x 抓人。
terminal-jump-in = 你可以用{ $card }搶出。按 Enter 放過。
terminal-which-colour = 要什麼顏色？藍色 (b)、綠色 (g)、紅色 (r) 或黃色 (y)。按 Enter 收回這張牌。
terminal-no-colour = 「{ $text }」不是顏色。
terminal-card-back = 這張牌留在你手上。
terminal-bluff = 你手上有牌，照規則不能出萬用罰抽四張：出了就是虛張聲勢，如果{ $player }質疑，就要由你抽牌。只有你知道這件事。輸入「是」還是要出，按 Enter 收回。
terminal-next-round = 按 Enter 進入下一輪。在那之前，你可以在問號方塊上寫規則：輸入「寫 1」，再接你的規則。
terminal-next-round-plain = 按 Enter 進入下一輪。

## 看不懂、不允許

terminal-unknown = 看不懂「{ $text }」。輸入 ? 看說明。
terminal-did-you-mean = 你是說「{ $word }」嗎？
terminal-several = 「{ $text }」可能是{ $meanings }。請再多打一些。
terminal-none-of-colour = 你沒有{ $colour }的牌。
terminal-none-of-face = 你沒有這種牌：{ $face }。
terminal-understood = 你要：{ $move }。
terminal-refused = { $reason }（{ $rule }）
terminal-why-hint = 想看規則，請輸入「為什麼」。
terminal-no-number = 清單裡沒有{ $number }號，只有1到{ $most }。
terminal-no-numbers = 現在沒有清單可以選{ $number }。
terminal-whom = { $command ->
    [catch] 抓到誰？例如：抓到{ $player }
   *[accuse] 指控誰？例如：指控{ $player }
  }
terminal-possible = 現在可以：{ $moves }。
terminal-impossible = 現在只能發問。輸入 ? 看說明。
terminal-rule = { $rule }：{ $text }
terminal-no-why = 剛才沒有被拒絕的事。要看規則，例如輸入：規則 TURN-1
terminal-no-such-rule = 沒有 { $rule } 這條規則。各章如下：
terminal-chapter = { $chapter }：{ $rules }。
terminal-rule-how = 要看一條規則，例如輸入：規則 TURN-1。要看一整章：規則 TURN。
terminal-hint = 好的電腦會：{ $move }。
terminal-no-hint = 現在沒有可以建議的。

## 問號方塊

terminal-card-blank = 問號方塊{ $which }是空白的，當作萬用牌。
terminal-card-rule = 問號方塊{ $which }：「{ $words }」
terminal-card-means = 遊戲的理解：{ $said }
terminal-card-dare = 這件事遊戲自己做不到：由玩家來做，其他人確認已經做到。
terminal-card-unknown = 看不懂的部分：{ $words }。
terminal-write-how = 例如輸入：寫 1 下一位玩家抽兩張牌
terminal-write-instead = 你的意思是{ $words }嗎？輸入「是」改用這一句，按 Enter 保留原來的。
terminal-write-sure = 要寫在問號方塊{ $which }上嗎？輸入「是」寫上，按 Enter 不寫。
terminal-write-left = 什麼都沒寫。
terminal-write-first = 請為問號方塊{ $which }寫一條規則，或按 Enter 讓它空白。
terminal-bots-agree = 電腦都同意。
terminal-bots-object = 電腦不同意：{ $reason ->
    [ends-at-once] 出這張牌多半會讓這一輪馬上結束。
   *[never-ends] 一輪會永遠結束不了。
  }
terminal-trial = { $length ->
    [longer] 一輪大約會長{ $percent }%。
    [shorter] 一輪大約會短{ $percent }%。
   *[same] 一輪的長短大致不變。
  }
terminal-proposed = { $by-is ->
    [you] 你想在問號方塊{ $which }寫上：「{ $words }」正在問其他人。
   *[other] { $by }想在問號方塊{ $which }寫上：「{ $words }」請輸入「同意」或「反對」。
  }
terminal-proposed-erase = { $by-is ->
    [you] 你想擦掉問號方塊{ $which }上的規則。正在問其他人。
   *[other] { $by }想擦掉問號方塊{ $which }上的規則。請輸入「同意」或「反對」。
  }
terminal-proposed-sit-in = { $by-is ->
    [you] 你提議先由電腦代替{ $name }繼續玩。正在問其他人。
   *[other] { $by }提議先由電腦代替{ $name }繼續玩。請輸入「同意」或「反對」。
  }
terminal-no-proposal = 沒有人提議。
terminal-declined = { $by-is ->
    [you] 你不同意：問號方塊{ $which }維持原樣。
   *[other] { $by }不同意：問號方塊{ $which }維持原樣。
  }
terminal-declined-sit-in = { $by-is ->
    [you] 你不同意：繼續等{ $name }。
   *[other] { $by }不同意：繼續等{ $name }。
  }
terminal-withdrawn = 這個提議取消了。
terminal-agreed = 你同意了。
terminal-sit-in-whom = 不等誰？例如：不等{ $player }

## 伺服器上的牌桌

terminal-joined = 你坐在{ $code }桌，名字是{ $name }。
terminal-lobby = 桌上有：{ $players }。{ $free ->
    [0] 座位都滿了。
   *[other] 還有{ $free }個空位。
  }
terminal-lobby-host = 輸入「開始」開始遊戲。
terminal-lobby-wait = 由{ $host }開始遊戲。
terminal-rematch = Enter：準備再玩一場。離開：不玩了。
terminal-ready = 你準備好了，正在等其他人。
terminal-said = { $name }：{ $text }
terminal-said-phrase = { $name }：{ $text }
terminal-came = { $name }坐下了。
terminal-went = { $name }離開了。
terminal-away = { $name }斷線了。
terminal-away-how = 不想等{ $name }的話，請輸入：不等 { $typed }
terminal-back = { $name }回來了。
terminal-sits-in = 電腦代替{ $name }玩。
terminal-time-left = { $kind ->
    [dare] 再過{ $seconds }秒，不管有沒有人確認，這條規則都算做完。
   *[turn] { $seat-is ->
        [you] 你還有{ $seconds }秒。
       *[other] { $seat }還有{ $seconds }秒。
      }
  }
terminal-no-clock = 現在沒有計時，慢慢來。
terminal-time-short = 你的回合還剩{ $seconds }秒；之後電腦會替你走一步。
terminal-missed = 你錯過了一些事：現在的情形如下。
terminal-waiting = 要等抓人的時間過去，才會出這一步。
terminal-left = 你離開了牌桌。要回來：penultimate play --join { $code } --server { $server }
terminal-record-at = 整場遊戲的紀錄：{ $link }
terminal-trying-again = 連線中斷，正在重試。
terminal-restarting = 伺服器正在重新啟動，正在重試。
terminal-connected-again = 連線恢復了。

terminal-lost-unreachable = { $detail }沒有回應。
terminal-lost-no-such-table = 沒有這個代碼的牌桌。
terminal-lost-table-full = 這一桌滿了。
terminal-lost-name-taken = 桌上已經有人叫這個名字。請用 --name 換一個。
terminal-lost-bad-name = 這個名字不能用。請用 --name 換一個。
terminal-lost-too-fast = 對伺服器來說太快了，請稍後再試。
terminal-lost-elsewhere = 你的座位在另一個視窗開啟了。
terminal-lost-removed = 房主請你離開了牌桌。
terminal-lost-broken = 這一桌出了問題，請一分鐘後再試。
terminal-lost-closing = 伺服器正在關閉。
terminal-lost-moved = 牌桌已移到另一台伺服器。
terminal-lost-idle = 太久沒有動靜，伺服器中斷了連線。
terminal-lost-not-a-server = { $detail }不像是這個遊戲的伺服器。
terminal-lost-bad-code = 「{ $detail }」不是六個字母的牌桌代碼，也不是牌桌的連結。
terminal-lost-bad-server = 「{ $detail }」不是伺服器的位址。
terminal-lost-other = 伺服器中斷了連線。

terminal-not-done-not-in-the-lobby = 這只能在遊戲開始前做。
terminal-not-done-not-between-rounds = 規則要在遊戲開始前或兩輪之間寫。
terminal-not-done-no-chat = 這裡沒有人可以聊天。
terminal-not-done-no-connection = 現在沒有連線。
terminal-not-done-empty = 沒有要說的話。
terminal-not-done-only-the-host = 只有開桌的人可以這樣做。
terminal-not-done-not-enough-players = 至少要有兩位玩家。
terminal-not-done-no-match-on = 現在沒有進行中的遊戲。
terminal-not-done-stale = 桌上的情形已經變了，請再看一次。
terminal-not-done-cooling-down = 請稍等，才能再抓人。
terminal-not-done-not-away = 那位玩家並沒有離開。
terminal-not-done-not-free = 已經有人這樣提議了。
terminal-not-done-no-such-proposal = 這件事已經決定了。
terminal-not-done-not-yours = 這件事沒有問你。
terminal-not-done-storage = 伺服器目前無法儲存，所以什麼都不能做。
terminal-not-done-moved = 這張牌桌剛移到另一台伺服器，請再試一次。
terminal-not-done-unreachable = 這張牌桌在另一台伺服器上，目前無法連線。
terminal-not-done-went-wrong = 我們這邊出了點問題，什麼都沒有改變。
terminal-read-again = 這一桌出了點問題，將從已儲存的地方繼續。
terminal-not-done-other = 牌桌不接受。

## 說明

terminal-help-aim = 目標：把手牌出完。出一張和最上面的牌同顏色、同數字或同符號的牌；出不了就抽一張。先出完手牌的人贏這一輪。
terminal-help-turn = 出牌可以用清單裡的號碼、記號或名稱：3、r7 或「紅色7」。
terminal-help-colour = 萬用牌要指定顏色：w b 或 5 b。沒寫顏色就會問你。
terminal-help-uno = 出倒數第二張牌時加上 uno：r7 uno。也可以在出牌前後另外輸入 uno。
terminal-help-catch = 有人忘了喊：抓到{ $player }，或 x。
terminal-help-draw = d 是抽一張牌；被罰抽兩張或罰抽四張時，就是抽那些牌。
terminal-help-signs = 記號：先寫顏色 b g r y（藍、綠、紅、黃），再寫 0 到 9、+2、R（迴轉）或 S（禁止）。w 是萬用，w+4 是萬用罰抽四張，w* 是無敵星星，w?1 和 w?2 是問號方塊。
terminal-help-conflict = 單獨的 w 是問輪到誰，單獨的 s 是問分數；w 加上顏色，或「出牌 w」，才是那張牌。
terminal-help-letters = 隨時可以問：t 最上面的牌，h 手牌，p 能出的牌和其他牌不能出的原因，c 每個人的牌數，s 分數，l 剛才的事，w 輪到誰，i 提示和原因。
terminal-help-more = 還有：現在、為什麼、規則 TURN-1、選項、自訂規則、「詳細 簡短」、離開。只要不會弄錯，打詞的開頭就可以。
terminal-help-write = 兩輪之間：輸入「寫 1」加一句話，就在問號方塊1上寫規則；「擦掉 1」擦掉它。
terminal-help-accuse = 有人要求別人出某張牌嗎？指控{ $player }
terminal-braille-line = 點字行：先是連字號和最上面的牌，然後是你的牌。數字用一個字母表示，a 是1，j 是0，後面是顏色的字母。其他代號：
terminal-braille-code = { $code } { $face }
terminal-help-chat = 「說」加上文字：聊天。
terminal-help-table = 和別人同桌時：「同意」或「反對」是回答提議；「不等{ $player }」是提議讓電腦代替不在的人；「時間」是問你還能想多久。
terminal-verbosity = { $level ->
    [brief] 只報告最重要的事。
    [full] 什麼都報告。
   *[normal] 照平常報告。
  }
terminal-verbosity-how = 輸入「詳細」，再加上簡短、一般或全部。
terminal-no-question-cards = { custom-error-no-custom-cards }

## 啟動時

terminal-error-no-game = 沒有可以繼續的遊戲。
terminal-error-damaged = 保存的遊戲無法讀取：{ $path }
terminal-error-option-form = 選項要寫成「名稱=值」，不是「{ $text }」。
terminal-error-rules = 問號方塊有兩張，最多給兩條規則。
terminal-error-name = 名字是一行1到24個字。
terminal-error-level = 沒有「{ $text }」這個等級，只有{ $levels }。
terminal-error-bot = 這個電腦玩家無法參加：{ $problem }
terminal-bot-faults = 有電腦出錯，由新手代為出牌：{ $problem }
