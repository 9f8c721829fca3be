"""Read aloud: what is announced is spoken by the browser's voice, once, in order, as fast as somebody wants."""

import json
from collections import Counter

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import OpenPage
from tests.browser.listening import Ear
from tests.browser.playing import Hands, play_until_over
from tests.browser.screens import Walker
from tests.browser.staging import Staging
from tests.browser.voice import SCRIPT, Recording

from penultimate.wording import LANGUAGES

ALOUD = {"readAloud": True, "guided": True, "name": "Ana"}
URGENT = "() => [...document.querySelectorAll('[aria-live=assertive] p')].map((one) => one.textContent)"
VOICES = {"en": "English two", "de": "Deutsch", "it": "Italiano", "nl": "Nederlands", "zh-Hant": "Taiwan"}


def test_a_round_read_aloud(open_page: OpenPage) -> None:
    page = open_page(settings=json.dumps(ALOUD), script=SCRIPT)
    voice, ear = Recording(page), Ear(page)
    voice.begin()
    page.get_by_role("button", name="Play now").click()
    play_until_over(Hands(page))
    ear.wait("^The round is over")
    heard = ear.everything()
    voice.wait(heard[-1])

    said = [text for text in voice.texts() if text in set(heard)]  # besides, the names of what has the focus
    assert Counter(said) == Counter(heard), "everything is spoken, and once"
    urgent = set(page.evaluate(URGENT))
    assert [text for text in said if text not in urgent] == [text for text in heard if text not in urgent]


def test_captions_stay_and_what_has_the_focus_is_named(open_page: OpenPage) -> None:
    page = open_page(settings=json.dumps(ALOUD), script=SCRIPT)
    voice = Recording(page)
    voice.begin()
    staging = Staging(page)
    page.reload()
    voice.begin()
    staging.play_now()
    staging.my_turn()
    top = Ear(page).ask("t", "^On top")
    expect(page.locator(".caption")).to_contain_text(top)
    voice.wait(top)
    page.keyboard.press("2")
    voice.wait("blue 5, can be played")


def test_a_forgotten_call_is_spoken_before_what_waits_and_then_the_time_runs(open_page: OpenPage) -> None:
    page = open_page(settings=json.dumps(ALOUD), script=SCRIPT)
    staging, voice, ear = Staging(page), Recording(page), Ear(page)
    page.reload()
    voice.begin()
    staging.play_now()
    voice.hold()
    staging.my_turn()
    # One sentence is being spoken, others wait; now somebody forgets.
    staging.owing(runs=False)
    call = ear.wait("has not called UNO")
    shown = [message for message in staging.sent if message["type"] == "shown"]
    assert len(shown) == 1
    assert shown[0]["milliseconds"] > 0, "an estimate, until it is known"
    assert call not in voice.texts()
    voice.go_on()
    voice.wait(call)
    assert voice.texts()[-1] == call, "it comes first of all that waits"
    voice.go_on()
    page.wait_for_function("(call) => window.spoken.at(-1).text !== call", arg=call)
    shown = [message for message in staging.sent if message["type"] == "shown"]
    assert [message["milliseconds"] for message in shown[1:]] == [0], "it has been spoken; the rest still waits"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_voice_and_its_speed(language: str, open_page: OpenPage) -> None:
    page = open_page(settings=json.dumps(ALOUD | {"language": language, "rates": {"en": 2.0}}), script=SCRIPT)
    walker, voice = Walker(page, language), Recording(page)
    voice.begin()
    walker.button("ui-settings").click()
    choice = page.get_by_role("combobox", name=walker.text("ui-voice"))
    choice.select_option(VOICES[language])
    wrong = "Mandarin" if language == "zh-Hant" else "Italiano" if language != "it" else "Deutsch"
    expect(choice.get_by_role("option", name=wrong)).to_have_count(0)
    speed = page.get_by_role("slider", name=walker.text("ui-voice-rate"))
    speed.focus()
    page.keyboard.press("ArrowRight")
    walker.button("ui-voice-try").click()
    voice.wait(walker.text("ui-voice-sample"))
    sample = next(each for each in voice.everything() if each.text == walker.text("ui-voice-sample"))
    assert sample.voice == VOICES[language]
    assert sample.lang == ("zh-TW" if language == "zh-Hant" else language)
    assert sample.rate == pytest.approx(2.1 if language == "en" else 1.1)
    page.reload()
    voice.begin()
    walker.button("ui-how-to-play").focus()
    voice.wait(walker.text("ui-how-to-play"))
    assert voice.everything()[-1].rate == sample.rate, "it is kept"


def test_panels_choices_and_questions_are_named(open_page: OpenPage) -> None:
    page = open_page(settings=json.dumps(ALOUD), script=SCRIPT)
    voice = Recording(page)
    voice.begin()
    page.get_by_role("button", name="Settings").click()
    voice.wait("Settings")
    page.get_by_label("Language").last.focus()
    voice.wait("Language: English")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("button", name="Leave", exact=True).click()
    voice.wait("Leave the table? Your seat becomes free for others. Stay")
