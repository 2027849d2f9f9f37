/** Two judges per round: each enters alone, then the ballots are compared, then decided. */
import type { BallotDifference } from '@trickline/contract/ballots'
import type { RoundRow } from '@trickline/contract/rounds'
import type { Person } from '@trickline/samples/accounts'
import { describe, expect, test } from 'vitest'
import { aServer } from '../platform/test-server.ts'
import { testCompetition } from './test-rounds.ts'

const server = await aServer()
const cup = await testCompetition(server, { athletes: 12, plan: (plan) => plan.judgedByTwo() })
const { judge: ana, secondJudge: ben, owner } = cup
const { id: competitionId } = await cup.held.present()
const third = await cup.joinAsJudge()
await cup.held.started()

let used = 0
const another = async (): Promise<RoundRow> => {
  const round = await cup.roundOf(used++)
  await cup.move(ana, round, 'recording')
  expect((await cup.move(ana, round, 'recorded')).status).toBe(200)
  return round
}
const present = async (round: RoundRow, by: Person = owner): Promise<RoundRow> =>
  (await cup.ask(by, 'GET', `/rounds/batch?ids=${round.id}`)).body.rounds[0]
const ballotsOf = (by: Person | null, round: RoundRow) => cup.ask(by, 'GET', `/rounds/${round.id}/ballots`)
const resolve = (by: Person | null, round: RoundRow, body: unknown) =>
  cup.ask(by, 'POST', `/rounds/${round.id}/resolve`, body)
const enough = (by: Person | null, round: RoundRow, reason = 'Ben is ill') =>
  cup.ask(by, 'POST', `/rounds/${round.id}/one_is_enough`, { reason })
const handIn = async (by: Person, round: RoundRow, validatedTricks: unknown[], more = {}) => {
  expect((await cup.move(by, round, 'scoring')).status).toBe(200)
  return cup.save(by, round, { validatedTricks, ...more })
}
const tricksOf = async (round: RoundRow, by: Person = owner) =>
  (await cup.ask(by, 'GET', `/get_round/${round.id}`)).body.validatedTricks
const state = (round: RoundRow) => ({
  status: round.status.name,
  judge: round.judge?.id ?? null,
  ballots: round.ballots,
  waits: round.waits,
})
const take = (differences: readonly BallotDifference[], side: 'a' | 'b') =>
  differences.map(({ at }) => ({ at, take: side }))

const [wrong, right] = [
  [{ id: 92 }, { id: 91, grab: 17 }],
  [{ id: 92 }, { id: 91, grab: 26, variation: 1 }],
]

