import type { LiveEvents } from '@trickline/contract/live-events'
import { type CompetitionRead, readRound } from '@trickline/contract/read-rows'
import { readCompetition, readEntry } from '@trickline/contract/read-competition'
import { competitionStatusCodes, entryStatusCodes, roundStatusCodes } from '@trickline/contract/status-codes'
import { expect, test } from 'vitest'
import {
  awaitedPlaceFixture,
  competitionDetailFixture,
  competitionHeaderFixture,
  entryFixture,
  personFixture,
  roundFixture,
} from './test-fixtures.ts'
import { changedRows } from './competition-live.ts'
import { competitionReducers, type EventReducers } from './live-reducers.ts'

const aCompetition = (about: Parameters<typeof competitionDetailFixture>[0] = {}) =>
  readCompetition(competitionDetailFixture(about))

type CompetitionEventName = keyof typeof competitionReducers

const podiums = [
  { user_id: 10, user: personFixture({ id: 10 }), final_position: 1, final_score: 48.36, round: null },
]
const summary = { approved: 8, declined: 1, pending: 2, invited: 0, paied: 8, active_total: 10 }

test('an approved entry replaces its row and leaves the others as they are', () => {
  const initial = aCompetition({ competition_users: [entryFixture(1), entryFixture(2)] })
  const approved = entryFixture(2, { status_id: entryStatusCodes.approved })
  const { competition, changed } = applyEvent(initial, 'CompetitionUserUpdate', {
    competition_user: approved,
  })
  expect(competition.entries).toEqual([entryFixture(1), approved].map(readEntry))
  expect(competition.entries[0]).toBe(initial.entries[0])
  expect(changed).toEqual(['entry:2'])
})

test('a new entry is added', () => {
  const { competition, changed } = applyEvent(
    aCompetition({ competition_users: [entryFixture(1)] }),
    'CompetitionUserCreated',
    { competition_user: entryFixture(2) },
  )
  expect(competition.entries.map((row) => row.id)).toEqual([1, 2])
  expect(changed).toEqual(['entry:2'])
})

test('one event changes several entries and removes others', () => {
  const initial = aCompetition({ competition_users: [entryFixture(1), entryFixture(2), entryFixture(3)] })
  const { competition, changed } = applyEvent(initial, 'CompetitionUsersUpdated', {
    competition_users: [entryFixture(1, { order_number: 7 }), entryFixture(4)],
    removed: [2, 99],
  })
  expect(competition.entries.map((row) => [row.id, row.orderNumber])).toEqual([
    [3, 3],
    [4, 4],
    [1, 7],
  ])
  expect(changed).toEqual(['entry:4', 'entry:1'])
})

test('the places of the next stage replace the earlier ones, and stay when an event has none', () => {
  const initial = aCompetition({
    competition_users: [entryFixture(1), awaitedPlaceFixture(1, 2), awaitedPlaceFixture(2, 2)],
  })
  const begun = applyEvent(initial, 'CompetitionUsersUpdated', {
    competition_users: [awaitedPlaceFixture(1, 3)],
  })
  expect(begun.competition.places).toEqual([awaitedPlaceFixture(1, 3)])
  const { competition, changed } = applyEvent(initial, 'CompetitionUserUpdate', {
    competition_user: entryFixture(1, { order_number: 7 }),
  })
  expect(competition.entries).toEqual([readEntry(entryFixture(1, { order_number: 7 }))])
  expect(competition.places).toEqual([awaitedPlaceFixture(1, 2), awaitedPlaceFixture(2, 2)])
  expect(changed).toEqual(['entry:1'])
})

test('the places of a phase are gone when its rounds come', () => {
  const initial = aCompetition({
    competition_users: [awaitedPlaceFixture(1, 3)],
    rounds: [roundFixture(1, { round_number: 2 })],
  })
  const { competition } = applyEvent(initial, 'CreateRoundUpdated', {
    rounds: [roundFixture(2, { round_number: 3 })],
  })
  expect(competition.places).toEqual([])
})

test('a new entry of an invited address, which no event has, does not fit', () => {
  const row = entryFixture(1, { user_id: null, user: null })
  const initial = aCompetition({ competition_users: [entryFixture(2)] })
  expect(competitionReducers.CompetitionUserCreated(initial, { competition_user: row })).toBeNull()
})

