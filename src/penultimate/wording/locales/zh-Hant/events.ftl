# 發生了什麼：每個事件一句話，從聽的人的角度說。以 x- 開頭的名稱只屬於這個語言。

x-seat = { $seat-is ->
    [you] 你
   *[other] { $seat }
  }
x-target = { $target-is ->
    [you] 你
   *[other] { $target }
  }
x-to = { $to-is ->
    [you] 你
   *[other] { $to }
  }
x-by = { $by-is ->
    [you] 你
   *[other] { $by }
  }
x-attacker = { $attacker-is ->
    [you] 你
   *[other] { $attacker }
  }
x-giver = { $giver-is ->
    [you] 你
   *[other] { $giver }
  }
x-first = { $first-is ->
    [you] 你
   *[other] { $first }
  }
x-second = { $second-is ->
    [you] 你
   *[other] { $second }
  }

## 準備

dealer-drawn = { x-seat }抽到{ $card }，用來決定發牌者。
dealer-found = 發牌者是{ x-seat }。
round-began = 第{ $number }輪，由{ $dealer-is ->
    [you] 你
   *[other] { $dealer }
  }發牌。
hand-dealt = { x-seat }拿到{ $cards-count }張牌：{ $cards }。
hand-dealt-face-down = { x-seat }拿到{ $count }張牌。
card-turned-up = 第一張牌是{ $card }。
card-put-back = { $card }不能當第一張牌，放回牌庫底。

## 回合

turn-began = { $seat-is ->
    [you] 輪到你了。
   *[other] 輪到{ $seat }。
  }
card-played = { x-seat }{ $jumped-in ->
    [yes] 搶出
   *[no] 出
  }{ $card-bare }{ $card-named ->
    [yes] ，指定{ $card-colour }
   *[no] { "" }
  }。{ $left ->
    [0] 手牌出完了。
    [1] 剩一張牌。
   *[other] { "" }
  }
colour-awaited = { $seat-is ->
    [you] 請為第一張牌指定顏色。
   *[other] { $seat }要為第一張牌指定顏色。
  }
colour-named = { x-seat }指定{ $colour }。
x-why = { $why ->
   *[turn] { "" }
    [plus-two] 因罰抽兩張，
    [plus-four] 因萬用罰抽四張，
    [opening] 因第一張牌，
    [reflected] 因無敵星星反彈，
    [guilty] 因虛張聲勢被識破，
    [innocent] 因質疑失敗，
    [caught] 因忘了喊 UNO，
    [coaching] 因要求別人出某張牌，
    [custom] 依問號方塊的規則，
    [last-card] 因本輪最後一張牌，
  }
cards-drawn = { x-seat }{ x-why }{ $cards-count ->
    [0] 要抽牌，但沒有牌了
   *[other] 抽{ $cards-count }張牌：{ $cards }
  }。
cards-drawn-face-down = { x-seat }{ x-why }{ $count ->
    [0] 要抽牌，但沒有牌了
   *[other] 抽{ $count }張牌
  }。
card-kept = { $by-choice ->
    [yes] { x-seat }留下這張牌。
   *[no] { x-seat }不能出這張牌。
  }{ $seat-is ->
    [you] 你的回合結束。
   *[other] { "" }
  }
nothing-to-draw = 沒有牌可抽了，{ x-seat }略過。
pile-shuffled = 棄牌堆重新洗牌，新的牌庫有{ $count }張牌。
turn-missed = { x-seat }跳過一個回合。
direction-turned = { $left ->
    [yes] 方向反轉，現在往左。
   *[no] 方向反轉，現在往右。
  }

## 罰抽兩張、萬用罰抽四張、質疑、無敵星星

answer-awaited = { $seat-is ->
    [you] { $attacker }攻擊你：請抽{ $cards }張牌或回應。
   *[other] { x-attacker }攻擊{ $seat }：要抽{ $cards }張牌，除非有回應。
  }
