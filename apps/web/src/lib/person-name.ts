/** What a person is called. */
import type { PersonShort } from '@trickline/contract/people'
import { wordsInUse } from './messages.ts'

/** The surname may be empty. Whoever deleted the account is called so in the viewer's language. */
export function personName({
  name,
  surname,
  is_deleted,
}: Pick<PersonShort, 'name' | 'surname' | 'is_deleted'>): string {
  const deleted = is_deleted && wordsInUse('common')?.deletedAthlete
  return deleted || `${name} ${surname}`.trim()
}
