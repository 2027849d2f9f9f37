/** Blocks the second touch of a double tap where the first tap has changed what lies below the finger. */

export const doubleTapMilliseconds = 350

type Tap = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>

/** Blocks presses within 40 CSS px of `tap` for 350 ms, or until another place is pressed; the keyboard is not affected. */
export function ignoreSecondTap(tap: Tap, page: EventTarget = document): void {
  const controller = new AbortController()
  const swallow = (event: Event) => {
    // by the time of the touch: a busy page may handle the event later
    if (event.timeStamp - tap.timeStamp >= doubleTapMilliseconds || !isAt(tap, event))
      return controller.abort()
    event.preventDefault()
    event.stopPropagation()
  }
  // mousedown too: it would move the focus
  for (const type of ['mousedown', 'click'])
    page.addEventListener(type, swallow, { capture: true, signal: controller.signal })
}

function isAt(tap: Tap, event: Event): boolean {
  if (!('clientX' in event && 'clientY' in event)) return false
  return Math.hypot(Number(event.clientX) - tap.clientX, Number(event.clientY) - tap.clientY) < fingerWidth
}

const fingerWidth = 40
