/** Search in published competitions and their athletes, for everyone (calls §21). */
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/search.ts'
import { optionalInstant, pageInfo, pageQuery, text } from './fields.ts'
import { personShort } from './people.ts'

export const foundPerPage = 12

const foundCompetition = z.object({
  id: z.int(),
  name: z.string(),
  location: z.nullable(z.string()),
  country_id: z.nullable(z.int()),
  date_start_at: optionalInstant,
  type_id: z.nullable(z.int()),
  time_zone: z.string(),
})

const foundAthlete = z.extend(personShort, {
  /** How many published competitions the person took part in. */
  competitions: z.int(),
  places: z.array(z.object({ competition_id: z.int(), name: z.string(), final_position: z.int() })),
  /** Running competitions in which the person takes part. */
  running: z.array(z.object({ competition_id: z.int(), name: z.string() })),
})

export type FoundCompetition = z.output<typeof foundCompetition>
export type FoundAthlete = z.output<typeof foundAthlete>

export const search = call({
  ...calls.search,
  access: 'anyone',
  query: z.extend(pageQuery, { q: text(100) }),
  /** Both lists show the same page number; `total` is that of the longer list. */
  reply: z.extend(pageInfo, {
    competitions: z.array(foundCompetition),
    competitions_total: z.int(),
    athletes: z.array(foundAthlete),
    athletes_total: z.int(),
  }),
  summary: 'Published competitions by name and place, and athletes who took part in them by name.',
})
