// The system's own way of handing a link on. It is only there over https or on this machine, and not in every browser.

export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Whether it went out; who changes their mind has not shared. */
export async function shareLink(link: string, title: string): Promise<boolean> {
  try {
    await navigator.share({ title, url: link });
    return true;
  } catch {
    return false;
  }
}
