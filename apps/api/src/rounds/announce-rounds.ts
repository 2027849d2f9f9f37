/**
 * Tells the competition's channel that rounds changed: officials get them whole, each athlete his or her own as the
 * review allows, everybody else without what is not published (live-events §4, who-sees-what §3). The forms are cut by the same
 * visibility rules as the answers, by asking what each audience would see.
 */
import type { Person } from '@trickline/competition/model'
import { channelOf } from '@trickline/contract/live-events'
import type { CompetitionRecord } from '../competitions/competitions-store.ts'
import type { EntryRecord } from '../entries/entries-store.ts'
import type { OpenWork } from '../platform/http/work.ts'
import { roundsAsSeen } from './rounds-as-seen.ts'
import type { RoundRecord } from './rounds-store.ts'

export type RoundsNews = {
  competition: CompetitionRecord
  entries: readonly EntryRecord[]
  rounds: readonly RoundRecord[]
}

/** One round: `RoundUpdated`. */
export async function announceRound(work: OpenWork, news: RoundsNews): Promise<void> {
  const asSeenBy = await roundsAsSeen(work.tx, news)
  const round = (asker: Person) => ({ round: only(asSeenBy(asker)) })
  const athlete = only(news.rounds).user_id
  await work.announce({
    channel: channelOf.competition(news.competition.id),
    event: 'RoundUpdated',
    public: round(null),
    officials: round(owner(news.competition)),
    persons: { [athlete]: round({ id: athlete, roles: [] }) },
  })
}

/** A round that moved without a new score: `PartialRoundUpdated`, the same for everybody. */
export async function announceRoundMove(work: OpenWork, news: RoundsNews): Promise<void> {
  const round = only((await roundsAsSeen(work.tx, news))(null))
  await work.announce({
    channel: channelOf.competition(news.competition.id),
    event: 'PartialRoundUpdated',
    public: {
      round: {
        id: round.id,
        status_id: round.status_id,
        status: round.status,
        judge: round.judge,
        recording_start_at: round.recording_start_at,
        recording_end_at: round.recording_end_at,
        version: round.version,
      },
    },
  })
}

/** How many tricks the athlete calls incorrect, for those who may see the review: `ReviewCounter`. */
export async function announceReview(work: OpenWork, round: RoundRecord): Promise<void> {
  if (round.competition_id === null) throw new Error('a training round has no review')
  const counter = { round_id: round.id, negative_feedback_count: round.negative_feedback_count }
  await work.announce({
    channel: channelOf.competition(round.competition_id),
    event: 'ReviewCounter',
    public: null,
    officials: counter,
    persons: { [round.user_id]: counter },
  })
}

/** A published phase: `RoundsBatchUpdated`. The rounds of the next one: `CreateRoundUpdated`. */
export async function announceRounds(
  work: OpenWork,
  news: RoundsNews,
  event: 'RoundsBatchUpdated' | 'CreateRoundUpdated',
): Promise<void> {
  const asSeenBy = await roundsAsSeen(work.tx, news)
  await work.announce({
    channel: channelOf.competition(news.competition.id),
    event,
    // no form of their own for the athletes: published and new rounds look the same to them as to everybody
    public: { rounds: asSeenBy(null) },
    officials: { rounds: asSeenBy(owner(news.competition)) },
  })
}

function owner(competition: CompetitionRecord): Person {
  return { id: competition.organizer_id, roles: [] }
}

function only<T>(list: readonly T[]): T {
  const [first, ...more] = list
  if (first === undefined || more.length > 0) throw new Error('this event tells of exactly one round')
  return first
}
