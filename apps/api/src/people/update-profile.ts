/** A person changes what his or her profile says (accounts-and-people §6). */
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { slacklineYears } from '@trickline/contract/people'
import type { ProfileInput, updateProfile as call } from '@trickline/contract/people'
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
  const { id, state_id: _state, city_id: _city, ...given } = updatedUser
  if (isAnotherProfile(id, person.id)) return refuse('not-allowed')
  const errors: FieldErrors = {}
  const home = await residenceOf(work, updatedUser, errors)
  const { first, last } = slacklineYears(work.now)
  if ((given.slackline_since ?? first) < first) errors['slackline_since'] = ['too-small']
  if ((given.slackline_since ?? first) > last) errors['slackline_since'] = ['too-large']
  if (given.username && (await isUsernameTaken(tx, given.username, person.id))) errors['username'] = ['taken']
  if (Object.keys(errors).length > 0) return refuse('invalid', { errors })
  await changeProfile(tx, person.id, { ...given, ...home })
  return { user: await announcePerson(work, person.id) }
}

/** One's own id goes without saying; what is no id is not one's own. */
function isAnotherProfile(id: unknown, own: number): boolean {
  return id !== undefined && id !== null && id !== own && id !== String(own)
}

/** A state belongs to its country, a city to its state: with another country, or another state, what was chosen there goes. */
async function residenceOf(
  { tx, person }: Work,
  { country_id, state_id, city_id }: ProfileInput,
  errors: FieldErrors,
): Promise<{ state?: Place | null; city?: Place | null }> {
  if (country_id === undefined) return {}
  if (!countryById(country_id)) errors['country_id'] = ['unknown-country']
  const before = await lockResidence(tx, person.id)
  const stays = before.country_id === country_id
  const state =
    state_id === undefined ? (stays ? before.state : null) : chosen(await statesOf(country_id), state_id)
  const staysInState = state !== null && state?.id === before.state?.id
  const city =
    city_id === undefined
      ? staysInState
        ? before.city
        : null
      : chosen(state ? await citiesOf(state.id) : [], city_id)
  if (state === undefined) errors['state_id'] = ['not-offered']
  if (city === undefined) errors['city_id'] = ['not-offered']
  return { state: state ?? null, city: city ?? null }
}

/** undefined: it is none of them. */
function chosen(places: readonly Place[] | null, id: number | null): Place | null | undefined {
  return id === null ? null : places?.find((place) => place.id === id)
}
