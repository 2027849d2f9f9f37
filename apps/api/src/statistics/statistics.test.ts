import type { CounterName } from '@trickline/scoring/statistics'
import type { Statistics } from '@trickline/contract/statistics'
import type { Person } from '@trickline/samples/accounts'
import { expect, test } from 'vitest'
import { aServer } from '../platform/test-server.ts'
import { testCompetition } from '../rounds/test-rounds.ts'

const server = await aServer()
const cup = await testCompetition(server)

const statisticsOf = async (
  by: Person,
  kind: 'athlete' | 'competition',
  { id }: { id: number },
): Promise<Statistics> => {
  const { status, body } = await cup.ask(by, 'GET', `/statistics/${kind}/${id}`)
  expect(status).toBe(200)
  return body.statistics
}
const totals = ({ counters }: Statistics) =>
  Object.fromEntries(Object.entries(counters).map(([name, { total }]) => [name, total])) as Record<
    CounterName,
    number
  >
const none = { tricks: 0, unique_tricks: 0, combos: 0 }

/** 92 is BB360: one FS, one BS + Mute with a dub; then a combo of three. */
const performed = [
  { id: 92, variation: 1 },
  { id: 92, variation: 2, grab: 17, dub: 1 },
  { body: [{ id: 92, variation: 1 }, { id: 113 }, { id: 92 }] },
]
const store = (by: Person, more: Record<string, unknown> = {}) =>
  cup.ask(by, 'POST', '/store', { modeProgram: 3, validatedTricks: performed, ...more })

test('a training round counts for its athlete, and for others when it is published', async () => {
  const by = cup.athleteOfNone
  const { round } = (await store(by, { round_name: 'Beach' })).body
  const own = await statisticsOf(by, 'athlete', by)
  expect(totals(own)).toMatchObject({
    fs: 2,
    bs: 1,
    grabs: 1,
    dubs: 1,
    unique_tricks: 4,
    tricks: 5,
    combos: 1,
  })
  expect(own.counters.grabs.names).toMatchObject([{ tricks: [{ id: 92, grab: 17, variation: 0 }], times: 1 }])
  expect(own.progress).toMatchObject([
    {
      id: round.id,
      total_score: round.total_score,
      rule: { id: 3 },
      round_name: 'Beach',
      competition_id: null,
      tricks: 5,
      grabs: 1,
      style_percent: 5,
      variety_points: 4,
    },
  ])
  expect(own.first_landed.map(({ trick, round_id }) => [trick.id, round_id])).toEqual([
    [92, round.id],
    [113, round.id],
  ])
  expect(own.best_combos).toMatchObject([
    { round_id: round.id, tricks: [{ id: 92 }, { id: 113 }, { id: 92 }] },
  ])

  for (const other of [cup.athlete(0), cup.judge, cup.admin]) {
    const statistics = await statisticsOf(other, 'athlete', by)
    expect(totals(statistics)).toMatchObject(none)
    expect(statistics).toMatchObject({
      levels: [],
      categories: [],
      progress: [],
      athletes: [],
      competitions: [],
      first_landed: [],
      best_combos: [],
    })
  }
  await cup.update(by, 'publishRounds', [round.id], 10)
  expect(await statisticsOf(cup.athlete(0), 'athlete', by)).toEqual(await statisticsOf(by, 'athlete', by))
})

