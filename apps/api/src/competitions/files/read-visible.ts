/** What goes into the files of a competition: stored rows, and who may see what of them (who-sees-what §2 to §5). */
import type { Person } from '@trickline/competition/model'
import {
  canSeeCompetition,
  canSeeRoundScore,
  canSeeRoundTricks,
  visibleEntries,
} from '@trickline/competition/visibility'
import { isOwner } from '@trickline/competition/permissions'
import { type Refusal, refuse } from '@trickline/contract/refusals'
import type { Language } from '@trickline/messages/languages'
import { messagesFor, type ServerMessages } from '@trickline/messages/messages-for'
import type { Kysely } from 'kysely'
import { entriesOf, type EntryRecord } from '../../entries/entries-store.ts'
import { countryById } from '../../people/countries.ts'
import { peopleOfCompetition, type PersonRecord } from '../../people/people-store.ts'
import { personIn } from '../../people/person-row.ts'
import type { Schema } from '../../platform/postgres/schema.ts'
import { type RoundRecord, roundsOfCompetition } from '../../rounds/rounds-store.ts'
import { type CompetitionRecord, findCompetition, podiumOf } from '../competitions-store.ts'

/** Without scores that the viewer may not see. */
export type VisibleRound = Omit<RoundRecord, 'totalScore'> & {
  totalScore: number | null
  showsTricks: boolean
}

export type VisibleCompetition = {
  record: CompetitionRecord
  viewer: Person
  entries: EntryRecord[]
  rounds: VisibleRound[]
  podium: Awaited<ReturnType<typeof podiumOf>>
  nameOf: (userId: number | null) => PersonName
  personOf: (userId: number) => PersonRecord
  words: ServerMessages
}

/** `country`: ISO 3166, two letters. */
export type PersonName = { name: string; surname: string; username: string | null; country: string | null }

type Asked = {
  id: number
  asker: Person
  language: Language
  /** `public or full`: the owner gets everything, others what everybody may see. */
  form?: 'own' | 'public or full'
}

export async function readVisible(
  db: Kysely<Schema>,
  { id, asker, language, form = 'own' }: Asked,
): Promise<VisibleCompetition | Refusal> {
  const record = await findCompetition(db, id)
  if (!record) return refuse('not-found')
  const entries = await entriesOf(db, id)
  if (!canSeeCompetition(asker, record, entries)) return refuse('not-found')
  const viewer = form === 'own' || isOwner(asker, record) ? asker : null
  const [rounds, podium, people] = await Promise.all([
    roundsOfCompetition(db, id),
    podiumOf(db, id),
    peopleOfCompetition(db, id),
  ])
  const words = messagesFor(language)
  return {
    record,
    viewer,
    entries: visibleEntries(viewer, record, entries),
    rounds: rounds.map((round) => ({
      ...round,
      totalScore: canSeeRoundScore(viewer, record, entries, round) ? round.totalScore : null,
      showsTricks: canSeeRoundTricks(viewer, record, entries, round),
    })),
    podium,
    nameOf: (userId) => nameOf(userId === null ? null : personIn(people, userId), words),
    personOf: (userId) => personIn(people, userId),
    words,
  }
}

function nameOf(
  person: PersonRecord | null,
  { common: { deletedAthlete } }: Pick<ServerMessages, 'common'>,
): PersonName {
  if (!person) return { name: '', surname: '', username: null, country: null }
  const { name, surname, username, country_id, deleted_at } = person
  return deleted_at
    ? { name: deletedAthlete, surname: '', username: null, country: null }
    : { name, surname, username, country: countryById(country_id)?.iso2 ?? null }
}
