# 瀏覽器裡的頁面。

ui-motto = 只差最後一張牌。
ui-language = 語言
ui-menu = 選單
ui-close = 關閉
ui-cancel = 取消
ui-cancelled = 已取消。
ui-add = 加入
ui-retry = 立即重試

## 開始

ui-name = 你的名字
ui-name-default = 訪客
ui-play-now-title = 馬上玩
ui-play-now = 開始玩
ui-opponents = 對手人數
ui-level = 對手程度
ui-level-beginner = 新手
ui-level-easy = 簡單
ui-level-good = 不錯
ui-level-best = 最強
ui-pace = 對手速度
ui-pace-quick = 快
ui-pace-human = 像真人
ui-pace-slow = 慢
ui-new-table = 開新牌桌
ui-join-by-code = 有牌桌代碼嗎？
ui-join = 加入
ui-watch = 觀戰
ui-watching = 你正在觀戰。
ui-return = 回到牌桌 { $code }
ui-invited = 你受邀加入牌桌 { $code }

## 開局前

ui-lobby = { $name }的牌桌
ui-seats = 座位：{ $taken } / { $seats }
ui-seats-count = 座位數
ui-empty-seat = 空位
ui-seat-state = { $kind ->
    [bot] { $level ->
        [beginner] 電腦，新手
        [easy] 電腦，簡單
        [good] 電腦，不錯
        [best] 電腦，最強
       *[none] 電腦
      }
    [person] { $sitting-in ->
        [yes] 離開中，由電腦代打
       *[no] { $connected ->
            [yes] 在場
           *[no] 離開中
          }
      }
   *[empty] { "" }
  }
ui-host = 房主
ui-add-bot = 加入電腦
ui-start = 發牌
ui-wait-for-host = 由{ $name }開始遊戲。
ui-invite = 邀請其他人
ui-code = 牌桌代碼
ui-qr = 邀請的 QR 碼
ui-copy = 複製連結
ui-copied = 已複製
ui-options = 這張牌桌的玩法
ui-table-options = 時間與觀眾
ui-table-catch-seconds = 抓忘喊 UNO 的秒數
ui-table-turn-seconds = 每回合秒數（0：不計時）
ui-table-away-seconds = 玩家離開後由電腦代打前的秒數
ui-table-dare-seconds = 執行自訂規則的秒數
ui-table-watching = 允許觀戰
ui-table-chat = 聊天
ui-rules-behind = 規則：{ $rules }
ui-fair = 公平洗牌
ui-fair-help = 這個封印代表洗牌的結果，在第一次發牌前就已固定。加上你自己的幾個字，就沒有人能事先安排牌序。整場遊戲結束後，每個人都能查驗。
ui-commitment = 洗牌的封印：
ui-own-seed = 你為洗牌加上的字

## 問號方塊

ui-custom-rules = 問號方塊
ui-custom-help = 用你自己的話寫下規則。所有人同意後才生效；沒有規則時，這張牌就是普通的萬用牌。
ui-rule-none = 問號方塊 { $which } 是空白的：普通的萬用牌。
ui-rule-write = 為第{ $which }張寫規則
ui-rule-change = 更改第{ $which }張的規則
ui-rule-erase = 擦掉第{ $which }張的規則
ui-rule-label = 問號方塊 { $which } 的規則
ui-rule-example = 其他所有人抽一張牌
ui-rule-understood = 理解為：
ui-rule-as-dare = 遊戲無法自行執行這條規則。出牌時會顯示給大家看，再由其他人確認已經做到。
ui-rule-dare = 由玩家自己執行。
ui-rule-unknown = 看不懂的部分：
ui-rule-meant = 你的意思是：
ui-rule-examples = 這張牌能做什麼
ui-rule-propose = 提議
ui-suggestions = 建議
ui-proposal-rule = { $by }為問號方塊 { $which } 提議：
ui-proposal-erase = { $by }想擦掉問號方塊 { $which } 的規則。
ui-proposal-sit-in = { $by }提議由電腦代替{ $name }繼續。
ui-proposal-waits = 還需要同意的人：{ $names }
ui-decided = { $kind ->
    [rule] { $adopted ->
        [yes] 一致同意：問號方塊 { $which } 的規則現在生效。
       *[no] 沒有一致同意：問號方塊 { $which } 維持原狀。
      }
   *[sit-in] { $adopted ->
        [yes] 一致同意：由電腦代打。
       *[no] 沒有一致同意：繼續等待。
      }
  }
