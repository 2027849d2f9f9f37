/** Rounds of one competition, or training rounds of one person, as each asker may see them. */
import type { Person } from '@trickline/competition/model'
import type { RoundRow } from '@trickline/contract/rounds'
import type { CompetitionRecord } from '../competitions/competitions-store.ts'
import { asCompetition } from '../competitions/competitions-store.ts'
import { asEntry, type EntryRecord } from '../entries/entries-store.ts'
import { peopleById } from '../people/people-store.ts'
import type { View } from '../platform/work.ts'
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
    people: await peopleById(
      db,
      rounds.flatMap((round) => [round.user_id, round.judge_id]),
    ),
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
