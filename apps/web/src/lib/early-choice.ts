/**
 * Language and theme, as chosen on this device: they are read before the first paint, when the device's database is not
 * open yet, and so they alone lie in `localStorage`.
 */

export function earlyChoice(key: 'language' | 'theme'): string | null {
  return typeof localStorage === 'undefined' ? null : localStorage.getItem(`trickline.${key}`)
}

/** Where nothing is kept the choice holds until the page goes. */
export function keepEarlyChoice(key: 'language' | 'theme', choice: string): void {
  try {
    if (typeof localStorage !== 'undefined') localStorage.setItem(`trickline.${key}`, choice)
  } catch {
    // full or switched off: it is chosen again next time
  }
}
