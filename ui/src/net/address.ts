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

export function showCode(code: string): void {
  const path = code ? `/t/${code}` : '/';
  if (location.pathname !== path) history.replaceState(null, '', path);
}
