"""An analysis as text, in one language: for the whole table, or for one player."""

from collections.abc import Iterator, Sequence
from typing import Final, final

from penultimate.analysis.model import Analysis, Moment, Player, TurningPoint, Verdict
from penultimate.records import Record, Step, replay
from penultimate.records.model import handles
from penultimate.rules import Choose, Event, Move, NameColour, Play, read_move
from penultimate.rules.moves import WORDS, verb_of
from penultimate.wording import Wording

_WORTH_A_LINE: Final = 0.01
"""What a move must have cost to be told of in a list of one player's moves."""


def percent(chance: float) -> int:
    return round(100 * chance)


def at_least_one(share: float) -> int:
    """In percent; what is told of is never nothing."""
    return max(percent(share), 1)


@final
class Report:
    """The lines of an analysis; `seat` is the player it is for, or -1."""

    def __init__(self, record: Record, analysis: Analysis, words: Wording, seat: int = -1) -> None:
        self.record = record
        self.analysis = analysis
        self.words = words
        self.seat = seat
        self.names = analysis.names
        self._told: dict[int, str] = {}

    def lines(self, *, every_move: bool = False) -> Iterator[str]:
        analysis = self.analysis
        yield self._say("about", playouts=analysis.playouts, margin=at_least_one(analysis.margin))
        yield ""
        for player in analysis.players:
            if self.seat in (-1, player.seat):
                yield from self._player(player)
        yield from self._of_the_match()
        if analysis.turning_points:
            yield from ("", self._say("turning-points"))
            yield from (self._turning_point(point) for point in analysis.turning_points)
        if every_move:
            yield from ("", self._say("every-move"))
            yield from (self._moment(at) for at in range(len(analysis.moments)))
        elif self.seat >= 0:
            yield from self._own_moves()

    def _say(self, message: str, **arguments: str | int) -> str:
        return self.words.say_text(f"analysis-{message}", **arguments)

    # --- players ------------------------------------------------------------------------------------------------------

    def _player(self, player: Player) -> Iterator[str]:
        yield self._say(
            "player",
            name=player.name,
            decisions=player.decisions,
            agreed=player.agreed,
            accuracy=percent(player.accuracy),
        )
        if player.best_move is not None:
            yield self._best_move("best-move", player.best_move)
        if player.slip is not None:
            yield self._say("slip", **self._place(player.slip), **self._better(player.slip))
        if player.boldest_bluff is not None:
            yield self._bluff(player.boldest_bluff)
        yield ""

    def _best_move(self, message: str, at: int) -> str:
        edge = self._verdict(at).edge
        return self._say(message, **self._place(at), cost=at_least_one(edge))

    def _bluff(self, at: int) -> str:
        bluff = self.analysis.moments[at].bluff
        assert bluff is not None
        return self._say("bluff", **self._place(at), cards=bluff.cards, outcome=bluff.outcome)

    def _of_the_match(self) -> Iterator[str]:
        """The players' own superlatives are told with them; these are of all."""
        best = self.analysis.move_of_the_match
        if best is not None:
            name = self.names[self.analysis.moments[best].seat]
            yield self._say("move-of-the-match", **self._place(best), name=name)

    def _own_moves(self) -> Iterator[str]:
        """What the player could have done better, with the reason, spoken to."""
        dear = [at for at, moment in enumerate(self.analysis.moments) if self._is_dear(moment)]
        if dear:
            yield from ("", self._say("own-moves"))
        for at in dear:
            verdict = self._verdict(at)
            data = {name: value for name, value in verdict.data.items() if name != "chance"}
            why = self.words.question(self.seat, self.names).hint(verdict.reason, data)
            yield self._say("own-move", **self._place(at), **self._better(at), why=why)

    def _is_dear(self, moment: Moment) -> bool:
        return moment.seat == self.seat and moment.verdict is not None and moment.verdict.cost >= _WORTH_A_LINE

    # --- moments ------------------------------------------------------------------------------------------------------

    def _turning_point(self, point: TurningPoint) -> str:
        return self._say(
            "turning-point",
            **self._place(point.moment),
            name=self.names[point.seat],
            before=percent(point.before),
            after=percent(point.after),
        )

    def _moment(self, at: int) -> str:
        moment = self.analysis.moments[at]
        sentences = [self._say("moment", **self._place(at))]
        verdict = moment.verdict
        if verdict is not None and not verdict.agrees and percent(verdict.cost) > 0:
            sentences.append(self._say("verdict", **self._better(at)))
        sentences.append(self._say("chances-round", chances=self._chances(moment.round_chances)))
        sentences.append(self._say("chances-match", chances=self._chances(moment.match_chances)))
        return self.words.say_text("sentence-between").join(sentences)

    def _chances(self, chances: Sequence[float]) -> str:
        return self.words.join(
            [self._say("chance", name=self.names[seat], chance=percent(chance)) for seat, chance in enumerate(chances)]
        )

    def _place(self, at: int) -> dict[str, str | int]:
        moment = self.analysis.moments[at]
        return {"round": moment.round_number, "number": moment.number, "told": self._telling(at)}

    def _better(self, at: int) -> dict[str, str | int]:
        verdict = self._verdict(at)
        return {"better": self.move(verdict.best), "cost": at_least_one(verdict.cost)}

    def _verdict(self, at: int) -> Verdict:
        verdict = self.analysis.moments[at].verdict
        assert verdict is not None
        return verdict

    def _telling(self, at: int) -> str:
        """What happened at this moment, as everybody saw it, or as the player did."""
        if not self._told:
            self._told = {number: self._sentences(step.events_for(self.seat)) for number, step in self._steps()}
        return self._told[at]

    def _steps(self) -> Iterator[tuple[int, Step]]:
        return enumerate(replay(self.record))

    def _sentences(self, events: Sequence[Event]) -> str:
        sentences = [self.words.sentence(event, self.seat, self.names) for event in events]
        return self.words.say_text("sentence-between").join(sentence for sentence in sentences if sentence)

    def move(self, text: str) -> str:
        """A move in words."""
        return move_in_words(read_move(text, handles(self.names)), self.names, self.words)


def move_in_words(move: Move, names: Sequence[str], words: Wording) -> str:
    """ "play red 7", "challenge", "choose Ben"."""
    if isinstance(move, Play):
        if move.colour is None:
            return words.say_text("analysis-do-play", card=words.card(move.card))
        return words.say_text("analysis-do-play-colour", card=words.card(move.card), colour=words.colour(move.colour))
    if isinstance(move, NameColour):
        return words.say_text("analysis-do-colour", colour="" if move.colour is None else words.colour(move.colour))
    if isinstance(move, Choose):
        return words.say_text("analysis-do-choose", player=words.join([names[seat] for seat in move.seats]))
    return words.say_text(f"analysis-do-{WORDS[int(verb_of(move.code))]}")
