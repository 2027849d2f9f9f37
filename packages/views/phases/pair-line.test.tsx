import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { personFixture } from '@trickline/client/test-fixtures.ts'
import { loadMessages } from '@trickline/ui/messages.ts'
import { beadAt, PairLine, PairOnLine } from './pair-line.tsx'

beforeAll(() => loadMessages('common', 'en'))

test('the bead is between both until somebody rides, then under who rides', () => {
  expect(beadAt({ riding: null, scores: null })).toBe(50)
  expect(beadAt({ riding: 'a', scores: null })).toBeLessThan(50)
  expect(beadAt({ riding: 'b', scores: null })).toBeGreaterThan(50)
})

test.each([
  ['the middle for equal scores', 120, 120, 50],
  ['as far to the winner as the scores differ', 316.39, 101.43, 24.28],
  ['the edge against nothing', 0, 80, 100],
  ['the middle when neither has points', 0, 0, 50],
])('published scores take the bead to %s', (_, a, b, at) => {
  expect(beadAt({ riding: null, scores: { a, b } })).toBeCloseTo(at, 2)
})

test('the line gives way where the bead is', () => {
  const markup = renderToStaticMarkup(<PairLine riding={null} scores={{ a: 30, b: 10 }} />)
  expect(markup).toContain('d="M0 6L25.00 18L100 6"')
  expect(markup).toContain('data-bead="25.00"')
})

test('both athletes are named, first name before surname, with what is said about each', () => {
  const markup = renderToStaticMarkup(
    <PairOnLine
      a={personFixture({ id: 1, name: 'Yuzuki', surname: 'Hayashida', img_path: '/y.webp' })}
      b={personFixture({ id: 2, name: 'Bartholomäus', surname: 'Wöhrmann-Échevarría', img_path: '/b.webp' })}
      riding="a"
      scores={null}
      versus="vs"
      below={{ a: 'Riding now', b: 'about 12:04' }}
    />,
  )
  const text = markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  expect(text).toBe('Yuzuki Hayashida Riding now vs Bartholomäus Wöhrmann-Échevarría about 12:04')
})
