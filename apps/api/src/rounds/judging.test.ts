import { describe, expect, test } from 'vitest'
import type { RoundStatus } from '@trickline/competition/model'
import { roundStatuses } from '@trickline/competition/statuses'
import type { RoundRow } from '@trickline/contract/rounds'
import { aServer } from '../platform/test-server.ts'
import { testCompetition } from './test-rounds.ts'

const server = await aServer()
const cup = await testCompetition(server, { athletes: 10 })
await cup.held.started()

async function stored(round: { id: number }) {
  const tricks = await server.context.db
    .selectFrom('validated_tricks')
    .selectAll()
    .where('round_id', '=', round.id)
    .orderBy('position')
    .execute()
  const row = await server.context.db
    .selectFrom('rounds')
    .selectAll()
    .where('id', '=', round.id)
    .executeTakeFirstOrThrow()
  return { ...row, tricks }
}

async function setStatus(
  round: RoundRow,
  status: RoundStatus,
  judge_id: number | null = null,
): Promise<void> {
  await server.context.db.updateTable('rounds').set({ status, judge_id }).where('id', '=', round.id).execute()
}

describe('judging a round', () => {
  test('a judge records, stops, claims and saves, and the round is completed', async () => {
    const round = await cup.roundOf(0)
    const { judge } = cup
    expect((await cup.move(judge, round, 'recording')).body).toEqual({ success: true })
    expect((await stored(round)).recording_start_at).not.toBeNull()
    expect((await cup.move(judge, round, 'recorded')).status).toBe(200)
    expect((await stored(round)).recording_end_at).not.toBeNull()
    expect((await cup.move(judge, round, 'scoring')).status).toBe(200)
    expect(await stored(round)).toMatchObject({ status: 'scoring', judge_id: judge.id })

    const saved = await cup.save(judge, round)
    expect(saved.status).toBe(200)
    expect(saved.body.round).toMatchObject({ status: { id: 7, name: 'completed' }, total_score: 5.5 })
    expect(await stored(round)).toMatchObject({ status: 'completed', scored_by: judge.id })
  })

  test('a claim that is cancelled leaves the round to any judge', async () => {
    const round = await cup.roundOf(1)
    await setStatus(round, 'scoring', cup.judge.id)
    expect((await cup.move(cup.judge, round, 'recorded')).status).toBe(200)
    expect(await stored(round)).toMatchObject({ status: 'recorded', judge_id: null })
    expect((await cup.move(cup.secondJudge, round, 'scoring')).status).toBe(200)
  })

  test('the owner may release a claimed round', async () => {
    const round = await cup.roundOf(1)
    await setStatus(round, 'scoring', cup.judge.id)
    expect((await cup.move(cup.owner, round, 'recorded')).status).toBe(200)
    expect(await stored(round)).toMatchObject({ status: 'recorded', judge_id: null })
  })

  test('a correction that is cancelled leaves the round to the judge who scored it', async () => {
    const round = await cup.roundOf(0)
    const before = await stored(round)
    expect((await cup.move(cup.secondJudge, round, 'review')).status).toBe(200)
    expect(await stored(round)).toMatchObject({ status: 'review', judge_id: cup.secondJudge.id })
    expect((await cup.move(cup.secondJudge, round, 'completed')).status).toBe(200)
    const { version, updated_at, ...after } = await stored(round)
    expect(version).toBe(before.version + 2)
    expect(before).toMatchObject({ ...after })
    expect(updated_at).toBeInstanceOf(Date)
  })

  test.each(['pending', 'recording', 'recorded', 'completed'] as const)(
    'a judge disqualifies from %s: the score is 0, the tricks stay',
    async (status) => {
      const round = await cup.roundOf(2)
      await setStatus(round, status)
      expect((await cup.move(cup.judge, round, 'disqualified')).status).toBe(200)
      expect(await stored(round)).toMatchObject({ status: 'disqualified', total_score: 0 })
      expect((await stored(round)).disqualified_at).not.toBeNull()
    },
  )

  test('an injury after the save clears score and validation', async () => {
    const round = await cup.roundOf(3)
    await setStatus(round, 'scoring', cup.judge.id)
    await cup.save(cup.judge, round, { validatedTricks: [{ id: 92 }, { id: 113 }] })
    await server.context.db
      .updateTable('rounds')
      .set({ validated_at: new Date() })
      .where('id', '=', round.id)
      .execute()
    expect((await cup.move(cup.judge, round, 'injured')).status).toBe(200)
    const after = await stored(round)
    expect(after).toMatchObject({ status: 'injured', score: 0, total_score: 0, validated_at: null })
    expect(after.injured_at).not.toBeNull()
    expect(after.tricks).toHaveLength(2)
  })

  test.each([
    ['disqualified', 5],
    ['injured', 6],
  ] as const)('tricks of a round that is %s have no points in any reply', async (status, athlete) => {
    const round = await cup.roundOf(athlete)
    await setStatus(round, 'scoring', cup.judge.id)
    await cup.save(cup.judge, round, {
      validatedTricks: [{ id: 92 }, { body: [{ id: 113 }, { id: 92 }] }],
    })
    expect((await cup.move(cup.judge, round, status)).status).toBe(200)
    const detail = async () => (await cup.ask(cup.judge, 'GET', `/get_round/${round.id}`)).body
    const stopped = {
      round: { total_score: 0, score_parts: { score: 0 } },
      validatedTricks: [
        { value: 4.5, score: 0 },
        { header: { total_score: 10.25 }, body: [{ score: 0 }, { value: 4.5, score: 0 }] },
      ],
    }
    expect(await detail()).toMatchObject(stopped)
    const ofAthlete = await cup.ask(cup.athlete(athlete), 'GET', `/get_round/${round.id}`)
    expect(ofAthlete.body.validatedTricks).toMatchObject([{ score: null }, { body: [{ score: null }, {}] }])
    await setStatus(round, 'published')
    expect(await detail()).toMatchObject(stopped)
  })
})

