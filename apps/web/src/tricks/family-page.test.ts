import { readFileSync } from 'node:fs'
import type { Trick } from '@trickline/contract/tricks'
import { expect, test } from 'vitest'
import { shapeOf } from '@trickline/scoring/trick-shape'
import { familyPage } from './family-page.ts'

const catalogue: Trick[] = JSON.parse(
  readFileSync(new URL('../../../api/src/tricks/catalogue.json', import.meta.url), 'utf8'),
)

test('a new trick comes last on its page, so that no other tile moves', () => {
  const known = catalogue.find(({ short_name }) => short_name === 'BB360')
  if (!known) throw new Error('there is no BB360')
  const added = { ...known, id: 9999 }
  const pageOf = (tricks: readonly Trick[]) => familyPage(shapeOf(known).family, tricks)
  expect(pageOf([added, ...catalogue])).toEqual([...pageOf(catalogue), added])
})