challenged = { x-seat }質疑{ x-target }。
hand-shown = { $seat-is ->
    [you] 你讓{ x-to }看你的手牌：{ $cards }。
   *[other] { $seat }讓{ x-to }看手牌：{ $cards }。
  }
hand-shown-elsewhere = { $seat-is ->
    [you] 你讓{ x-to }看你的手牌。
   *[other] { $seat }只讓{ x-to }看手牌。
  }
challenge-settled = { $guilty ->
    [yes] { x-target }虛張聲勢：質疑成功。
   *[no] { x-target }沒有虛張聲勢：質疑失敗。
  }
card-taken-back = { x-seat }收回{ $card-bare }。最上面又是{ $top }。
reflected = { x-seat }用無敵星星把{ $cards }張牌反彈給{ x-target }。

## UNO

uno-called = { x-seat }喊 UNO！
uno-caught = { $seat-is ->
    [you] { $by }抓到你忘了喊 UNO。
   *[other] { x-by }抓到{ $seat }忘了喊 UNO。
  }

## 問號方塊與自訂規則

rule-written = { $words-is ->
    [empty] 問號方塊{ $which }又是空白的了。
   *[full] 問號方塊{ $which }現在寫著：{ $words }
  }
rule-runs = 問號方塊{ $which }寫著：{ $words }
choice-awaited = { $seat-is ->
    [you] 請選{ $players }位玩家。
   *[other] { $seat }要選{ $players }位玩家。
  }
player-chosen = { x-seat }選了{ $chosen-is ->
    [you] { $seat-is ->
        [you] 自己
       *[other] 你
      }
   *[other] { $chosen }
  }。
x-condition-who = { $condition-who ->
    [me] 出這張牌的人
    [next] 下一位玩家
    [previous] 上一位玩家
    [chosen] 選中的玩家
    [chosen-too] 第二位選中的玩家
    [most] 牌最多的玩家
   *[fewest] 牌最少的玩家
  }
question-asked = { $seat-is ->
    [you] { $question ->
        [hand] 請選{ $cards }張牌給{ $to }。
        [drop] 請選{ $cards }張牌丟掉。
        [bury] 請選{ $cards }張牌放到牌庫底。
        [reveal] 請選一張牌給{ $to }看。
        [pick] 請從{ $to }的手牌選{ $cards }張牌。
        [draft] 請從牌庫頂選{ $cards }張牌。
        [arrange] 這些牌中哪一張先抽？
        [salvage] 請從棄牌堆選{ $cards }張牌。
        [colour] 請選一張牌來決定顏色。
        [number] 請選一張牌來決定數字。
        [vote] 你投票給誰？
        [whom] 你選哪一位玩家？
        [name] 哪個數字？
        [point] 指的是誰？
        [dye] 要哪個顏色？
        [hand-some] 請選最多{ $cards }張牌給{ $to }，或者到此為止。
        [drop-some] 請選最多{ $cards }張牌丟掉，或者到此為止。
        [bury-some] 請選最多{ $cards }張牌放到牌庫底，或者到此為止。
        [pick-some] 請從{ $to }的手牌選最多{ $cards }張牌，或者到此為止。
        [salvage-some] 請從棄牌堆選最多{ $cards }張牌，或者到此為止。
        [may] 你願意嗎？
        [ways] 選其中哪一個？
       *[either] 選哪一個？
      }
   *[other] { $question ->
        [hand] { $seat }要選牌給人。
        [drop] { $seat }要選牌丟掉。
        [bury] { $seat }要選牌放到牌庫底。
        [reveal] { $seat }要選一張牌展示。
        [pick] { $seat }看著別人的手牌選牌。
        [draft] { $seat }看著牌庫頂選牌。
        [arrange] { $seat }看著牌庫頂排列順序。
        [salvage] { $seat }要從棄牌堆選牌。
        [colour] { $seat }要用一張牌決定顏色。
        [number] { $seat }要用一張牌決定數字。
        [vote] { $seat }要投票。
        [whom] { $seat }要選一位玩家。
        [name] { $seat }要說一個數字。
        [point] { $seat }要說指的是誰。
        [dye] { $seat }要指定顏色。
        [hand-some] { $seat }可以選牌給人。
        [drop-some] { $seat }可以選牌丟掉。
        [bury-some] { $seat }可以選牌放到牌庫底。
        [pick-some] { $seat }看著別人的手牌，可以選牌。
        [salvage-some] { $seat }可以從棄牌堆選牌。
        [may] { $seat }要回答願不願意。
        [ways] { $seat }要從幾個之中選一個。
       *[either] { $seat }要從兩個之中選一個。
      }
  }
