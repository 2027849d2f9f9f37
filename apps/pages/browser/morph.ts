/** Changes markup to how it is now: equal elements are left alone, so focus, scroll and animations stay. */
import morphdom from 'morphdom'

/** `element`: a part, whose content changes, or an element in one. */
export function morph(element: HTMLElement, html: string): void {
  const focused = document.activeElement
  const isPart = 'part' in element.dataset
  morphdom(element, isPart ? `<div>${html}</div>` : html, {
    childrenOnly: isPart,
    getNodeKey: (node) => (node instanceof HTMLElement ? keyOf(node) : undefined),
    onBeforeElUpdated: (now, next) => {
      keepOfReader(now, next)
      return now.dataset?.['filled'] === undefined && !now.isEqualNode(next)
    },
  })
  // a row that moves loses it
  if (focused instanceof HTMLElement && focused !== document.activeElement)
    focused.focus({ preventScroll: true })
}

/** The same on the server, which tells changed elements by it (live-page/changed-elements.ts). */
export function keyOf({ id, dataset }: HTMLElement): string | undefined {
  return id || dataset['row']
}

/** What is open, and the stars and switches that the device has set. */
function keepOfReader(now: HTMLElement, next: HTMLElement): void {
  if (now instanceof HTMLDetailsElement) next.toggleAttribute('open', now.open)
  const pressed = now.ariaPressed
  if (pressed !== null && next.ariaPressed !== null) next.ariaPressed = pressed
}
