# 牌桌的設定：名稱、說明、數值，以及為什麼某些設定行不通。

option-switch = { $on ->
    [yes] 是
   *[no] 否
  }

option-edition = 版本
option-edition-help = 一開始用的牌和規則。其他的都可以一項一項改。
option-edition-mario = 星星牌組：112張牌，有星星和自訂規則
option-edition-braille = 點字牌組：108張有點字的牌
option-edition-classic = 經典牌組：108張牌，沒有星星

option-scoring = 計分方式
option-scoring-help = 一種是每輪的贏家得到其他所有手牌的分數；另一種是每個人記下自己剩下的手牌，總分最低的人獲勝。
option-scoring-winner = 贏家得到所有分數
option-scoring-low = 總分最低者獲勝

option-target = 結束遊戲的分數
option-target-help = 一輪結束時有人達到這個分數，整場遊戲就結束。
option-target-value = { $number }分

option-target-test = 達到或超過
option-target-test-help = 是剛好達到這個分數就結束，還是要超過才結束。
option-target-test-reach = 達到即可
option-target-test-exceed = 必須超過

option-draw-when-able = 能出牌時也可以抽牌
option-draw-when-able-help = 選「是」，有對應的牌時也可以抽牌。選「否」，有相同顏色、數字或符號的牌就必須出；手上只有萬用牌時不強迫出牌。

option-plus4-guilt = 萬用罰抽四張何時算虛張聲勢
option-plus4-guilt-help = 如果出牌時手上有不准出萬用罰抽四張的牌，質疑就成功：可以只算目前顏色的牌，或算任何顏色、數字或符號對應的牌。
option-plus4-guilt-colour = 手上有目前顏色的牌
option-plus4-guilt-matching = 手上有任何對應的牌

option-guilty-takes-back = 虛張聲勢要收回牌
option-guilty-takes-back-help = 選「是」，被識破的人收回萬用罰抽四張，並且另外抽4張牌。選「否」，牌留在棄牌堆，只抽4張牌。

option-star-duel = 星星對星星
option-star-duel-help = 選「是」，被無敵星星反彈的罰牌可以再用另一張無敵星星反彈回去。

option-uno-penalty = 忘了喊 UNO 的罰牌
option-uno-penalty-help = 沒喊 UNO 而被抓到的人要抽的牌數。
option-uno-penalty-value = { $number ->
    [0] 不罰
   *[other] { $number }張
  }

option-coaching-penalty = 要求別人出某張牌的罰牌
option-coaching-penalty-help = 要求別人出某張牌的人，經其他人同意後要抽的牌數。不罰的話，就不能指控。
option-coaching-penalty-value = { $number ->
    [0] 不罰
   *[other] { $number }張
  }

option-reverse-skips-two = 兩人遊戲的迴轉
option-reverse-skips-two-help = 選「是」，兩人遊戲時出迴轉的人再出一次牌。

option-stacking = 疊加
option-stacking-help = 選「是」，罰抽兩張可以用罰抽兩張回應，萬用罰抽四張可以用萬用罰抽四張回應；總數由下一位玩家承受。

option-draw-until-playable = 抽到能出為止
option-draw-until-playable-help = 選「是」，抽牌要抽到有牌能出為止。

option-force-play = 抽到能出就必須出
option-force-play-help = 選「是」，抽到能出的牌就必須出，除非是會變成虛張聲勢的萬用罰抽四張。

option-jump-in = 搶出
option-jump-in-help = 選「是」，手上有和最上面完全相同的牌的人可以不等輪到就出，遊戲從那裡繼續。

option-seven-zero = 七與零
option-seven-zero-help = 選「是」，出7可以和自己選的玩家交換手牌，出0則所有人把手牌往遊戲方向傳。

option-error-not-a-choice = 「{ $option }」只能是以下之一：{ $choices }。
option-error-out-of-range = 「{ $option }」必須是{ $least }到{ $most }的數字。
option-error-not-a-switch = 「{ $option }」只能選是或否。
option-error-no-stars = 「{ $option }」需要無敵星星，但這個版本沒有。
option-error-unknown-option = 沒有名為「{ $option }」的設定。
option-error-players = 可以有{ $least }到{ $most }位玩家。
