import { competitionStatusCodes } from '@trickline/contract/status-codes'
import { competitionViewFor } from '@trickline/views/phases/competition-view.ts'
import { startedCompetition } from '@trickline/views/phases/test-competition.ts'
import { expect, test } from 'vitest'
import { markup } from '../server/markup.tsx'
import { Foot } from './foot.tsx'

test('days before the start the foot says whether one can enter, and the prize money', async () => {
  expect(await footWith({ athletes_max: 6 })).toBe('Registration 2 places left · €1,500 prize money Register')
  expect(await footWith({ athletes_max: 4 })).toBe('Registration All places are taken · €1,500 prize money')
})

test('without prize money the foot of a full competition says that all places are taken', async () => {
  expect(await footWith({ athletes_max: 4, prize_amount_total: 0 })).toBe('Registration All places are taken')
})

/** Four days before the start, with four athletes. */
async function footWith(about: Parameters<typeof startedCompetition>[0]) {
  const competition = startedCompetition({
    status_id: competitionStatusCodes.published,
    is_open: 1,
    date_start_at: '2027-01-23T09:00:00Z',
    prize_amount_total: 1500,
    ...about,
  })
  const entries = competition.entries.map((entry) => ({ ...entry, status: 'approved' as const }))
  const view = competitionViewFor({ ...competition, entries }, null)
  const html = await markup(
    'en',
    <Foot view={view} now={Date.parse('2027-01-19T09:00:00Z')} countries={[]} />,
  )
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
}
