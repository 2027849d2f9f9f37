import type { Highlights } from '@trickline/contract/statistics'
import type { Person } from '@trickline/samples/accounts'
import { expect, test } from 'vitest'
import { aServer } from '../platform/test-server.ts'
import { testCompetition } from '../rounds/test-rounds.ts'

const server = await aServer()
const cup = await testCompetition(server)

const highlightsOf = async (by: Person, { id }: { id: number }): Promise<Highlights> =>
  (await cup.ask(by, 'GET', `/statistics/athlete/${id}`)).body.highlights

/** BB360 4.5 and Free360 5.75 are amateur, BBF-F 7 and IDKFree360 7.75 pro, LBBF-F 10 is legendary. */
const [bb360, free360, bbfFeet, idkFree360, lbbfFeet] = [92, 113, 147, 170, 219].map((id) => ({ id }))
const combo = { body: [bb360, free360] }

const nothing: Highlights = {
  best_per_rule: [],
  personal_bests: [],
  hardest_trick: null,
  favourite_combo: null,
  levels: [],
  competitions: [],
  judged: [],
}

test('highlights of training: all rounds for the athlete, published ones for others', async () => {
  const by = cup.athleteOfNone
  const save = async (modeProgram: number, ...validatedTricks: unknown[]): Promise<number> =>
    (await cup.ask(by, 'POST', '/store', { modeProgram, validatedTricks })).body.round.id
  expect(await highlightsOf(by, by)).toEqual(nothing)

  const first = await save(1, bb360, free360) // 10.25
  const dubbedOne = await save(1, { ...lbbfFeet, dub: 1 }, combo) // 20.25
  const lower = await save(1, bbfFeet, combo) // 17.25
  const highest = await save(1, idkFree360, idkFree360, bbfFeet) // 22.5
  const ofRule3 = await save(3, bbfFeet) // 7 and 1 for variety
  await cup.update(by, 'publishRounds', [dubbedOne, lower], 10)

  const rule1 = { rule: { id: 1, name: 'Without rules' } }
  const favourite_combo = {
    tricks: [
      { ...bb360, short_name: 'BB360' },
      { ...free360, short_name: 'Free360' },
    ],
    times: 2,
    round_ids: [dubbedOne, lower],
  }
  const own = await highlightsOf(by, by)
  expect(own).toMatchObject({
    best_per_rule: [
      {
        ...rule1,
        total_score: 22.5,
        round_id: highest,
        published: { total_score: 20.25, round_id: dubbedOne },
      },
      { rule: { id: 3 }, total_score: 8, round_id: ofRule3, published: null },
    ],
    personal_bests: [first, dubbedOne, highest, ofRule3],
    hardest_trick: { trick: idkFree360, level_id: 3, value: 7.75, round_ids: [highest] },
    favourite_combo,
    levels: [
      { level_id: 2, round_ids: [first, dubbedOne, lower] },
      { level_id: 3, round_ids: [lower, highest, ofRule3] },
      { level_id: 4, round_ids: [dubbedOne] },
    ],
    competitions: [],
  })
  for (const other of [cup.athlete(0), cup.admin]) {
    expect(await highlightsOf(other, by)).toMatchObject({
      best_per_rule: [
        {
          ...rule1,
          total_score: 20.25,
          round_id: dubbedOne,
          published: { total_score: 20.25, round_id: dubbedOne },
        },
      ],
      personal_bests: [dubbedOne],
      hardest_trick: { trick: bbfFeet, level_id: 3, round_ids: [lower] },
      favourite_combo,
      levels: [
        { level_id: 2, round_ids: [dubbedOne, lower] },
        { level_id: 3, round_ids: [lower] },
        { level_id: 4, round_ids: [dubbedOne] },
      ],
    })
  }
})

test('highlights have a competition round when it is judged, its score and place when they are published', async () => {
  const { id } = await cup.held.recorded()
  const athlete = cup.athlete(0)
  const round = await cup.roundOf(0)
  await cup.move(cup.judge, round, 'scoring')
  expect(await highlightsOf(athlete, athlete)).toEqual(nothing)
  await cup.save(cup.judge, round, { validatedTricks: [bbfFeet] })
  expect(await highlightsOf(athlete, athlete)).toMatchObject({
    best_per_rule: [],
    personal_bests: [],
    hardest_trick: { trick: bbfFeet, round_ids: [round.id] },
    competitions: [{ id, final_position: null, final_score: null, ranked: 0, round_ids: [round.id] }],
  })
  for (const other of [cup.owner, cup.judge, cup.athlete(1)])
    expect(await highlightsOf(other, athlete)).toEqual(nothing)
  for (const viewer of [cup.judge, athlete]) expect(await highlightsOf(viewer, cup.judge)).toEqual(nothing)

  const organized = async () => {
    const { organizers } = (await cup.ask(cup.judge, 'GET', '/organizers/list?page=1')).body
    return organizers.find((each: { id: number }) => each.id === cup.owner.id).organized
  }
  expect(await organized()).toMatchObject({ competitions: 1, finished: 0, next: { is_on: true } })

  const { podiums, rounds, date_start_at, name } = await cup.held.finished()
  for (const place of podiums) {
    const own = rounds.filter(({ user_id }) => user_id === place.user_id).map((each) => each.id)
    const { competitions, best_per_rule } = await highlightsOf(cup.judge, { id: place.user_id })
    expect(competitions).toMatchObject([
      { id, final_position: place.final_position, final_score: place.final_score, ranked: podiums.length },
    ])
    expect(Date.parse(competitions[0]?.date_start ?? '')).toBe(Date.parse(date_start_at ?? ''))
    expect(new Set(competitions[0]?.round_ids)).toEqual(new Set(own))
    const totals = rounds.flatMap(({ user_id, total_score }) =>
      user_id === place.user_id ? (total_score ?? []) : [],
    )
    expect(best_per_rule).toMatchObject([{ total_score: Math.max(...totals) }])
  }

  const { judged } = await highlightsOf(athlete, cup.judge)
  const byJudge = rounds.filter(({ judge }) => judge?.id === cup.judge.id)
  expect(judged).toMatchObject([{ id, name, rounds: byJudge.length }])
  const ofAnotherDay = `/statistics/athlete/${cup.judge.id}?to=2020-01-01`
  expect((await cup.ask(athlete, 'GET', ofAnotherDay)).body.highlights.judged).toEqual([])

  const { athletes } = (await cup.ask(cup.judge, 'GET', '/athletes/list?page=1')).body
  const listed = (wanted: number) => athletes.find((each: { id: number }) => each.id === wanted)
  const [winner] = podiums
  expect(listed(winner?.user_id ?? 0).last_place).toEqual({
    competition: name,
    final_position: winner?.final_position,
  })
  expect(listed(cup.athleteOfNone.id)).not.toHaveProperty('last_place')

  const { judges } = (await cup.ask(cup.judge, 'GET', '/judges/list?page=1')).body
  const published = byJudge.filter(({ status }) => status.name === 'published')
  expect(published.length).toBeGreaterThan(0)
  // what was saved above and not published is not counted
  expect(judges.find((each: { id: number }) => each.id === cup.judge.id).judged).toEqual({
    rounds: published.length,
    competitions: 1,
  })
  expect(await organized()).toEqual({ competitions: 1, finished: 1, on_now: 0 })
})
