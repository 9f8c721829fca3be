// The keyboard is never left nowhere: when what had the focus is gone, it goes to the next of its kind in the same list
// (another free seat); failing that, or on another screen, to the heading of what is open, or to the hand.

const REFUGES = ['#drawer-title', '#over-title', '[role=application] [tabindex="0"]', 'h1'];
/** A button that is busy for a moment comes back by itself. */
const BUSY = 300;

function refuge(): HTMLElement | null {
  for (const place of REFUGES) {
    const found = document.querySelector<HTMLElement>(place);
    if (found) return found;
  }
  return null;
}

function goTo(place: HTMLElement): void {
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** The next button of the same kind in a list, after the place where the last one was. */
function kinIn(list: Element | null, place: number, kind: string): HTMLElement | null {
  if (!list?.isConnected) return null;
  const items = [...list.children];
  const others = [...items.slice(place), ...items.slice(0, place)];
  const buttons = others.flatMap((item) => [...item.querySelectorAll('button')]);
  return buttons.find((button) => button.className === kind && !button.disabled) ?? null;
}

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** For a heading that comes after the rest of its screen: nobody has gone anywhere else by then. */
export function takeFocus(heading: HTMLElement): void {
  if (isNowhere() || document.activeElement?.matches('h1')) heading.focus({ preventScroll: true });
}

export class FocusKeeper {
  private last: Element | null = null;
  private list: Element | null = null;
  private placeInList = 0;
  private arriving = false;
  private readonly eye = new MutationObserver(() => this.look());

  constructor() {
    document.addEventListener('focusin', this.remember);
    this.eye.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
  }

  /** Another screen: whoever is nowhere begins at its heading, as soon as it is there. */
  arrive(): void {
    this.arriving = true;
    this.look();
  }

  stop(): void {
    document.removeEventListener('focusin', this.remember);
    this.eye.disconnect();
  }

  private readonly remember = (event: FocusEvent): void => {
    if (!(event.target instanceof Element)) return;
    this.last = event.target;
    this.list = event.target.closest('ul, ol');
    const item = event.target.closest('li');
    this.placeInList = item === null ? 0 : [...(this.list?.children ?? [])].indexOf(item);
  };

  private look(patient = true): void {
    const { last } = this;
    if (last?.isConnected && last.matches(':disabled') && (isNowhere() || document.activeElement === last)) {
      if (patient) setTimeout(() => this.look(false), BUSY);
      else this.save();
    } else if (isNowhere() && (this.arriving || (last !== null && !last.isConnected))) this.save();
  }

  private save(): void {
    const kin = this.arriving ? null : kinIn(this.list, this.placeInList, this.last?.className ?? '');
    const place = kin ?? refuge();
    if (place === null) return;
    this.arriving = false;
    goTo(place);
  }
}
