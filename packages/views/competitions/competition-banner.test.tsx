import { readCompetitionList } from '@trickline/contract/read-rows'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { competitionListRowFixture } from '@trickline/client/test-fixtures.ts'
import { CompetitionBanner } from './competition-banner.tsx'

const pictureOf = (id: number, about: Parameters<typeof competitionListRowFixture>[1] = {}) =>
  renderToStaticMarkup(
    <CompetitionBanner
      id={id}
      src={null}
      drawn={readCompetitionList(competitionListRowFixture(id, about))}
    />,
  )

test('each competition has its own drawing, always the same', () => {
  const pictures = Array.from({ length: 300 }, (_, index) => pictureOf(index + 1))
  expect(new Set(pictures).size).toBe(300)
  expect(pictureOf(7)).toBe(pictures[6])
})

test('the drawing depends on place, date and number of athletes', () => {
  const plain = pictureOf(1)
  const info = competitionListRowFixture(1).competitions_info
  expect(pictureOf(1, { competitions_info: { ...info, location: 'Tallinn' } })).not.toBe(plain)
  expect(pictureOf(1, { date_start_at: '2026-07-01T09:00:00Z' })).not.toBe(plain)
  expect(pictureOf(1, { athletes_max: 32 })).not.toBe(plain)
})

test('an empty draft has a drawing too', () => {
  const open = { athletes_max: null, date_start_at: null }
  expect(pictureOf(1, open)).toContain('<svg')
})

test('at the head of a page the last day stands beside the first, if it is in the same month', () => {
  const row = readCompetitionList(competitionListRowFixture(1, { date_start_at: '2026-12-24T09:00:00Z' }))
  const pictureUntil = (date_end_at: string) =>
    renderToStaticMarkup(<CompetitionBanner id={1} src={null} drawn={{ ...row, date_end_at }} isLow />)
  expect(pictureUntil('2026-12-25T15:00:00Z')).toContain('24–25')
  expect(pictureUntil('2026-12-24T15:00:00Z')).not.toContain('24–')
  expect(pictureUntil('2027-01-02T15:00:00Z')).not.toContain('24–')
})
