/**
 * Language and theme, as chosen on this device, and whether somebody is signed in: what is read before the first paint
 * (public/early.ts), when the device's database is not open yet, and so alone lies in `localStorage`.
 */

export function readPrePaint(key: 'language' | 'theme'): string | null {
  return typeof localStorage === 'undefined' ? null : localStorage.getItem(`trickline.${key}`)
}

/** Where nothing is kept the choice holds until the page goes. */
export function writePrePaint(key: 'language' | 'theme', choice: string): void {
  try {
    if (typeof localStorage !== 'undefined') localStorage.setItem(`trickline.${key}`, choice)
  } catch {
    // full or switched off: it is chosen again next time
  }
}

/** By it the front page leads on (screens §2); who it is lies elsewhere. */
export function writeSignedInFlag(is: boolean): void {
  try {
    if (is) localStorage.setItem('trickline.signed-in', 'yes')
    else localStorage.removeItem('trickline.signed-in')
  } catch {
    // the front page is shown then, and its sign-in leads on
  }
}
