# 為什麼不能這樣做：一句話說明不行的事和背後的規則。

refusal-match-over = 整場遊戲已經結束，不能再出牌了。
refusal-round-over = 這一輪已經結束，請進入下一輪。
refusal-no-such-player = 這一桌沒有這位玩家。
refusal-not-your-turn = { $rule ->
    [HOUSE-4] 還沒輪到你，不等輪到就出的只能是和最上面完全相同的有色牌。
   *[other] { $turn-known ->
        [yes] 還沒輪到你，現在輪到{ $turn }。
       *[no] 還沒輪到你。
      }
  }
refusal-not-in-hand = { $card-known ->
    [yes] 你的手牌裡沒有{ $card }。
   *[no] 你的手牌裡沒有這張牌。
  }
refusal-answer-first = { $rule ->
    [ACT-2] 這張牌擋不住罰抽兩張或萬用罰抽四張：請抽牌，或用別的方式回應。
    [HOUSE-1] 罰抽兩張和萬用罰抽四張不能混著疊：請疊同一種，或抽牌，或用別的方式回應。
    [STAR-4] 只有另一張無敵星星能回應無敵星星：請出一張，或抽牌。
    [HOUSE-4] 現在不能搶出：要先等別人回應或選擇。
    [HOUSE-5] 請先選要和誰交換手牌，遊戲才能繼續。
    [CUST-2] 要先執行問號方塊的規則，遊戲才能繼續。
   *[other] 有攻擊在等你回應：請先抽牌或回應，遊戲才能繼續。
  }
refusal-colour-needed = { $rule ->
    [OPEN-4] 第一張牌還沒有顏色：請先指定顏色。
   *[other] 這張牌需要顏色：請說出接下來用哪個顏色。
  }
refusal-only-the-drawn-card = 抽牌之後，這個回合只能出剛抽到的那張牌。
refusal-no-match = { $card-known ->
    [yes] { $top-known ->
        [yes] { $card }不能出在{ $top }上：顏色、數字或符號要相同。
       *[no] { $card }不能出：顏色、數字或符號要相同。
      }
   *[no] 這張牌不能出：顏色、數字或符號要相同。
  }
refusal-no-such-colour = 只有萬用牌才指定顏色，而且只能是藍色、綠色、紅色或黃色。
refusal-must-play = { $rule ->
    [TURN-4] 你有對應的牌，而這一桌規定這時必須出牌，不能抽牌。
    [TURN-6] 沒有牌可抽了，而你可以出牌，所以必須出牌。
    [HOUSE-3] 這一桌規定，抽到能出的牌就必須出。
   *[other] 你可以出牌，而這一桌規定能出就必須出。
  }
refusal-nothing-drawn = 只有剛抽到的牌才能選擇留下。
refusal-nothing-to-challenge = 沒有可以質疑的：只有針對你的萬用罰抽四張才能質疑。
refusal-nothing-to-answer = 沒有需要回應的：沒有罰抽兩張或萬用罰抽四張在等你。
refusal-uno-too-early = 現在喊 UNO 太早了：請在輪到你而且剩兩張牌時喊，或在出倒數第二張牌時喊。
refusal-already-called = 你已經喊過 UNO 了。
refusal-too-late = 現在抓太晚了：下一個回合已經開始。
refusal-nothing-to-catch = 沒有可以抓的：只能抓還欠 UNO 的其他玩家。
refusal-no-coaching-rule = 這一桌要求別人出某張牌不會受罰，所以不能指控。
refusal-not-now = { $rule ->
    [TURN-3] 你這個回合已經抽過牌了：請出那張牌或留下。
    [HOUSE-3] 你這個回合已經抽過牌了，而這一桌規定那張牌必須出。
    [HOUSE-4] 現在不能搶出：要先等剛抽到的牌處理完。
   *[other] 現在不能這樣做。
  }

# 為什麼一條規則不能寫在問號方塊上。

custom-error-text = 規則必須是一行文字，1到{ $characters }個字元。
custom-error-too-many-effects = 一張牌寫不了這麼多：一條規則最多做{ $effects }件事。
custom-error-chosen = 要先選第一位玩家，才能選第二位。
custom-error-number = 這個數字不行：一條規則可以動1到{ $cards }張牌，或讓人跳過1到{ $cards }個回合。
custom-error-one-player = 這裡需要一位玩家，不能是多位。
custom-error-they = 看不出指的是哪位玩家。
custom-error-cards = 沒有這種牌，或者等於全部的牌。
custom-error-nested = 這裡一件事包在另一件事裡：卡牌只能一件一件做。
custom-error-notation = 遊戲看不懂這條規則。
custom-error-too-few-players = 其他玩家沒有那麼多，無法這樣選。
custom-error-no-custom-cards = 這個版本沒有問號方塊。
