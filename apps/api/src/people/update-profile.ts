/** A person changes their own profile (accounts-and-people §6). */
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { slacklineYears } from '@trickline/contract/people'
import type { updateProfile as call, ProfileInput } from '@trickline/contract/people'
import type { FieldErrors, Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import type { Work } from '../platform/http/work.ts'
import { announcePerson } from './announce-person.ts'
import { countryById } from './countries.ts'
import { changeProfile, isUsernameTaken, lockResidence } from './people-store.ts'
import type { Place } from './people-store.ts'
import { citiesOf, statesOf } from './places.ts'

export async function updateProfile(
  work: Work,
  { body: { updatedUser } }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const { tx, person } = work
  const { id, state_id: _state, city_id: _city, is_public, tells_turn, ...fields } = updatedUser
  if (isAnotherProfile(id, person.id)) return refuse('not-allowed')
  const errors: FieldErrors = {}
  const home = await residenceOf(work, updatedUser, errors)
  const { first, last } = slacklineYears(work.now)
  if ((fields.slackline_since ?? first) < first) errors['slackline_since'] = ['too-small']
  if ((fields.slackline_since ?? first) > last) errors['slackline_since'] = ['too-large']
  if (fields.username && (await isUsernameTaken(tx, fields.username, person.id)))
    errors['username'] = ['taken']
  if (Object.keys(errors).length > 0) return refuse('invalid', { errors })
  await changeProfile(tx, person.id, {
    ...fields,
    ...home,
    ...(typeof is_public === 'boolean' && { is_public }),
    ...(typeof tells_turn === 'boolean' && { tells_turn }),
  })
  return { user: await announcePerson(work, person.id) }
}

/** The id may be left out; an invalid one counts as another person's. */
function isAnotherProfile(id: unknown, own: number): boolean {
  return id !== undefined && id !== null && id !== own && id !== String(own)
}

async function residenceOf(
  { tx, person }: Work,
  { country_id, state_id, city_id }: ProfileInput,
  errors: FieldErrors,
): Promise<{ state?: Place | null; city?: Place | null }> {
  if (country_id === undefined) return {}
  if (!countryById(country_id)) errors['country_id'] = ['unknown-country']
  const before = await lockResidence(tx, person.id)
  const sameCountry = before.country_id === country_id
  const state =
    state_id === undefined
      ? sameCountry
        ? before.state
        : null
      : placeWithId(await statesOf(country_id), state_id)
  const sameState = state !== null && state?.id === before.state?.id
  const city =
    city_id === undefined
      ? sameState
        ? before.city
        : null
      : placeWithId(state ? await citiesOf(state.id) : [], city_id)
  if (state === undefined) errors['state_id'] = ['not-offered']
  if (city === undefined) errors['city_id'] = ['not-offered']
  return { state: state ?? null, city: city ?? null }
}

/** undefined: the place is not offered. */
function placeWithId(places: readonly Place[] | null, id: number | null): Place | null | undefined {
  return id === null ? null : places?.find((place) => place.id === id)
}
