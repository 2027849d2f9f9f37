/** The history of a round, and setting it back (statuses-and-moves §8, §13; who-sees-what §10). */
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { RoundChange } from '@trickline/contract/round-history'
import type { RoundRow } from '@trickline/contract/rounds'
import type { Person } from '@trickline/samples/accounts'
import { aServer } from '../platform/test-server.ts'
import { testCompetition } from './test-rounds.ts'

const server = await aServer()
const cup = await testCompetition(server, { athletes: 10 })
await cup.held.started()

const ask = (by: Person | null, { id }: { id: number }) => cup.ask(by, 'GET', `/round_history/${id}`)
const historyOf = async (round: { id: number }, by: Person = cup.owner): Promise<RoundChange[]> =>
  (await ask(by, round)).body.history
const row = async (round: { id: number }, by: Person = cup.owner): Promise<RoundRow> =>
  (await cup.ask(by, 'GET', `/rounds/batch?ids=${round.id}`)).body.rounds[0]
const tricksOf = async (round: { id: number }, by: Person = cup.judge) =>
  (await cup.ask(by, 'GET', `/get_round/${round.id}`)).body.validatedTricks

async function scored(number: number): Promise<RoundRow> {
  const round = await cup.roundOf(number)
  for (const to of ['recording', 'recorded', 'scoring'] as const) await cup.move(cup.judge, round, to)
  await cup.save(cup.judge, round, { validatedTricks: [{ id: 92 }, { id: 113 }], athlete_feedback: 'clean' })
  return row(round)
}

