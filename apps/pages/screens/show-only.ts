/** Shows only one of a screen's slides, scores or pages. */

export function showOnly(shown: Element | undefined, all: Iterable<Element>): void {
  for (const each of all) each.classList.toggle('shown', each === shown)
}

/** The line of an event; undefined: the screen belongs to one competition, or the element to no line. */
export function lineOf(element: Element): string | undefined {
  return element.closest<HTMLElement>('[data-line]')?.dataset['line']
}
