/** GET /countries: all of them, by name. */
import type { ReplyOf } from '@trickline/contract/call'
import type { countries as countriesCall } from '@trickline/contract/people'
import { countries } from './countries.ts'

export function listCountries(): ReplyOf<typeof countriesCall> {
  return { countries: [...countries] }
}
