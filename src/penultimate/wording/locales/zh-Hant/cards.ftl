# 牌與顏色，以及列舉的方式。以 x- 開頭的名稱只屬於這個語言。

colour = { $colour-is ->
    [blue] 藍色
    [green] 綠色
    [red] 紅色
   *[yellow] 黃色
  }

face-number = { $number }
face-plus-two = 罰抽兩張
face-reverse = 迴轉
face-skip = 禁止
face-wild = 萬用
face-wild-plus-four = 萬用罰抽四張
face-super-star = 無敵星星
face-custom = 問號方塊{ $which }

card-coloured = { $colour }{ $face }
card-named = { $card }，指定{ $colour }

list-between = 、
list-last = 、
sentence-between = { "" }

# 列出所有人時其中一人的數字：「你有20分」。
each-points = { $seat-is ->
    [you] 你得{ $number }分
   *[other] { $seat }得{ $number }分
  }
each-totals = { $seat-is ->
    [you] 你有{ $number }分
   *[other] { $seat }有{ $number }分
  }
