/** Of the slides, scores or pages of a screen the one that is seen. */

export function showOnly(shown: Element | undefined, all: Iterable<Element>): void {
  for (const each of all) each.classList.toggle('shown', each === shown)
}
