import { expect, test } from 'vitest'
import { aServer } from '../platform/test-server.ts'
import type { RoundChanges } from './rounds-store.ts'
import { testCompetition } from './test-rounds.ts'

const server = await aServer()
const cup = await testCompetition(server)
await cup.held.started()

const habitsOf = async (id: number, by: { token: string } = cup.judge) =>
  (await server.ask('GET', `/athletes/${id}/habits`, { token: by.token })).body.habits

const updateRound = ({ id }: { id: number }, changes: RoundChanges) =>
  server.context.db.updateTable('rounds').set(changes).where('id', '=', id).execute()

const none = { tricks: [], pairs: [], grabs: [], levels: [], totals: [] }

test('habits count tricks and pairs of tricks in published rounds', async () => {
  const round = await cup.roundOf(0)
  await updateRound(round, { status: 'scoring', judge_id: cup.judge.id })
  const [bb360, free360] = [
    { id: 92, variation: 1 },
    { id: 113, grab: 17 },
  ]
  await cup.save(cup.judge, await cup.roundOf(0), {
    validatedTricks: [bb360, { body: [free360, bb360] }, free360],
  })
  expect(await habitsOf(round.user_id)).toEqual(none)

  await updateRound(round, { status: 'published' })
  expect(await habitsOf(round.user_id)).toEqual({
    tricks: [
      { id: 92, variation: 1, grab: null, times: 2 },
      { id: 113, variation: 0, grab: 17, times: 2 },
    ],
    pairs: [
      { after_id: 92, id: 113, variation: 0, grab: 17, times: 2 },
      { after_id: 113, id: 92, variation: 1, grab: null, times: 1 },
    ],
    grabs: [{ grab: 17, times: 2 }],
    levels: [{ level_id: 2, times: 4 }],
    totals: [{ rule_id: 4, rounds: 1, lowest: expect.any(Number), highest: expect.any(Number) }],
  })
})

test('private training counts in the habits for the athlete only', async () => {
  const athlete = await server.person('athlete')
  const stored = await server.ask('POST', '/store', {
    token: athlete.token,
    body: { modeProgram: 3, validatedTricks: [{ id: 92 }, { id: 113 }] },
  })
  expect(stored.body.round.status.name).toBe('completed')
  expect(await habitsOf(athlete.id, athlete)).toEqual({
    tricks: [
      { id: 92, variation: 0, grab: null, times: 1 },
      { id: 113, variation: 0, grab: null, times: 1 },
    ],
    pairs: [{ after_id: 92, id: 113, variation: 0, grab: null, times: 1 }],
    grabs: [],
    levels: [{ level_id: 2, times: 2 }],
    totals: [],
  })
  for (const by of [cup.judge, cup.admin, cup.athlete(1)]) {
    expect(await habitsOf(athlete.id, by)).toEqual(none)
  }
})

test('competition rounds count for the athlete when their tricks are visible, not while they are scored', async () => {
  const round = await cup.roundOf(2)
  const athlete = cup.athlete(2)
  await updateRound(round, { status: 'scoring', judge_id: cup.judge.id })
  await cup.save(cup.judge, round)
  const counts: Record<string, number> = {}
  for (const status of ['scoring', 'completed', 'review', 'disqualified', 'published'] as const) {
    await updateRound(round, { status })
    counts[status] = (await habitsOf(athlete.id, athlete)).tricks.length
    const isPublished = status === 'published'
    expect((await habitsOf(athlete.id)).tricks).toHaveLength(isPublished ? 1 : 0)
  }
  expect(counts).toEqual({ scoring: 0, completed: 1, review: 1, disqualified: 1, published: 1 })
})

test('grabs are counted over everyone’s published rounds in the athlete’s competitions', async () => {
  const other = cup.athlete(1)
  const before = await server.ask('GET', `/athletes/${other.id}/habits`, { token: cup.judge.token })
  expect(before.body.habits).toMatchObject({ tricks: [], grabs: [{ grab: 17, times: 2 }] })
  const stranger = await server.person('athlete')
  expect((await habitsOf(stranger.id)).grabs).toEqual([])
})

test('a visitor has to sign in to read habits', async () => {
  expect((await cup.ask(null, 'GET', `/athletes/${cup.athlete(0).id}/habits`)).status).toBe(401)
})
