/** Language, theme and signed-in flag: in `localStorage`, since the first paint comes before IndexedDB is open. */

export function readPrePaint(key: 'language' | 'theme'): string | null {
  return typeof localStorage === 'undefined' ? null : localStorage.getItem(`trickline.${key}`)
}

/** Without `localStorage` the choice lasts until the page is closed. */
export function writePrePaint(key: 'language' | 'theme', choice: string): void {
  try {
    if (typeof localStorage !== 'undefined') localStorage.setItem(`trickline.${key}`, choice)
  } catch {
    // full or switched off
  }
}

/** The front page redirects by it (screens §2); the session itself is in IndexedDB. */
export function writeSignedInFlag(is: boolean): void {
  try {
    if (is) localStorage.setItem('trickline.signed-in', 'yes')
    else localStorage.removeItem('trickline.signed-in')
  } catch {}
}
