# 網頁作為應用程式：載入之前或分享連結時看到的文字，以及如何回到自己的座位。

ui-app-description = 人人都能入座的牌桌：用瀏覽器就能玩，找朋友或電腦玩家都行，支援五種語言，免費，不用註冊。
ui-app-noscript = Penultimate 在瀏覽器裡玩，需要 JavaScript。請為這個網頁啟用它。
ui-app-invitation = { $host }邀你一起玩：{ $deck }

## 你的牌桌

ui-own-tables = 你的牌桌
ui-own-table = { $others ->
    [0] 牌桌 { $code }
   *[other] 和{ $names }
  }
ui-own-state = { $state ->
    [yours] 輪到你了
    [theirs] 輪到{ $name }
    [lobby] 還沒發牌
    [round-over] 兩局之間
    [match-over] 整場遊戲結束
   *[unknown] 牌桌 { $code }
  }

## 邀請

ui-invited-by = { $host }邀請你
ui-invited-to = { $changed ->
    [0] { $deck }
   *[other] { $deck }，有自訂規則
  }
ui-invited-with = 在座的有：{ $names }
ui-invited-full = 沒有空位了。{ $watching ->
    [yes] 你可以觀戰。
   *[no] { "" }
  }
ui-invited-gone = 這個邀請已經失效：沒有牌桌 { $code }。
ui-join-other = 以另一個人的身分加入
ui-watch-other = 在另一個分頁觀戰
ui-invite-now = { $how ->
    [watch] 比賽進行中，來的人可以觀戰。
   *[no] 比賽進行中，其他人無法進來。
  }
ui-seat-held = 你在這張牌桌有座位。
ui-seat-back = 回到你的座位
ui-elsewhere-title = 這個座位已在另一個分頁開啟
ui-elsewhere-help = 遊戲在那邊繼續。{ $other ->
    [join] 你可以在這裡拿回座位，或以另一個人的身分加入。
    [watch] 你可以在這裡拿回座位，或觀戰：沒有其他空位。
   *[no] 你可以在這裡拿回座位。
  }
ui-elsewhere-take = 在這裡拿回
ui-to-start = 回到首頁

## 離開

ui-leave-question = 要離開牌桌嗎？
ui-leave-playing = 電腦玩家會代你繼續。座位仍是你的，隨時可以回來。
ui-leave-open = 你的座位會空出來給別人。
ui-leave-stay = 留下

## 沒有連線時

ui-refusal-no-answer = 伺服器沒有回應。有網路連線嗎？
ui-no-line = 沒有連線時，你可以閱讀規則、調整設定；要玩就需要連線。
ui-connecting = 連線中……
ui-share = 分享
