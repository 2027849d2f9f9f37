/** One of two judges saves a ballot. The round then waits for the other judge, is completed, or waits for a decision. */
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { updateRound } from '@trickline/contract/rounds'
import { ballotsWaitFor } from '@trickline/competition/ballots'
import type { Work } from '../platform/http/work.ts'
import { announceRoundMove } from './announce-rounds.ts'
import { asSeenBy, peopleOfRounds, withoutHolder } from './ballot-holders.ts'
import { ballotsOf, insertBallot } from './ballots-store.ts'
import { agree, compareBallots } from './compared-ballots.ts'
import { completeRound } from './complete-round.ts'
import type { LockedCompetitionRound } from './lock-round.ts'
import { changeRound } from './round-changes-store.ts'
import { visibleRoundRow } from './round-row.ts'
import type { RoundChanges } from './rounds-store.ts'
import type { ScoredTricks } from './score-tricks.ts'

export async function handInBallot(
  work: Work,
  locked: LockedCompetitionRound,
  { body, scored }: { body: ParsedRequest<typeof updateRound>['body']; scored: ScoredTricks },
): Promise<ReplyOf<typeof updateRound>> {
  const { tx, person, now } = work
  const ballot = await insertBallot(tx, {
    round_id: locked.round.id,
    user_id: person.id,
    at: now,
    tricks: scored.tricks.map(({ id: _id, ...trick }) => ({ ...nothingSaid, ...trick })),
    total_score: scored.totals.total_score ?? 0,
    comment: body.athlete_feedback ?? null,
    video_link: body.videoUrl === undefined ? locked.round.video_link : body.videoUrl,
  })
  const saved = await takeIn(work, locked, scored, ballot.video_link)
  return {
    success: true,
    round: await visibleRoundRow(tx, saved, person),
    ballot: { id: ballot.id, total: ballot.total_score, at: ballot.at.toISOString() },
    waits: ballotsWaitFor(asSeenBy(person, saved.round), saved.entries),
  }
}

const nothingSaid = {
  combo_id: null,
  creator: null,
  grab: null,
  video_second: null,
  athlete_feedback: null,
  athlete_comment: null,
}

async function takeIn(
  work: Work,
  locked: LockedCompetitionRound,
  scored: ScoredTricks,
  video_link: string | null,
): Promise<LockedCompetitionRound> {
  const { round } = locked
  const handedIn = { ballots_by: [...round.ballots_by, work.person.id], video_link }
  if (handedIn.ballots_by.length < (round.ballots_needed ?? 1))
    return wait(work, locked, { ...handedIn, ...withoutHolder(round, work.person.id) })

  const ballots = await ballotsOf(work.tx, round.id)
  const compared = compareBallots({ ...round, video_link }, ballots)
  const action = 'hand-in'
  return compared === null || agree(compared)
    ? completeRound(work, locked, { scored, ballots, scoredBy: work.person.id, action, changes: handedIn })
    : wait(work, locked, { ...handedIn, status: 'scoring', judge_id: null, second_judge_id: null })
}

async function wait(
  work: Work,
  locked: LockedCompetitionRound,
  changes: RoundChanges & { judge_id: number | null },
): Promise<LockedCompetitionRound> {
  const round = await changeRound(work, locked.round, changes, {
    action: 'hand-in',
    stillHeldBy: changes.judge_id,
  })
  await announceRoundMove(work, { ...locked, round, people: await peopleOfRounds(work.tx, [round]) })
  return { ...locked, round }
}
