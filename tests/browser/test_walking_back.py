"""What happened, one event after the other: walked through by two keys, without leaving the hand."""

from tests.browser.conftest import OpenPage
from tests.browser.listening import Ear
from tests.browser.staging import Staging

BEGINNING = "Nothing happened before that."
END = "Nothing has happened since."


def walk(ear: Ear, key: str, end: str) -> list[str]:
    """Until there is nothing more."""
    sentences: list[str] = []
    for _ in range(200):
        said = ear.ask(key, ".")
        if said == end:
            return sentences
        sentences.append(said)
    raise AssertionError(f"no end of {sentences}")


def stage_my_turn(staging: Staging, ear: Ear) -> None:
    """All of it has been said; the deal before may have been mine to begin, too, and says so."""
    staging.my_turn()
    ear.wait("calls UNO")
    ear.wait("^Your turn")


def test_back_to_the_deal_and_on_to_now(open_page: OpenPage) -> None:
    page = open_page(settings='{"guided": true}')
    staging, ear = Staging(page), Ear(page)
    page.reload()
    staging.play_now()
    stage_my_turn(staging, ear)
    page.keyboard.press("2")
    card = page.evaluate("document.activeElement.dataset.key")
    back = walk(ear, ",", BEGINNING)
    assert back[0] == "Your turn."
    assert any(said.startswith("Round 1") for said in back), back
    assert "for the deal" in back[-1], "the match begins with the drawing for the deal"
    on = walk(ear, ".", END)
    assert on == back[-2::-1], "from the first on, each again"
    assert page.evaluate("document.activeElement.dataset.key") == card, "the focus stays where it is"
    # What happens meanwhile is the newest; who has come to the end begins with it.
    staging.hit()
    ear.wait("^You may challenge")  # the last that is said of it
    assert "attacks you" in ear.ask(",", ".")


def test_the_keys_for_it_can_be_changed(open_page: OpenPage) -> None:
    page = open_page(settings='{"guided": true, "keys": {"earlier": "q"}}')
    staging, ear = Staging(page), Ear(page)
    page.reload()
    staging.play_now()
    stage_my_turn(staging, ear)
    assert ear.ask("q", ".") == "Your turn."