ui-agree = 同意
ui-refuse = 拒絕
ui-withdraw = 撤回
ui-trial = 試玩{ $rounds }輪：每輪{ $length ->
    [longer] 長{ $percent }%
    [shorter] 短{ $percent }%
   *[same] 長度不變
  }；出這張牌的人的勝率{ $wins ->
    [more] 增加{ $points }個百分點
    [less] 減少{ $points }個百分點
   *[same] 不變
  }。
ui-trial-ends-at-once = 電腦拒絕：這條規則會讓一輪立刻結束。
ui-trial-never-ends = 電腦拒絕：有這條規則，一輪永遠不會結束。

## 牌桌

ui-table-title = 牌桌 { $code }
ui-title-turn = 輪到你了 – Penultimate
ui-players = 玩家
ui-seat = { $name }{ $bot ->
    [yes] （電腦）
   *[no] { "" }
  }：{ $count }張牌，{ $points }分{ $turn ->
    [yes] ，正在出牌
   *[no] { "" }
  }{ $called ->
    [yes] ，已喊 UNO
   *[no] { "" }
  }{ $misses ->
    [0] { "" }
   *[other] ，要跳過{ $misses }回合
  }{ $dealer ->
    [yes] ，發牌者
   *[no] { "" }
  }{ $away ->
    [yes] ，離開中
   *[no] { "" }
  }
ui-round-number = 第{ $number }輪
ui-points = { $over ->
    [yes] { $points }分，{ $target }分結束
   *[no] { $points }／{ $target }分
  }
ui-asked = 現在要做什麼
ui-actions = 喊牌與協助
ui-hand-part = 第{ $from }–{ $to }張，共{ $count }張
ui-hand = 你的手牌，{ $count }張
ui-hand-card = { $card }{ $drawn ->
    [yes] ，剛抽到
   *[no] { "" }
  }{ $can ->
    [yes] ，可以出
    [choose] ，可以選
   *[no] { "" }
  }
ui-draw-pile = 牌庫，{ $count }張{ $can ->
    [yes] ：抽牌
   *[no] { "" }
  }
ui-draw = 抽牌
ui-keep = 留著
ui-take = 拿{ $count }張
ui-challenge = 質疑
ui-say-in-hand = 在手牌上點選，一次一張。
ui-choose-enough = 到此為止
ui-choose-name = 選{ $name }
ui-choose-way = { $way ->
    [yes] 願意
    [no] 不願意
    [1] 第一個
    [2] 第二個
    [3] 第三個
    [4] 第四個
   *[other] { $way }
  }
ui-confirm-dare = 已經做到
ui-uphold = 有犯規
ui-dismiss = 沒有犯規
ui-abstain = 棄權
ui-own-up = 承認
ui-accuse = { $name }要求別人出牌
ui-choose-colour = 要哪個顏色？
ui-choose-colour-spoken = { $bluff ->
    [yes] 要哪個顏色？小心：這樣是虛張聲勢。按 Esc 取消。
   *[no] 要哪個顏色？按 Esc 取消。
  }
ui-bluff-warning = 只有你知道：你手上有牌，按規則不該出這張。出了就是虛張聲勢，被質疑會成功。
ui-catch = 抓到
ui-catch-name = 抓{ $name }
ui-uno-help = ：剩最後兩張、出倒數第二張時喊
ui-sort = 整理手牌
ui-sorted = { $order ->
    [colour] 已按顏色排列。
    [number] 已按數字排列。
   *[own] 自訂順序。用 Alt 加方向鍵或拖曳來移動牌。
  }
