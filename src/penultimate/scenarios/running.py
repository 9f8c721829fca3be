"""Acting a scenario out, and saying what differed."""

from collections.abc import Callable, Iterator

from penultimate.rules import CARDS, Card, Match, Refused, read_move, write_cards
from penultimate.rules.cards import WILD
from penultimate.rules.full_state import state_of
from penultimate.scenarios.expecting import matches
from penultimate.scenarios.model import Expectations, ExpectedCard, Scenario, Step
from penultimate.scenarios.setting import match_at


def run_scenario(scenario: Scenario) -> list[str]:
    """What differed, as sentences; nothing if the scenario holds."""
    match = match_at(scenario.position)
    for number, step in enumerate(scenario.steps, 1):
        difference = _act(match, scenario.names, step)
        if difference:
            return [f"step {number} ({step.name}: {step.move}): {difference}"]
    return list(_differences(match, scenario.names, scenario.expect))


def _act(match: Match, names: tuple[str, ...], step: Step) -> str:
    """Make one step; returns what went otherwise than expected."""
    hand = match.round.hand(step.seat) if step.seat >= 0 else ()
    move = read_move(step.move, names, hand)
    wanted = step.refusing
    before = match.digest()
    try:
        match.apply(step.seat, move)
    except Refused as refused:
        if wanted is None:
            return f"refused with {refused.code} ({refused.rule})"
        if refused.refusal is not wanted.refusal:
            return f"expected to be refused with {wanted.refusal.code}, found {refused.code} ({refused.rule})"
        if wanted.rule is not None and refused.rule != wanted.rule:
            return f"expected {refused.code} because of {wanted.rule}, found {refused.rule}"
        return "refused as expected, but something changed" if match.digest() != before else ""
    return "" if wanted is None else f"expected to be refused with {wanted.refusal.code}, but it was allowed"


def _differences(match: Match, names: tuple[str, ...], expect: Expectations) -> Iterator[str]:
    state = state_of(match.round)
    players = range(match.players)

    def name(seat: int) -> str:
        return names[seat] if seat >= 0 else "none"

    for seat, cards in expect.hands.items():
        hand = match.round.hand(seat)
        if not _same_cards(cards, hand):
            yield _differ(f"hand of {names[seat]}", " ".join(map(str, _sorted(cards))), write_cards(hand))
    yield from _each("cards of", expect.counts, names, lambda seat: int(state.counts[seat]))
    yield from _each("score of", expect.scores, names, lambda seat: match.scores[seat])
    top = match.round.top
    if expect.top is not None and not _is_top(expect.top, top):
        yield _differ("top", expect.top, top)
    if expect.phase is not None and expect.phase != match.phase:
        yield _differ("phase", expect.phase, match.phase)
    turn = -1 if match.round.is_over else match.actor
    if expect.turn is not None and expect.turn != turn:
        yield _differ("turn", name(expect.turn), name(turn))
    direction = "left" if state.direction == 1 else "right"
    if expect.direction is not None and expect.direction != direction:
        yield _differ("direction", expect.direction, direction)
    if expect.dealer is not None and expect.dealer != match.dealer:
        yield _differ("dealer", name(expect.dealer), name(match.dealer))
    drawn = CARDS[int(state.drawn)] if match.phase == "drawn" else None
    if expect.drawn is not None and not _is_drawn(expect.drawn, drawn):
        yield _differ("drawn", expect.drawn, drawn or "none")
    pending = {match.actor: int(state.pending)} if match.phase == "answer" else {}
    if expect.pending is not None and expect.pending != pending:
        yield _differ("pending", _by_name(expect.pending, names), _by_name(pending, names))
    winner = int(state.winner)
    if expect.round_winner is not None and expect.round_winner != winner:
        yield _differ("round_winner", name(expect.round_winner), name(winner))
    if expect.match_winners is not None and expect.match_winners != frozenset(match.winners):
        yield _differ(
            "match_winners",
            _listed(names[seat] for seat in players if seat in expect.match_winners),
            _listed(names[seat] for seat in match.winners),
        )
    if expect.draw_pile is not None and expect.draw_pile != state.pile_size:
        yield _differ("draw_pile", expect.draw_pile, int(state.pile_size))
    saw = frozenset(match.view(-1).shown)
    if expect.saw is not None and expect.saw != saw:
        yield _differ("saw", _sights(expect.saw, names), _sights(saw, names))


def _differ(what: str, expected: object, found: object) -> str:
    return f"{what}: expected {expected if expected != '' else 'nothing'}, found {found if found != '' else 'nothing'}"


def _each(what: str, expected: dict[int, int], names: tuple[str, ...], find: Callable[[int], int]) -> Iterator[str]:
    for seat, number in expected.items():
        if find(seat) != number:
            yield _differ(f"{what} {names[seat]}", number, find(seat))


def _sorted(cards: tuple[ExpectedCard, ...]) -> list[ExpectedCard]:
    return sorted(cards, key=lambda expected: expected.card.kind)


def _same_cards(expected: tuple[ExpectedCard, ...], hand: tuple[Card, ...]) -> bool:
    """Whether a hand is this multiset. Particular cards are matched first, a bare `W?` takes what is left."""
    left = list(hand)
    for wanted in sorted(expected, key=lambda card: card.any_custom):
        found = next((card for card in left if matches(wanted, card.kind, card.named)), None)
        if found is None:
            return False
        left.remove(found)
    return not left


def _is_top(expected: ExpectedCard, top: Card) -> bool:
    """A plain `W` also stands for any wild turned up at the start whose colour nobody has named yet."""
    if expected.card.kind == WILD and expected.card.named is None and top.is_wild and top.named is None:
        return True
    return matches(expected, top.kind, top.named)


def _is_drawn(expected: ExpectedCard | str, drawn: Card | None) -> bool:
    if isinstance(expected, str):
        return drawn is None
    return drawn is not None and matches(expected, drawn.kind, None)


def _by_name(numbers: dict[int, int], names: tuple[str, ...]) -> str:
    return "{" + ", ".join(f"{names[seat]}: {number}" for seat, number in sorted(numbers.items())) + "}"


def _sights(pairs: frozenset[tuple[int, int]], names: tuple[str, ...]) -> str:
    return "{" + ", ".join(f"{names[viewer]}: {names[owner]}" for viewer, owner in sorted(pairs)) + "}"


def _listed(words: Iterator[str]) -> str:
    return "[" + ", ".join(words) + "]"
