/** Announces changed rounds to each audience as far as it may see them (live-events §4, who-sees-what §3). */
import { canSeeRoundTricks } from '@trickline/competition/visibility'
import { channelOf } from '@trickline/contract/live-events'
import type { CompetitionRecord } from '../competitions/competitions-store.ts'
import { formsByViewer } from '../competitions/forms-by-viewer.ts'
import type { EntryRecord } from '../entries/entries-store.ts'
import { peopleById } from '../people/people-store.ts'
import type { OpenWork } from '../platform/http/work.ts'
import { peopleOfRounds, roundRow, visibleRoundRow } from './round-row.ts'
import type { RoundRecord } from './rounds-store.ts'

type AnnouncedRound = { competition: CompetitionRecord; entries: readonly EntryRecord[]; round: RoundRecord }

export async function announceRound(
  work: OpenWork,
  { competition, entries, round }: AnnouncedRound,
): Promise<void> {
  const people = await peopleOfRounds(work.tx, [round])
  const athlete = people.get(round.userId)
  await work.announce({
    channel: channelOf.competition(competition.id),
    event: 'RoundUpdated',
    ...formsByViewer({ competition, entries, people: athlete ? [athlete] : [] }, (viewer, theirs) => ({
      round: roundRow(round, viewer, { competition, entries: theirs, people }),
    })),
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

/** For those who see the tricks. */
export async function announceReview(
  work: OpenWork,
  { competition, entries, round }: AnnouncedRound,
): Promise<void> {
  const counter = { round_id: round.id, negative_feedback_count: round.negative_feedback_count }
  const people = (await peopleById(work.tx, [round.userId])).values()
  await work.announce({
    channel: channelOf.competition(competition.id),
    event: 'ReviewCounter',
    ...formsByViewer({ competition, entries, people }, (viewer, theirs) =>
      canSeeRoundTricks(viewer, competition, theirs, round) ? counter : null,
    ),
  })
}

/** New rounds and published ones, which athletes see as everybody does. */
export async function announceRounds(
  work: OpenWork,
  { competition, entries, rounds }: Omit<AnnouncedRound, 'round'> & { rounds: readonly RoundRecord[] },
  event: 'RoundsBatchUpdated' | 'CreateRoundUpdated',
): Promise<void> {
  const people = await peopleOfRounds(work.tx, rounds)
  await work.announce({
    channel: channelOf.competition(competition.id),
    event,
    ...formsByViewer({ competition, entries, people: [] }, (viewer, theirs) => ({
      rounds: rounds.map((round) => roundRow(round, viewer, { competition, entries: theirs, people })),
    })),
  })
}