test('an event without the invited address keeps the one that is known', () => {
  const initial = aCompetition({ competition_users: [entryFixture(1, { invited_email: 'a@b.example' })] })
  const { competition } = applyEvent(initial, 'CompetitionUserUpdate', {
    competition_user: entryFixture(1, { status_id: entryStatusCodes.invited }),
  })
  expect(competition.entries[0]).toMatchObject({
    invited_email: 'a@b.example',
    status_id: entryStatusCodes.invited,
  })
})

test('the same entry again changes nothing, not even the object', () => {
  const initial = aCompetition({ competition_users: [entryFixture(1)] })
  const { competition, changed } = applyEvent(initial, 'CompetitionUserUpdate', {
    competition_user: entryFixture(1),
  })
  expect(competition).toBe(initial)
  expect(changed).toEqual([])
})

test('a scored round replaces its row', () => {
  const initial = aCompetition({ rounds: [roundFixture(1), roundFixture(2)] })
  const scored = roundFixture(1, { version: 5, total_score: 48.36, status_id: roundStatusCodes.completed })
  const { competition, changed } = applyEvent(initial, 'RoundUpdated', { round: scored })
  expect(competition.rounds[0]).toEqual(readRound(scored))
  expect(competition.rounds[1]).toBe(initial.rounds[1])
  expect(changed).toEqual(['round:1'])
})

test('a round older than the row is ignored', () => {
  const initial = aCompetition({ rounds: [roundFixture(1, { version: 5, total_score: 48.36 })] })
  const { competition, changed } = applyEvent(initial, 'RoundUpdated', {
    round: roundFixture(1, { version: 4, total_score: 2 }),
  })
  expect(competition).toBe(initial)
  expect(changed).toEqual([])
})

test('a round that only moved keeps its score', () => {
  const initial = aCompetition({ rounds: [roundFixture(1, { total_score: 48.36 })] })
  const { competition } = applyEvent(initial, 'PartialRoundUpdated', {
    round: { id: 1, status_id: roundStatusCodes.review, version: 2 },
  })
  expect(competition.rounds[0]).toMatchObject({ total_score: 48.36, status_id: roundStatusCodes.review })
})

test('a move older than the row is ignored', () => {
  const initial = aCompetition({
    rounds: [roundFixture(1, { version: 3, status_id: roundStatusCodes.completed })],
  })
  const { competition } = applyEvent(initial, 'PartialRoundUpdated', {
    round: { id: 1, version: 2, status_id: roundStatusCodes.scoring },
  })
  expect(competition).toBe(initial)
})

test('a change of a round that is not in the cache triggers a refetch', () => {
  expect(
    competitionReducers.PartialRoundUpdated(aCompetition(), { round: { id: 77, version: 1 } }),
  ).toBeNull()
})

test('a review counts the tricks called incorrect', () => {
  const { competition, changed } = applyEvent(aCompetition({ rounds: [roundFixture(1)] }), 'ReviewCounter', {
    round_id: 1,
    negative_feedback_count: 3,
  })
  expect(competition.rounds[0]?.negative_feedback_count).toBe(3)
  expect(changed).toEqual(['round:1'])
})

test('batches update the rounds of a published phase and add those of the next one', () => {
  const published = applyEvent(
    aCompetition({ rounds: [roundFixture(1), roundFixture(2)] }),
    'RoundsBatchUpdated',
    {
      rounds: [1, 2].map((id) => roundFixture(id, { version: 2, status_id: roundStatusCodes.published })),
    },
  )
  expect(published.changed).toEqual(['round:1', 'round:2'])
  const advanced = applyEvent(published.competition, 'CreateRoundUpdated', {
    rounds: [roundFixture(3, { round_number: 2 })],
  })
  expect(advanced.competition.rounds.map((row) => row.id)).toEqual([1, 2, 3])
  expect(advanced.changed).toEqual(['round:3'])
})

test('an event replaces the whole podium', () => {
  const { competition, changed } = applyEvent(aCompetition(), 'CreatePodiumUpdated', { podiums })
  expect(competition.podiums).toEqual(podiums)
  expect(changed).toEqual(['podium'])
})

