"""The look: the felt wears the colour in play, nothing lies over anything else, one screen is one screen, every moment
stands on the felt; and where nothing may move, nothing does. The numbers are those of the design's acceptance."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.geometry import BROKEN, OVERLAPS, SETTLED, SIZES, TWICE, Findings, resize
from tests.browser.house import House
from tests.browser.staging import HAND, Staging

from penultimate.rules import read_card
from penultimate.wording import LANGUAGES

GUIDED = json.dumps({"guided": True, "name": "Mia"})
ENDS = {"round": ".paid", "match": ".podium"}
CHANGES = """() => {
  window.changes = [];
  const felt = document.querySelector('.felt');
  new MutationObserver(() => window.changes.push(Date.now()))
    .observe(felt, { attributes: true, attributeFilter: ['data-suit'] });
}"""
LANDINGS = """() => {
  // When the stamp comes down, and when what flies has landed, on the page's own time line.
  window.landings = null;
  const look = () => {
    const [stamp] = document.querySelector('.stamp')?.getAnimations() ?? [];
    const flights = [...document.querySelectorAll('.flying')].flatMap((one) => one.getAnimations());
    const all = [stamp, ...flights];
    if (!stamp || flights.length < 4 || all.some((one) => one.startTime === null)) return requestAnimationFrame(look);
    window.landings = [
      stamp.startTime + stamp.effect.getComputedTiming().delay,
      flights.map((one) => one.startTime + one.effect.getComputedTiming().endTime),
    ];
  };
  look();
}"""


def stop_time(page: Page) -> None:
    """From now on it passes as the test lets it; the page's clock is to be the test's already."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)


def choose_colour(staging: Staging) -> None:
    staging.my_turn()
    staging.page.locator('[data-card="W+4"]').focus()
    staging.page.keyboard.press("Enter")
    expect(staging.page.locator(".colours")).to_be_visible()


@pytest.mark.parametrize("players", [2, 4, 10])
def test_nothing_lies_over_anything_else(players: int, open_page: OpenPage) -> None:
    page = open_page(settings=GUIDED, viewport=PHONE, allowed="404")
    staging = Staging(page)
    page.reload()
    staging.play_now(players - 1)
    found = Findings(page)
    situations: dict[str, Callable[[], None]] = {
        "turn": staging.my_turn,
        "answer": staging.hit,
        "verdict": staging.verdict,
        "question card": staging.ruling,
        "colour": lambda: choose_colour(staging),
        "catch": staging.owing,
        "player": staging.choose_player,
        "vote": staging.vote,
        "round": staging.round_over,
        "match": staging.match_over,
    }
    for name, stage in situations.items():
        stage()
        if name in ENDS:
            expect(page.locator(ENDS[name])).to_be_visible()
        found.look(name, OVERLAPS, [*SIZES, TWICE])
    assert found.wrong == {}, json.dumps(found.wrong, indent=1, ensure_ascii=False)


