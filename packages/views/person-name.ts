/** Names of persons. */
import type { PersonShort } from '@trickline/contract/people'
import { wordsInUse } from '@trickline/ui/messages.ts'

/** The surname may be empty. A deleted account has a name in the viewer's language. */
export function personName({
  name,
  surname,
  is_deleted,
}: Pick<PersonShort, 'name' | 'surname' | 'is_deleted'>): string {
  const deleted = is_deleted && wordsInUse('common')?.deletedAthlete
  return deleted || `${name} ${surname}`.trim()
}

/** "B. Wöhrmann-Échevarría", where the whole name does not fit. */
export function shortName(person: Pick<PersonShort, 'name' | 'surname' | 'is_deleted'>): string {
  const { name, surname, is_deleted } = person
  const [letter] = name.trim()
  return is_deleted || !surname || !letter ? personName(person) : `${letter}. ${surname}`
}
