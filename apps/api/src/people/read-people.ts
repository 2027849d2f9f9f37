/** People as they are asked for: a name, a profile, the lists. */
import type { Role } from '@trickline/competition/model'
import { canSeeContact } from '@trickline/competition/visibility'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type * as calls from '@trickline/contract/people'
import type { PersonCard, PersonShort } from '@trickline/contract/people'
import { refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import type { SignedInView, View } from '../platform/http/work.ts'
import { countries } from './countries.ts'
import { findPerson, organizersOf, peopleWithRole } from './people-store.ts'
import { personCard, personFull, personShort } from './person-row.ts'

/** Who an id stands for (calls §6). */
export async function checkName(
  { db }: View,
  { params }: ParsedRequest<typeof calls.checkName>,
): Promise<ReplyOf<typeof calls.checkName> | Refusal> {
  const person = await findPerson(db, params.id)
  return person ? { user: personShort(person) } : refuse('not-found')
}

/** A profile: with contact data for those who may see it, else the card that everybody sees (who-sees-what §5). */
export async function checkProfile(
  { db, person: asker }: SignedInView,
  { params }: ParsedRequest<typeof calls.checkProfile>,
): Promise<ReplyOf<typeof calls.checkProfile> | Refusal> {
  const person = await findPerson(db, params.id)
  if (!person) return refuse('not-found')
  const organizerIds = await organizersOf(db, person.id)
  const showsContact = canSeeContact(asker, { userId: person.id, organizerIds })
  return { user: showsContact ? personFull(person) : personCard(person) }
}

/** Everyone with an account role, as cards for the lists and as short rows to pick from (calls §6). */
export async function listPeople({ db }: View, role: Role): Promise<PersonCard[]> {
  return (await peopleWithRole(db, role)).map(personCard)
}

export async function listPeopleShort({ db }: View, role: Role): Promise<PersonShort[]> {
  return (await peopleWithRole(db, role)).map(personShort)
}

/** GET /countries: all of them, by name. */
export function listCountries(): ReplyOf<typeof calls.countries> {
  return { countries: [...countries] }
}
