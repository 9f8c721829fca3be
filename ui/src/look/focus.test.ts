import { afterEach, expect, test } from 'vitest';
import { FocusKeeper, takeFocus } from './focus';

let keeper: FocusKeeper | undefined;
afterEach(() => {
  keeper?.stop();
  document.body.innerHTML = '';
});

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function show(html: string): void {
  document.body.innerHTML = html;
}

test('what had the focus is gone with its question: the hand has it', async () => {
  keeper = new FocusKeeper();
  show('<h1>Table</h1><button id="keep">keep</button><div role="application"><button tabindex="0">R7</button></div>');
  document.getElementById('keep')?.focus();
  document.getElementById('keep')?.remove();
  await settled();
  expect(document.activeElement?.textContent).toBe('R7');
});

test('of several free seats the next one is at hand when a bot has taken one', async () => {
  keeper = new FocusKeeper();
  const seats = (...kinds: string[]): string =>
    kinds.map((kind) => `<li><button class="${kind}"></button></li>`).join('');
  show(`<h1>Lobby</h1><ul>${seats('free', 'free', 'free')}</ul>`);
  const list = document.querySelector('ul');
  list?.children[1]?.querySelector('button')?.focus();
  if (list?.children[1]) list.children[1].innerHTML = '<button class="remove"></button>';
  await settled();
  expect(document.activeElement).toBe(list?.children[2]?.querySelector('button'));
});

test('in an open panel its heading comes first', async () => {
  keeper = new FocusKeeper();
  show('<h1>Lobby</h1><aside><h2 id="drawer-title" tabindex="-1">Rules</h2><button id="agree">agree</button></aside>');
  document.getElementById('agree')?.focus();
  document.getElementById('agree')?.remove();
  await settled();
  expect(document.activeElement?.id).toBe('drawer-title');
});

test('a screen that comes later is waited for', async () => {
  keeper = new FocusKeeper();
  show('<button id="new">new table</button>');
  document.getElementById('new')?.focus();
  show('');
  await settled();
  expect(document.activeElement).toBe(document.body);
  show('<h1>Lobby</h1>');
  await settled();
  expect(document.activeElement?.textContent).toBe('Lobby');
});

test('who clicks beside everything stays there, and who has the focus keeps it', async () => {
  keeper = new FocusKeeper();
  show('<h1>Lobby</h1><button id="deal">deal</button>');
  document.getElementById('deal')?.focus();
  document.getElementById('deal')?.blur();
  document.body.append('news');
  await settled();
  expect(document.activeElement).toBe(document.body);
  document.getElementById('deal')?.focus();
  keeper.arrive();
  await settled();
  expect(document.activeElement?.id).toBe('deal');
});

test('a heading that comes last takes the focus only from nowhere, or from the heading above it', () => {
  show('<h1 tabindex="-1">Table</h1><h2 tabindex="-1">Ben is out.</h2><button>chat</button>');
  const heading = document.querySelector('h2');
  document.querySelector('button')?.focus();
  if (heading) takeFocus(heading);
  expect(document.activeElement?.tagName).toBe('BUTTON');
  document.querySelector('h1')?.focus();
  if (heading) takeFocus(heading);
  expect(document.activeElement).toBe(heading);
});
