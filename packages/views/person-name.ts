/** Names of persons. */
import type { PersonShort } from '@trickline/contract/people'
import type { Areas } from '@trickline/messages/areas'

type Named = Pick<PersonShort, 'name' | 'surname' | 'is_deleted'>

/** The surname may be empty. A deleted account gets a name in the viewer's language. */
export function personName(
  { name, surname, is_deleted }: Named,
  { deletedAthlete }: Areas['common'],
): string {
  return is_deleted ? deletedAthlete : `${name} ${surname}`.trim()
}

/** The name by which athletes are called at the line. */
export function firstName(person: Named, common: Areas['common']): string {
  return person.is_deleted ? personName(person, common) : person.name
}
