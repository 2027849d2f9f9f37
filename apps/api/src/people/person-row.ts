/** A person as the API sends it, in three sizes (contract/people.ts); only the full one has contact data. */
import type { PersonCard, PersonFull, PersonShort } from '@trickline/contract/people'
import { roleCodes } from '@trickline/contract/status-codes'
import type { Role } from '@trickline/competition/model'
import { countryById } from './countries.ts'
import type { PersonRecord } from './people-store.ts'

export function personShort(
  person: Pick<PersonRecord, 'id' | 'name' | 'surname' | 'img_path' | 'country_id' | 'deleted_at'>,
): PersonShort {
  return {
    id: person.id,
    name: person.name,
    surname: person.surname,
    img_path: person.img_path,
    country: countryById(person.country_id),
    ...(person.deleted_at && { is_deleted: true }),
  }
}

export function shortOf(people: ReadonlyMap<number, PersonRecord>, id: number): PersonShort {
  return personShort(personIn(people, id))
}

/** The person must be in the map, or else it throws. */
export function personIn(people: ReadonlyMap<number, PersonRecord>, id: number): PersonRecord {
  const person = people.get(id)
  if (!person) throw new Error(`person ${id} was not loaded`)
  return person
}

export function personCard(person: PersonRecord): PersonCard {
  return {
    ...personShort(person),
    username: person.username,
    roles: roleList(person.roles),
    state: person.state,
    city: person.city,
    slackline_since: person.slackline_since,
    is_public: person.is_public,
    social_links: {
      website: textOrNull(person.social_links['website']),
      instagram: textOrNull(person.social_links['instagram']),
      youtube: textOrNull(person.social_links['youtube']),
    },
    is_verified: person.email_verified_at !== null,
    created_at: person.created_at.toISOString(),
  }
}

export function personFull(person: PersonRecord): PersonFull {
  return {
    ...personCard(person),
    email: person.email,
    phone: person.phone,
    language: person.language,
    isa_id: person.isa_id,
    country_id: person.country_id,
    email_verified_at: person.email_verified_at?.toISOString() ?? null,
    email_verification_sent_at: person.email_verification_sent_at?.toISOString() ?? null,
  }
}

/** For the person alone, with what nobody else is told. */
export function ownProfile(person: PersonRecord): PersonFull {
  return { ...personFull(person), gender: person.gender, tells_turn: person.tells_turn }
}

export function roleList(roles: readonly Role[]): { id: number; name: string }[] {
  return roles
    .map((role) => ({ id: roleCodes[role], name: role.charAt(0).toUpperCase() + role.slice(1) }))
    .toSorted((a, b) => a.id - b.id)
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
