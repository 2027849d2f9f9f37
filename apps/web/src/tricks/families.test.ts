import { readFileSync } from 'node:fs'
import type { Trick } from '@trickline/contract/tricks'
import { expect, test } from 'vitest'
import { byFamily, families } from './families.ts'

const catalogue: Trick[] = JSON.parse(
  readFileSync(new URL('../../../api/src/tricks/catalogue.json', import.meta.url), 'utf8'),
)

test('every trick of the catalogue is on one page, and no page is too long to be seen at once', () => {
  const pages = [...byFamily(catalogue).values()]
  expect(
    pages
      .flat()
      .map(({ id }) => id)
      .toSorted((a, b) => a - b),
  ).toEqual(catalogue.map(({ id }) => id))
  expect(pages).toHaveLength(families.length)
  expect(Math.max(...pages.map((page) => page.length))).toBeLessThanOrEqual(20)
  expect(Math.min(...pages.map((page) => page.length))).toBeGreaterThan(5)
})

test('a new trick comes last on its page, so that no other one moves', () => {
  const known = catalogue.find(({ short_name }) => short_name === 'BB360')
  if (!known) throw new Error('there is no BB360')
  const added = { ...known, id: 9999 }
  const pageOf = (tricks: readonly Trick[]) =>
    [...byFamily(tricks).values()].find((page) => page.some(({ id }) => id === known.id)) ?? []
  expect(pageOf([added, ...catalogue])).toEqual([...pageOf(catalogue), added])
})
