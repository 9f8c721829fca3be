// What one switch can take now, in the order in which it is offered: in an open panel what is there; at the table the
// cards that fit, the answers, the calls that count; then the way to everything else.

const ANYTHING = 'button, a[href], select, input:not([type=hidden])';
const AT_THE_TABLE = [
  '.proposal button',
  '[role=application] .can',
  '.prompt button',
  '.acts .armed',
  '.caption button',
  '.cta button',
  '.links button',
  'header button',
];

function open(element: HTMLElement): boolean {
  return !element.matches(':disabled, [hidden], input[type=file]') && element.checkVisibility();
}

function within(place: ParentNode, selector: string): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(selector)].filter(open);
}

export function targets(page: Document = document): HTMLElement[] {
  const drawer = page.querySelector('aside.drawer');
  if (drawer) return within(drawer, ANYTHING);
  if (page.querySelector('.at-table .prompt, .at-table .cta') === null) return within(page, ANYTHING);
  return AT_THE_TABLE.flatMap((selector) => within(page, selector));
}

/** Press it; what has several values goes on to the next one. */
export function choose(element: HTMLElement): void {
  if (element instanceof HTMLSelectElement) {
    element.selectedIndex = (element.selectedIndex + 1) % element.options.length;
  } else if (element instanceof HTMLInputElement && ['number', 'range'].includes(element.type)) {
    const before = element.value;
    element.stepUp();
    if (element.value === before) element.value = element.min;
  } else {
    element.click();
    return;
  }
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
