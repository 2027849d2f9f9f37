/** Announces changed rounds to each audience with what it may see of them (live-events §4, who-sees-what §3). */
import { canSeeRoundTricks } from '@trickline/competition/visibility'
import { ballotsWaitFor } from '@trickline/competition/ballots'
import type { Person } from '@trickline/competition/model'
import { channelOf } from '@trickline/contract/live-events'
import type { CompetitionRecord } from '../competitions/competitions-store.ts'
import { formsByViewer } from '../competitions/forms-by-viewer.ts'
import type { EntryRecord } from '../entries/entries-store.ts'
import type { OpenWork } from '../platform/http/work.ts'
import type { RoundRow } from '@trickline/contract/rounds'
import { asSeenBy, ballotJudgesOf, type People } from './ballot-holders.ts'
import { roundRow } from './round-row.ts'
import { type RoundRecord, roundsOfCompetition } from './rounds-store.ts'

/** `people`: the people of the rounds (`peopleOfRounds`). */
type Announced = { competition: CompetitionRecord; entries: readonly EntryRecord[]; people: People }
type AnnouncedRound = Announced & { round: RoundRecord }

export async function announceRound(
  work: OpenWork,
  { competition, entries, round, people }: AnnouncedRound,
): Promise<void> {
  const concerned = { competition, entries, people: concernedBy(round, people) }
  await work.announce({
    channel: channelOf.competition(competition.id),
    event: 'RoundUpdated',
    ...formsByViewer(concerned, (viewer, theirs) => ({
      round: roundRow(round, viewer, { competition, entries: theirs, people }),
    })),
  })
}

/** For a move that changes no score; with one judge per round the event is the same for everybody. */
export async function announceRoundMove(work: OpenWork, announced: AnnouncedRound): Promise<void> {
  const { competition, entries, round, people } = announced
  const formFor = (viewer: Person, theirs: Parameters<typeof roundRow>[2]['entries']) => ({
    round: movedFields(roundRow(round, viewer, { competition, entries: theirs, people })),
  })
  await work.announce({
    channel: channelOf.competition(competition.id),
    event: 'PartialRoundUpdated',
    ...(round.ballots_needed === null
      ? { public: formFor(null, entries) }
      : formsByViewer({ competition, entries, people: concernedBy(round, people) }, formFor)),
  })
}

function movedFields(round: RoundRow) {
  return {
    id: round.id,
    status_id: round.status_id,
    status: round.status,
    judge: round.judge,
    recording_start_at: round.recording_start_at,
    recording_end_at: round.recording_end_at,
    version: round.version,
    ...(round.ballots && { ballots: round.ballots, waits: round.waits }),
  }
}

/** Announces that another person now decides where ballots differ. */
export async function announceWaitingRounds(
  work: OpenWork,
  { competition, entries, people }: Announced,
): Promise<void> {
  for (const round of await roundsOfCompetition(work.tx, competition.id))
    if (ballotsWaitFor(asSeenBy(null, round), entries) !== null)
      await announceRoundMove(work, { competition, entries, round, people })
}

/** Announced to everyone who sees the tricks. */
export async function announceReview(
  work: OpenWork,
  { competition, entries, round, people }: AnnouncedRound,
): Promise<void> {
  const counter = { round_id: round.id, negative_feedback_count: round.negative_feedback_count }
  const concerned = { competition, entries, people: athleteOf(round, people) }
  await work.announce({
    channel: channelOf.competition(competition.id),
    event: 'ReviewCounter',
    ...formsByViewer(concerned, (viewer, theirs) =>
      canSeeRoundTricks(viewer, competition, theirs, round) ? counter : null,
    ),
  })
}

/** New rounds, and published ones, which athletes see as everybody does. */
export async function announceRounds(
  work: OpenWork,
  { competition, entries, rounds, people }: Announced & { rounds: readonly RoundRecord[] },
  event: 'RoundsBatchUpdated' | 'CreateRoundUpdated',
): Promise<void> {
  await work.announce({
    channel: channelOf.competition(competition.id),
    event,
    ...formsByViewer({ competition, entries, people: [] }, (viewer, theirs) => ({
      rounds: rounds.map((round) => roundRow(round, viewer, { competition, entries: theirs, people })),
    })),
  })
}

/** People whose form of a round may differ from that of their audience. */
function concernedBy(round: RoundRecord, people: People) {
  const judges = ballotJudgesOf(round).flatMap((id) => people.get(id) ?? [])
  return [...athleteOf(round, people), ...judges]
}

/** The athlete, who sees more of the round than the rest of the audience. */
function athleteOf(round: RoundRecord, people: People) {
  const athlete = people.get(round.userId)
  return athlete ? [athlete] : []
}
