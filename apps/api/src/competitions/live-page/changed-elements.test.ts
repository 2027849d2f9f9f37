import { assert, constantFrom, nat, property, tuple, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { changedElements } from './changed-elements.ts'

const row = (id: number, text: string, attributes = '') =>
  `<li data-row="${id}"${attributes}>${text}<br/></li>`
const list = (...rows: string[]) => `<h2 id="title">Final</h2><ol>${rows.join('')}</ol>`
const details = (text: string) => `<details id="round-2"><summary>${text}</summary></details>`
const twice = (text: string) => `<div>${row(1, text)}</div><div>${row(1, 'Ana')}</div>`

test('the innermost changed elements with a key are sent, and both if two places change', () => {
  const before = list(row(1, 'Ana'), row(2, details('Ben')), row(3, 'Cy'))
  expect(changedElements(before, list(row(1, 'Ana'), row(2, details('Ben, 12')), row(3, 'Cy')))).toEqual({
    'round-2': details('Ben, 12'),
  })
  expect(changedElements(before, list(row(1, 'Eve'), row(2, details('Ben')), row(3, 'Dan')))).toEqual({
    1: row(1, 'Eve'),
    3: row(3, 'Dan'),
  })
})

test('an element whose own attributes change is sent as a whole', () => {
  const after = row(1, 'Ana', ' data-rank="2"')
  expect(changedElements(list(row(1, 'Ana', ' data-rank="1"')), list(after))).toEqual({ 1: after })
})

test('the whole part is sent when something without a key changes, and when rows come, go or move', () => {
  const before = list(row(1, 'Ana'), row(2, 'Ben'))
  for (const after of [
    list(row(1, 'Ana'), row(2, 'Ben')).replace('<ol>', '<ol class="wide">'),
    list(row(1, 'Ana')),
    list(row(1, 'Ana'), row(2, 'Ben'), row(3, 'Cy')),
    list(row(2, 'Ben'), row(1, 'Ana')),
    '',
  ])
    expect(changedElements(before, after)).toEqual({ '': after })
})

test('a repeated key identifies no element', () => {
  expect(changedElements(twice('Ana'), twice('Eve'))).toEqual({ '': twice('Eve') })
})

test('whatever changes, replacing the sent elements gives the new part', () => {
  const texts = constantFrom('Ana', 'Ben &amp; Cy', '12.50', '')
  const rows = uniqueArray(tuple(nat(6), texts), { selector: ([id]) => id, maxLength: 6 })
  const part = tuple(texts, rows).map(([head, all]) => head + list(...all.map(([id, text]) => row(id, text))))
  assert(
    property(part, part, (before, after) => {
      let patched = before
      for (const [key, html] of Object.entries(changedElements(before, after)))
        patched =
          key === '' ? html : patched.replace(new RegExp(`<li data-row="${key}">.*?</li>`), () => html)
      expect(patched).toBe(after)
    }),
  )
})
