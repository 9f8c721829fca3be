# 隨時可以問的問題的回答。

question-top = { $state ->
    [named] 最上面是{ $card-bare }，顏色是{ $card-colour }。
    [open] 最上面是{ $card }，還沒指定顏色。
   *[plain] 最上面是{ $card }。
  }
question-turn = { $seat-is ->
    [you] 輪到你。
    [nobody] 現在沒有輪到任何人。
   *[other] 輪到{ $seat }。
  }{ $left ->
    [yes] 方向往左。
   *[no] 方向往右。
  }
question-hand = { $cards-count ->
    [0] 你沒有手牌。
   *[other] 你有{ $cards-count }張牌：{ $cards }。
  }
question-hand-by-colour = { $count ->
    [0] 你沒有手牌。
   *[other] 你有{ $count }張牌。{ $groups }
  }
hand-group = { $group ->
    [blue] 藍色
    [green] 綠色
    [red] 紅色
    [yellow] 黃色
   *[wild] 萬用牌
  }：{ $cards }。
question-playable = { $cards-count ->
    [0] 你沒有能出的牌。
   *[other] 你可以出：{ $cards }。
  }
obstacle = { $code ->
    [not-your-turn] 還沒輪到你。
    [only-the-drawn-card] 現在只能出剛抽到的牌。
    [answer-first] 要先回應攻擊。
    [colour-needed] 要先指定顏色。
    [no-match] 不對應：{ $cards }。
   *[other] 現在不能出：{ $cards }。
  }
question-counts = 牌數：{ $each }。
each-count = { $seat-is ->
    [you] 你有{ $number }張
   *[other] { $seat }有{ $number }張
  }
question-scores = 分數：{ $each }。到{ $target }分遊戲結束。
each-hand = { $seat-is ->
    [you] { $cards-count ->
        [0] 你沒有手牌了。
       *[other] 你還有{ $cards }。
      }
   *[other] { $cards-count ->
        [0] { $seat }沒有手牌了。
       *[other] { $seat }還有{ $cards }。
      }
  }
question-last-none = 還沒發生任何事。

## 現在要誰做什麼

asked-colour = { $seat-is ->
    [you] 請指定第一張牌的顏色：藍色、綠色、紅色或黃色。
   *[other] { $seat }要指定第一張牌的顏色。
  }
asked-turn = { $seat-is ->
    [you] { $ways ->
        [play] 請出牌。
        [draw] 沒有能出的牌，請抽牌。
       *[all] 請出牌或抽牌。
      }
   *[other] 輪到{ $seat }出牌或抽牌。
  }
asked-drawn = { $seat-is ->
    [you] { $card-known ->
        [yes] 你抽到{ $card }：可以出，也可以留下。
       *[no] 可以出剛抽到的牌，也可以留下。
      }
   *[other] { $seat }抽了牌，可以出那張牌或留下。
  }
asked-answer = { $seat-is ->
    [you] { $plus-four ->
        [yes] { $ways ->
            [draw] { $attacker }出了萬用罰抽四張：請抽{ $cards }張牌或質疑。
           *[all] { $attacker }出了萬用罰抽四張：請抽{ $cards }張牌、質疑，或用可以回應的牌回應。
          }
       *[no] { $ways ->
            [draw] { $attacker }攻擊你：請抽{ $cards }張牌。
           *[all] { $attacker }攻擊你：請抽{ $cards }張牌，或用可以回應的牌回應。
          }
      }
   *[other] { $seat }要抽{ $cards }張牌或回應。
  }
asked-choose = { $seat-is ->
    [you] 請選{ $players }位玩家。
   *[other] { $seat }要選{ $players }位玩家。
  }
asked-confirm = { $seat-is ->
    [you] 照你的牌上寫的做，由其他人確認：{ $words }
   *[other] 照{ $seat }的牌上寫的做到之後，請確認：{ $words }
  }
asked-round-over = 這一輪結束了，請進入下一輪。
asked-match-over = 整場遊戲結束了。
asked-accusation = { $asks ->
    [vote] { $by-is ->
        [you] 你
       *[other] { $by }
      }說{ $seat }要求別人出某張牌，對嗎？請投「有犯規」或「沒有犯規」，或棄權。
    [own-up] { $by }指控你要求別人出某張牌。你可以承認。
   *[nothing] { $seat-is ->
        [you] 你被指控要求別人出某張牌，由其他人投票。
       *[other] { $seat }被指控要求別人出某張牌，由其他人投票。
      }
  }

## 為什麼這樣提示，以及知道時說出這一輪的勝算

hint-only-move = 現在只能這樣做。
hint-goes-out = 這是你最後一張牌，出了就贏這一輪。
hint-call-uno = 你只剩一張牌，還沒喊 UNO。
hint-catch = { $seat }只剩一張牌，卻沒喊 UNO。
hint-aside = 遊戲正在等這一步，對你也沒有損失。
hint-jump-in = 它和最上面的牌一模一樣，不輪到你也可以出。
hint-hits-next = 下一個是{ $seat }，只剩{ $cards }張牌，{ $draws ->
    [0] 而且會被跳過。
   *[other] 還得抽{ $draws }張。
  }
hint-takes-another-turn = 只有你們兩個人，出完馬上又輪到你。
hint-longest-colour = 接下來可以繼續出{ $colour }：你還有{ $cards }張。
hint-brings-colour = 顏色變成{ $colour }，這種顏色你有{ $cards }張。
hint-wild-needed = { $cards ->
    [0] 只有萬用牌能出。
   *[other] 只有萬用牌能出，而且{ $colour }你有{ $cards }張可以接著出。
  }
hint-saves-wilds = 萬用牌就留到沒有別的牌可出的時候。
hint-sheds-points = 萬一別人先出完，手上最好別留著這{ $points }分。
hint-sends-it-back = 這樣{ $cards }張牌由{ $seat }抽，不是你。
hint-sends-it-on = 這樣得抽{ $cards }張的是{ $seat }，不是你。
hint-take-it = 要抽{ $cards }張，但別的選擇可能更吃虧。
hint-likely-bluff = { $seat }很可能在虛張聲勢，值得冒險。
hint-draw = 現在能出的牌，留到以後更有用。
hint-keep = 這張牌留到以後更有用。
hint-colour = { $colour }你有{ $cards }張，可以接著出。
hint-choose = 沒有人的牌比{ $seat }更少：只有{ $cards }張。
hint-best-chance = 在所有能做的之中，這一步最有希望。
hint-chance = 贏這一輪的機會：大約{ $chance }%。

## 一次機會與它的按鍵，以及時間到了

chance-drawn = 按{ $play }出牌，按{ $keep }留下。
chance-challenge = 你可以質疑：{ $key }。
chance-catch = { $seat }沒有喊 UNO。要抓：{ $key }。
time-up = { $seat-is ->
    [you] 你的時間到了：由電腦替你出牌。
   *[other] { $seat }的時間到了：由電腦代打。
  }
