/**
 * Tells the competition's channel that rounds changed: officials get them whole, each athlete his or her own as the
 * review allows, everybody else without what is not published (live-events §4, who-sees-what §3). The forms are cut by the same
 * visibility rules as the answers, by asking what each audience would see.
 */
import type { Person } from '@trickline/competition/model'
import { ownerOf } from '@trickline/competition/permissions'
import { channelOf } from '@trickline/contract/live-events'
import type { CompetitionRecord } from '../competitions/competitions-store.ts'
import type { EntryRecord } from '../entries/entries-store.ts'
import type { OpenWork } from '../platform/http/work.ts'
import { visibleRoundRow, visibleRoundRows } from './round-row.ts'
import type { RoundRecord } from './rounds-store.ts'

type AnnouncedRound = { competition: CompetitionRecord; entries: readonly EntryRecord[]; round: RoundRecord }

/** One round: `RoundUpdated`. */
export async function announceRound(
  work: OpenWork,
  { competition, entries, round }: AnnouncedRound,
): Promise<void> {
  const rowsSeenBy = await visibleRoundRows(work.tx, { competition, entries }, [round])
  const seenBy = (asker: Person) => ({ round: only(rowsSeenBy(asker)) })
  await work.announce({
    channel: channelOf.competition(competition.id),
    event: 'RoundUpdated',
    public: seenBy(null),
    officials: seenBy(ownerOf(competition)),
    persons: { [round.userId]: seenBy({ id: round.userId, roles: [] }) },
  })
}

/** A round that moved without a new score: `PartialRoundUpdated`, the same for everybody. */
export async function announceRoundMove(work: OpenWork, announced: AnnouncedRound): Promise<void> {
  const round = await visibleRoundRow(work.tx, announced, null)
  await work.announce({
    channel: channelOf.competition(announced.competition.id),
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
    persons: { [round.userId]: counter },
  })
}

/** A published phase: `RoundsBatchUpdated`. The rounds of the next one: `CreateRoundUpdated`. */
export async function announceRounds(
  work: OpenWork,
  { competition, entries, rounds }: Omit<AnnouncedRound, 'round'> & { rounds: readonly RoundRecord[] },
  event: 'RoundsBatchUpdated' | 'CreateRoundUpdated',
): Promise<void> {
  const asSeenBy = await visibleRoundRows(work.tx, { competition, entries }, rounds)
  await work.announce({
    channel: channelOf.competition(competition.id),
    event,
    // no form of their own for the athletes: published and new rounds look the same to them as to everybody
    public: { rounds: asSeenBy(null) },
    officials: { rounds: asSeenBy(ownerOf(competition)) },
  })
}

function only<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error('this event tells of exactly one round')
  return first
}