test('the counts of the athletes are replaced', () => {
  const { competition } = applyEvent(aCompetition(), 'AthleteSummaryUpdated', { summary })
  expect(competition.athletes_summary).toEqual(summary)
})

test('a started competition keeps its entries and rounds', () => {
  const initial = aCompetition({ competition_users: [entryFixture(1)], rounds: [roundFixture(1)] })
  const { competition, changed } = applyEvent(initial, 'CompetitionUpdated', {
    competition: competitionHeaderFixture({
      status_id: competitionStatusCodes.started,
      started_at: '2026-03-01T10:00:00Z',
    }),
  })
  expect(competition.status_id).toBe(competitionStatusCodes.started)
  expect(competition.entries).toBe(initial.entries)
  expect(competition.rounds).toBe(initial.rounds)
  expect(changed).toEqual(['competition'])
})

test('an edited unpublished competition triggers a refetch: no header has its stages', () => {
  const header = competitionHeaderFixture({ publish_at: null, name: 'Lausanne Open' })
  const initial = aCompetition({ publish_at: null })
  expect(competitionReducers.CompetitionUpdated(initial, { competition: header })).toBeNull()
})

const renamed = { name: 'Lausanne Open' }

/** For every event that the client handles (live-events §4): an example, and the fields it may change. */
const effects: { [Name in CompetitionEventName]: [LiveEvents[Name], (keyof CompetitionRead)[]] } = {
  CompetitionUpdated: [
    { competition: competitionHeaderFixture(renamed) },
    ['name', 'competitions_info', 'registration', 'stages', 'rule', 'type'],
  ],
  CompetitionUsersUpdated: [
    { competition_users: [entryFixture(1, { order_number: 7 })], removed: [2] },
    ['entries'],
  ],
  CompetitionUserCreated: [{ competition_user: entryFixture(3) }, ['entries']],
  CompetitionUserUpdate: [{ competition_user: entryFixture(1, { fees_paid: true }) }, ['entries']],
  RoundsBatchUpdated: [{ rounds: [roundFixture(1, { version: 2, total_score: 9 })] }, ['rounds']],
  CreateRoundUpdated: [{ rounds: [roundFixture(3)] }, ['rounds']],
  RoundUpdated: [{ round: roundFixture(1, { version: 2, total_score: 9 }) }, ['rounds']],
  PartialRoundUpdated: [{ round: { id: 1, version: 2 } }, ['rounds']],
  ReviewCounter: [{ round_id: 1, negative_feedback_count: 2 }, ['rounds']],
  CreatePodiumUpdated: [{ podiums }, ['podiums']],
  AthleteSummaryUpdated: [{ summary }, ['athletes_summary']],
}

test.each(Object.keys(effects) as CompetitionEventName[])(
  '%s changes only its own fields and rows',
  (name) => {
    const initial = aCompetition({
      competition_users: [entryFixture(1), entryFixture(2), entryFixture(4)],
      rounds: [roundFixture(1), roundFixture(2)],
    })
    const [payload, allowed] = effects[name]
    const { competition, changed } = applyEvent(initial, name, payload)
    const touched = (Object.keys(initial) as (keyof CompetitionRead)[]).filter(
      (key) => !Object.is(initial[key], competition[key]),
    )
    expect(touched.length).toBeGreaterThan(0)
    expect(touched.filter((key) => !allowed.includes(key))).toEqual([])
    expect(changed.length).toBeGreaterThan(0)
    // rows that are not in the event are the same objects
    for (const [kind, list] of [
      ['entry', 'entries'],
      ['round', 'rounds'],
    ] as const) {
      const left = new Set(competition[list].map(({ id }) => id))
      const untouched = initial[list].find(({ id }) => left.has(id) && !changed.includes(`${kind}:${id}`))
      expect(competition[list].some((row) => row === untouched)).toBe(true)
    }
  },
)

function applyEvent<Name extends CompetitionEventName>(
  initial: CompetitionRead,
  name: Name,
  payload: LiveEvents[Name],
) {
  const handlers: EventReducers<CompetitionRead> = competitionReducers
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the handler of this event
  const apply = handlers[name] as (aCompetition: CompetitionRead, event: unknown) => CompetitionRead | null
  const competition = apply(initial, payload)
  if (!competition) throw new Error(`${name} does not fit`)
  return { competition, changed: changedRows(initial, competition) }
}
