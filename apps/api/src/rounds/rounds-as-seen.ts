/** Rounds as each asker may see them: of one competition, of one person's training, or of several of these. */
import type { Person } from '@trickline/competition/model'
import type { RoundRow } from '@trickline/contract/rounds'
import type { CompetitionRecord } from '../competitions/competitions-store.ts'
import { asCompetition, competitionsById } from '../competitions/competitions-store.ts'
import { asEntry, entriesOfPerson, type EntryRecord } from '../entries/entries-store.ts'
import { peopleById } from '../people/people-store.ts'
import type { SignedIn, View } from '../platform/http/work.ts'
import { roundRow, type RoundSetting } from './round-row.ts'
import type { RoundRecord } from './rounds-store.ts'

/** `competition` null: training rounds. */
export type RoundsInSetting = {
  competition: CompetitionRecord | null
  entries: readonly EntryRecord[]
  rounds: readonly RoundRecord[]
}

/** One of them; a training round without a competition. */
export type RoundInSetting = Omit<RoundsInSetting, 'rounds'> & { round: RoundRecord }

/** Loads the people once; then answers the rows, in the order given, for any asker. */
export async function roundsAsSeen(
  db: View['db'],
  { competition, entries, rounds }: RoundsInSetting,
): Promise<(asker: Person) => RoundRow[]> {
  const setting: RoundSetting = {
    competition: competition && asCompetition(competition),
    entries: entries.map(asEntry),
    people: await peopleOf(db, rounds),
  }
  return (asker) => rounds.map((round) => roundRow(round, asker, setting))
}

/** The same for one round. */
export async function roundAsSeen(
  db: View['db'],
  { round, ...setting }: RoundInSetting,
  asker: Person,
): Promise<RoundRow> {
  const [row] = (await roundsAsSeen(db, { ...setting, rounds: [round] }))(asker)
  if (!row) throw new Error('one round, but no row of it')
  return row
}

/** A round of any kind with what decides on who sees what of it; a training round without a competition. */
type RoundWithSetting = { round: RoundRecord; competition: CompetitionRecord | null; setting: RoundSetting }

/**
 * Rounds of several competitions and training rounds mixed, in the order given, each in the setting in which this
 * asker sees it. None is left out: whether the asker may know of it at all is for the caller to say.
 */
export async function roundsInSettings(
  db: View['db'],
  rounds: readonly RoundRecord[],
  asker: SignedIn,
): Promise<RoundWithSetting[]> {
  const competitionIds = new Set(rounds.flatMap((round) => round.competition_id ?? []))
  const competitions = await competitionsById(db, [...competitionIds])
  // what someone sees of a competition depends on nobody's entries but one's own
  const ownEntries = await entriesOfPerson(db, asker.id)
  const people = await peopleOf(db, rounds)
  return rounds.map((round) => {
    const competition = competitions.find(({ id }) => id === round.competition_id) ?? null
    const entries = ownEntries.filter((entry) => entry.competition_id === round.competition_id).map(asEntry)
    const setting = { competition: competition && asCompetition(competition), entries, people }
    return { round, competition, setting }
  })
}

function peopleOf(db: View['db'], rounds: readonly RoundRecord[]): Promise<RoundSetting['people']> {
  return peopleById(
    db,
    rounds.flatMap((round) => [round.user_id, round.judge_id]),
  )
}
