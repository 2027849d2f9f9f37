import { beforeEach, expect, test } from 'vitest'
import type { RoundStatus } from '@trickline/competition/model'
import type { Person } from '@trickline/samples/accounts'
import { aServer } from '../platform/test-server.ts'
import { testCompetition } from './test-rounds.ts'

let athlete: Person
let round: { id: number; competition_id: number | null }
let rows: number[] = []

const server = await aServer()
const cup = await testCompetition(server)
await cup.held.started()

beforeEach(async () => {
  round = await cup.roundOf(0)
  athlete = cup.athlete(0)
  await server.context.db.deleteFrom('validated_tricks').where('round_id', '=', round.id).execute()
  await updateRound({
    status: 'scoring',
    judge_id: cup.judge.id,
    validated_at: null,
    publish_at: null,
    judge_comment: null,
    athlete_comment: null,
    answered_feedback_count: 0,
  })
  await cup.save(cup.judge, await cup.roundOf(0), {
    validatedTricks: [{ id: 92 }, { id: 92 }, { id: 113 }],
  })
  rows = (await tricks()).map((trick) => trick.id)
})

async function updateRound(columns: {
  status?: RoundStatus
  judge_id?: number
  validated_at?: Date | null
  publish_at?: Date | null
  judge_comment?: null
  athlete_comment?: null
  answered_feedback_count?: number
}): Promise<void> {
  await server.context.db.updateTable('rounds').set(columns).where('id', '=', round.id).execute()
}

const tricks = () =>
  server.context.db
    .selectFrom('validated_tricks')
    .selectAll()
    .where('round_id', '=', round.id)
    .orderBy('position')
    .execute()

const review = (by: Person | null, reviewedTricks: unknown[], comment?: string) =>
  cup.ask(by, 'POST', '/validated_tricks/review', {
    reviewedTricks,
    round_feedback: { round_id: round.id, ...(comment !== undefined && { comment }) },
  })
const finish = (by: Person | null, method: 'GET' | 'POST' = 'POST') =>
  cup.ask(by, method, `/finish_review/${round.id}`)
const roundFor = async (by: Person) => (await cup.ask(by, 'GET', `/get_round/${round.id}`)).body.round
async function edit(comment: string | undefined): Promise<void> {
  await cup.move(cup.judge, round, 'review')
  const validatedTricks = rows.map((validated_trick_id, place) => ({
    id: place === 2 ? 113 : 92,
    validated_trick_id,
  }))
  const body = { isNew: false, validatedTricks, ...(comment !== undefined && { athlete_feedback: comment }) }
  expect((await cup.save(cup.judge, await cup.roundOf(0), body)).status).toBe(200)
}
const confirmAll = () => rows.map((trick_id) => ({ trick_id, feedback: 1 }))

test.each(['GET', 'POST'] as const)(
  'an athlete who has reviewed every trick validates the round by %s',
  async (method) => {
    expect((await review(athlete, confirmAll(), 'Well judged')).body).toEqual({ success: true })
    expect((await finish(athlete, method)).body).toEqual({ success: true })
    expect(await roundFor(athlete)).toMatchObject({
      validated_at: expect.any(String),
      athlete_feedback: 'Well judged',
    })
  },
)

test('a repeated trick is reviewed by row, and incorrect ones are counted', async () => {
  const comment = 'Backside'
  await review(athlete, [
    { trick_id: rows[0], feedback: 1, comment: 'dropped, since it is confirmed' },
    { trick_id: rows[1], feedback: 2, comment },
  ])
  expect(await tricks()).toMatchObject([
    { athlete_feedback: 1, athlete_comment: null },
    { athlete_feedback: 2, athlete_comment: comment },
    { athlete_feedback: null },
  ])
  const lastEvent = (await cup.events(`competition.${round.competition_id}`)).at(-1)
  const counter = { round_id: round.id, negative_feedback_count: 1 }
  expect(lastEvent).toMatchObject({
    event: 'ReviewCounter',
    public: null,
    officials: counter,
    persons: { [athlete.id]: counter },
  })
})

