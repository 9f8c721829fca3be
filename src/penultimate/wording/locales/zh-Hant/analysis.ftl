# 回顧一場遊戲：`penultimate analyse`，以及網頁重播時說的話。
# `$told` 是發生的事，完整的句子；`$better` 是下面的一種出法。

analysis-about = 勝率來自我們的電腦從每一刻起打完的{ $playouts }場，所有手牌攤開，而桌上沒有人看得到全部；誤差約{ $margin }%。每一手的代價，由我們最強的電腦依那位玩家當時所知來判斷。
analysis-player = { $name }：{ $decisions ->
    [0] 沒有需要決定的事。
   *[other] { $decisions }次決定，其中{ $agreed }次與我們最強的電腦相同，準確度{ $accuracy }%。
}
analysis-best-move = 最好的一手，第{ $round }輪第{ $number }手：{ $told }次好的選擇會讓贏這一輪的機會少{ $cost }個百分點。
analysis-slip = 代價最高的一手，第{ $round }輪第{ $number }手：{ $told }代價是贏這一輪的機會少{ $cost }個百分點。更好的是：{ $better }。
analysis-bluff = 最大膽的虛張聲勢，第{ $round }輪第{ $number }手：{ $told }有{ $cards }張手牌不允許這樣出。{ $outcome ->
    [accepted] 大家相信了。
    [caught] 被質疑了。
    [sent-back] 有人用牌回應了。
   *[open] 沒有人回應。
}
analysis-move-of-the-match = 全場最佳一手，{ $name }，第{ $round }輪第{ $number }手：{ $told }
analysis-turning-points = 轉捩點：
analysis-turning-point = 第{ $round }輪第{ $number }手：{ $told }贏得整場遊戲的機會，{ $name }：之前{ $before }%，之後{ $after }%。
analysis-every-move = 逐手回顧：
analysis-moment = 第{ $round }輪第{ $number }手：{ $told }
analysis-verdict = 代價是贏這一輪的機會少{ $cost }個百分點。更好的是：{ $better }。
analysis-chances-round = 贏得這一輪的機會：{ $chances }。
analysis-chances-match = 贏得整場遊戲的機會：{ $chances }。
analysis-chance = { $name }：{ $chance }%
analysis-own-moves = 更好的選擇：
analysis-own-move = 第{ $round }輪第{ $number }手：{ $told }代價是贏這一輪的機會少{ $cost }個百分點。更好的是：{ $better }。{ $why }

# 出法。
analysis-do-play = 出{ $card }
analysis-do-play-colour = 出{ $card }並指定{ $colour }
analysis-do-draw = 抽牌
analysis-do-keep = 留下這張牌
analysis-do-accept = 抽罰牌
analysis-do-challenge = 質疑
analysis-do-colour = 指定{ $colour }
analysis-do-choose = 選{ $player }

# 圖片。
analysis-plot-match = 贏得整場遊戲的機會（%）
analysis-plot-round = 贏得這一輪的機會（%）
analysis-plot-move = 第幾手

# 進行中。
analysis-progress = 回顧
analysis-interrupted = 已中斷：沒有寫入任何東西。
analysis-error-seat = 這裡沒有人叫「{ $name }」，只有{ $names }。
analysis-error-plot = 圖片的名稱要以 .png 或 .svg 結尾：{ $path }
analysis-error-library = 圖片需要 { $library }；安裝方式：{ $command }
