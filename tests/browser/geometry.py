"""What lies where on the page, measured: texts over other things, broken words, what sticks out of its button."""

from playwright.sync_api import Page

SIZES = [(320, 568), (390, 844), (844, 390), (768, 1024), (1366, 768), (1920, 1080)]
"""Those of the design."""
TWICE = (640, 400)
"""A page at twice its size, on a small laptop."""
OVERLAPS = """() => {
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const boxes = (selector) => [...document.querySelectorAll(selector)].filter(seen)
    .map((one) => [one, one.getBoundingClientRect()]);
  const things = boxes('.table button:not(.choose), .table .card-face, .table .card-back, .table .token')
    .filter(([, box]) => box.width > 0 && box.height > 0);
  const inside = (one) => {  // what has slid out of sight in a part that slides is not on top of anything
    const part = one.closest('.end, .handbox, .film, .news, .drawer .body');
    return part === null ? null : part.getBoundingClientRect();
  };
  const clipped = (box, by) => by === null ? box : {
    left: Math.max(box.left, by.left), right: Math.min(box.right, by.right),
    top: Math.max(box.top, by.top), bottom: Math.min(box.bottom, by.bottom),
  };
  const wrong = [];
  const walker = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !seen(parent) || parent.closest('.unseen, svg, .burst')) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const rect of range.getClientRects()) {
      const text = clipped(rect, inside(parent));
      for (const [thing, whole] of things) {
        if (thing.contains(parent) || parent.closest('.count, .stamp')) continue;
        const box = clipped(whole, inside(thing));
        const wide = Math.min(text.right, box.right) - Math.max(text.left, box.left);
        const high = Math.min(text.bottom, box.bottom) - Math.max(text.top, box.top);
        if (wide > 2 && high > 4)
          wrong.push(`${walker.currentNode.data.trim().slice(0, 40)} meets ${thing.getAttribute('class')}`);
      }
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page slides sideways');
  for (const name of ['.uno', '.catch']) {
    const box = document.querySelector(name)?.getBoundingClientRect();
    if (box && (box.left < 0 || box.right > innerWidth || box.bottom > innerHeight + 1))
      wrong.push(`${name} is outside`);
  }
  return [...new Set(wrong)];
}"""
BROKEN = """() => {
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const wrong = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!seen(parent) || parent.closest('.unseen, svg, option, .letters, .link, code')) continue;
    const range = document.createRange();
    for (const { index, 0: word } of node.data.matchAll(/[\\p{Script=Latin}’]{2,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
      if (new Set(rects.map((rect) => Math.round(rect.top))).size > 1) wrong.push(`${word} is broken`);
      const button = parent.closest('button, .stamp, .tag, .cap');
      if (button === null) continue;
      const box = button.getBoundingClientRect();
      for (const rect of rects)
        if (rect.left < box.left - 2 || rect.right > box.right + 2 || rect.bottom > box.bottom + 4)
          wrong.push(`${word} sticks out of ${button.getAttribute('class')}`);
    }
  }
  return [...new Set(wrong)];
}"""
CONTROLS = """() => {
  const wrong = [];
  for (const one of document.querySelectorAll('button, a[href], select, input, summary, textarea')) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('.unseen')) continue;
    // A box to tick is tapped with its words; a link in a line of text is as high as the line.
    const target = one.matches('[type=checkbox], [type=radio]') ? one.closest('label') ?? one : one;
    const { width, height } = target.getBoundingClientRect();
    const name = (one.ariaLabel || one.innerText || target.innerText).trim().slice(0, 40);
    if (!one.matches('[data-card], p > a') && (width < 43.5 || height < 43.5))
      wrong.push(`${name}: ${Math.round(width)}×${Math.round(height)}`);
    // Cards, the pile they come from, and the arrows of the filmstrip show what they are; each has a name.
    const shows = one.matches('[data-card], .draw, .choose, .keys .button');
    if (one.matches('button, a') && !(shows ? one.ariaLabel || one.innerText.trim() : one.innerText.trim()))
      wrong.push(`${one.className}: no words`);
  }
  return [...new Set(wrong)];
}"""
"""Every control is large enough for a finger and has words, or at least a name."""
SETTLED = "() => new Promise((then) => [1, 2, 3].reduce((next) => () => requestAnimationFrame(next), then)())"


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLED)


class Findings:
    """What is wrong on a page, and where."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.wrong: dict[str, list[str]] = {}

    def look(self, what: str, measure: str, sizes: list[tuple[int, int]]) -> None:
        """By a script, in every size; the page then has the size it had."""
        before = self.page.viewport_size or {"width": 390, "height": 844}
        for width, height in sizes:
            resize(self.page, width, height)
            for each in self.page.evaluate(measure):
                self.wrong.setdefault(each, []).append(f"{what} at {width}×{height}")
        resize(self.page, before["width"], before["height"])
