# The rules in plain words, one message for each id of the rulebook.

chapter-cards = The cards
chapter-setup = Before the first turn
chapter-turn = Your turn
chapter-action = Action cards and wilds
chapter-challenge = Wild Draw Four and the challenge
chapter-star = Super Star
chapter-custom = Question Cards
chapter-uno = Calling UNO
chapter-talk = Table manners
chapter-ending = Ending and scoring
chapter-house = House rules

rule-card-1 = Each of the four colours has 19 number cards: a single 0 and two of each number from 1 to 9. That makes 76.
rule-card-2 = Each colour has two Draw Two, two Reverse and two Skip cards: 24 action cards.
rule-card-3 = There are four Wild and four Wild Draw Four cards. They have no colour of their own.
rule-card-4 = The Star deck adds two Super Stars and two Question Cards and has 112 cards. The Braille deck and the Classic deck have 108.
rule-card-5 = Cards of the Braille deck carry their value in Braille in the upper corners, with the letter of the colour right below. Digits are the letters a to j, without a number sign: a is 1, i is 9, j is 0.
rule-card-6 = Two to ten players can play.

rule-setup-1 = Everyone draws one card, and the highest number deals. Cards without a number count as zero; players with the same number draw again.
rule-setup-2 = The cards are shuffled, and everyone gets seven.
rule-setup-3 = The other cards lie face down as the draw pile. Its top card is turned up and begins the discard pile.
rule-setup-4 = The player to the left of the dealer begins, and play runs to the left.
rule-setup-5 = For the next round the deal moves on to the left.
rule-open-1 = If the first card is a Draw Two, the first player draws two cards and misses a turn. There is no answer to it, since nobody played it.
rule-open-2 = If the first card is a Reverse, the dealer begins and play runs to the right.
rule-open-3 = If the first card is a Skip, the player to the left of the dealer is skipped.
rule-open-4 = If the first card is a Wild, a Super Star or a Question Card, the player to the left of the dealer names its colour and then takes the first turn. A rule on the Question Card is not carried out.
rule-open-5 = A Wild Draw Four cannot be the first card: it goes under the draw pile, and another card is turned up.
rule-open-6 = The rules for the first card are the same in all editions.

rule-turn-1 = Play one card that has the colour, the number or the symbol of the top card. On a wild card only the named colour counts.
rule-turn-2 = If you have nothing to play, draw a card. If it can be played, you may play it at once or keep it; otherwise your turn is over. House rules about drawing go before this.
rule-turn-3 = Where the table allows it, you may draw even if you could play. After drawing, the drawn card is the only one you may play in that turn.
rule-turn-4 = Where the table does not let you draw although you could play, you must play if you hold a card that matches in colour, number or symbol. If only wild cards would do, you may draw.
rule-turn-5 = When the draw pile is used up, the top card of the discard pile stays and the others are shuffled into a new draw pile. While a Wild Draw Four waits for its answer, the card under it stays as well.
rule-turn-6 = If there are too few cards, you draw what is there. If there are none, you must play if you can and pass if you cannot; when everyone passes in a row, the round ends without points.

rule-act-1 = A Draw Two goes on its own colour or on another Draw Two. The next player draws two cards and misses a turn.
rule-act-2 = Without stacking, a Draw Two or Wild Draw Four cannot be passed on with another. A Skip does not answer a Skip, and a Wild cancels none of them. Where there are Super Stars, one of them sends the cards back.
rule-act-3 = A Reverse goes on its own colour or on another Reverse. It turns the direction of play round.
rule-act-4 = A Skip goes on its own colour or on another Skip. The next player misses a turn.
rule-act-5 = A Wild can be played on any of your turns. You name the colour that play goes on with; it may be the one already in play.
rule-act-6 = With two players, whoever lays a Skip, a Draw Two or a Wild Draw Four plays again, once the cards have been drawn; so does whoever lays a Reverse, unless the table has agreed otherwise.
rule-act-7 = A player who is hit is asked for an answer if this table allows any besides drawing. The last card of a round and the first card wait for nobody.