describe('each judge enters alone', () => {
  test('two hold it at once, none sees the other, and the first to hand in waits for the second', async () => {
    const round = await another()
    expect((await cup.move(ana, round, 'scoring')).status).toBe(200)
    expect((await cup.move(ben, round, 'scoring')).status).toBe(200)
    expect(state(await present(round, ana))).toEqual({
      status: 'scoring',
      judge: ana.id,
      ballots: { needed: 2, given: 0, held: 2, own: 'held' },
      waits: null,
    })
    expect(state(await present(round, ben))).toMatchObject({ judge: ben.id, ballots: { own: 'held' } })
    expect(await cup.move(third, round, 'scoring')).toMatchObject({
      status: 409,
      body: { code: 'round-taken' },
    })

    const saved = await cup.save(ana, round, {
      validatedTricks: right,
      athlete_feedback: 'clean',
      version: round.version,
    })
    expect(saved).toMatchObject({
      status: 200,
      body: { ballot: { total: expect.any(Number) }, waits: null, round: { total_score: 0, status_id: 6 } },
    })
    expect(state(await present(round, ben))).toMatchObject({
      judge: ben.id,
      ballots: { given: 1, held: 1, own: 'held' },
    })
    const seen = await cup.ask(ben, 'GET', `/get_round/${round.id}`)
    expect(seen.body).toMatchObject({ validatedTricks: [], round: { total_score: 0, judge_comment: null } })
    expect(await ballotsOf(ben, round)).toMatchObject({ status: 403 })
    const own = await ballotsOf(ana, round)
    expect(own.body).toMatchObject({
      needed: 2,
      handed_in: 1,
      ballots: [{ judge: { id: ana.id }, comment: 'clean' }],
      differences: [],
    })

    // this judge's ballot is in; the second judge saves with the version from before
    expect((await cup.save(ana, round)).body.code).toBe('wrong-state')
    const agreed = await cup.save(ben, round, {
      validatedTricks: right,
      athlete_feedback: 'a wobble',
      version: round.version,
    })
    expect(agreed.body).toMatchObject({ waits: null, round: { status_id: 7, judge: { id: ben.id } } })
    const done = await cup.ask(ana, 'GET', `/get_round/${round.id}`)
    expect(done.body.round).toMatchObject({
      judge_comment: 'clean\na wobble',
      total_score: saved.body.ballot.total,
    })
    expect((await ballotsOf(ana, round)).body.ballots).toHaveLength(2)
  })

  test('one ballot waits as recorded; who gives it back holds it no more, the owner releases both', async () => {
    const round = await another()
    await cup.move(ana, round, 'scoring')
    await cup.move(ben, round, 'scoring')
    expect((await cup.move(ana, round, 'recorded')).status).toBe(200)
    expect(state(await present(round))).toMatchObject({ status: 'scoring', judge: ben.id })
    await cup.move(ana, round, 'scoring')
    expect((await cup.move(owner, round, 'recorded')).status).toBe(200)
    expect(state(await present(round))).toMatchObject({
      status: 'recorded',
      judge: null,
      ballots: { held: 0 },
    })

    expect((await handIn(ana, round, right)).body.round.status_id).toBe(17)
    expect(state(await present(round, ana))).toEqual({
      status: 'recorded',
      judge: null,
      ballots: { needed: 2, given: 1, held: 0, own: 'given' },
      waits: null,
    })
    expect((await cup.move(ana, round, 'scoring')).body.code).toBe('wrong-state')
  })

  test('POST /store makes a ballot, too', async () => {
    const round = await another()
    await cup.move(ana, round, 'scoring')
    const stored = await cup.ask(ana, 'POST', '/store', {
      modeProgram: round.rule_id,
      competitionDetails: competitionId,
      athleteId: round.user_id,
      validatedTricks: right,
    })
    expect(stored.body).toMatchObject({ ballot: { id: expect.any(Number) }, round: { status_id: 17 } })
  })

  test('a judge who loses the role holds it no more, and the other goes on', async () => {
    const round = await another()
    await cup.move(third, round, 'scoring')
    await cup.move(ben, round, 'scoring')
    const roles = { user_id: third.id, role_id: 2 }
    await cup.ask(cup.admin, 'POST', '/roles/withdraw', roles)
    expect(state(await present(round))).toMatchObject({ judge: ben.id, ballots: { held: 1 } })
    await cup.ask(cup.admin, 'POST', '/roles/grant', roles)
    await cup.move(ben, round, 'recorded')
  })
})