ui-hint-button = 提示
ui-why = 為什麼不能出這張牌？
ui-the-rule = 規則：{ $rule }
ui-can-be-played = { $card } 可以出。
ui-none-of-colour = 你沒有{ $colour }的牌。
ui-hint = { $verb ->
    [play] { $colour-is ->
        [named] 高手會出 { $card }，並指定{ $colour }。
       *[none] 高手會出 { $card }。
      }
    [draw] 高手會抽牌。
    [keep] 高手會留著這張牌。
    [accept] 高手會收下這些牌。
    [challenge] 高手會質疑。
    [colour] 高手會指定{ $colour }。
    [choose] 高手會選{ $seat }。
    [uno] 喊 UNO！
    [catch] 抓{ $seat }！
   *[other] 高手會確認或等待。
  }
ui-move-waits = 你的動作稍後生效：其他人還可以先抓人。
ui-time-short = 你的回合還剩十秒；之後電腦會替你走一步。
ui-missed = 略過了一些事件。
ui-next-round = 下一輪
ui-rematch = 再玩一場
ui-start-anyway = 不等了，開始
ui-waiting-for = 正在等{ $names }。
ui-leave = 離開牌桌
ui-sit-in = 由電腦代替{ $name }繼續
ui-remove = 請{ $name }離開
ui-pass-host = 讓{ $name }當房主
ui-watchers = { $count ->
    [0] 沒有人觀戰。
   *[other] { $count } 人觀戰。
  }
ui-scores = 分數
ui-round = 輪
ui-total = 總分
ui-chart = { $rounds }輪的總分折線圖
ui-log = 發生了什麼
ui-chat = 聊天
ui-chat-text = 訊息
ui-send = 送出
ui-said = { $name }說：{ $text }
ui-phrases = 常用短句
ui-phrase-hello = 你好！
ui-phrase-good-luck = 祝你好運！
ui-phrase-well-played = 打得好！
ui-phrase-thanks = 謝謝！
ui-phrase-sorry = 抱歉！
ui-phrase-oh-no = 糟糕！
ui-phrase-hurry-up = 請快一點。
ui-phrase-one-moment = 請等一下。
ui-phrase-your-turn = 輪到你了。
ui-phrase-haha = 哈哈！
ui-phrase-congratulations = 恭喜！
ui-phrase-goodbye = 再見！
ui-chapters = 章節
ui-drawer-scores = 分數
ui-drawer-log = 發生了什麼
ui-drawer-chat = 聊天
ui-drawer-rules = 規則
ui-drawer-settings = 設定
ui-drawer-keys = 按鍵
ui-drawer-table = 牌桌與玩家

## 最初幾回合

ui-guide = 最初幾回合
ui-guide-done = 我會玩了
ui-guide-wait = 其他人先出牌。你的牌要對應中間那張；箭頭表示方向。
ui-guide-play = 輪到你了！抬起的牌和中間那張的顏色、數字或符號相同。{ $touch ->
    [yes] 點一張，或往上拖。
   *[no] 選一張：點它、往上拖，或用方向鍵和 Enter。
  }
ui-guide-draw = 沒有可出的牌：從牌庫抽一張。
ui-guide-drawn = 剛抽到的牌可以出，也可以留著。
ui-guide-colour = 選擇接下來的顏色。
ui-guide-answer = 你被罰了：收下這些牌，或用下面的方式回應。
ui-guide-uno = 剩兩張牌：出下一張之前先按 UNO，否則其他人可以抓你。
ui-guide-catch = 有人忘了喊 UNO。在下一位出牌前按「抓到！」

## 設定

ui-settings = 設定
ui-theme = 外觀
ui-theme-system = 跟隨系統
ui-theme-light = 淺色
ui-theme-dark = 深色
ui-motion = 動態效果
ui-motion-system = 跟隨系統
ui-motion-full = 牌會飛動
ui-motion-reduced = 沒有動態
ui-hand-order = 手牌順序
ui-hand-order-colour = 按顏色
ui-hand-order-number = 按數字
ui-hand-order-own = 自訂
ui-verbosity = 播報
ui-verbosity-brief = 簡短
ui-verbosity-normal = 一般
ui-verbosity-full = 全部
ui-verbosity-help = 螢幕閱讀器會主動聽到多少。
ui-listens = 由螢幕閱讀器朗讀
ui-listens-help = 有人忘了喊 UNO 時，可以抓的時間從你聽到的時候開始算，而不是從顯示的時候。
ui-sounds = 音效
ui-guide-setting = 說明最初幾回合

