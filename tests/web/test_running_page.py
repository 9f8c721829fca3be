"""docs/running.md and deploy/ speak of the options that there are."""

import argparse
import re
from pathlib import Path

import pytest

from penultimate.web import serve
from penultimate.web.pages import Pages

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "running.md").read_text("utf-8")


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(exit_on_error=False)
    serve.declare(made)
    return made


def test_every_option_of_the_server_is_on_the_page_and_no_other() -> None:
    table = PAGE[: PAGE.index("## At home")]
    told = set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", table))
    options = {option for action in parser()._actions for option in action.option_strings if option.startswith("--")}
    assert told == options - {"--help"}


@pytest.mark.parametrize(
    ("file", "start"),
    [("penultimate.service", r"ExecStart=\S+/penultimate serve (.*)"), ("Containerfile", r'"serve", (.*)\]')],
)
def test_what_is_deployed_starts_with_options_that_exist(file: str, start: str) -> None:
    found = re.search(start, (ROOT / "deploy" / file).read_text("utf-8"))
    assert found is not None
    words = re.sub(r'[",]', "", found[1]).split()
    arguments = parser().parse_args(words)
    assert (arguments.port, arguments.log) == (8377, "json")


def test_every_field_of_health_is_on_the_page() -> None:
    source = Path(str(Pages.__init__.__code__.co_filename)).read_text("utf-8")
    health = source[source.index("health = {") : source.index("return web.json_response(health")]
    for field in re.findall(r'^ +"(\w+)":', health, re.MULTILINE):
        assert f"`{field}`" in PAGE, field
