"""Answers to the questions a player can ask at any time with one key. They take plain values, not views."""

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol, final

from penultimate.rules.agenda import Agenda
from penultimate.rules.cards import Card, Colour, read_colour
from penultimate.wording.arguments import Scene, Words, card_arguments, cards_arguments, seat_arguments

Ways = Literal["all", "play", "draw"]
"""What can be done: lay a card, draw, or both."""


class FaceWords(Words, Protocol):
    def face(self, card: Card) -> str: ...


@final
class Questions:
    """The questions of one viewer: `words.question(viewer, names).top(card)`."""

    def __init__(self, words: FaceWords, viewer: int, names: Sequence[str]) -> None:
        self._words = words
        self._scene = Scene(words, viewer, names)

    def top(self, card: Card) -> str:
        """Top card and colour. A wild without a colour still waits for one (OPEN-4)."""
        state = "named" if card.named is not None else "open" if card.is_wild else "plain"
        return self._words.say_text("question-top", state=state, **card_arguments(self._scene, "card", card))

    def turn(self, seat: int, *, left: bool) -> str:
        """Whose turn, and the direction of play."""
        return self._words.say_text(
            "question-turn", left="yes" if left else "no", **seat_arguments(self._scene, "seat", seat)
        )

    def hand(self, cards: Sequence[Card]) -> str:
        """The viewer's hand, sorted, card by card."""
        return self._words.say_text("question-hand", **cards_arguments(self._scene, "cards", sorted(cards, key=_kind)))

    def hand_by_colour(self, cards: Sequence[Card]) -> str:
        """The viewer's hand, each colour said once; wilds last."""
        groups = []
        for colour in (*Colour, None):
            faces = [self._words.face(card) for card in sorted(cards, key=_kind) if card.bare().colour == colour]
            if faces:
                which = "wild" if colour is None else colour.name.lower()
                groups.append(
                    self._words.say_text("hand-group", group=which, cards=self._words.join(faces), count=len(faces))
                )
        between = self._words.say_text("sentence-between")
        return self._words.say_text("question-hand-by-colour", count=len(cards), groups=between.join(groups))

    def playable(self, cards: Sequence[Card]) -> str:
        """What the viewer could play now."""
        return self._words.say_text(
            "question-playable", **cards_arguments(self._scene, "cards", sorted(cards, key=_kind))
        )

    def counts(self, counts: Sequence[int]) -> str:
        """How many cards everyone holds."""
        return self._words.say_text("question-counts", each=self._join(self._scene.each("each-count", counts)))

    def scores(self, totals: Sequence[int], target: int) -> str:
        """Everyone's points in the match, and how many end it."""
        each = self._join(self._scene.each("each-totals", totals))
        return self._words.say_text("question-scores", each=each, target=target)

    def open_hands(self, hands: Sequence[Sequence[Card]]) -> str:
        """What everyone held when the round ended (RoundEnded does not say it: too much at once)."""
        held = [
            self._words.say_text(
                "each-hand", **seat_arguments(self._scene, "seat", seat), **cards_arguments(self._scene, "cards", cards)
            )
            for seat, cards in enumerate(hands)
        ]
        return self._words.say_text("sentence-between").join(held)

    def last(self, sentences: Sequence[str]) -> str:
        """The last events again, oldest first."""
        if not sentences:
            return self._words.say_text("question-last-none")
        return self._words.say_text("sentence-between").join(sentences)

    def asked(
        self,
        phase: str,
        seat: int,
        *,
        cards: int = 0,
        attacker: int = -1,
        plus_four: bool = False,
        card: Card | None = None,
        players: int = 1,
        words: str = "",
        ways: Ways = "all",
        agenda: Agenda | None = None,
    ) -> str:
        """What is asked of whom now. `phase` as in a view; `seat` is whose move it is, in `confirm` whose card it is.

        `cards`, `attacker` and `plus_four` for `answer`; `card`, the drawn one, for `drawn` where the viewer may know
        it; `players` or `agenda` for `choose`; `words` for `confirm`. `ways`: whether the viewer can lay a card and
        draw, or only one of them, so that nothing is offered that the rules refuse.
        """
        if agenda is not None and agenda.jobs:
            job = agenda.jobs[0]
            return self._words.say_text(
                "question-asked",
                **seat_arguments(self._scene, "seat", seat),
                **seat_arguments(self._scene, "to", job.to),
                question=agenda.asks,
                cards=max(0, job.left),
            )
        return self._words.say_text(
            f"asked-{phase}",
            **seat_arguments(self._scene, "seat", seat),
            **seat_arguments(self._scene, "attacker", attacker),
            cards=cards,
            plus_four="yes" if plus_four else "no",
            card="" if card is None else self._words.card(card),
            card_known="no" if card is None else "yes",
            players=players,
            words=words,
            ways=ways,
        )

    def accusation(self, seat: int, by: int, *, may_vote: bool, may_own_up: bool) -> str:
        """What is asked of the viewer while `seat` stands accused by `by` (TALK-2)."""
        return self._words.say_text(
            "asked-accusation",
            **seat_arguments(self._scene, "seat", seat),
            **seat_arguments(self._scene, "by", by),
            asks="vote" if may_vote else "own-up" if may_own_up else "nothing",
        )

    def obstacle(self, code: str, cards: Sequence[Card]) -> str:
        """Why these cards of the hand cannot be laid now, in a few words; `code` as in a refusal."""
        return self._words.say_text("obstacle", code=code, cards=self._words.cards(cards))

    # --- what is said once, with the key that does it ---------------------------------------------------------------

    def may_keep(self, *, play: str, keep: str) -> str:
        """After drawing a card that can be laid: `play` and `keep` are the keys (or what is typed) for either."""
        return self._words.say_text("chance-drawn", play=play, keep=keep)

    def may_challenge(self, key: str) -> str:
        """After a +4 that hits the viewer."""
        return self._words.say_text("chance-challenge", key=key)

    def may_catch(self, seat: int, key: str) -> str:
        """When `seat` has forgotten to call UNO."""
        return self._words.say_text("chance-catch", key=key, **seat_arguments(self._scene, "seat", seat))

    def time_up(self, seat: int) -> str:
        """The clock of `seat` ran out, and a bot moves."""
        return self._words.say_text("time-up", **seat_arguments(self._scene, "seat", seat))

    def hint(self, reason: str, data: Mapping[str, int | str]) -> str:
        """Why the suggested move is good: reason and data as bots give them and the wire carries them."""
        colour = read_colour(str(data.get("colour", "")))
        sentences = [
            self._words.say_text(
                f"hint-{reason}",
                **seat_arguments(self._scene, "seat", int(data.get("seat", -1))),
                cards=int(data.get("cards", 0)),
                draws=int(data.get("draws", 0)),
                points=int(data.get("points", 0)),
                colour="" if colour is None else self._words.colour(colour),
            )
        ]
        if int(data.get("chance", 0)) > 0:
            sentences.append(self._words.say_text("hint-chance", chance=int(data["chance"])))
        return self._words.say_text("sentence-between").join(sentences)

    def _join(self, texts: Sequence[str]) -> str:
        return self._words.join(texts)


def _kind(card: Card) -> int:
    return card.kind