## 按鍵

ui-keys = 按鍵
ui-keys-help = 每個問題都會得到回答，而且不移動焦點。要更改按鍵，先按它的按鈕，再按新的鍵。
ui-keys-what = 作用
ui-keys-key = 按鍵
ui-key-space = 空白鍵
ui-key-press = 請按一個鍵
ui-key-change = { $action }：{ $key }。更改
ui-keys-reset = 預設按鍵
ui-action-top = 最上面的牌與顏色
ui-action-hand = 我的手牌
ui-action-hand-by-colour = 按顏色說我的手牌
ui-action-playable = 我能出什麼，其他為什麼不能
ui-action-explain = 為什麼不能出這張牌？
ui-action-counts = 每個人有幾張牌
ui-action-scores = 分數
ui-action-last = 再說一次最近的事件
ui-action-turn = 輪到誰、方向，以及要做什麼
ui-action-draw = 抽牌
ui-action-keep = 留著抽到的牌
ui-action-take = 收下這些牌
ui-action-challenge = 質疑
ui-action-uno = 喊 UNO
ui-action-catch = 抓人
ui-action-next = 下一輪
ui-action-hint = 提示
ui-action-blue = 藍色：指定它，或移到這種牌
ui-action-green = 綠色
ui-action-red = 紅色
ui-action-yellow = 黃色
ui-action-chat = 聊天
ui-action-help = 這份清單
ui-fixed-arrows = 沿著手牌移動
ui-fixed-arrows-key = 方向鍵
ui-fixed-enter = 出這張牌
ui-fixed-enter-key = Enter
ui-fixed-alt-arrows = 移動手中的牌
ui-fixed-alt-arrows-key = Alt＋方向鍵
ui-fixed-escape = 取消、關閉
ui-fixed-escape-key = Esc

## 連線

ui-line-lost = 連線中斷，正在重試……
ui-line-restarting = 伺服器正在重新啟動，正在重試……
ui-line-back = 已重新連線。
ui-not-connected = 目前沒有連線。
ui-problem = 伺服器看不懂。
ui-refused = 牌桌拒絕了。
ui-goodbye-elsewhere = 這個座位已在另一個視窗開啟。
ui-goodbye-broken = 這一桌出了問題，請一分鐘後再試。
ui-goodbye-too-many-problems = 伺服器關閉了連線。
ui-goodbye-removed = 房主請你離開了牌桌。
ui-goodbye-left = 你離開了牌桌。
ui-goodbye-idle = 太久沒有動作，連線已關閉。
ui-refusal-no-such-table = 沒有這個代碼的牌桌。
ui-refusal-table-full = 這張牌桌已滿。你可以觀戰。
ui-refusal-wrong-token = 你在這張牌桌的座位已經不在了。
ui-refusal-name-taken = 這張牌桌已經有人用這個名字。
ui-refusal-bad-name = 不能用這個名字。
ui-refusal-too-many-tables = 目前牌桌太多，請稍後再試。
ui-refusal-no-watching = 這張牌桌不能觀戰。
ui-refusal-watchers-only-watch = 你在觀戰，不能這麼做。
ui-refusal-only-the-host = 只有房主可以這麼做。
ui-refusal-not-in-the-lobby = 只有開局前可以。
ui-refusal-not-between-rounds = 只有兩輪之間可以。
ui-refusal-no-match-on = 目前沒有進行中的遊戲。
ui-refusal-stale = 牌桌已經有了變化，請再看一次。
ui-refusal-not-a-move = 這不是一個動作。
ui-refusal-no-chat = 這張牌桌沒有聊天。
ui-refusal-empty = 沒有可送出的內容。
ui-refusal-no-such-seat = 沒有這個座位。
ui-refusal-not-free = 這個座位有人了。
ui-refusal-not-enough-players = 至少需要兩位玩家。
ui-refusal-bad-option = 這個選項在這裡行不通。
ui-refusal-bad-rule = 這不能成為規則。
ui-refusal-rule-objected = 電腦拒絕這條規則：一輪會立刻結束，或永遠不結束。
ui-refusal-no-such-proposal = 這個提議已經有結果了。
ui-refusal-not-yours = 這不是由你決定。
ui-refusal-not-away = 那位玩家在場。
ui-refusal-cooling-down = 等一下才能再抓人。
ui-refusal-no-hint = 目前沒有提示。
ui-refusal-too-late-for-seeds = 牌已經發了。
ui-refusal-already-waiting = 你的動作已經在等待。
ui-refusal-busy = 牌桌忙碌中，請再試一次。
ui-refusal-match-not-over = 這場遊戲還沒結束，或者沒有這個編號的遊戲。
ui-refusal-match-too-long = 這場遊戲太長，無法回顧。
ui-refusal-storage = 伺服器目前無法儲存，所以什麼都不能做。
ui-refusal-moved = 這張牌桌剛移到另一台伺服器，請再試一次。
ui-refusal-unreachable = 這張牌桌在另一台伺服器上，目前無法連線。
ui-refusal-table-damaged = 這張牌桌已無法讀取。
ui-refusal-went-wrong = 我們這邊出了點問題，什麼都沒有改變。
ui-read-again = 這一桌出了點問題，將從已儲存的地方繼續。

