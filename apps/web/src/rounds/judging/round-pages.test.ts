import { expect, test } from 'vitest'
import { roundPages } from './round-pages.ts'

const tricks = Array.from({ length: 20 }, (_, index) => ({
  id: index + 1,
  value: 1 + index / 4,
  start_position: index < 16 ? 'butt' : 'chest',
  end_position: index % 2 === 0 ? 'butt' : 'chest',
}))

test('a page is arranged once: later tricks reorder nothing, and a missing trick takes one cell', () => {
  const pages = roundPages(tricks, { tricks: [], pairs: [] })
  const { page } = pages.on('butt', [])
  const missed = tricks.find(({ id }) => !page.includes(id))?.id ?? 0
  const [first] = page
  pages.use('butt', first ?? 0, [])
  expect(pages.on('butt', [{ value: 9 }]).page).toBe(page)
  pages.use('butt', missed, [])
  expect(pages.on('butt', []).page).toEqual(page.with(11, missed))
  pages.use('chest', missed, [])
  expect(pages.on('butt', []).page).toEqual(page.with(11, missed))
})

test('for an athlete without earlier rounds, a page follows the tricks of the round when it was arranged', () => {
  const easy = roundPages(tricks, { tricks: [], pairs: [] }).on('butt', [{ value: 1 }])
  const hard = roundPages(tricks, { tricks: [], pairs: [] }).on('butt', [{ value: 5 }])
  expect(easy.likeliest[0]).toBe(1)
  expect(hard.likeliest[0]).toBe(16)
})
