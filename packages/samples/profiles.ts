/** Saves the sample people's profiles through the product's calls. */
import { cities, states, updateProfile, uploadProfileImage } from '@trickline/contract/people'
import type { Person } from './accounts.ts'
import type { Profile } from './people.ts'
import type { Product } from './product.ts'

export async function fillProfile(
  product: Product,
  person: Person & Profile,
  portrait: Buffer,
): Promise<void> {
  const { id, token, username, countryId: country_id, home, slacklineSince, links } = person
  const [stateName, cityName] = home
  const state = placeNamed(stateName, (await product.send(states, { params: { id: country_id } })).states)
  const city = placeNamed(cityName, (await product.send(cities, { params: { id: state } })).cities)
  const updatedUser = {
    username,
    country_id,
    state_id: state,
    city_id: city,
    slackline_since: slacklineSince,
    social_links: links,
  }
  await product.send(updateProfile, { body: { updatedUser } }, token)
  const body = new FormData()
  body.set('user_id', String(id))
  body.set('image', new Blob([new Uint8Array(portrait)]), `${username}.jpg`)
  await product.send(uploadProfileImage, { body }, token)
}

function placeNamed(name: string, places: readonly { id: number; name: string }[]): number {
  const place = places.find((each) => each.name === name)
  if (!place) throw new Error(`no place is called ${name}`)
  return place.id
}