describe('refused moves change nothing', () => {
  const allowed = new Set([
    'pending>recording',
    'recording>recorded',
    'recorded>scoring',
    'scoring>recorded',
    'completed>review',
    'review>completed',
    ...(['pending', 'recording', 'recorded', 'completed'] as const).flatMap((from) => [
      `${from}>disqualified`,
      `${from}>injured`,
    ]),
  ])
  const requested = [
    'recording',
    'recorded',
    'scoring',
    'completed',
    'review',
    'disqualified',
    'injured',
  ] as const

  // history.test.ts sets stopped rounds back
  const others = roundStatuses.filter((from) => from !== 'disqualified' && from !== 'injured')

  test.each(others)('from %s only the listed statuses can be reached', async (from) => {
    const round = await cup.roundOf(4)
    for (const to of [...requested, 'pending', 'published'] as const) {
      await setStatus(round, from, cup.judge.id)
      const before = await stored(round)
      const answer = await cup.move(cup.judge, round, to)
      if (allowed.has(`${from}>${to}`)) expect(answer.status, `${from}>${to}`).toBe(200)
      else {
        expect(answer.status, `${from}>${to}`).toBe(409)
        expect(await stored(round)).toEqual(before)
      }
    }
  })

  const strangers = [
    'visitor',
    'athleteOfNone',
    'athlete',
    'judgeOfNone',
    'otherOrganizer',
    'supervisor',
    'admin',
    'owner',
  ] as const

  test.each(strangers)('%s cannot record, score, reopen or disqualify', async (who) => {
    const round = await cup.roundOf(5)
    const person = who === 'visitor' ? null : who === 'athlete' ? cup.athlete(5) : cup[who]
    const moves: [RoundStatus, RoundStatus][] = [
      ['pending', 'recording'],
      ['recording', 'recorded'],
      ['recorded', 'scoring'],
      ['completed', 'review'],
      ['completed', 'disqualified'],
      ['pending', 'injured'],
      ['published', 'review'],
      ['pending', 'scoring'],
    ]
    for (const [from, to] of moves) {
      await setStatus(round, from, cup.judge.id)
      const before = await stored(round)
      expect((await cup.move(person, round, to)).status, `${from}>${to}`).toBe(who === 'visitor' ? 401 : 403)
      expect(await stored(round)).toEqual(before)
    }
    await setStatus(round, 'scoring', cup.judge.id)
    const before = await stored(round)
    expect((await cup.save(person, round)).status).toBe(who === 'visitor' ? 401 : 403)
    expect((await cup.ask(person, 'DELETE', `/delete_round/${round.id}`)).status).toBe(
      who === 'visitor' ? 401 : who === 'owner' ? 409 : 403,
    )
    expect(await stored(round)).toEqual(before)
  })

  test('a judge cannot act on an own round', async () => {
    const round = await cup.roundOf(6)
    const athlete = cup.athlete(6)
    const { id: competition_id } = await cup.held.present()
    const role = { user_id: athlete.id, role: 'judge' as const }
    await server.context.db.insertInto('user_roles').values(role).execute()
    const [entry] = await server.context.db
      .insertInto('entries')
      .values({
        competition_id,
        user_id: athlete.id,
        role: 'judge',
        status: 'approved',
        order_number: 99,
        created_at: server.clock.now(),
      })
      .returning('id')
      .execute()
    await setStatus(round, 'pending')
    expect((await cup.move(athlete, round, 'recording')).status).toBe(403)
    expect((await cup.move(athlete, await cup.roundOf(7), 'recording')).status).toBe(200)
    await server.context.db
      .deleteFrom('entries')
      .where('id', '=', entry?.id ?? 0)
      .execute()
    await server.context.db
      .deleteFrom('user_roles')
      .where('user_id', '=', role.user_id)
      .where('role', '=', role.role)
      .execute()
  })

  test('the video of a round is deleted by the judge who holds it, not by its athlete or the owner', async () => {
    const round = await cup.roundOf(5)
    const video_link = 'https://youtu.be/Line_360-ab'
    const judge_id = cup.judge.id
    const held = { status: 'scoring', judge_id, video_link } as const
    await server.context.db.updateTable('rounds').set(held).where('id', '=', round.id).execute()
    for (const by of [cup.athlete(5), cup.athlete(0), cup.owner, cup.secondJudge, cup.admin]) {
      expect((await cup.save(by, round, { videoUrl: null })).status).toBe(403)
    }
    expect(await stored(round)).toMatchObject({ status: 'scoring', video_link })
    const { body } = await cup.save(cup.judge, round, { videoUrl: null })
    expect(body.round).toMatchObject({ status: { name: 'completed' }, video_link: null })

    // nor once it is judged and the athlete may review it
    await server.context.db.updateTable('rounds').set({ video_link }).where('id', '=', round.id).execute()
    expect((await cup.save(cup.athlete(5), round, { videoUrl: null, isNew: false })).status).toBe(403)
    expect(await stored(round)).toMatchObject({ video_link })
  })

  test('another judge can neither save, cancel nor claim a claimed round', async () => {
    const round = await cup.roundOf(5)
    await setStatus(round, 'scoring', cup.judge.id)
    const before = await stored(round)
    expect((await cup.save(cup.secondJudge, round)).status).toBe(403)
    expect((await cup.move(cup.secondJudge, round, 'recorded')).status).toBe(403)
    const refused = await cup.move(cup.secondJudge, round, 'scoring')
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      code: 'round-taken',
      present: { round: { id: round.id, judge: { id: cup.judge.id } } },
    })
    expect(await stored(round)).toEqual(before)
  })

  test('a score is saved only while the round is being scored, a correction only under review', async () => {
    const round = await cup.roundOf(5)
    for (const status of roundStatuses) {
      await setStatus(round, status, cup.judge.id)
      const before = await stored(round)
      for (const isNew of [true, false]) {
        if ((status === 'scoring' && isNew) || (status === 'review' && !isNew)) continue
        const answer = await cup.save(cup.judge, round, { isNew })
        expect(answer.status, `${status} ${isNew}`).toBe(409)
        expect(answer.body.present.round.status.name).toBe(status)
        expect(await stored(round)).toEqual(before)
      }
    }
  })

  test('a save of an older or unknown version is refused', async () => {
    const round = await cup.roundOf(5)
    await setStatus(round, 'scoring', cup.judge.id)
    const { version } = await stored(round)
    for (const other of [version - 1, version + 1, version + 100]) {
      const answer = await cup.save(cup.judge, round, { version: other })
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'wrong-state', present: { round: { version } } },
      })
    }
    expect((await cup.save(cup.judge, round, { version })).status).toBe(200)
  })

  test('another rule, an unknown trick and no tricks are refused', async () => {
    const round = await cup.roundOf(5)
    await setStatus(round, 'scoring', cup.judge.id)
    const before = await stored(round)
    const errors = async (more: Record<string, unknown>) => {
      const answer = await cup.save(cup.judge, round, more)
      expect(answer.status).toBe(422)
      return answer.body.field_codes
    }
    expect(await errors({ modeProgram: 1 })).toEqual({ modeProgram: ['other-rule'] })
    expect(await errors({ validatedTricks: [] })).toEqual({ validatedTricks: ['no-tricks'] })
    expect(await errors({ validatedTricks: [{ id: 92 }, { body: [{ id: 92 }, { id: 9999 }] }] })).toEqual({
      'validatedTricks.1.body.1.id': ['unknown-trick'],
    })
    expect(await stored(round)).toEqual(before)
  })

  test('an unknown round gets 404', async () => {
    expect((await cup.move(cup.judge, { id: 99999 }, 'recording')).status).toBe(404)
    expect((await cup.ask(cup.judge, 'GET', '/get_round/99999')).status).toBe(404)
    expect((await cup.ask(cup.judge, 'DELETE', '/delete_round/99999')).status).toBe(404)
    expect((await cup.ask(cup.athlete(0), 'GET', '/finish_review/99999')).status).toBe(404)
  })
})

