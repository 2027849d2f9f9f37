/** Looks over a page for what does not fit: to be run there, with `page.evaluate`. */

/** What lies beyond the edges of the screen without a way to scroll there, and words that do not fit their button. */
export function outOfPlace(): string[] {
  const width = document.documentElement.clientWidth
  // it runs on the page: nothing from outside of this function is there
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const scrollsSideways = (element: Element): boolean => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) return box.tagName !== 'DIALOG'
    return false
  }
  const found = [...document.querySelectorAll('body *')].filter((element) => {
    const { left, right, width: ownWidth } = element.getBoundingClientRect()
    const isBeyond = left < -1 || right > width + 1
    const isTooNarrow = element.matches('button, a, label') && element.scrollWidth > element.clientWidth + 1
    // what is read below takes long on a large page: only of what may be wrong
    if (!isBeyond && !isTooNarrow) return false
    // what only a screen reader sees is a point wide, and a table head for it alone lies in such a box
    if (ownWidth <= 1 || !element.checkVisibility() || element.closest('.sr-only, .max-sm\\:sr-only, svg'))
      return false
    if (!(element as HTMLElement).innerText?.trim() && !element.matches('button, input, select')) return false
    return (
      (isBeyond && !scrollsSideways(element)) ||
      (isTooNarrow && getComputedStyle(element).display !== 'inline')
    )
  })
  const words = found.map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 60)}`)
  return document.documentElement.scrollWidth > width ? ['the page scrolls sideways', ...words] : words
}
