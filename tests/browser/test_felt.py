"""The look: the felt wears the colour in play, nothing lies over anything else, one screen is one screen, every moment
stands on the felt; and where nothing may move, nothing does. The numbers are those of the design's acceptance."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.geometry import BROKEN, OVERLAPS, SIZES, TWICE, Findings, resize
from tests.browser.house import House
from tests.browser.staging import HAND, Staging

from penultimate.rules import read_card
from penultimate.wording import LANGUAGES

GUIDED = json.dumps({"guided": True, "name": "Mia"})
ENDS = {"round": ".paid", "match": ".podium"}


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
    page.reload()
    staging.play_now()
    staging.verdict(mine=False)
    stamp = page.locator(".stamp")
    expect(stamp).to_have_text("A bluff!")
    expect(page.locator("#verdict-title")).to_contain_text("Cleo’s +4 came down on red.")
    expect(page.locator(".news")).to_contain_text("Cleo draws 4 cards")
    assert page.locator(".shown").count() == 0, "the hand is the challenger's to see"
    page.wait_for_timeout(1600)
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
    page.reload()
    staging.play_now()
    staging.round_over()
    assert page.locator(".stamp, #over-title").count() == 0, "the last card is looked at first"
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
        page.wait_for_timeout(100)
        running = "() => document.getAnimations().filter((one) => one.playState === 'running').length"
        assert page.evaluate(running) == 0


def test_every_control_has_words(open_page: OpenPage) -> None:
    page = open_page(settings=GUIDED, viewport=PHONE)
    staging = Staging(page)
    page.reload()
    bare = """() => [...document.querySelectorAll('button, a')].filter((one) => one.checkVisibility())
      .filter((one) => !one.matches('[data-card], .draw') && one.innerText.trim() === '')
      .map((one) => one.ariaLabel ?? one.className)"""
    assert page.evaluate(bare) == []
    staging.play_now()
    staging.my_turn()
    assert page.evaluate(bare) == []


def test_what_cards_are_worth_is_what_the_rules_say() -> None:
    """The page counts the points of a round card by card; its table is the rules'."""
    table = json.loads((Path(__file__).parents[2] / "ui/src/game/worth.json").read_text("utf-8"))
    assert len(table) == 57
    assert {card: read_card(card).points for card in table} == table
    assert set(HAND) <= set(table)