way-chosen = { $way ->
    [yes] { x-seat }願意。
    [no] { x-seat }不願意。
    [enough] { x-seat }到此為止。
    [1] { x-seat }選第一個。
    [3] { x-seat }選第三個。
    [4] { x-seat }選第四個。
   *[other] { x-seat }選第二個。
  }
coin-tossed = { $way ->
    [1] 硬幣說：第一個。
   *[other] 硬幣說：第二個。
  }
rule-stands = { $until ->
    [lap] { $times ->
        [1] 從現在到{ x-seat }的下一回合，牌上的規則有效。
       *[other] 牌上的規則在接下來{ $times }圈有效。
      }
    [once] 牌上的規則只有效一次。
    [turns] 牌上的規則在接下來{ $times }個回合有效。
    [own] 牌上的規則有效，直到有關的人各過了{ $times }個回合。
    [till] 牌上的規則有效，直到有人出牌結束它。
    [till-uno] 牌上的規則有效，直到有人只剩一張牌。
   *[round] 牌上的規則在這一輪剩下的時間有效。
  }
draw-diverted = { $seat-is ->
    [you] 你要罰抽的牌，改由{ $to }抽。
   *[other] { $to-is ->
        [you] { $seat }要罰抽的牌，改由你抽。
       *[other] { $seat }要罰抽的牌，改由{ $to }抽。
      }
  }
rule-lapsed = { x-seat }的牌上的規則不再有效。
card-muted = 這張牌沒有效果。
condition-failed = { $condition-is ->
    [named] 規則的一部分不生效：需要指定{ $condition-colour }。
    [other] 規則的一部分不生效：條件不符合。
   *[holds] 規則的一部分不生效：需要{ x-condition-who }的手牌{ $condition-than ->
        [more] 多於
        [fewer] 少於
       *[exactly] 正好
      }{ $condition-cards }張。
  }
turns-to-miss = { x-seat }接下來要跳過{ $turns }個回合。
plays-again = 下一個回合是{ x-seat }的。
hands-swapped = { x-first }和{ x-second }交換手牌。{ $first-is ->
    [you] 你現在有{ $first-cards }。
   *[other] { $second-is ->
        [you] 你現在有{ $second-cards }。
       *[other] { $first }現在有{ $first-cards }；{ $second }現在有{ $second-cards }。
      }
  }
hands-swapped-elsewhere = { x-first }和{ x-second }交換手牌。
hands-passed-on = { $left ->
    [yes] 所有人把手牌往左傳。
   *[no] 所有人把手牌往右傳。
  }
hand-received = { x-seat }拿到{ x-giver }的手牌：{ $cards }。
hand-received-face-down = { x-seat }拿到{ x-giver }的{ $count }張手牌。
cards-given = { x-seat }把{ $cards-count }張牌給{ x-to }：{ $cards }。
cards-given-face-down = { x-seat }把{ $count }張牌給{ x-to }。
cards-thrown-away = { x-seat }丟掉{ $cards-count }張牌：{ $cards }。
cards-buried = { x-seat }把{ $cards-count }張牌放到牌庫底：{ $cards }。
cards-buried-face-down = { x-seat }把{ $count }張牌放到牌庫底。
cards-fetched = { x-seat }從棄牌堆拿{ $cards-count }張牌：{ $cards }。
card-found-on-top = 牌庫最上面是{ $card }。
die-rolled = 骰子擲出{ $number }。
points-won = { $seat-is ->
    [nobody] 贏得本局的人多得{ $count }分。
   *[other] { x-seat }得{ $count }分，本局結束時結算。
  }
