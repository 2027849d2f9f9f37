/** Of the slides, scores or pages of a screen the one that is seen. */

export function showOnly(shown: Element | undefined, all: Iterable<Element>): void {
  for (const each of all) each.classList.toggle('shown', each === shown)
}

/** Of an event; undefined: the screen is of one competition, or the element of no line. */
export function lineOf(element: Element): string | undefined {
  return element.closest<HTMLElement>('[data-line]')?.dataset['line']
}