test('an unpublished competition round counts for its athlete only, without its score', async () => {
  const { id } = await cup.held.recorded()
  const competition = { id }
  const round = await cup.roundOf(0)
  await cup.move(cup.judge, round, 'scoring')
  expect(totals(await statisticsOf(cup.athlete(0), 'athlete', cup.athlete(0)))).toMatchObject(none)
  await cup.save(cup.judge, round, { validatedTricks: performed })

  const everyone = [cup.owner, cup.judge, cup.supervisor, cup.admin, cup.athlete(1)]
  for (const other of everyone) {
    expect(totals(await statisticsOf(other, 'athlete', cup.athlete(0)))).toMatchObject(none)
    expect(await statisticsOf(other, 'competition', competition)).toMatchObject({ progress: [], levels: [] })
  }
  for (const own of [
    await statisticsOf(cup.athlete(0), 'athlete', cup.athlete(0)),
    await statisticsOf(cup.athlete(0), 'competition', competition),
  ]) {
    expect(totals(own)).toMatchObject({ tricks: 5, combos: 1 })
    expect(own.progress).toMatchObject([
      { id: round.id, total_score: null, style_percent: null, competition_id: competition.id },
    ])
    expect(own.competitions).toMatchObject([competition])
    expect(own.best_combos).toEqual([])
  }

  await cup.held.publishedPhase()
  const published = await statisticsOf(cup.athlete(1), 'competition', competition)
  expect(published.progress).toHaveLength(8)
  expect(published.progress.every(({ total_score }) => Number(total_score) > 0)).toBe(true)
  for (const other of everyone)
    expect(await statisticsOf(other, 'competition', competition)).toEqual(published)
  expect(totals(await statisticsOf(cup.owner, 'athlete', cup.athlete(0))).tricks).toBe(5)
})

test('unknown and invisible ids get 404, visitors 401', async () => {
  for (const kind of ['athlete', 'competition']) {
    expect((await cup.ask(cup.judge, 'GET', `/statistics/${kind}/99999`)).status).toBe(404)
    expect((await cup.ask(null, 'GET', `/statistics/${kind}/1`)).status).toBe(401)
  }
  const another = await testCompetition(server)
  const { id } = await another.held.created()
  expect((await another.ask(another.judge, 'GET', `/statistics/competition/${id}`)).status).toBe(404)
  expect((await another.ask(another.owner, 'GET', `/statistics/competition/${id}`)).status).toBe(200)
})

test('a period counts its own rounds; tricks landed before it are not new', async () => {
  const by = await server.person('athlete')
  const round = async (tricks: unknown[]) => {
    const { body } = await server.ask('POST', '/store', {
      token: by.token,
      body: { modeProgram: 3, validatedTricks: tricks },
    })
    server.clock.set(new Date(server.clock.now().getTime() + 86_400_000))
    return body.round.id as number
  }
  const days = Array.from({ length: 3 }, (_, day) =>
    new Date(server.clock.now().getTime() + day * 86_400_000).toISOString().slice(0, 10),
  )
  const [first, second, third] = [
    await round([{ id: 92 }, { id: 113, dub: 1 }]),
    await round([{ id: 92 }, { id: 113 }]),
    await round([{ id: 100 }]),
  ]
  const of = async (period: string) => {
    const path = `/statistics/athlete/${by.id}?${period}`
    const { statistics } = (await server.ask('GET', path, { token: by.token })).body as {
      statistics: Statistics
    }
    const { progress, first_landed, landed_before } = statistics
    return [progress.map(({ id }) => id), first_landed.map(({ trick }) => trick.id), landed_before]
  }
  expect(await of('')).toEqual([[first, second, third], [92, 113, 100], []])
  expect(await of(`from=${days[1]}`)).toEqual([[second, third], [113, 100], [92]])
  expect(await of(`to=${days[1]}`)).toEqual([[first, second], [92, 113], []])
  expect(await of(`from=${days[1]}&to=${days[1]}`)).toEqual([[second], [113], [92]])
  expect(await of(`from=${days[2]}T00:00:00Z`)).toEqual([[third], [100], [92, 113]])
  expect(await of(`from=&to=`)).toEqual(await of(''))
  for (const strange of ['from=yesterday', 'to=2026-13-01', 'from=2026-1-1', 'from=2026-02-30']) {
    const path = `/statistics/athlete/${by.id}?${strange}`
    expect(await server.ask('GET', path, { token: by.token })).toMatchObject({
      status: 422,
      body: { errors: { [strange.split('=')[0] ?? '']: [expect.anything()] } },
    })
  }
})