describe('simultaneous requests', () => {
  test('two judges claim a round: exactly one gets it', async () => {
    const round = await cup.roundOf(8)
    for (let time = 0; time < 5; time++) {
      await setStatus(round, 'recorded')
      const answers = await Promise.all([
        cup.move(cup.judge, round, 'scoring'),
        cup.move(cup.secondJudge, round, 'scoring'),
      ])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      const winner = answers[0].status === 200 ? cup.judge : cup.secondJudge
      expect(await stored(round)).toMatchObject({ status: 'scoring', judge_id: winner.id })
      const loser = answers.find(({ status }) => status === 409)
      expect(loser?.body).toMatchObject({
        code: 'round-taken',
        present: { round: { judge: { id: winner.id } } },
      })
    }
  })

  test('a save and a release: exactly one succeeds', async () => {
    const round = await cup.roundOf(8)
    for (let time = 0; time < 5; time++) {
      await setStatus(round, 'scoring', cup.judge.id)
      const [saved, released] = await Promise.all([
        cup.save(cup.judge, round),
        cup.move(cup.owner, round, 'recorded'),
      ])
      const { status } = await stored(round)
      expect([saved.status, released.status, status]).toEqual(
        saved.status === 200 ? [200, 409, 'completed'] : [409, 200, 'recorded'],
      )
    }
  })

  test('the same save with the same key is carried out once', async () => {
    const round = await cup.roundOf(9)
    await setStatus(round, 'scoring', cup.judge.id)
    const send = () =>
      server.ask('POST', '/update_round', {
        token: cup.judge.token,
        headers: { 'idempotency-key': 'save-9' },
        body: { modeProgram: 4, roundId: round.id, isNew: true, validatedTricks: [{ id: 92 }] },
      })
    const [first, second] = await Promise.all([send(), send()])
    expect(first.status).toBe(200)
    expect(second).toMatchObject({ status: 200, body: first.body })
  })
})

test('claims and saves are announced to everybody, without the score', async () => {
  const round = await cup.roundOf(9)
  await setStatus(round, 'recorded')
  await cup.move(cup.judge, round, 'scoring')
  await cup.save(cup.judge, round)
  const events = (await cup.events(`competition.${round.competition_id}`)).slice(-2)
  expect(events.map(({ event }) => event)).toEqual(['PartialRoundUpdated', 'RoundUpdated'])
  const [claimed, saved] = events
  expect(claimed?.public).toMatchObject({
    round: { id: round.id, status_id: 6, judge: { id: cup.judge.id } },
  })
  expect(claimed?.public).not.toHaveProperty('round.total_score')
  expect(saved?.public).toMatchObject({ round: { status_id: 7, total_score: null, score_parts: null } })
  expect(saved?.officials).toMatchObject({ round: { total_score: 5.5 } })
  expect(saved?.persons).toMatchObject({ [round.user_id]: { round: { total_score: null } } })
})
