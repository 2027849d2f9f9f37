import { beforeAll, describe, expect, test } from 'vitest'
import { aServer } from '../platform/test-server.ts'
import { testCompetition } from './test-rounds.ts'
import type { TestCompetition } from './test-rounds.ts'

const [BB360, FREE360, ASC360, BBF_F] = [92, 113, 102, 147]
const [mute, noGrab, squirrel] = [17, 18, 26]

/** The worked round of scoring §13. */
const worked = [
  { id: BB360, variation: 1 },
  {
    body: [
      { id: BB360, variation: 1 },
      { id: FREE360, variation: 2, grab: mute },
      { id: ASC360, variation: 2, dub: 1 },
      { id: BBF_F, grab: squirrel },
    ],
  },
  { id: BBF_F, grab: squirrel, dub: 2 },
]

const totalsOfAClient = { totalScore: 999, totalScorePrint: '999.00', countUniqueTrick: 99 }

const server = await aServer()
const cup = await testCompetition(server, { athletes: 8, ruleId: 4 })
await cup.held.started()

async function claimedRound(athlete: number) {
  const round = await cup.roundOf(athlete)
  for (const to of ['recording', 'recorded', 'scoring'] as const) await cup.move(cup.judge, round, to)
  return round
}

async function tricksOf(round: { id: number }) {
  const { body } = await cup.ask(cup.judge, 'GET', `/get_round/${round.id}`)
  return body.validatedTricks
}

test.each([
  [1, 33.75],
  [2, 45.04],
  [3, 48.36],
  [4, 43],
] as const)(
  'the worked round of scoring §13 scores under rule %i as computed by hand: %f',
  async (rule, total) => {
    const athlete = await server.person('athlete')
    const { body } = await server.ask('POST', '/store', {
      token: athlete.token,
      body: { modeProgram: rule, validatedTricks: worked, ...totalsOfAClient },
    })
    expect(body.round.total_score).toBe(total)
    const detail = await server.ask('GET', `/get_round/${body.round.id}`, { token: athlete.token })
    expect(detail.body.round.total_score).toBe(total)
    const points = detail.body.validatedTricks
      .flatMap((row: { body?: { score: number }[]; score: number }) => row.body ?? [row])
      .reduce((sum: number, trick: { score: number }) => sum + trick.score, 0)
    expect(points).toBeCloseTo(detail.body.round.score_parts.score, 9)
  },
)

test('totals that a client sends are ignored', async () => {
  const round = await claimedRound(7)
  const { body } = await cup.save(cup.judge, round, { validatedTricks: worked, ...totalsOfAClient })
  expect(body.round).toMatchObject({ total_score: 43, score_parts: { unique_tricks: 4 } })
})