## 回顧

ui-replay = 回顧
ui-replay-title = 回顧整場遊戲
ui-replay-back = 回到牌桌
ui-replay-step = 第{ $step }步，共{ $steps }步
ui-replay-previous = 上一步
ui-replay-next = 下一步
ui-replay-first = 到開頭
ui-replay-last = 到結尾
ui-replay-position = 步數
ui-replay-seat = 誰的視角
ui-replay-all = 所有手牌攤開
ui-replay-download = 下載紀錄
ui-replay-verified = 已查驗：洗牌結果和開局前的封印相符，每個動作都合乎規則。
ui-replay-not-verified = 這份紀錄不成立：{ $problem }
ui-replay-missing = 無法顯示這場遊戲。
ui-replay-hand = { $name }的手牌
ui-replay-holds = { $count }張牌，{ $points }分{ $turn ->
    [yes] ，正在出牌
   *[no] { "" }
  }

## The felt, the rail and the moments

ui-against = 對手：
ui-against-bots = { $count ->
    [1] 一個{ $level ->
        [beginner] 新手電腦
        [easy] 簡單電腦
        [good] 厲害的電腦
       *[best] 最強電腦
      }，{ $deck }
   *[other] { $count }個{ $level ->
        [beginner] 新手電腦
        [easy] 簡單電腦
        [good] 厲害的電腦
       *[best] 最強電腦
      }，{ $deck }
  }
ui-how-to-play = 怎麼玩
ui-leave-short = 離開
ui-send-link = 傳送連結
ui-show-qr = 顯示QR碼
ui-seats-and-bots = 座位與電腦
ui-free = 空位
ui-you = 你
ui-you-small = 你
ui-remove-short = 移除
ui-presets = 玩法
ui-preset-printed = 照規則書
ui-preset-family = 家庭
ui-preset-wild = 狂野
ui-rules-all = 規則，打到{ $target }分
ui-rules-printed = 沒有任何更改。
ui-rules-changed = 更改：{ $names }
ui-own-rules = 你們自己的規則
ui-own-none = 兩張問號方塊都還是空白的。
ui-quoted = 「{ $words }」
ui-here = { $count }位到了
ui-here-help = { $count ->
    [1] 點空位就加入電腦。
   *[other] 發牌時空位會取消。
  }
ui-table = 牌桌
ui-pile = 牌庫 · { $count }
ui-named = { $colour }（指定）
ui-on-top = { $colour } · { $face }
ui-tag-away = 離開
ui-tag-dealer = 發牌
ui-tag-misses = 跳過
ui-sort-word = 排序
ui-why-word = 為何？
ui-all-scores = 所有分數
ui-say-turn = 輪到你
ui-say-right = 你說對了，輪到你
ui-say-fits = { $count ->
    [0] { $draw ->
        [yes] 沒有能出的牌：抽牌。
       *[no] 沒有能出的牌。
      }
    [1] 有1張能出{ $draw ->
        [yes] ，或抽牌。
       *[no] 。
      }
   *[other] 有{ $count }張能出{ $draw ->
        [yes] ，或抽牌。
       *[no] 。
      }
  }
