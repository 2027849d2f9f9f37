/** Everyone with an account role, as cards for the lists and as short rows to pick from (calls §6). */
import type { Role } from '@trickline/competition/model'
import type { PersonCard, PersonShort } from '@trickline/contract/people'
import type { View } from '../platform/http/work.ts'
import { peopleWithRole } from './people-store.ts'
import { personCard, personShort } from './person-row.ts'

export async function listPeople({ db }: View, role: Role): Promise<PersonCard[]> {
  return (await peopleWithRole(db, role)).map(personCard)
}

export async function listPeopleShort({ db }: View, role: Role): Promise<PersonShort[]> {
  return (await peopleWithRole(db, role)).map(personShort)
}
