/** Ignores the second tap of a double tap: in the same place, soon after the first. A tap elsewhere always counts. */
import { createAtom } from '@tanstack/react-store'

export const doubleTapMilliseconds = 300

/** What one finger covers, in CSS px. */
export const samePlaceDistance = 40

type Tap = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp' | 'detail'>

/** Where a tap entered nothing, so that the screen can say why; a new object each time. Without `why`: a double tap. */
export const heldBackTap = createAtom<{ x: number; y: number; why?: string } | null>(null)

/**
 * To be called for a tap that counted. `button`: the one tapped, if it stays in place; any other button is then another
 * place, however near. Without it the tap has changed what is under the finger. Keys are not affected.
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
  // mousedown too, as it would move the focus
  for (const type of ['mousedown', 'click'])
    page.addEventListener(type, holdBack, { capture: true, signal: controller.signal })
}

/** Compares the times of the touches, as a busy page may handle an event later. */
function isSecondTap(first: Tap, second: MouseEvent, button: Pick<Node, 'contains'> | null): boolean {
  if (second.timeStamp - first.timeStamp >= doubleTapMilliseconds) return false
  if (second.type === 'click' && isByKey(second)) return false
  const distance = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY)
  return distance < samePlaceDistance && (button === null || button.contains(second.target as Node))
}

function isByKey({ detail }: Tap): boolean {
  return detail === 0
}
