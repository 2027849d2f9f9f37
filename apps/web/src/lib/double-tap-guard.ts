/** A finger that touches twice where the first tap has changed what lies there: the second touch was not meant for that. */

/** So long after a tap, in milliseconds, another one in its place counts as its second touch. */
export const doubleTapMilliseconds = 350

type Tap = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>

/**
 * From `tap` on that place of the page rests, until something else is touched; everywhere else, and for the keyboard,
 * nothing waits.
 */
export function ignoreSecondTap(tap: Tap, page: EventTarget = document): void {
  const over = new AbortController()
  const swallow = (event: Event) => {
    // when it was touched, not when a busy page comes to handle it
    if (event.timeStamp - tap.timeStamp >= doubleTapMilliseconds || !isAt(tap, event)) return over.abort()
    event.preventDefault()
    event.stopPropagation()
  }
  // the press as well: it would take the focus
  for (const type of ['mousedown', 'click'])
    page.addEventListener(type, swallow, { capture: true, signal: over.signal })
}

function isAt(tap: Tap, event: Event): boolean {
  if (!('clientX' in event && 'clientY' in event)) return false
  return Math.hypot(Number(event.clientX) - tap.clientX, Number(event.clientY) - tap.clientY) < fingerWidth
}

/** In CSS pixels. */
const fingerWidth = 40
