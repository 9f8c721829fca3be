// Addresses: where the server listens, and which table the page's own address names.

type Place = Pick<Location, 'protocol' | 'host' | 'pathname' | 'hash'>;

export function addressOf(place: Place): string {
  return `${place.protocol === 'https:' ? 'wss' : 'ws'}://${place.host}/ws`;
}

/** `/t/ABCDEF`, or `/#ABCDEF`. */
export function codeIn(place: Place): string {
  const found = /(?:^|\/)t\/([A-Za-z]{6})\/?$/.exec(place.pathname) ?? /^#([A-Za-z]{6})$/.exec(place.hash);
  return (found?.[1] ?? '').toUpperCase();
}

/** A moment of a match that is looked back at: `/t/ABCDEF#match=2&step=71&seat=1`; without a seat all hands are open. */
export interface Moment {
  readonly code: string;
  readonly match: number;
  readonly step: number;
  readonly seat: number;
}

export function momentIn(place: Place): Moment | null {
  const code = codeIn(place);
  const said = new URLSearchParams(place.hash.slice(1));
  const number = (name: string): number | null =>
    /^\d{1,6}$/.test(said.get(name) ?? '') ? Number(said.get(name)) : null;
  const match = number('match');
  return code === '' || match === null ? null : { code, match, step: number('step') ?? 1, seat: number('seat') ?? -1 };
}

export function pathOf({ code, match, step, seat }: Moment): string {
  return `/t/${code}#match=${match}&step=${step}${seat < 0 ? '' : `&seat=${seat}`}`;
}

export function showMoment(moment: Moment): void {
  history.replaceState(history.state, '', pathOf(moment));
}
