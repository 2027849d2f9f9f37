/** People as others see them, and the lists of them (calls §6). */
import * as z from 'zod/mini'
import { call } from './call.ts'
import { idParams, named, optionalInstant } from './fields.ts'

const country = z.object({
  id: z.int(),
  name: z.string(),
  iso2: z.string(),
  emoji: z.string(),
  /** Names by language: es, en, fr, it, de, ja, pt. */
  translations: z.record(z.string(), z.string()),
  currency_symbol: z.string(),
})

const countryOfPerson = z.nullable(
  z.object({ id: z.int(), name: z.string(), iso2: z.string(), emoji: z.string() }),
)

const socialLinks = z.object({
  website: z.nullable(z.string()),
  instagram: z.nullable(z.string()),
  youtube: z.nullable(z.string()),
})

/** The least that names a person: in rounds, podiums, short lists. */
export const personShort = z.object({
  id: z.int(),
  name: z.string(),
  surname: z.string(),
  img_path: z.nullable(z.string()),
  country: countryOfPerson,
})

/** What anyone who is signed in sees of a person. */
const personCard = z.extend(personShort, {
  username: z.nullable(z.string()),
  roles: z.array(named),
  slackline_since: z.nullable(z.int()),
  social_links: socialLinks,
  created_at: z.string(),
})

/** What the person himself or herself gets: with contact data (who-sees-what §5). */
export const personFull = z.extend(personCard, {
  email: z.string(),
  phone: z.nullable(z.string()),
  language: z.string(),
  country_id: z.nullable(z.int()),
  email_verified_at: optionalInstant,
  email_verification_sent_at: optionalInstant,
})

export type PersonShort = z.output<typeof personShort>
export type PersonCard = z.output<typeof personCard>
export type PersonFull = z.output<typeof personFull>
export type Country = z.output<typeof country>

export const countries = call({
  method: 'GET',
  path: '/countries',
  access: 'anyone',
  reply: z.object({ countries: z.array(country) }),
  summary: 'All countries, sorted by name.',
})

export const athletesList = call({
  method: 'GET',
  path: '/athletes/list',
  access: 'signed-in',
  reply: z.object({ athletes: z.array(personCard) }),
  summary: 'Everyone with the Athlete role.',
})

export const judgesList = call({
  method: 'GET',
  path: '/judges/list',
  access: 'signed-in',
  reply: z.object({ judges: z.array(personCard) }),
  summary: 'Everyone with the Judge role.',
})

export const organizersList = call({
  method: 'GET',
  path: '/organizers/list',
  access: 'signed-in',
  reply: z.object({ organizers: z.array(personCard) }),
  summary: 'Everyone with the Organizer role.',
})

export const athletesShortList = call({
  method: 'GET',
  path: '/athletes/list_short',
  access: 'signed-in',
  reply: z.object({ athletes: z.array(personShort) }),
  summary: 'Athletes to pick from when inviting.',
})

export const judgesShortList = call({
  method: 'GET',
  path: '/judges/list_short',
  access: 'signed-in',
  reply: z.object({ judges: z.array(personShort) }),
  summary: 'Judges to pick from when inviting.',
})

export const checkName = call({
  method: 'GET',
  path: '/check_name/:id',
  access: 'signed-in',
  params: idParams,
  reply: z.object({ user: personShort }),
  summary: 'Who an id stands for, for the header of the judging screen.',
})

export const checkProfile = call({
  method: 'GET',
  path: '/check_profile/:id',
  access: 'signed-in',
  params: idParams,
  reply: z.object({ user: z.union([personFull, personCard]) }),
  summary: 'A profile; with contact data only for the person and for admins.',
})
