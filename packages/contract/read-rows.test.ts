import { expect, test } from 'vitest'
import { readCompetitionList, readRound } from './read-rows.ts'
import { readEntry } from './read-competition.ts'

type CompetitionRow = Parameters<typeof readCompetitionList>[0]
type EntryRow = Parameters<typeof readEntry>[0]
type RoundRow = Parameters<typeof readRound>[0]

test('a status, role or stage of a newer server is unknown, the rest of the row is read', () => {
  const competition = {
    id: 7,
    status_id: 99,
    round_size_id: [9, 3, 1],
    is_vs: 1,
    date_start_at: null,
    competitions_info: { fees: 20 },
    competition_users: [],
  }
  expect(readCompetitionList(competition as unknown as CompetitionRow)).toMatchObject({
    id: 7,
    status: 'unknown',
    stages: ['unknown', 3, 1],
    isVs: true,
  })
  const entry = {
    id: 5,
    user_id: 10,
    role_id: 7,
    role: { id: 7, name: 'Coach' },
    status_id: 42,
    order_number: 3,
  }
  expect(readEntry(entry as EntryRow)).toMatchObject({
    id: 5,
    role: 'unknown',
    roleName: 'Coach',
    status: 'unknown',
    orderNumber: 3,
  })
  const round = { id: 4, competition_id: 7, round_number: 2, round_size_id: 9, status_id: 99, judge: null }
  expect(readRound(round as RoundRow)).toMatchObject({
    id: 4,
    roundNumber: 2,
    stage: null,
    status: 'unknown',
  })
})