ui-say-drawn = 你抽到{ $card }
ui-say-drawn-help = { $keep ->
    [yes] 出這張，或留著。
   *[no] 出這張。
  }
ui-say-hit = +{ $count } 衝著你來
ui-say-hit-help = { $cards ->
    [0] 來自{ $name }。
    [1] 來自{ $name }。有1張能回應。
   *[other] 來自{ $name }。有{ $cards }張能回應。
  }
ui-say-hit-other = +{ $count } 衝著{ $name }去。
ui-say-choose = 選{ $count }位玩家
ui-say-choose-other = 正在選玩家。
ui-say-colour-other = 正在指定顏色。
ui-say-thinking = { $name }正在想
ui-say-away = { $count ->
    [1] 下一個是你。
   *[other] 再{ $count }個座位輪到你。
  }
ui-say-misses = 你跳過一回合。
ui-say-accused = 有人提出指控
ui-say-dare = 照牌上寫的做
ui-say-lost = 正在尋找牌桌……
ui-take-cost = 跳過這回合
ui-challenge-cost = 錯了多抽2張
ui-star = 星星
ui-star-help = 反彈回去
ui-verdict-laid = { $mine ->
    [yes] 你的+4出在
   *[no] { $name }的+4出在
  }
ui-verdict-on = { $colour }上。
ui-verdict-proof = 手上有：{ $cards }。
ui-verdict-eyes = { $mine ->
    [yes] 你的手牌被看了
   *[no] 只有你看得到
  }
ui-verdict-bluff = 虛張聲勢！
ui-verdict-honest = 沒有騙人。
ui-end-out = { $mine ->
    [yes] 你出完了！
   *[no] { $name }出完了。
  }
ui-end-nobody = 沒有人能繼續。
ui-end-round = { $mine ->
    [yes] 第{ $number }輪是你的，用{ $card }。
    [nobody] 第{ $number }輪沒有贏家。
   *[no] 第{ $number }輪由{ $name }拿下，用{ $card }。
  }
ui-end-held = { $mine ->
    [yes] 他們手上還有
   *[no] 大家手上還有
  }
ui-end-match = { $mine ->
    [yes] 你贏了整場遊戲
    [shared] 你們贏了整場遊戲
   *[no] { $count ->
        [1] { $names }贏了整場遊戲
       *[other] { $names }贏了整場遊戲
      }
  }
ui-rank = 第{ $rank }名
ui-race = 往{ $target }分前進
ui-best-move = { $mine ->
    [yes] 本場最佳：你
   *[no] 本場最佳：{ $name }
  }
ui-best-bluff = { $mine ->
    [yes] 最大膽的虛張聲勢：你
   *[no] 最大膽的虛張聲勢：{ $name }
  }
ui-best-when = 第{ $round }輪：{ $what }
ui-vibration = 震動
ui-plain-felt = 牌桌保持同一顏色
ui-replay-play = 播放
ui-replay-pause = 暫停
ui-replay-speed = 速度 { $times } ×
ui-replay-marks = 標記
ui-replay-mark = 第{ $step }步：{ $what }
ui-replay-proof = 紀錄
ui-replay-seen-by = 視角
ui-replay-all-short = 全部
ui-replay-back-short = 返回
ui-open-record = 開啟紀錄檔
ui-replay-link = 這一刻的網址：
ui-passing-away = { $name }離開了。
ui-passing-bot = { $name }離開了，由電腦代打。
ui-passing-back = { $name }回來了。
ui-caught = 抓到
ui-say-caught = 被抓到：{ $cards }
ui-chances = 勝率
ui-chances-thinking = 正在計算勝率……
ui-chances-about = 在知道所有手牌的情況下，每一步各人贏得整場遊戲的勝率。
ui-chances-missing = 現在無法計算勝率。
ui-chance = { $name } { $percent }%
ui-turning-points = 轉折點
ui-turning-point = { $name }：{ $before }% → { $after }%
