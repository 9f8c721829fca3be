import pytest

from penultimate.wording.language import from_accept_language, from_environment, language_for_tag, negotiate


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("zh-TW", "zh-Hant"),
        ("zh-HK", "zh-Hant"),
        ("zh-Hant-MO", "zh-Hant"),
        ("zh-CN", "zh-Hant"),
        ("yue", "zh-Hant"),
        ("de-AT", "de"),
        ("gsw-CH", "de"),
        ("nl_BE.UTF-8", "nl"),
        ("it_IT@euro", "it"),
        ("EN-us", "en"),
        ("fr", None),
        ("", None),
        ("*", None),
        ("den", None),
    ],
)
def test_a_tag(tag: str, language: str | None) -> None:
    assert language_for_tag(tag) == language


def test_the_first_language_we_speak_is_taken() -> None:
    assert negotiate(["fr", "nl-BE", "de"]) == "nl"
    assert negotiate(["fr"]) == negotiate([]) == "en"


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr-FR, en;q=0.3, it;q=0.7", "it"),
        ("zh-TW,zh;q=0.9,en-US;q=0.8", "zh-Hant"),
        ("de;q=0, nl;q=0.1", "nl"),
        ("*", "en"),
        ("", "en"),
        ("de;q=nonsense,it", "it"),
        (";;,,q=;", "en"),
    ],
)
def test_a_browsers_header(header: str, language: str) -> None:
    assert from_accept_language(header) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_AT.UTF-8", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "de_DE", "LC_MESSAGES": "zh_TW.UTF-8"}, "zh-Hant"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "fr:nl:en"}, "nl"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "de"}, "en"),
        ({"LC_ALL": "", "LANG": "nl_NL"}, "nl"),
        ({}, "en"),
    ],
)
def test_the_environment(environment: dict[str, str], language: str) -> None:
    assert from_environment(environment) == language