describe('the history of a round', () => {
  test('has every move, save, edit and review with person, before and after, newest first', async () => {
    const round = await scored(0)
    const [first] = await tricksOf(round)
    await cup.move(cup.judge, round, 'review')
    await cup.save(cup.judge, round, {
      isNew: false,
      validatedTricks: [{ id: 92, validated_trick_id: first.validated_trick_id, grab: 17 }],
    })
    const [trick] = await tricksOf(round)
    const reviewed = await cup.ask(cup.athlete(0), 'POST', '/validated_tricks/review', {
      round_feedback: { round_id: round.id, comment: 'two of them' },
      reviewedTricks: [{ trick_id: trick.validated_trick_id, feedback: 2, comment: 'there was a second' }],
      finish: true,
    })
    expect(reviewed.status).toBe(200)

    const history = await historyOf(round)
    expect(history.map(({ action, user }) => [action, user?.id])).toEqual([
      ['finish-review', cup.athlete(0).id],
      ['save-edit', cup.judge.id],
      ['reopen', cup.judge.id],
      ['save-score', cup.judge.id],
      ['claim', cup.judge.id],
      ['stop-recording', cup.judge.id],
      ['start-recording', cup.judge.id],
    ])
    const [review, edit, , save, claim] = history
    expect(claim).toMatchObject({
      before: { status_id: 17, judge: null },
      after: { status: { id: 6, name: 'scoring' }, judge: { id: cup.judge.id } },
    })
    expect(save).toMatchObject({
      before: { status_id: 6, total_score: 0, validatedTricks: [], judge_comment: null },
      after: { status_id: 7, validatedTricks: [{ id: 92 }, { id: 113 }], judge_comment: 'clean' },
    })
    expect(save?.after.total_score).toBe(round.total_score)
    expect(edit?.before).toMatchObject({
      total_score: round.total_score,
      validatedTricks: [{ id: 92, grab: null }, { id: 113 }],
    })
    expect(edit?.after.validatedTricks).toMatchObject([{ id: 92, grab: 17 }])
    expect(edit?.after).not.toHaveProperty('judge_comment')
    expect(review).toMatchObject({
      before: { validated_at: null, athlete_comment: null, feedback: [{ athlete_feedback: null }] },
      after: {
        validated_at: expect.any(String),
        negative_feedback_count: 1,
        athlete_comment: 'two of them',
        feedback: [{ name: trick.name, athlete_feedback: 2, athlete_comment: 'there was a second' }],
      },
    })
    expect(Date.parse(review?.at ?? '')).toBe(server.clock.now().getTime())
  })

  test('is in the export of the person who made the change, without unpublished scores', async () => {
    const round = await scored(2)
    const exportOf = async (by: Person) => (await cup.ask(by, 'GET', '/account/export')).body
    const own = await exportOf(cup.athlete(2))
    expect(own.rounds).toMatchObject([{ id: round.id, total_score: null, tricks: [{ points: null }, {}] }])
    const ofJudge = await exportOf(cup.judge)
    expect(ofJudge.judged_rounds).toContainEqual(expect.objectContaining({ id: round.id, total_score: null }))
    expect(ofJudge.round_changes).toContainEqual({
      round_id: round.id,
      at: expect.any(String),
      action: 'save-score',
    })
  })

  test('has no refused changes', async () => {
    const round = await cup.roundOf(1)
    expect((await cup.move(cup.judge, round, 'scoring')).status).toBe(409)
    expect((await cup.save(cup.judge, round)).status).toBe(409)
    expect(await historyOf(round)).toEqual([])
  })

  test('is for the owner, admins and the judge of the round', async () => {
    const round = await cup.roundOf(2)
    const status = async (by: Person | null) => (await ask(by, round)).status
    for (const who of [cup.owner, cup.admin, cup.judge]) expect(await status(who)).toBe(200)
    const others = [cup.athlete(2), cup.secondJudge, cup.judgeOfNone, cup.athleteOfNone, cup.supervisor]
    for (const who of [...others, cup.otherOrganizer]) expect(await status(who)).toBe(403)
    expect(await status(null)).toBe(401)
    expect((await ask(cup.owner, { id: 999_999 })).status).toBe(404)
  })

  test('shows admins person and time at once, score and tricks when everybody sees them', async () => {
    const [save] = await historyOf(await scored(3), cup.admin)
    expect(save).toMatchObject({
      action: 'save-score',
      user: { id: cup.judge.id },
      before: { status_id: 6, total_score: null },
      after: {
        status_id: 7,
        total_score: null,
        score_parts: null,
        validatedTricks: null,
        judge_comment: null,
      },
    })
  })

  test('of training is for its athlete and admins, and is deleted with the round', async () => {
    const athlete = cup.athlete(0)
    const training = { modeProgram: 4, competitionDetails: null }
    const { round } = (
      await cup.ask(athlete, 'POST', '/store', { ...training, validatedTricks: [{ id: 92 }] })
    ).body
    await cup.ask(athlete, 'POST', '/update_round', {
      ...training,
      roundId: round.id,
      validatedTricks: [{ id: 113 }],
      round_name: 'better',
    })
    await cup.update(athlete, 'publishRounds', [round.id], 10)
    const history = await historyOf(round, athlete)
    expect(history).toMatchObject([
      { action: 'publish', after: { status_id: 10 } },
      { action: 'edit', before: { validatedTricks: [{ id: 92 }] }, after: { round_name: 'better' } },
      { action: 'create', before: {}, after: { status_id: 7, validatedTricks: [{ id: 92 }] } },
    ])
    expect((await ask(cup.admin, round)).status).toBe(200)
    expect((await ask(cup.athlete(1), round)).status).toBe(403)
    expect((await ask(cup.judge, round)).status).toBe(403)
    const { round: another } = (
      await cup.ask(athlete, 'POST', '/store', { ...training, validatedTricks: [{ id: 92 }] })
    ).body
    expect(await historyLengthOf(another)).toBe(1)
    expect((await cup.ask(athlete, 'DELETE', `/delete_round/${another.id}`)).status).toBe(200)
    expect(await historyLengthOf(another)).toBe(0)
  })

  test.each([
    sql`update round_history set action = 'claim'`,
    sql`update round_history set user_id = null`,
    sql`delete from round_history`,
  ])('cannot be updated or deleted', async (query) => {
    await scored(4)
    await expect(query.execute(server.context.db)).rejects.toThrow('only added to')
  })
})

async function historyLengthOf({ id }: { id: number }): Promise<number> {
  const rows = await server.context.db
    .selectFrom('round_history')
    .select('id')
    .where('round_id', '=', id)
    .execute()
  return rows.length
}

