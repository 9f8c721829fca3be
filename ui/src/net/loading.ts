// Parts of the page that come later: once, when they are wanted, or when nobody waits for anything else.

/** Loads it once; what failed is tried again. */
export function loaded<T>(load: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | undefined;
  return () => {
    coming ??= load().catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
    return coming;
  };
}

/** After the page has loaded and had time to show itself. */
export function whenIdle(then: () => void): void {
  const soon = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 3_000 });
    else setTimeout(then, 1_000);
  };
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}
