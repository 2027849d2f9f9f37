/** Reads a name, a profile, and the lists of people. */
import type { Role } from '@trickline/competition/model'
import { canSeeContact, entriesThatShowContact } from '@trickline/competition/visibility'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type * as calls from '@trickline/contract/people'
import { peoplePerPage } from '@trickline/contract/people'
import type { ListedPerson, PeopleQuery, PersonShort } from '@trickline/contract/people'
import { refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import { pageWithin } from '../platform/postgres/page.ts'
import type { ReadContext, SignedInReadContext } from '../platform/http/work.ts'
import { countries } from './countries.ts'
import {
  countPeople,
  findPerson,
  judgedBy,
  lastPlacesOf,
  organizedBy,
  organizersOf,
  peopleWithRole,
  type PersonRecord,
  searchPeople,
} from './people-store.ts'
import { ownProfile, personCard, personFull, personShort } from './person-row.ts'
import { citiesOf, statesOf } from './places.ts'

/** Checks a name (calls §6). */
export async function checkName(
  { db }: ReadContext,
  { params }: ParsedRequest<typeof calls.checkName>,
): Promise<ReplyOf<typeof calls.checkName> | Refusal> {
  const person = await findPerson(db, params.id)
  return person ? { user: personShort(person) } : refuse('not-found')
}

/** Contains contact data for those who may see it (who-sees-what §5). */
export async function checkProfile(
  { db, person: viewer }: SignedInReadContext,
  { params }: ParsedRequest<typeof calls.checkProfile>,
): Promise<ReplyOf<typeof calls.checkProfile> | Refusal> {
  const person = await findPerson(db, params.id)
  if (!person) return refuse('not-found')
  if (person.id === viewer.id) return { user: ownProfile(person) }
  const organizerIds = await organizersOf(db, person.id, entriesThatShowContact)
  const showsContact = canSeeContact(viewer, { userId: person.id, organizerIds })
  return { user: showsContact ? personFull(person) : personCard(person) }
}

/** Lists people (calls §6). */
export async function listPeople(
  { db }: ReadContext,
  role: Role,
  { search, page }: PeopleQuery,
): Promise<{ people: ListedPerson[]; page?: number; total?: number }> {
  if (search === undefined && page === undefined)
    return { people: await listed(db, role, await peopleWithRole(db, role)) }
  const words = (search ?? '').split(/\s+/)
  const total = await countPeople(db, role, words)
  const shown = pageWithin(total, { page: page ?? 1, perPage: peoplePerPage })
  const found = await searchPeople(db, role, words, shown)
  return { people: await listed(db, role, found), page: shown.page, total }
}

async function listed(
  db: ReadContext['db'],
  role: Role,
  people: readonly PersonRecord[],
): Promise<ListedPerson[]> {
  const read = doneBy[role]
  if (!read || people.length === 0) return people.map(personCard)
  const done = await read(
    db,
    people.map(({ id }) => id),
  )
  return people.map((person) => ({ ...personCard(person), ...done.get(person.id) }))
}

const doneBy: Partial<Record<Role, typeof lastPlacesOf | typeof judgedBy | typeof organizedBy>> = {
  athlete: lastPlacesOf,
  judge: judgedBy,
  organizer: organizedBy,
}

export async function listPeopleShort({ db }: ReadContext, role: Role): Promise<PersonShort[]> {
  return (await peopleWithRole(db, role)).map(personShort)
}

export function listCountries(): ReplyOf<typeof calls.countries> {
  return { countries: [...countries()] }
}

export async function listStates(
  _: ReadContext,
  { params }: ParsedRequest<typeof calls.states>,
): Promise<ReplyOf<typeof calls.states> | Refusal> {
  const states = await statesOf(params.id)
  return states ? { states } : refuse('not-found')
}

export async function listCities(
  _: ReadContext,
  { params }: ParsedRequest<typeof calls.cities>,
): Promise<ReplyOf<typeof calls.cities> | Refusal> {
  const cities = await citiesOf(params.id)
  return cities ? { cities } : refuse('not-found')
}
