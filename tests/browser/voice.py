"""A voice that can be read: it takes the place of the browser's own, and notes what it is given to speak."""

from dataclasses import dataclass

from playwright.sync_api import Page

VOICES = (
    ("English one", "en-GB"),
    ("English two", "en-US"),
    ("Deutsch", "de-DE"),
    ("Italiano", "it-IT"),
    ("Nederlands", "nl-NL"),
    ("Mandarin", "zh-CN"),
    ("Taiwan", "zh-TW"),
)
SCRIPT = """(() => {
  const voices = %s.map(([name, lang]) => ({ name, lang, voiceURI: `voice:${name}` }));
  window.spoken = [];
  window.holding = false;
  let current = null;
  window.goOn = () => { const one = current; current = null; one?.onend?.(); };
  const engine = {
    getVoices: () => voices,
    speak: (one) => {
      current = one;
      window.spoken.push({ text: one.text, lang: one.lang, rate: one.rate, voice: one.voice?.name ?? '' });
      if (!window.holding) setTimeout(() => current === one && window.goOn(), 0);
    },
    cancel: () => (current = null),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  Object.defineProperty(window, 'speechSynthesis', { value: engine });
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
})()""" % [list(voice) for voice in VOICES]
AWAKE = """() => {
  document.querySelector('.pick').focus();
  document.querySelector('.huge').focus();
  return window.spoken.length > 0;
}"""


@dataclass(frozen=True)
class Utterance:
    text: str
    lang: str
    rate: float
    voice: str


class Recording:
    """What has been spoken on a page that was opened with `SCRIPT`."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def begin(self) -> None:
        """On the start page, as soon as the page has its voice: from here on nothing is missed."""
        self.page.wait_for_function(AWAKE)
        self.page.evaluate("window.spoken = []")

    def everything(self) -> list[Utterance]:
        return [Utterance(**each) for each in self.page.evaluate("window.spoken")]

    def texts(self) -> list[str]:
        return [each.text for each in self.everything()]

    def hold(self) -> None:
        """From now on a sentence lasts until `go_on`."""
        self.page.evaluate("window.holding = true")

    def go_on(self) -> None:
        self.page.evaluate("window.goOn()")

    def wait(self, text: str) -> None:
        self.page.wait_for_function("(text) => window.spoken.some((one) => one.text === text)", arg=text)
