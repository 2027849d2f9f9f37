/** Changes markup to its new state and leaves equal elements alone, so focus, scroll position and animations stay. */
import morphdom from 'morphdom'

/** `element`: a part whose content changes, or an element within one. */
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
  // a row that moves loses the focus
  if (focused instanceof HTMLElement && focused !== document.activeElement)
    focused.focus({ preventScroll: true })
}

/** The server uses the same keys to find changed elements (live-page/changed-elements.ts). */
export function keyOf({ id, dataset }: HTMLElement): string | undefined {
  return id || dataset['row']
}

/** Keeps what the reader has opened, and the stars and switches set on this device. */
function keepOfReader(now: HTMLElement, next: HTMLElement): void {
  if (now instanceof HTMLDetailsElement) next.toggleAttribute('open', now.open)
  const pressed = now.ariaPressed
  if (pressed !== null && next.ariaPressed !== null) next.ariaPressed = pressed
}