test('of two complaints a judge answers one: the other stays, and the round says how many were answered', async () => {
  const complaints = [
    { trick_id: rows[0], feedback: 2, comment: 'Frontside' },
    { trick_id: rows[1], feedback: 1 },
    { trick_id: rows[2], feedback: 2, comment: 'With a grab' },
  ]
  await review(athlete, complaints)
  await finish(athlete)
  expect(await counts()).toEqual([2, 0])

  await change([{ variation: 1 }, {}, {}])
  for (const by of [athlete, cup.judge]) {
    const { round: seen, validatedTricks } = (await cup.ask(by, 'GET', `/get_round/${round.id}`)).body
    expect(seen).toMatchObject({
      validated_at: null,
      negative_feedback_count: 1,
      answered_feedback_count: 1,
    })
    expect(validatedTricks).toMatchObject([
      { athlete_feedback: null, athlete_comment: null },
      { athlete_feedback: 1 },
      { athlete_feedback: 2, athlete_comment: 'With a grab' },
    ])
  }
  // announced live to officials and the athlete, to nobody else
  const lastEvent = (await cup.events(`competition.${round.competition_id}`)).at(-1)
  expect(lastEvent).toMatchObject({
    event: 'RoundUpdated',
    public: { round: { negative_feedback_count: null, answered_feedback_count: null } },
    officials: { round: { negative_feedback_count: 1, answered_feedback_count: 1 } },
    persons: { [athlete.id]: { round: { negative_feedback_count: 1, answered_feedback_count: 1 } } },
  })

  // another edit that changes nothing answers nothing
  await change([{ variation: 1 }, {}, {}])
  expect(await counts()).toEqual([1, 1])
  await change([{ variation: 1 }, {}, { grab: 17 }])
  expect(await counts()).toEqual([0, 2])

  // the next review begins at zero
  await review(athlete, [
    { trick_id: rows[0], feedback: 1 },
    { trick_id: rows[2], feedback: 2, comment: 'Another grab' },
  ])
  expect(await counts()).toEqual([1, 2])
  await finish(athlete)
  expect(await counts()).toEqual([1, 0])

  async function change(changes: object[]): Promise<void> {
    await cup.move(cup.judge, round, 'review')
    const validatedTricks = rows.map((validated_trick_id, place) => ({
      id: place === 2 ? 113 : 92,
      validated_trick_id,
      ...changes[place],
    }))
    const saved = await cup.save(cup.judge, await cup.roundOf(0), { isNew: false, validatedTricks })
    expect(saved.status).toBe(200)
  }
  async function counts() {
    const { negative_feedback_count, answered_feedback_count } = await roundFor(cup.judge)
    return [negative_feedback_count, answered_feedback_count]
  }
})

test('feedback on a trick can be removed', async () => {
  await review(athlete, [{ trick_id: rows[0], feedback: 2, comment: 'No' }])
  await review(athlete, [{ trick_id: rows[0], feedback: null }])
  expect((await tricks())[0]).toMatchObject({ athlete_feedback: null, athlete_comment: null })
  expect((await cup.roundOf(0)).negative_feedback_count).toBe(0)
})

test('feedback sent with the end of the review validates the round, or changes nothing', async () => {
  const send = (reviewedTricks: unknown[]) =>
    cup.ask(athlete, 'POST', '/validated_tricks/review', {
      reviewedTricks,
      round_feedback: { round_id: round.id, comment: 'Well judged' },
      finish: true,
    })
  const { status, body } = await send(confirmAll().slice(1))
  expect([status, body.code]).toEqual([409, 'review-incomplete'])
  expect((await tricks()).every((trick) => trick.athlete_feedback === null)).toBe(true)

  expect((await send(confirmAll())).body).toEqual({ success: true })
  expect((await cup.roundOf(0)).validated_at).not.toBeNull()
})

test('a review of an older version changes nothing, and the reply has the present round', async () => {
  const { version } = await cup.roundOf(0)
  const send = (readVersion: number) =>
    cup.ask(athlete, 'POST', '/validated_tricks/review', {
      reviewedTricks: confirmAll(),
      round_feedback: { round_id: round.id, comment: 'Which grab was it?' },
      finish: true,
      version: readVersion,
    })
  await server.context.db
    .updateTable('rounds')
    .set({ judge_comment: 'It was Mute.', version: version + 1 })
    .where('id', '=', round.id)
    .execute()

  expect(await send(version)).toMatchObject({
    status: 409,
    body: { code: 'wrong-state', present: { round: { id: round.id, version: version + 1 } } },
  })
  expect(await roundFor(athlete)).toMatchObject({ judge_comment: 'It was Mute.', athlete_comment: null })
  expect((await tricks()).every((trick) => trick.athlete_feedback === null)).toBe(true)

  expect((await send(version + 1)).body).toEqual({ success: true })
})