describe('the tricks of a round', () => {
  test('are returned in the order performed, with combos numbered from 1', async () => {
    const round = await claimedRound(0)
    await cup.save(cup.judge, round, {
      validatedTricks: [...worked, { body: [{ id: BB360 }, { id: BBF_F }] }],
    })
    const rows = await tricksOf(round)
    expect(rows).toMatchObject([
      { id: BB360, short_name: 'BB360', variation: 1, grab: null, dub: 0, value: 4.5, combo_id: null },
      {
        header: { combo_id: 1, total_tricks_combo: 4, total_score: 22.25 },
        body: [{ id: BB360, combo_id: 1 }, { id: FREE360, grab: mute }, { dub: 1 }, { id: BBF_F, type: 1 }],
      },
      { id: BBF_F, dub: 2 },
      { header: { combo_id: 2, total_tricks_combo: 2, total_score: 11.5 } },
    ])
  })

  test('keep their rows and the values of their first save', async () => {
    const round = await claimedRound(1)
    await cup.save(cup.judge, round, { validatedTricks: [{ id: BB360 }, { id: ASC360 }] })
    const [first, second] = await tricksOf(round)
    await server.context.db.updateTable('tricks').set({ value: 40 }).where('id', '=', BB360).execute()
    try {
      await cup.move(cup.judge, round, 'review')
      const { body } = await cup.save(cup.judge, round, {
        isNew: false,
        validatedTricks: [second, first, { id: BB360, variation: 1 }],
      })
      // 5 + 4.5 as saved, 40 from the catalogue, and three different tricks
      expect(body.round.total_score).toBe(52.5)
      expect(await tricksOf(round)).toMatchObject([
        { validated_trick_id: second.validated_trick_id, value: 5 },
        { validated_trick_id: first.validated_trick_id, value: 4.5 },
        { value: 40 },
      ])
    } finally {
      await server.context.db.updateTable('tricks').set({ value: 4.5 }).where('id', '=', BB360).execute()
    }
  })

  test('lose validation and feedback by a correction only where it changed them', async () => {
    const round = await claimedRound(2)
    const athlete = cup.athlete(2)
    await cup.save(cup.judge, round, { validatedTricks: [{ id: BB360 }, { id: ASC360 }, { id: FREE360 }] })
    const [first, second, third] = await tricksOf(round)
    await cup.ask(athlete, 'POST', '/validated_tricks/review', {
      reviewedTricks: [
        { trick_id: first.validated_trick_id, feedback: 2, comment: 'It was frontside' },
        { trick_id: second.validated_trick_id, feedback: 2, comment: 'With a grab' },
        { trick_id: third.validated_trick_id, feedback: 1 },
      ],
      round_feedback: { round_id: round.id },
    })
    await cup.ask(athlete, 'POST', `/finish_review/${round.id}`)
    await cup.move(cup.secondJudge, round, 'review')
    const { body } = await cup.save(cup.secondJudge, round, {
      isNew: false,
      validatedTricks: [{ ...first, variation: 1 }, { ...second, grab: noGrab }, third],
      athlete_feedback: 'Frontside indeed',
    })
    expect(body.round).toMatchObject({ validated_at: null, negative_feedback_count: 1 })
    expect(await tricksOf(round)).toMatchObject([
      { validated_trick_id: first.validated_trick_id, athlete_feedback: null, athlete_comment: null },
      { athlete_feedback: 2, athlete_comment: 'With a grab' },
      { athlete_feedback: 1 },
    ])
    const detail = await cup.ask(athlete, 'GET', `/get_round/${round.id}`)
    expect(detail.body.round.athlete_feedback).toBe('Frontside indeed')
  })

  test('can be scored by naming the athlete instead of the round', async () => {
    const round = await claimedRound(3)
    const store = (by: TestCompetition['judge'], more = {}) =>
      cup.ask(by, 'POST', '/store', {
        modeProgram: 4,
        competitionDetails: { id: round.competition_id },
        athleteId: round.user_id,
        validatedTricks: worked,
        videoUrl: 'https://www.youtube.com/watch?v=Monday_run1',
        ...more,
      })
    expect((await store(cup.judgeOfNone)).status).toBe(403)
    expect((await store(cup.owner)).status).toBe(403)
    expect((await store(cup.secondJudge)).status).toBe(403)
    expect((await store(cup.judge, { modeProgram: 3 })).body.field_codes).toEqual({
      modeProgram: ['other-rule'],
    })
    expect((await store(cup.judge, { athleteId: null })).body.field_codes).toEqual({
      athleteId: ['required'],
    })
    expect((await store(cup.judge, { athleteId: cup.athleteOfNone.id })).status).toBe(404)
    expect((await store(cup.judge, { competitionDetails: 99999 })).status).toBe(404)
    const { status, body } = await store(cup.judge)
    expect(status).toBe(200)
    expect(body.round).toMatchObject({
      id: round.id,
      total_score: 43,
      video_link: 'https://www.youtube.com/watch?v=Monday_run1',
    })
    expect((await store(cup.judge)).status).toBe(409)
  })

  test('video and comment stay when left out of a save, and are cleared when empty', async () => {
    const round = await claimedRound(4)
    const edit = async (more: Record<string, unknown>) => {
      await cup.move(cup.judge, round, 'review')
      return (await cup.save(cup.judge, round, { isNew: false, ...more })).body.round.video_link
    }
    await cup.save(cup.judge, round, { videoUrl: 'https://youtu.be/Monday_run1' })
    expect(await edit({})).toBe('https://youtu.be/Monday_run1')
    expect(await edit({ videoUrl: '' })).toBeNull()
  })

  test('keep their seconds when left out of a save, unless the video changes', async () => {
    const round = await claimedRound(6)
    const [first, second] = ['https://youtu.be/Monday_run1', 'https://youtu.be/Monday_run2']
    await cup.save(cup.judge, round, {
      videoUrl: first,
      validatedTricks: [{ id: BB360, video_second: 3 }, { body: [{ id: ASC360, video_second: 4.5 }] }],
    })
    const rows = await tricksOf(round)
    const edit = async (more: { videoUrl?: string }, seconds: { video_second?: number | null } = {}) => {
      await cup.move(cup.judge, round, 'review')
      const validatedTricks = [
        { id: BB360, validated_trick_id: rows[0].validated_trick_id, ...seconds },
        { body: [{ id: ASC360, validated_trick_id: rows[1].body[0].validated_trick_id }] },
      ]
      await cup.save(cup.judge, round, { isNew: false, validatedTricks, ...more })
      const [single, combo] = await tricksOf(round)
      return [single.video_second, combo.body[0].video_second]
    }
    expect(await edit({})).toEqual([3, 4.5])
    expect(await edit({ videoUrl: ` ${first}` })).toEqual([3, 4.5])
    expect(await edit({ videoUrl: 'https://m.youtube.com/watch?t=4&v=Monday_run1' })).toEqual([3, 4.5])
    expect(await edit({ videoUrl: first }, { video_second: null })).toEqual([null, 4.5])
    expect(await edit({ videoUrl: second }, { video_second: 8 })).toEqual([8, null])
    expect(await edit({ videoUrl: '' })).toEqual([null, null])
    expect(await edit({ videoUrl: second })).toEqual([null, null])
  })
})

