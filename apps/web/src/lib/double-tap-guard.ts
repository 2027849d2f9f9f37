/** Holds back the second tap of a double tap: in the same place, soon after the first. A tap elsewhere always counts. */
import { createAtom } from '@tanstack/react-store'

export const doubleTapMilliseconds = 300

/** In CSS px: what one finger covers. */
export const samePlaceDistance = 40

type Tap = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp' | 'detail'>

/** Where a tap entered nothing, for the screen to say why; a new object each time. Without `why`: the second of a double tap. */
export const heldBackTap = createAtom<{ x: number; y: number; why?: string } | null>(null)

/**
 * Call it for a tap that counted. `button`: the one tapped, if it stays where it is; then another button is another place, however
 * near. Without it the tap has changed what lies below the finger. Keys are not affected.
 */
export function holdBackSecondTap(
  tap: Tap,
  button: Pick<Node, 'contains'> | null = null,
  page: EventTarget = document,
): void {
  if (isByKey(tap)) return
  const controller = new AbortController()
  const holdBack = (event: Event) => {
    if (!isSecondTap(tap, event as MouseEvent, button)) return controller.abort()
    event.preventDefault()
    event.stopPropagation()
    if (event.type === 'click') heldBackTap.set({ x: tap.clientX, y: tap.clientY })
  }
  // mousedown too: it would move the focus
  for (const type of ['mousedown', 'click'])
    page.addEventListener(type, holdBack, { capture: true, signal: controller.signal })
}

/** By the time of the touch: a busy page may handle its event later. */
function isSecondTap(first: Tap, second: MouseEvent, button: Pick<Node, 'contains'> | null): boolean {
  if (second.timeStamp - first.timeStamp >= doubleTapMilliseconds) return false
  if (second.type === 'click' && isByKey(second)) return false
  const distance = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY)
  return distance < samePlaceDistance && (button === null || button.contains(second.target as Node))
}

function isByKey({ detail }: Tap): boolean {
  return detail === 0
}
