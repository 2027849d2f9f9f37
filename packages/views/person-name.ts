/** What a person is called. */
import type { PersonShort } from '@trickline/contract/people'
import { wordsInUse } from '@trickline/ui/messages.ts'

/** The surname may be empty. Whoever deleted the account is called so in the viewer's language. */
export function personName({
  name,
  surname,
  is_deleted,
}: Pick<PersonShort, 'name' | 'surname' | 'is_deleted'>): string {
  const deleted = is_deleted && wordsInUse('common')?.deletedAthlete
  return deleted || `${name} ${surname}`.trim()
}

/** With the first name as a letter, where there is no room for the whole: "B. Wöhrmann-Échevarría". */
export function shortName(person: Pick<PersonShort, 'name' | 'surname' | 'is_deleted'>): string {
  const { name, surname, is_deleted } = person
  const [letter] = name.trim()
  return is_deleted || !surname || !letter ? personName(person) : `${letter}. ${surname}`
}