test('an incomplete review cannot be finished', async () => {
  await review(athlete, confirmAll().slice(1))
  const { status, body } = await finish(athlete)
  expect([status, body.code]).toEqual([409, 'review-incomplete'])
})

test('an incorrect trick needs a comment, and a row must be one of the round', async () => {
  const { status, body } = await review(athlete, [
    { trick_id: rows[0], feedback: 2, comment: ' ' },
    { trick_id: 99999, feedback: 1 },
    { trick_id: rows[2], feedback: 1 },
  ])
  expect(status).toBe(422)
  expect(body.field_codes).toEqual({
    'reviewedTricks.0.comment': ['required'],
    'reviewedTricks.1.trick_id': ['not-in-round'],
  })
  expect((await tricks()).map((trick) => trick.athlete_feedback)).toEqual([null, null, null])
})

test.each(['completed', 'disqualified', 'injured'] as const)(
  'a round at %s can be reviewed',
  async (status) => {
    await updateRound({ status })
    expect((await review(athlete, confirmAll())).status).toBe(200)
    expect((await finish(athlete)).status).toBe(200)
  },
)

test.each(['pending', 'recording', 'recorded', 'scoring', 'review', 'published'] as const)(
  'a round at %s cannot be reviewed',
  async (status) => {
    await updateRound({ status })
    expect((await review(athlete, confirmAll())).body.code).toBe('review-closed')
    expect((await finish(athlete)).body.code).toBe('review-closed')
    expect((await tricks()).every((trick) => trick.athlete_feedback === null)).toBe(true)
  },
)

test('a finished review cannot be changed by the athlete', async () => {
  await review(athlete, confirmAll())
  await finish(athlete)
  expect((await review(athlete, [{ trick_id: rows[0], feedback: 2, comment: 'No' }])).body.code).toBe(
    'review-closed',
  )
  expect((await finish(athlete)).body.code).toBe('review-closed')
})

test.each(['owner', 'judge', 'athleteOfNone', 'otherOrganizer', 'supervisor', 'admin'] as const)(
  '%s cannot review for the athlete',
  async (who) => {
    expect((await review(cup[who], confirmAll())).status).toBe(403)
    expect((await finish(cup[who])).status).toBe(403)
    expect((await finish(cup[who], 'GET')).status).toBe(403)
    expect((await cup.roundOf(0)).validated_at).toBeNull()
  },
)

test('a visitor has to sign in to review', async () => {
  expect((await review(null, confirmAll())).status).toBe(401)
  expect((await finish(null)).status).toBe(401)
})

test('judge and athlete each comment on the round, and neither overwrites the other', async () => {
  await review(athlete, [], 'Which grab did you see?')
  await edit('Mute, on both.')
  const both = { judge_comment: 'Mute, on both.', athlete_comment: 'Which grab did you see?' }
  expect(await roundFor(athlete)).toMatchObject({ ...both, athlete_feedback: 'Which grab did you see?' })
  expect(await roundFor(cup.judge)).toMatchObject({ ...both, athlete_feedback: 'Mute, on both.' })

  await review(athlete, [], 'Thank you.')
  expect(await roundFor(cup.owner)).toMatchObject({ ...both, athlete_comment: 'Thank you.' })
  await edit('')
  expect(await roundFor(cup.judge)).toMatchObject({ judge_comment: null, athlete_comment: 'Thank you.' })
})

test('without a comment of one’s own the other’s is shown, and sending that back stores nothing', async () => {
  await edit('Mute, on both.')
  expect((await roundFor(athlete)).athlete_feedback).toBe('Mute, on both.')
  await review(athlete, [], 'Mute, on both.')
  expect(await roundFor(athlete)).toMatchObject({ judge_comment: 'Mute, on both.', athlete_comment: null })

  await edit('')
  await review(athlete, [], 'Which grab?')
  expect((await roundFor(cup.judge)).athlete_feedback).toBe('Which grab?')
  await edit('Which grab?')
  expect(await roundFor(cup.judge)).toMatchObject({ judge_comment: null, athlete_comment: 'Which grab?' })
})

test('a save without a comment keeps both', async () => {
  await edit('Mute, on both.')
  await review(athlete, [], 'Thank you.')
  await edit(undefined)
  await review(athlete, [])
  expect(await roundFor(athlete)).toMatchObject({
    judge_comment: 'Mute, on both.',
    athlete_comment: 'Thank you.',
  })
})
