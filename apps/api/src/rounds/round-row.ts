/** Rounds as the API sends them, with what one viewer may see (contract/rounds.ts, who-sees-what §3, §4). */
import { ruleName } from '@trickline/scoring'
import type { Competition, Entry, Person } from '@trickline/competition/model'
import { stageNames } from '@trickline/competition/stage-names'
import { ballotsWaitFor } from '@trickline/competition/ballots'
import { canSeeRoundScore, canSeeRoundTricks, isOfficial } from '@trickline/competition/visibility'
import { asFraction } from '@trickline/contract/decimals'
import type { RoundRow } from '@trickline/contract/rounds'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { competitionsById } from '../competitions/competitions-store.ts'
import { entriesOfPerson, headsOf } from '../entries/entries-store.ts'
import { shortOf } from '../people/person-row.ts'
import type { ReadContext, SignedIn } from '../platform/http/work.ts'
import { iso } from '../platform/rows.ts'
import { asSeenBy, type People, peopleOfRounds } from './ballot-holders.ts'
import type { RoundRecord } from './rounds-store.ts'

/** What decides about visibility; `competition` is null for a training round. */
type RoundContext = {
  competition: Pick<Competition, 'organizerId'> | null
  entries: readonly (Pick<Entry, 'userId' | 'role' | 'status'> & { is_head?: boolean })[]
}

export async function visibleRoundRow(
  db: ReadContext['db'],
  { round, ...context }: RoundContext & { round: RoundRecord },
  viewer: Person,
): Promise<RoundRow> {
  return roundRow(round, viewer, { ...context, people: await peopleOfRounds(db, [round]) })
}

/** The caller leaves out rounds that the viewer may not see. */
export async function visibleMixedRoundRows(
  db: ReadContext['db'],
  rounds: readonly RoundRecord[],
  viewer: SignedIn,
) {
  const competitionIds = new Set(rounds.flatMap((round) => round.competition_id ?? []))
  const competitions = await competitionsById(db, [...competitionIds])
  // visibility depends only on the viewer's own entries
  const ownEntries = await entriesOfPerson(db, viewer.id)
  // and on what a head judge decides
  const withBallots = rounds.flatMap((round) =>
    round.ballots_needed === null ? [] : (round.competition_id ?? []),
  )
  const heads = withBallots.length > 0 ? await headsOf(db, withBallots) : []
  const people = await peopleOfRounds(db, rounds)
  return rounds.map((round) => {
    const competition = competitions.find(({ id }) => id === round.competition_id) ?? null
    const entries = [...ownEntries, ...heads].filter((entry) => entry.competition_id === round.competition_id)
    return { round, competition, entries, people }
  })
}

export function roundRow(
  round: RoundRecord,
  viewer: Person,
  { competition, entries, people }: RoundContext & { people: People },
): RoundRow {
  const seen = asSeenBy(viewer, round)
  const showsScore = canSeeRoundScore(viewer, competition, entries, round)
  const showsTricks = canSeeRoundTricks(viewer, competition, entries, round)
  return {
    id: round.id,
    competition_id: round.competition_id,
    user_id: round.userId,
    user: shortOf(people, round.userId),
    judge: seen.judgeId === null ? null : shortOf(people, seen.judgeId),
    round_number: round.number,
    round_size_id: round.stage,
    round_size: round.stage === null ? null : { id: round.stage, name: stageNames[round.stage] },
    round_name: round.round_name,
    rule_id: round.rule_id,
    rule: { id: round.rule_id, name: ruleName(round.rule_id) },
    run_order: round.run_order,
    status_id: roundStatusCodes[round.status],
    status: { id: roundStatusCodes[round.status], name: round.status },
    total_score: showsScore ? round.totalScore : null,
    score_parts: showsScore
      ? {
          score: asFraction(round.score),
          style_percent: round.style_percent,
          variety_points: round.variety_points,
          unique_tricks: round.unique_tricks,
        }
      : null,
    validated_at: iso(round.validatedAt),
    injured_at: iso(round.injuredAt),
    disqualified_at: iso(round.disqualifiedAt),
    publish_at: iso(round.publishedAt),
    recording_start_at: iso(round.recordingStartAt),
    recording_end_at: iso(round.recordingEndAt),
    completed_at: iso(round.completedAt),
    is_vs_winner: round.isVsWinner,
    vs_group: round.vsGroup,
    vs_match_number: round.vsMatchNumber,
    negative_feedback_count: showsTricks ? round.negative_feedback_count : null,
    answered_feedback_count: showsTricks ? round.answered_feedback_count : null,
    video_link: showsTricks ? round.video_link : null,
    version: round.version,
    ...(seen.ballots &&
      competition &&
      isOfficial(viewer, competition, entries) && {
        ballots: seen.ballots,
        waits: ballotsWaitFor(seen, entries),
      }),
  }
}
