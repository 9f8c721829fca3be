"""Python's Fluent and the browser's give the same texts from the same files."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest
from tests.wording.examples import NAMES, all_examples
from tests.wording.golden import page
from tests.wording.sentences import all_sentences

import penultimate.wording
from penultimate.wording import LANGUAGES, Wording, wording
from penultimate.wording.arguments import Scene, arguments_of
from penultimate.wording.catalogue import Arguments, format_text
from penultimate.wording.fields import event_descriptions

ROOT = Path(__file__).parents[2]
LIBRARY = ROOT / "ui" / "node_modules" / "@fluent" / "bundle" / "esm" / "index.js"
LOCALES = Path(penultimate.wording.__file__).parent / "locales"
NODE = shutil.which("node")

Asked = list[tuple[str, str, Arguments]]


def in_the_browser(asked: Asked) -> list[str]:
    assert NODE
    command = [NODE, str(Path(__file__).with_name("format.mjs")), LIBRARY.as_uri(), str(LOCALES)]
    done = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=True)
    texts: list[str] = json.loads(done.stdout)
    return texts


@pytest.mark.skipif(not NODE or not LIBRARY.exists(), reason="needs Node and the browser's libraries")
def test_both_give_the_same_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: Asked = []
    given: list[str] = []

    def remember(language: str, message: str, arguments: Arguments, *, strict: bool) -> str:
        text = format_text(language, message, arguments, strict=strict)
        asked.append((language, message, dict(arguments)))
        given.append(text)
        return text

    monkeypatch.setattr(wording, "format_text", remember)
    for language in LANGUAGES:
        page(Wording(language, strict=True))
    assert len(asked) > 4000
    for (language, message, _), python, browser in zip(asked, given, in_the_browser(asked), strict=True):
        assert browser == python, f"{language}: {message}"


def test_a_message_needs_no_more_than_its_arguments_as_json() -> None:
    scene = Scene(Wording("en", strict=True), 1, NAMES)
    for event, _ in all_examples()[::7]:
        made = arguments_of(scene, event_descriptions()[type(event).__name__]["fields"], event)
        assert json.loads(json.dumps(made)) == made


def test_the_sentences_for_the_browsers_own_test_are_json() -> None:
    sentences = all_sentences()
    assert len({str(one["event"]) for one in sentences}) > 100
    assert json.loads(json.dumps(sentences))