describe('differences', () => {
  test('go to the head judge, who chooses one reading each', async () => {
    const round = await another()
    expect(
      (await cup.head(third)).body.competition_users.filter((entry: { is_head: boolean }) => entry.is_head),
    ).toEqual([expect.objectContaining({ user_id: third.id })])
    await handIn(ana, round, wrong)
    const second = await handIn(ben, round, right)
    expect(second.body).toMatchObject({ waits: 'head', round: { status_id: 6, judge: null, total_score: 0 } })
    expect(state(await present(round, third))).toMatchObject({
      waits: 'head',
      ballots: { given: 2, held: 0 },
    })
    expect((await cup.move(owner, round, 'recorded')).body.code).toBe('wrong-state')

    const read = await ballotsOf(third, round)
    const [{ at }] = read.body.differences
    expect(read.body).toMatchObject({
      handed_in: 2,
      waits: 'head',
      ballots: [{ judge: { id: ana.id } }, { judge: { id: ben.id } }],
      differences: [{ a: [{ id: 91, grab: 17 }], b: [{ id: 91, grab: 26, variation: 1 }] }],
      resolved_by: null,
    })
    expect(await resolve(ana, round, { choices: [{ at, take: 'a' }] })).toMatchObject({ status: 403 })
    expect(await resolve(third, round, { choices: [] })).toMatchObject({ status: 422 })
    expect(
      await resolve(third, round, {
        choices: [
          { at, take: 'a' },
          { at: at + 1, take: 'a' },
        ],
      }),
    ).toMatchObject({
      status: 422,
    })
    const resolved = await resolve(third, round, { choices: [{ at, take: 'b' }] })
    expect(resolved.body.round).toMatchObject({
      status_id: 7,
      judge: { id: third.id },
      total_score: second.body.ballot.total,
    })
    expect(await tricksOf(round)).toMatchObject(right)
    expect((await ballotsOf(ben, round)).body).toMatchObject({ resolved_by: { id: third.id }, waits: null })
    expect((await resolve(third, round, { choices: [{ at, take: 'b' }] })).body.code).toBe('wrong-state')
    await cup.head(null)
  })

  test('can be answered with what neither judge read', async () => {
    const round = await another()
    await handIn(ana, round, [{ body: [{ id: 92 }, { id: 91, grab: 17 }, { id: 92 }] }])
    await handIn(ben, round, [{ body: [{ id: 92 }, { id: 91 }, { id: 92 }] }])
    await cup.head(ana)
    const [{ at, ...difference }] = (await ballotsOf(ana, round)).body.differences
    expect(difference).toMatchObject({ a: [{ id: 91 }], b: [{ id: 91 }], joined: { a: true, b: true } })
    expect(await resolve(ana, round, { choices: [{ at, take: { id: 999_999 } }] })).toMatchObject({
      status: 422,
    })
    await resolve(ana, round, { choices: [{ at, take: { id: 91, grab: 26 } }] })
    expect(await tricksOf(round)).toMatchObject([{ body: [{ id: 92 }, { id: 91, grab: 26 }, { id: 92 }] }])
    await cup.head(null)
  })

  test('are decided without a head judge by a proposal that the other judge confirms', async () => {
    const round = await another()
    await handIn(ana, round, wrong)
    expect((await handIn(ben, round, right)).body.waits).toBe('judges')
    const { differences } = (await ballotsOf(ana, round)).body
    expect((await resolve(ana, round, { confirm: true })).body.code).toBe('wrong-state')
    expect((await resolve(third, round, { choices: take(differences, 'a') })).status).toBe(403)
    expect((await resolve(ana, round, { choices: take(differences, 'a') })).body.round.status_id).toBe(6)
    expect((await resolve(ana, round, { confirm: true })).body.code).toBe('wrong-state')
    expect((await ballotsOf(ben, round)).body.proposal).toMatchObject({
      user: { id: ana.id },
      choices: take(differences, 'a'),
    })
    // when the second proposes something else, the first one's proposal can no longer be confirmed
    await resolve(ben, round, { choices: take(differences, 'b') })
    const late = await resolve(ana, round, { choices: take(differences, 'a'), confirm: true })
    expect(late.body.code).toBe('wrong-state')
    const confirmed = await resolve(ana, round, { choices: take(differences, 'b'), confirm: true })
    expect(confirmed.body.round).toMatchObject({ status_id: 7, judge: { id: ana.id } })
    expect(await tricksOf(round)).toMatchObject(right)
    const history = (await cup.ask(owner, 'GET', `/round_history/${round.id}`)).body.history
    expect(history.map(({ action }: { action: string }) => action).slice(0, 5)).toEqual([
      'resolve',
      'propose',
      'propose',
      'hand-in',
      'claim',
    ])
  })
})

describe('a single ballot that is enough', () => {
  test('completes the round, and the second judge no longer holds it', async () => {
    const round = await another()
    const { body } = await handIn(ana, round, right)
    await cup.move(ben, round, 'scoring')
    expect(await enough(ana, round)).toMatchObject({ status: 403 })
    expect(await cup.ask(owner, 'POST', `/rounds/${round.id}/one_is_enough`, {})).toMatchObject({
      status: 422,
    })
    const done = await enough(owner, round)
    expect(done.body.round).toMatchObject({
      status_id: 7,
      judge: { id: ana.id },
      total_score: body.ballot.total,
    })
    expect(await tricksOf(round)).toMatchObject(right)
    expect((await cup.save(ben, round)).body.code).toBe('wrong-state')
    expect((await ballotsOf(owner, round)).body).toMatchObject({
      needed: 1,
      handed_in: 1,
      one_is_enough: { reason: 'Ben is ill', user: { id: owner.id } },
    })
    expect((await enough(owner, round)).body.code).toBe('wrong-state')
  })

  test('is the first save, if the owner accepted it before', async () => {
    const round = await another()
    await enough(owner, round)
    await cup.move(ana, round, 'scoring')
    expect((await cup.move(ben, round, 'scoring')).body.code).toBe('round-taken')
    expect((await cup.save(ana, round)).body).toMatchObject({ ballot: {}, round: { status_id: 7 } })
  })
})

test('no event of a round tells anybody but its judges more than how many are in', async () => {
  const texts = (await cup.events(`competition.${competitionId}`)).map(
    ({ public: forAll, officials, persons }) => ({
      forAll: JSON.stringify(forAll),
      officials: JSON.stringify(officials),
      persons: Object.entries(persons ?? {}),
    }),
  )
  for (const { forAll, officials, persons } of texts) {
    expect(forAll).not.toContain('ballots')
    expect(`${forAll}${officials}`).not.toMatch(/"own":"(held|given)"/)
    const others = persons.filter(([id]) => ![ana.id, ben.id, third.id].includes(Number(id)))
    expect(JSON.stringify(others)).not.toContain('ballots')
  }
})
