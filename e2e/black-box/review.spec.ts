/** The athlete's review of a scored round, and the effect of a later edit by the judge (statuses-and-moves §9). */
import { expectRefused } from './expect-refused.ts'
import { move } from './judge-phase.ts'
import type { Round } from './judge-phase.ts'
import { expect, test } from './black-box-test.ts'
import { granted } from './wire.ts'

test('the athlete reviews every trick, and an edit opens the review again', async ({ running }) => {
  const { ask, organizer, judges } = running
  const [judge, second] = judges
  const id = running.idOf('reviewed')
  await granted(ask('GET', `/competition/start/${id}`, undefined, organizer.token))
  const { competition } = await granted(ask('GET', `/competition/${id}`, undefined, organizer.token))
  const round: Round = competition.rounds[0]
  const athlete = running.athletes.find((each) => each.id === round.user_id)
  const rival = running.athletes.find((each) => each.id !== round.user_id)
  if (!athlete || !rival) throw new Error('the round is of nobody')
  for (const status of [16, 17, 6]) await move(running, round, status, judge)
  await granted(ask('POST', '/update_round', saved(round, true, [20, 21, 20]), judge.token))

  const rows = async (): Promise<Row[]> =>
    (await granted(ask('GET', `/get_round/${round.id}`, undefined, athlete.token))).validatedTricks
  const now = async () => {
    const { rounds } = await granted(ask('GET', `/rounds/batch?ids=${round.id}`, undefined, organizer.token))
    return rounds[0]
  }
  const review = (feedback: (number | null)[], comment: string | null, reviewed: Row[]) => ({
    reviewedTricks: reviewed.map((row, index) => ({
      trick_id: row.validated_trick_id,
      feedback: feedback[index],
      comment: feedback[index] === 2 ? comment : null,
    })),
    round_feedback: { round_id: round.id, comment: 'thank you' },
  })
  const tricks = await rows()
  expect(tricks.map((row) => row.id)).toEqual([20, 21, 20])
  await granted(
    ask('POST', '/validated_tricks/review', review([1, 2, null], 'backside', tricks), athlete.token),
  )
  expect((await now()).negative_feedback_count).toBe(1)
  await expectRefused(running, id, [
    [athlete, 'GET', `/finish_review/${round.id}`, undefined, 409],
    [rival, 'POST', '/validated_tricks/review', review([1, 1, 1], null, tricks), 403],
    [judge, 'POST', '/validated_tricks/review', review([1, 1, 1], null, tricks), 403],
    [rival, 'GET', `/finish_review/${round.id}`, undefined, 403],
  ])
  await granted(ask('POST', '/validated_tricks/review', review([1, 2, 1], 'backside', tricks), athlete.token))
  await granted(ask('GET', `/finish_review/${round.id}`, undefined, athlete.token))
  expect((await now()).validated_at).not.toBeNull()
  await expectRefused(running, id, [
    [athlete, 'POST', '/validated_tricks/review', review([1, 1, 1], null, tricks), 409],
    [athlete, 'GET', `/finish_review/${round.id}`, undefined, 409],
  ])

  await move(running, round, 19, second)
  await expectRefused(running, id, [
    [judge, 'POST', '/update_round', saved(round, false, [20]), 403],
    [second, 'POST', '/update_round', saved(round, true, [20]), 409],
  ])
  const edit = saved(round, false, [20, 22, 20])
  edit.validatedTricks.forEach((trick, index) => {
    Object.assign(trick, { validated_trick_id: tricks[index]?.validated_trick_id })
  })
  await granted(ask('POST', '/update_round', edit, second.token))
  const edited = await now()
  expect(edited).toMatchObject({ status_id: 7, validated_at: null, negative_feedback_count: 0 })
  expect((await rows()).map((row) => [row.id, row.athlete_feedback])).toEqual([
    [20, 1],
    [22, null],
    [20, 1],
  ])

  await move(running, round, 19, judge)
  await move(running, round, 7, judge)
  expect((await now()).total_score).toBe(edited.total_score)
})

type Row = { id: number; validated_trick_id: number; athlete_feedback: number | null }

function saved(round: Round, isNew: boolean, ids: number[]) {
  const validatedTricks = ids.map((id) => ({ id, variation: 0, grab: null, dub: 0 }))
  return { modeProgram: 4, roundId: round.id, isNew, videoUrl: '', validatedTricks }
}
