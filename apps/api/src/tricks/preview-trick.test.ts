/** The preview of a changed trick (calls §17), computed by hand with rule 3: value × repetition, plus 1 per different trick. */
import type { PreviewedCompetition, TrickPreview } from '@trickline/contract/catalogue'
import type { Person } from '@trickline/samples/accounts'
import { expect, test } from 'vitest'
import { aServer } from '../platform/test-server.ts'
import { testCompetition } from '../rounds/test-rounds.ts'

/** Butt Bounce, value 1.5, and BB360, value 4.5. */
const bb = 17
const bb360 = 92

const server = await aServer()
const cup = await testCompetition(server, { ruleId: 3 })

const preview = async (body: object, by: Person = cup.admin): Promise<TrickPreview> => {
  const answer = await cup.ask(by, 'POST', '/tricks/preview', { trick_id: bb, ...body })
  expect(answer.status).toBe(200)
  return answer.body
}
const previewOfCup = async (value: number): Promise<PreviewedCompetition | undefined> => {
  const { id } = await cup.held.created()
  return (await preview({ value })).competitions.find((each) => each.id === id)
}
const totalOf = async (number: number) =>
  (await cup.ask(cup.judge, 'GET', `/get_round/${(await cup.roundOf(number)).id}`)).body.round.total_score

test('open and hidden rounds are counted, published ones scored, and nothing changes', async () => {
  expect(await previewOfCup(5)).toMatchObject({
    status: { id: 3, name: 'pending' },
    open_rounds: 0,
    hidden_rounds: 0,
    phases: [],
  })
  await cup.held.recorded()
  expect(await previewOfCup(5)).toMatchObject({
    status: { id: 15, name: 'started' },
    rule: { id: 3 },
    open_rounds: 8,
    hidden_rounds: 0,
    phases: [],
  })

  const performed = [
    [{ id: bb360 }, { id: bb }, { id: bb }], // 4.5 + 1.5 + 1.125, and 2
    [{ id: bb360 }, { id: bb360, variation: 1 }], // 4.5 + 4.5, and 2
    [{ body: [{ id: bb360 }, { id: bb }] }], // 1.5 × (4.5 + 1.5), and 2
    [{ id: bb360 }], // 4.5, and 1
    ...Array.from({ length: 4 }, () => [{ id: 1 }]),
  ]
  for (const [number, validatedTricks] of performed.entries()) {
    const round = await cup.roundOf(number)
    await cup.move(cup.judge, round, 'scoring')
    expect((await cup.save(cup.judge, round, { validatedTricks })).status).toBe(200)
  }
  // admins are no officials: they see only the number of unpublished rounds
  expect(await previewOfCup(5)).toMatchObject({ open_rounds: 0, hidden_rounds: 8, phases: [] })
  expect((await preview({ value: 5 })).published_rounds).toBe(0)

  await cup.publish(cup.owner, await cup.held.currentRounds())
  const { phases = [], ...counts } = (await previewOfCup(5)) ?? {}
  expect(counts).toMatchObject({ open_rounds: 0, hidden_rounds: 0 })
  expect(phases.map(({ round_number, name }) => [round_number, name])).toEqual([[1, 'qualification']])
  expect(
    phases[0]?.standings
      .slice(0, 4)
      .map((row) => [
        cup.athletes.findIndex(({ id }) => id === row.user.id),
        row.has_trick,
        [row.rank, row.total_score],
        [row.would_be_rank, row.would_be_total],
      ]),
  ).toEqual([
    [1, false, [1, 11], [3, 11]],
    // 1.5 × (4.5 + 5), and 2
    [2, true, [2, 11], [1, 16.25]],
    // 4.5 + 5 + 3.75, and 2
    [0, true, [3, 9.13], [2, 15.25]],
    [3, false, [4, 5.5], [4, 5.5]],
  ])
  expect((await preview({ value: 5 })).published_rounds).toBe(2)
  const same = (await preview({})).competitions
    .flatMap((each) => each.phases)
    .flatMap((phase) => phase.standings)
  expect(same.map((row) => [row.would_be_total, row.would_be_rank])).toEqual(
    same.map((row) => [row.total_score, row.rank]),
  )
  expect([await totalOf(0), await totalOf(2)]).toEqual([9.13, 11])
  const { tricks } = (await cup.ask(cup.admin, 'GET', '/tricks')).body
  expect(tricks.find((trick: { id: number }) => trick.id === bb).value).toBe(1.5)
})

const totalWith = async (change: object) => {
  const { competitions } = await preview(change)
  const rows = competitions.flatMap(({ phases }) => phases).flatMap(({ standings }) => standings)
  return rows.find((row) => row.user.id === cup.athlete(2).id)?.would_be_total
}

test('level and landing count where the rule uses them', async () => {
  // ends on the feet: 1.65 × (4.5 + 1.5), and 2; rule 3 ignores levels
  expect(await totalWith({ type_id: 1 })).toBe(11.9)
  expect(await totalWith({ level_id: 4 })).toBe(11)
})

test('the preview refuses what the change would refuse', async () => {
  const taken = await cup.ask(cup.admin, 'POST', '/tricks/preview', { trick_id: bb, name: 'crook' })
  expect([taken.status, taken.body.field_codes]).toEqual([422, { name: ['taken'] }])
  const { status, body } = await cup.ask(cup.admin, 'POST', '/tricks/preview', { trick_id: bb, value: 101 })
  expect([status, body.field_codes]).toEqual([422, { value: ['too-large'] }])
})

test('finished competitions are not in the preview', async () => {
  await cup.held.finished()
  expect(await previewOfCup(5)).toBeUndefined()
})

test('a versus stage shows who wins and who would win', async () => {
  const vs = await testCompetition(server, { ruleId: 3, plan: (plan) => plan.versus() })
  const { id } = await vs.held.advanced()
  await vs.held.recorded()
  const rounds = await vs.held.currentRounds()
  const [first, second] = rounds.filter(({ vs_group }) => vs_group === 'A')
  for (const round of rounds) {
    // 4.5, and 1; 1.5 + 1.125, and 1; the others 1, and 1
    const validatedTricks =
      round.id === first?.id
        ? [{ id: bb360 }]
        : round.id === second?.id
          ? [{ id: bb }, { id: bb }]
          : [{ id: 1 }]
    await vs.move(vs.judge, round, 'scoring')
    expect((await vs.save(vs.judge, round, { validatedTricks })).status).toBe(200)
  }
  await vs.publish(vs.owner, rounds)
  const { body } = await vs.ask(vs.admin, 'POST', '/tricks/preview', { trick_id: bb, value: 5 })
  const { phases }: PreviewedCompetition = body.competitions.find((each: { id: number }) => each.id === id)
  const stage = phases.find(({ name }) => name === 'quarterFinal')
  expect(
    stage?.standings
      .slice(0, 2)
      .map((row) => [row.round_id, [row.total_score, row.wins], [row.would_be_total, row.would_be_win]]),
  ).toEqual([
    [first?.id, [5.5, true], [5.5, false]],
    // 5 + 3.75, and 1
    [second?.id, [3.63, false], [9.75, true]],
  ])
  expect(stage?.standings.filter(({ wins }) => wins)).toHaveLength(4)
})