points-lost = { $seat-is ->
    [nobody] 贏得本局的人扣{ $count }分。
   *[other] { x-seat }扣{ $count }分，本局結束時結算。
  }
stakes-raised = 本局的分數乘以{ $number }。
number-named = { x-seat }說{ $number }。
lots-drawn = { $winner-is ->
    [you] 你贏了{ $target }。
   *[other] { $winner }贏了{ x-target }。
  }
pile-seen = { x-seat }看到牌庫頂的牌：{ $cards }。
pile-seen-elsewhere = { x-seat }偷看牌庫頂的{ $count }張牌。
pile-arranged = { x-seat }排好牌庫頂的{ $count }張牌。
cards-shown = { x-seat }讓{ x-to }看：{ $cards }。
cards-shown-elsewhere = { x-seat }只讓{ x-to }看{ $count }張牌。
hands-redealt = 所有手牌洗在一起重新發：共{ $count }張牌。
dare-awaited = { $seat-is ->
    [you] 現在照你的牌上寫的做：{ $words }
   *[other] 現在照{ $seat }的牌上寫的做：{ $words }
  }
dare-confirmed = { x-seat }確認已經做到了。

## 桌上禮儀

accused = { x-by }指控{ x-seat }要求別人出某張牌。
vote-cast = { $vote ->
    [uphold] { x-seat }投「有犯規」。
    [dismiss] { x-seat }投「沒有犯規」。
   *[abstain] { x-seat }棄權。
  }
accusation-settled = { $upheld ->
    [yes] 對{ x-seat }的指控成立。
   *[no] 對{ x-seat }的指控不成立。
  }
owned-up = { x-seat }承認了。

## 結束

round-ended = { $winner-is ->
    [you] 你的手牌出完了，贏得這一輪！
    [nobody] 沒有人能繼續，這一輪沒有贏家。
   *[other] { $winner }的手牌出完了，贏得這一輪。
  }
round-scored = { $points-count ->
    [0] 這一輪沒有得分。總分：{ $totals }。
   *[other] 這一輪{ $points-some }。總分：{ $totals }。
  }
match-ended = { $winners-is ->
    [you] 你贏得整場遊戲！
    [both] 你和{ $winners }一起贏得整場遊戲！
    [nobody] 整場遊戲結束，沒有贏家。
   *[other] { $winners-count ->
        [1] { $winners }贏得整場遊戲。
       *[other] { $winners }一起贏得整場遊戲。
      }
  }

## 一再發生的事，用幾個字說（要聽全部時除外）；沒有文字就是不言而喻

short-card-played = { x-seat }{ $jumped-in ->
    [yes] 搶出
   *[no] ：
  }{ $card-bare }{ $card-named ->
    [yes] ，{ $card-colour }
   *[no] { "" }
  }。{ $left ->
    [1] 剩一張牌。
   *[other] { "" }
  }
short-cards-drawn-face-down = { x-seat }{ $why ->
   *[turn] 抽牌
    [plus-two] 抽{ $count }張
    [plus-four] 抽{ $count }張
    [opening] { x-why }抽{ $count }張牌
    [reflected] { x-why }抽{ $count }張牌
    [guilty] { x-why }抽{ $count }張牌
    [innocent] { x-why }抽{ $count }張牌
    [caught] { x-why }抽{ $count }張牌
    [coaching] { x-why }抽{ $count }張牌
    [custom] { x-why }抽{ $count }張牌
    [last-card] { x-why }抽{ $count }張牌
  }。
short-card-kept = { $seat-is ->
    [you] { $by-choice ->
        [yes] 你留下這張牌。
       *[no] 這張牌不能出。
      }
   *[other] { $by-choice ->
        [yes] { $seat }留下這張牌。
       *[no] { "" }
      }
  }
short-turn-missed = { x-seat }跳過。
short-direction-turned = { $left ->
    [yes] 現在往左。
   *[no] 現在往右。
  }
