/** Announces changed rounds to each audience as far as it may see them (live-events §4, who-sees-what §3). */
import type { Person } from '@trickline/competition/model'
import { ownerAsPerson } from '@trickline/competition/permissions'
import { channelOf } from '@trickline/contract/live-events'
import type { CompetitionRecord } from '../competitions/competitions-store.ts'
import type { EntryRecord } from '../entries/entries-store.ts'
import type { OpenWork } from '../platform/http/work.ts'
import { visibleRoundRow, visibleRoundRows } from './round-row.ts'
import type { RoundRecord } from './rounds-store.ts'

type AnnouncedRound = { competition: CompetitionRecord; entries: readonly EntryRecord[]; round: RoundRecord }

export async function announceRound(
  work: OpenWork,
  { competition, entries, round }: AnnouncedRound,
): Promise<void> {
  const rowsFor = await visibleRoundRows(work.tx, { competition, entries }, [round])
  const payloadFor = (viewer: Person) => ({ round: only(rowsFor(viewer)) })
  await work.announce({
    channel: channelOf.competition(competition.id),
    event: 'RoundUpdated',
    public: payloadFor(null),
    officials: payloadFor(ownerAsPerson(competition)),
    persons: { [round.userId]: payloadFor({ id: round.userId, roles: [] }) },
  })
}

/** For a move that changes no score; the same for everybody. */
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

export async function announceRounds(
  work: OpenWork,
  { competition, entries, rounds }: Omit<AnnouncedRound, 'round'> & { rounds: readonly RoundRecord[] },
  event: 'RoundsBatchUpdated' | 'CreateRoundUpdated',
): Promise<void> {
  const rowsFor = await visibleRoundRows(work.tx, { competition, entries }, rounds)
  await work.announce({
    channel: channelOf.competition(competition.id),
    event,
    // athletes see published and new rounds as everybody does
    public: { rounds: rowsFor(null) },
    officials: { rounds: rowsFor(ownerAsPerson(competition)) },
  })
}

function only<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error('this event is about exactly one round')
  return first
}