def test_the_felt_wears_the_colour_in_play(open_page: OpenPage) -> None:
    page = open_page(settings=GUIDED)
    staging = Staging(page)
    page.reload()
    staging.play_now()
    table = page.locator(".table")
    shapes: set[str] = set()
    for top, suit in (("B5", "B"), ("W+4:G", "G"), ("RR", "R"), ("W:Y", "Y")):
        staging.my_turn(top)
        expect(table).to_have_attribute("data-suit", suit)
        expect(page.locator(".felt")).to_have_attribute("data-suit", suit)
        shapes.add(page.locator(".felt .shape path").get_attribute("d") or "")
    assert len(shapes) == 4
    expect(page.locator(".pile .cap").last).to_have_text("yellow, named")
    staging.my_turn("W")
    expect(table).to_have_attribute("data-suit", "N")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits(language: str, house: House, open_page: OpenPage) -> None:
    """Start page and lobby are one phone screen; and nowhere is a word broken, or does it stick out of its button."""
    settings = json.dumps({"language": language, "name": "Mia", "guided": True})
    page = open_page(settings=settings, viewport=PHONE, allowed="404")
    found = Findings(page)
    sizes = [*SIZES, TWICE, (320, 256)]
    tall = "document.documentElement.scrollHeight"
    assert page.evaluate(tall) <= PHONE["height"], "the start page"
    found.look("start", BROKEN, sizes)
    resize(page, 320, 568)
    expect(page.locator("button.huge")).to_be_in_viewport(ratio=1)
    resize(page, PHONE["width"], PHONE["height"])
    page.locator(".sheet .two button").first.click()
    page.locator("button.hole").first.click()
    expect(page.locator("button.hole")).to_have_count(2)
    assert page.evaluate(tall) <= PHONE["height"], "the lobby"
    found.look("lobby", BROKEN, sizes)
    resize(page, 320, 568)
    expect(page.locator("button.deal")).to_be_in_viewport(ratio=1)
    resize(page, PHONE["width"], PHONE["height"])
    page.goto(house.address)
    staging = Staging(page)
    page.reload()
    staging.play_now()
    for stage in (staging.my_turn, staging.hit, staging.verdict, staging.owing, staging.choose_player, staging.vote):
        stage()
        found.look(stage.__name__, BROKEN, sizes)
    staging.round_over()
    expect(page.locator(".paid")).to_be_visible()
    found.look("round", BROKEN, sizes)
    staging.match_over()
    expect(page.locator(".podium")).to_be_visible()
    found.look("match", BROKEN, sizes)
    assert found.wrong == {}, json.dumps(found.wrong, indent=1, ensure_ascii=False)


