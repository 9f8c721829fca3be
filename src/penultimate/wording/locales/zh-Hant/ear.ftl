# 用聽的、用一個按鍵玩：現在在哪裡、誰來誰走、朗讀什麼。

ui-place-start = 首頁。
ui-place-lobby = { $name }的牌桌。牌桌代碼：{ $code }。{ $seats }個座位已有{ $taken }人。
ui-place-table = 牌桌{ $code }。
ui-place-round-over = 這一輪結束了。{ $mine ->
    [yes] 下一輪：{ $key }。
   *[no] 你正在觀戰。
  }
ui-place-match-over = 整場遊戲結束了。{ $mine ->
    [yes] 再玩一場：{ $key }。
   *[no] 你正在觀戰。
  }
ui-place-replay = 正在回顧整場遊戲。用方向鍵逐步查看，按 Esc 返回。
ui-passing-came = { $name }入座了。
ui-passing-left = { $name }離開了牌桌。
ui-passing-bot-came = 電腦{ $name }入座了。
ui-passing-bot-left = 電腦{ $name }離開了牌桌。
ui-code-short = 牌桌代碼有六個字母。
ui-key-button = 「{ $action }」按鈕
ui-action-play-drawn = 出剛抽到的牌
ui-action-card = 第{ $number }張牌
ui-action-earlier = 上一件事
ui-action-later = 下一件事
ui-history-end = { $end ->
    [first] 在這之前沒有別的事。
   *[last] 之後還沒有發生別的事。
  }
ui-letters = 使用單鍵指令
ui-letters-help = 關閉後，字母、數字與空白鍵留給螢幕閱讀器或語音控制；仍可用 Tab、方向鍵與 Enter 玩。
ui-read-aloud = 朗讀
ui-read-aloud-help = 瀏覽器會說出發生的事與你的提問，不需要螢幕閱讀器。
ui-voice = 聲音
ui-voice-any = 瀏覽器預設
ui-voice-rate = 語速
ui-voice-try = 試聽
ui-voice-sample = 輪到你了。你有七張牌。
ui-switch = 單鍵操作
ui-switch-help = 能做的事會逐一標示；按一個鍵（空白鍵或 Enter）或點任何地方，就選取標示的那一項。
ui-switch-pace = 每項停留秒數
ui-card-size = 牌的大小
ui-text-size = 文字大小
ui-size = { $size ->
    [normal] 一般
    [large] 大
   *[huge] 特大
  }
