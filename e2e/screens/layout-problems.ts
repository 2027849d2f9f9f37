/** Finds layout problems of a page; runs on the page, by `page.evaluate`. */

/** Returns what is off the screen and cannot be scrolled to, and labels too wide for their button. */
export function layoutProblems(): string[] {
  const width = document.documentElement.clientWidth
  // runs on the page, where nothing outside this function exists
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
    // the checks below are slow on a large page, so they run only for candidates
    if (!isBeyond && !isTooNarrow) return false
    // screen reader text is 1 px wide, as is a table head that contains only such text
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

/** Text or controls that are cut off, broken within a word or number, or covered by another control. */
export type Unreadable = {
  what:
    | 'cut off'
    | 'broken word'
    | 'broken number'
    | 'button of several lines'
    | 'a word a line'
    | 'at the border'
    | 'overlap'
  text: string
}

// oxlint-disable-next-line max-lines-per-function -- it runs on the page: helpers outside of it are not there
export function unreadable(): Unreadable[] {
  const found: Unreadable[] = []
  // run on the page, where nothing outside this function exists
  // oxlint-disable unicorn/consistent-function-scoping
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility() && !element.closest('.sr-only, svg')
  }
  const linesOf = (range: Range) =>
    new Set(
      [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top / 4)),
    )

  // in CSS px, for a button with borders
  const isAtBorder = (button: Element, text: Range) => {
    const { borderLeftWidth, borderRightWidth } = getComputedStyle(button)
    if (Number.parseFloat(borderLeftWidth) === 0) return false
    const { left, right } = button.getBoundingClientRect()
    return [...text.getClientRects()].some(
      (line) =>
        line.width > 0 &&
        (line.left - left - Number.parseFloat(borderLeftWidth) < 2 ||
          right - line.right - Number.parseFloat(borderRightWidth) < 2),
    )
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [text, box] = [node.textContent ?? '', node.parentElement]
    if (text.trim() === '' || !box || box.closest('script, style, option') || !isSeen(box)) continue
    // it may have its own box within the one that cuts it off
    const clips = [box, box.parentElement].some(
      (each) =>
        each &&
        getComputedStyle(each).overflowX !== 'visible' &&
        !['auto', 'scroll'].includes(getComputedStyle(each).overflowX) &&
        each.scrollWidth > each.clientWidth + 1,
    )
    if (clips) found.push({ what: 'cut off', text: text.trim() })
    range.selectNodeContents(node)
    const button = box.closest('button')
    if (button && isAtBorder(button, range)) found.push({ what: 'at the border', text: text.trim() })
    const lines = linesOf(range).size
    const words = text.trim().split(/\s+/).length
    if (words >= 3 && lines >= words) found.push({ what: 'a word a line', text: text.trim() })
    if (lines < 2) continue
    if (box.closest('button') && !box.closest('[lang]:not(html)'))
      found.push({ what: 'button of several lines', text: text.trim() })
    for (const { 0: part, index } of text.matchAll(
      /\d[\d.,\u{A0}\u{202F}]*(?:\s?[%€])?|\p{Script=Latin}{2,}/gu,
    )) {
      // a soft hyphen shown at the end of a line belongs to what follows
      range.setStart(node, text[index - 1] === '\u{AD}' ? index + 1 : index)
      range.setEnd(node, index + part.length)
      if (linesOf(range).size < 2) continue
      found.push({ what: /\d/.test(part) ? 'broken number' : 'broken word', text: text.trim() })
    }
  }

  const pen = document.createElement('canvas').getContext('2d')
  for (const field of document.querySelectorAll('input')) {
    if (!pen || field.value !== '' || !isSeen(field)) continue
    const { paddingLeft, paddingRight } = getComputedStyle(field)
    pen.font = getComputedStyle(field, '::placeholder').font
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    if (pen.measureText(field.placeholder).width > room)
      found.push({ what: 'cut off', text: field.placeholder })
  }

  // elements fixed over the page may cover it
  const layerOf = (element: Element): Element | null => {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(box).position) || box.matches('dialog, [popover]'))
        return box
    return null
  }
  // leaves out what is scrolled out of view
  const seenPartOf = (element: Element): DOMRect => {
    let { left, top, right, bottom } = element.getBoundingClientRect()
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (!['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) continue
      const clip = box.getBoundingClientRect()
      ;[left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)]
      ;[top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)]
    }
    return new DOMRect(left, top, Math.max(right - left, 0), Math.max(bottom - top, 0))
  }
  const holds = (outer: DOMRect, inner: DOMRect) =>
    outer.left - 4 <= inner.left &&
    outer.top - 4 <= inner.top &&
    outer.right + 4 >= inner.right &&
    outer.bottom + 4 >= inner.bottom
  const controls = [...document.querySelectorAll('button, a[href], select, input, textarea, summary')]
    .filter(
      (element) => isSeen(element) && !element.matches('[type="radio"], [type="checkbox"], [type="file"]'),
    )
    .map((element) => ({ element, box: seenPartOf(element), layer: layerOf(element) }))
  controls.forEach((one, place) => {
    for (const other of controls.slice(place + 1)) {
      if (one.layer !== other.layer || one.element.contains(other.element)) continue
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      // edges of two may touch, and a button within a field is intended
      if (across <= 4 || down <= 4 || holds(one.box, other.box) || holds(other.box, one.box)) continue
      const [name, otherName] = [one, other].map(
        ({ element }) => element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40),
      )
      found.push({ what: 'overlap', text: `${name} / ${otherName}` })
    }
  })
  return found
}