def test_a_page_at_four_times_its_size_slides_down_only(open_page: OpenPage) -> None:
    page = open_page(settings=GUIDED, viewport={"width": 320, "height": 256})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("button.huge").click()
    expect(page.get_by_role("application")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    uno = page.locator("button.uno")
    uno.scroll_into_view_if_needed()
    expect(uno).to_be_in_viewport(ratio=1)


def test_the_verdict_stays_until_the_next_move(open_page: OpenPage) -> None:
    page = open_page(settings=GUIDED, viewport=PHONE)
    staging = Staging(page)
    page.clock.install()
    page.reload()
    staging.play_now()
    staging.verdict(mine=False)
    stamp = page.locator(".stamp")
    expect(stamp).to_have_text("A bluff!")
    expect(page.locator("#verdict-title")).to_contain_text("Cleo’s +4 came down on red.")
    expect(page.locator(".news")).to_contain_text("Cleo draws 4 cards")
    assert page.locator(".shown").count() == 0, "the hand is the challenger's to see"
    page.clock.run_for(3_000)
    expect(stamp).to_be_visible()
    staging.my_turn("B5")
    expect(stamp).to_be_hidden()
    staging.verdict(guilty=False)
    expect(stamp).to_have_text("Honest.")
    page.keyboard.press("Escape")
    expect(stamp).to_be_hidden()


def test_the_points_of_a_round_add_up(open_page: OpenPage) -> None:
    page = open_page(settings=GUIDED, viewport=PHONE)
    staging = Staging(page)
    page.clock.install()
    page.reload()
    staging.play_now()
    stop_time(page)
    staging.round_over()
    page.clock.run_for(650)
    assert page.locator(".stamp, #over-title").count() == 0, "the last card is looked at first"
    page.clock.run_for(100)
    expect(page.locator("#over-title")).to_have_text("You’re out!")
    rows = page.locator(".paid li")
    expect(rows).to_have_count(3)
    points = [int(text) for text in page.locator(".paid .points").all_text_contents()]
    assert sum(points) == int(page.locator(".sum b").text_content() or "") == 64
    expect(page.locator(".race .me .total")).to_be_in_viewport(ratio=1)
    assert page.get_by_role("dialog").count() == 0


def test_the_end_of_a_match_has_a_podium_and_its_scores_one_tap_away(open_page: OpenPage) -> None:
    page = open_page(settings=GUIDED, viewport=PHONE, allowed="404")
    staging = Staging(page)
    page.reload()
    staging.play_now()
    staging.match_over()
    expect(page.get_by_role("heading", name="You win the match")).to_be_in_viewport(ratio=1)
    for name in ("Play again", "Look back"):
        expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    expect(page.locator(".podium li")).to_have_count(3)
    assert page.get_by_role("table").count() == 0
    page.get_by_role("button", name="Scores", exact=True).click()
    expect(page.get_by_role("table")).to_be_visible()


def test_where_nothing_may_move_no_moment_does(open_page: OpenPage) -> None:
    page = open_page(settings=GUIDED, viewport=PHONE, allowed="404")
    staging = Staging(page)
    page.reload()
    staging.play_now()
    moments = (staging.my_turn, staging.hit, staging.verdict, staging.ruling, staging.owing, staging.match_over)
    for moment in moments:
        moment()
        page.evaluate(SETTLED)
        running = "() => document.getAnimations().filter((one) => one.playState === 'running').length"
        assert page.evaluate(running) == 0


def test_the_felt_never_flashes(open_page: OpenPage) -> None:
    """However fast cards of other colours come, and though nothing may move: the table says the colour at once, the
    felt changes once in 600 ms, and ends in the newest."""
    page = open_page(settings=GUIDED, viewport=PHONE)
    staging = Staging(page)
    page.clock.install()
    page.reload()
    staging.play_now()
    staging.my_turn("B5")
    expect(page.locator(".felt")).to_have_attribute("data-suit", "B")
    stop_time(page)
    page.evaluate(CHANGES)
    for top, suit in (("R5", "R"), ("G5", "G"), ("B7", "B"), ("Y5", "Y")):
        staging.my_turn(top)
        expect(page.locator(".table")).to_have_attribute("data-suit", suit)
        page.clock.run_for(100)
    page.clock.run_for(1_000)
    expect(page.locator(".felt")).to_have_attribute("data-suit", "Y")
    times = page.evaluate("window.changes")
    assert len(times) == 2
    assert times[1] - times[0] >= 600


def test_faces_know_nothing_that_is_hidden(open_page: OpenPage) -> None:
    """Two games that differ in the cards of a hand only: the seats are the same to the last dot."""
    seats = []
    for hand, drawn in (("B3 B5 W+4".split(), ["W*", "W+4"]), ("R0 R9 Y2".split(), ["B1", "B2"])):
        page = open_page(settings=GUIDED, viewport=PHONE)
        staging = Staging(page)
        page.clock.install()
        page.reload()
        staging.play_now()
        stop_time(page)
        staging.show(
            {"kind": "CardPlayed", "seat": 1, "card": "W+4:B", "left": 4, "jumped_in": False},
            {"kind": "CardsDrawn", "seat": 0, "cards": drawn, "why": "plus-four"},
            {"kind": "CardsDrawnFaceDown", "seat": 2, "count": 2, "why": "caught"},
            common={"top": "W+4:B", "actor": 3, "counts": [5, 4, 6, 7], "dealer": 3},
            hand=hand,
        )
        expect(page.locator('[data-seat="1"] .token')).to_have_attribute("data-mood", "sly")
        seats.append(page.locator(".seats").inner_html())
    assert seats[0] == seats[1]


def test_no_flight_crosses_the_stamp(open_page: OpenPage) -> None:
    """The cards that are paid have landed when it comes down."""
    page = open_page(settings=GUIDED, viewport=PHONE, reduced_motion="no-preference")
    staging = Staging(page)
    page.reload()
    staging.play_now()
    for guilty in (True, False):
        page.evaluate(LANDINGS)
        staging.verdict(guilty=guilty)
        stamped, landed = page.wait_for_function("() => window.landings").json_value()
        assert len(landed) == (4 if guilty else 6)
        assert max(landed) <= stamped
        page.keyboard.press("Escape")
        expect(page.locator(".stamp, .flying")).to_have_count(0)


def test_what_cards_are_worth_is_what_the_rules_say() -> None:
    """The page counts the points of a round card by card; its table is the rules'."""
    table = json.loads((Path(__file__).parents[2] / "ui/src/game/worth.json").read_text("utf-8"))
    assert len(table) == 57
    assert {card: read_card(card).points for card in table} == table
    assert set(HAND) <= set(table)