describe('who sees a score before it is published', () => {
  let id = 0

  beforeAll(async () => {
    const round = await claimedRound(5)
    await cup.save(cup.judge, round, { validatedTricks: worked })
    id = round.id
  })

  test.each(['owner', 'judge', 'secondJudge'] as const)('%s sees tricks and total', async (who) => {
    const { body } = await cup.ask(cup[who], 'GET', `/get_round/${id}`)
    expect(body.round.total_score).toBe(43)
    expect(body.validatedTricks[0].score).toBe(4.5)
  })

  test('the athlete sees the tricks, without what they earned', async () => {
    const { body } = await cup.ask(cup.athlete(5), 'GET', `/get_round/${id}`)
    expect(body.round).toMatchObject({ total_score: null, score_parts: null })
    expect(body.validatedTricks).toMatchObject([
      { value: 4.5, score: null },
      { body: [{ score: null }, {}, {}, {}] },
      {},
    ])
  })

  test.each(['athleteOfNone', 'judgeOfNone', 'otherOrganizer', 'supervisor', 'admin'] as const)(
    '%s sees neither tricks nor total',
    async (who) => {
      const refused = await cup.ask(cup[who], 'GET', `/get_round/${id}`)
      expect(refused.status).toBe(403)
      // whose round it is, and in which phase
      expect(refused.body.present).toMatchObject({
        round: {
          id,
          user: { id: cup.athlete(5).id },
          round_name: 'qualification',
          total_score: null,
          score_parts: null,
          video_link: null,
        },
        competition: { name: 'Test Open' },
      })
      const { body } = await cup.ask(cup[who], 'GET', `/rounds/batch?ids=${id},99999`)
      expect(body.rounds).toMatchObject([{ id, total_score: null, score_parts: null, video_link: null }])
    },
  )

  test('another athlete sees neither tricks nor total, and a visitor has to sign in', async () => {
    expect((await cup.ask(cup.athlete(1), 'GET', `/get_round/${id}`)).status).toBe(403)
    expect((await cup.ask(null, 'GET', `/get_round/${id}`)).status).toBe(401)
    expect((await cup.ask(null, 'GET', `/rounds/batch?ids=${id}`)).status).toBe(401)
  })
})