describe('a disqualified or injured round', () => {
  test.each([
    ['disqualified', 6],
    ['injured', 7],
  ] as const)('that was scored and is %s can be set back completely', async (status, number) => {
    const before = await scored(number)
    const [trick, other] = await tricksOf(before)
    await cup.ask(cup.athlete(number), 'POST', '/validated_tricks/review', {
      round_feedback: { round_id: before.id },
      reviewedTricks: [trick, other].map(({ validated_trick_id }) => ({
        trick_id: validated_trick_id,
        feedback: 1,
      })),
      finish: true,
    })
    const validated = await row(before)
    expect((await cup.move(cup.secondJudge, before, status)).status).toBe(200)
    expect(await row(before)).toMatchObject({ total_score: 0, validated_at: null })

    expect((await cup.move(cup.secondJudge, before, 'completed')).body).toEqual({ success: true })
    const { version, ...after } = await row(before)
    expect(validated).toMatchObject(after)
    expect(version).toBe(validated.version + 2)
    expect(await tricksOf(before)).toMatchObject([{ score: trick.score }, { score: other.score }])
    const [last] = await historyOf(before)
    const flag = `${status}_at`
    expect(last).toMatchObject({
      action: 'set-back',
      user: { id: cup.secondJudge.id },
      before: { total_score: 0, [flag]: expect.any(String), judge: { id: cup.secondJudge.id } },
      after: { total_score: validated.total_score, [flag]: null, judge: { id: cup.judge.id } },
    })
  })

  test.each([
    ['pending', []],
    ['recording', ['recording']],
    ['recorded', ['recording', 'recorded']],
  ] as const)('goes back to %s only, by the judge who stopped it', async (former, moves) => {
    const round = await cup.roundOf(8)
    for (const to of moves) await cup.move(cup.judge, round, to)
    const before = await row(round)
    expect((await cup.move(cup.judge, round, 'disqualified')).status).toBe(200)
    for (const to of ['pending', 'recording', 'recorded', 'completed'] as const) {
      if (to === former) continue
      expect((await cup.move(cup.judge, round, to)).status).toBe(409)
      expect((await cup.move(cup.owner, round, to)).status).toBe(409)
    }
    for (const to of ['scoring', 'review', 'injured'] as const)
      expect((await cup.move(cup.judge, round, to)).status).toBe(409)
    const others = [cup.secondJudge, cup.judgeOfNone, cup.athlete(8), cup.admin, cup.supervisor]
    for (const who of [...others, cup.otherOrganizer])
      expect((await cup.move(who, round, former)).status).toBe(403)
    expect((await cup.move(null, round, former)).status).toBe(401)
    expect((await cup.move(cup.judge, round, former)).status).toBe(200)
    const { version: _, ...after } = await row(round)
    expect(before).toMatchObject(after)
    await server.context.db
      .updateTable('rounds')
      .set({ status: 'pending', recording_start_at: null, recording_end_at: null })
      .where('id', '=', round.id)
      .execute()
  })

  test('is set back by the owner too, also when another judge stopped it again, and can be recorded then', async () => {
    const round = await cup.roundOf(9)
    await cup.move(cup.judge, round, 'injured')
    expect((await cup.move(cup.owner, round, 'pending')).status).toBe(200)
    await cup.move(cup.secondJudge, round, 'disqualified')
    expect((await cup.move(cup.judge, round, 'pending')).status).toBe(403)
    expect((await cup.move(cup.owner, round, 'pending')).status).toBe(200)
    expect((await cup.move(cup.owner, round, 'pending')).status).toBe(409)
    expect((await cup.move(cup.judge, round, 'recording')).status).toBe(200)
  })

  test('is announced to everybody when set back, with the score only to officials', async () => {
    const round = await scored(1)
    await cup.move(cup.judge, round, 'injured')
    await cup.move(cup.judge, round, 'completed')
    const lastEvent = (await cup.events(`competition.${round.competition_id}`)).at(-1)
    expect(lastEvent).toMatchObject({
      event: 'RoundUpdated',
      public: { round: { status_id: 7, injured_at: null, total_score: null } },
      officials: { round: { total_score: round.total_score } },
    })
  })

  test('cannot be set back when the phase is published', async () => {
    const rounds = await cup.held.currentRounds()
    for (const round of rounds) await cup.move(cup.judge, await row(round), 'disqualified')
    const stopped = await cup.roundOf(8)
    for (const round of await cup.held.currentRounds())
      if (round.status.name === 'recording') await cup.move(cup.judge, round, 'injured')
    expect((await cup.publish(cup.owner, rounds)).status).toBe(200)
    for (const who of [cup.judge, cup.owner])
      expect((await cup.move(who, stopped, 'pending')).status).toBe(409)
    expect((await historyOf(stopped, cup.admin))[0]).toMatchObject({
      action: 'publish',
      user: { id: cup.owner.id },
      before: { status_id: 11 },
      after: { status_id: 10, total_score: 0, publish_at: expect.any(String) },
    })
  })

  test('keeps its history when an account is deleted, but not when the competition is', async () => {
    const round = await cup.roundOf(9)
    const { db } = server.context
    await db.deleteFrom('users').where('id', '=', cup.secondJudge.id).execute()
    expect((await historyOf(round)).map(({ user }) => user?.id ?? null)).toContain(null)
    await db.deleteFrom('competitions').where('id', '=', round.competition_id).execute()
    expect(await historyLengthOf(round)).toBe(0)
  })
})
