/** Language and theme, stored in `localStorage` because the first paint comes before IndexedDB is open. */

export function readPrePaint(key: 'language' | 'theme'): string | null {
  return typeof localStorage === 'undefined' ? null : localStorage.getItem(`trickline.${key}`)
}

/** Without `localStorage` the choice lasts until the page is closed. */
export function writePrePaint(key: 'language' | 'theme', choice: string): void {
  try {
    if (typeof localStorage !== 'undefined') localStorage.setItem(`trickline.${key}`, choice)
  } catch {
    // storage is full or switched off
  }
}