rule-w4-1 = Whoever plays a Wild Draw Four names the colour. The next player draws four cards and misses a turn.
rule-w4-2 = Where only the colour counts, a Wild Draw Four is allowed only while you hold no card of the colour in play. Other matching cards and other wilds do not matter.
rule-w4-3 = Where every matching card counts, a Wild Draw Four is a bluff if you hold a card that matches in colour, number or symbol. Wild cards do not count.
rule-w4-4 = You can play a Wild Draw Four even when it is not allowed: that is a bluff. The game warns you beforehand, and nobody else.
rule-w4-5 = The player who has to draw may challenge a Wild Draw Four. The hand as it was when the card was played is then shown to that player alone.
rule-w4-6 = Where a bluff is not taken back, whoever bluffed draws the four cards. Card and colour stay, and the challenger draws nothing and takes a normal turn.
rule-w4-7 = Where a bluff is taken back, whoever bluffed picks the card up again and draws four as well. The card below counts again, and the challenger takes a normal turn.
rule-w4-8 = If it was no bluff, the challenger draws six cards instead of four and misses a turn.
rule-w4-9 = What counts is the hand at the moment when the Wild Draw Four was played, and the card and colour that lay there.

rule-star-1 = When a Draw Two or Wild Draw Four hits you, you may answer with a Super Star: then the attacker draws the cards.
rule-star-2 = A Super Star is also a wild card: it can be played on any of your turns, and you name the colour.
rule-star-3 = Answering with a Super Star is your turn, and play goes on after you. With two players the attacker draws and then takes a normal turn.
rule-star-4 = Only the player who is hit may answer, and cards that were sent back cannot be returned again. At tables with star against star, another Super Star may return them, and nothing else.
rule-star-5 = You can answer with a Super Star or challenge, but not both.
rule-star-6 = Whoever is hit is always asked, with or without a Super Star, so that nobody learns who holds one.
rule-star-7 = If the Super Star that answers is your last card, the attacker still draws and those cards count. Then the round is over.

rule-cust-1 = A Question Card is a wild card: it can be played on any of your turns, and you name the colour.
rule-cust-2 = A Question Card carries a rule that the players wrote, and it is carried out when the card is played. “I” is whoever plays it; draws begin with the next player.
rule-cust-3 = A rule needs the consent of all other players. Without it the card stays blank and is a plain wild.
rule-cust-4 = Rules are written before the game, and they can be erased or replaced. Each of the two Question Cards has its own.
rule-cust-5 = As the last card of a round, a Question Card does not carry out its rule. If a rule empties a hand, the round ends; with several empty hands, the first in order of play wins.
rule-cust-6 = Draws from a Question Card cannot be answered, challenged or stacked.

rule-uno-1 = When you lay your last card but one, call UNO: before it on your turn, together with it, or right after it.
rule-uno-2 = If you forget and another player catches you before the next turn begins, you draw penalty cards: two, unless the table has agreed otherwise.
rule-uno-3 = The next turn begins with the first thing the next player does: playing, drawing or answering. Jumping in counts, too.
rule-uno-4 = You cannot call with more than two cards, or catch someone who owes no call; trying costs nothing. The call lapses when your hand grows again, and a single card from a swap needs no call. A call that comes late or is not needed does no harm and changes nothing.

rule-talk-1 = Where the table has a penalty for it, whoever demands that another player play a certain card draws penalty cards at once: four, unless the table has agreed otherwise.
rule-talk-2 = Anyone may accuse, and the players not involved decide by majority; a tie dismisses. If nobody can vote, or all abstain, the accused may own up, and a new accusation may take the place of the old one.

rule-end-1 = The round ends as soon as a hand is empty.
rule-end-2 = If the last card is a Draw Two or Wild Draw Four, the next player still draws, and those cards count. There is no answer to it.
rule-score-1 = Number cards count their number; Draw Two, Reverse and Skip count 20; all wild cards count 50.
rule-score-2 = Winner takes all: whoever goes out gets the points of all other hands. Whoever first reaches the limit, or exceeds it where the table asks for that, wins the match. The limit is 500, unless the table has agreed otherwise.
rule-score-3 = Lowest total: everyone scores the cards left in their own hand. When someone reaches the limit, or exceeds it where the table asks for that, the lowest total wins; equal totals share the win.

rule-house-1 = Stacking: a Draw Two may be answered with a Draw Two, a Wild Draw Four with a Wild Draw Four, never mixed. The sum moves on to the next player; a Super Star returns it to the last attacker, and a failed challenge costs two more.
rule-house-2 = Draw until playable: you draw until you have a card that can be played. You may keep it, unless drawn cards must be played.
rule-house-3 = Drawn cards must be played if they can be, except a Wild Draw Four that would be a bluff.
rule-house-4 = Jump in: whoever holds exactly the coloured card that lies on top may lay it out of turn, while no answer, choice or drawn card waits. Play goes on from there.
rule-house-5 = Seven and zero: a 7 lets you swap hands with a player of your choice, and a 0 makes all hands move on in the direction of play. Not for the first or the last card.
