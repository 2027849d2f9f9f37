/** People as others see them, and the lists of them (calls §6). */
import * as z from 'zod/mini'
import { call } from './call.ts'
import {
  after,
  id,
  idParams,
  link,
  idAndName,
  numberFromText,
  optionalInstant,
  optionalText,
  emptyAsNull,
  personName,
} from './fields.ts'

/** A page of a list of people. */
export const peoplePerPage = 12

/** What a person may choose; the product speaks some of them (accounts-and-people §8). */
const profileLanguages = ['en', 'es', 'it', 'fr', 'jp', 'de', 'pt'] as const

/** Since when somebody can be on the slackline (accounts-and-people §6). */
export function slacklineYears(now: Date): { first: number; last: number } {
  return { first: 1990, last: Math.max(2025, now.getFullYear()) }
}

const country = z.object({
  id: z.int(),
  name: z.string(),
  iso2: z.string(),
  emoji: z.string(),
  /** Names by language: es, en, fr, it, de, ja, pt. */
  translations: z.record(z.string(), z.string()),
  /** ISO 4217; EUR when none is known. */
  currency: z.string(),
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
  /** Only of a deleted account: the name is nobody's, and a screen says it in its language. */
  is_deleted: z.optional(z.literal(true)),
})

/** What anyone who is signed in sees of a person. */
const personCard = z.extend(personShort, {
  username: z.nullable(z.string()),
  roles: z.array(idAndName),
  /** As chosen: the names stay when the list of places changes. */
  state: z.nullable(idAndName),
  city: z.nullable(idAndName),
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

export const states = call({
  method: 'GET',
  path: '/states/:id',
  access: 'anyone',
  params: idParams,
  reply: z.object({ states: z.array(idAndName) }),
  summary: 'The states of a country, sorted by name.',
})

export const cities = call({
  method: 'GET',
  path: '/cities/:id',
  access: 'anyone',
  params: idParams,
  reply: z.object({ cities: z.array(idAndName) }),
  summary: 'The cities of a state, sorted by name.',
})

/** With either of them the server searches, by name and surname, and answers one page; without both everyone. */
const peopleQuery = z.object({
  search: z.optional(optionalText(100)),
  page: z.optional(emptyAsNull(id)),
})
export type PeopleQuery = z.output<typeof peopleQuery>

/** Of a page only: which one it is, and how many people there are on all of them. */
const ofPage = { page: z.optional(z.int()), total: z.optional(z.int()) }

export const athletesList = call({
  method: 'GET',
  path: '/athletes/list',
  access: 'signed-in',
  query: peopleQuery,
  reply: z.object({ athletes: z.array(personCard), ...ofPage }),
  summary: 'Everyone with the Athlete role, or a page of those who are searched for.',
})

export const judgesList = call({
  method: 'GET',
  path: '/judges/list',
  access: 'signed-in',
  query: peopleQuery,
  reply: z.object({ judges: z.array(personCard), ...ofPage }),
  summary: 'Everyone with the Judge role, or a page of those who are searched for.',
})

export const organizersList = call({
  method: 'GET',
  path: '/organizers/list',
  access: 'signed-in',
  query: peopleQuery,
  reply: z.object({ organizers: z.array(personCard), ...ofPage }),
  summary: 'Everyone with the Organizer role, or a page of those who are searched for.',
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
  summary: 'A profile; with contact data for those who may see it.',
})

/** `00`, the code of a country, the number. */
const phone = optionalText(30).check(
  z.refine((given) => given === null || /^00\d{1,4}\d{5,}$/.test(given), 'not-a-phone'),
)

/** Mails and marks go by it: letters that look like others are no help. */
const username = optionalText(30).check(
  z.refine((given) => given === null || /^[\w.-]{3,}$/.test(given), 'not-a-username'),
)

const siteLink = z.optional(emptyAsNull(link()))

/** An object, or its JSON; what is left out is none. */
const givenLinks = after(
  linksFromJson,
  z.object({ website: siteLink, instagram: siteLink, youtube: siteLink }, 'invalid'),
)

function linksFromJson(given: unknown): unknown {
  if (given === null || given === '') return {}
  if (typeof given !== 'string') return given
  try {
    return JSON.parse(given)
  } catch {
    return given
  }
}

const requiredId = after(
  (value) => (value === null || value === '' ? undefined : numberFromText(value)),
  z.optional(id),
)

/** What is left out stays as it is; without a country nothing is saved but the language alone, which is chosen anywhere. */
export const profileInput = z
  .object(
    {
      /** Whose, for those who say it: nobody edits another's profile. What can be no id is nobody's. */
      id: z.optional(
        after((given) => (typeof given === 'object' && given !== null ? 0 : given), z.unknown()),
      ),
      name: z.optional(personName),
      surname: z.optional(personName),
      username: z.optional(username),
      phone: z.optional(phone),
      language: z.optional(z.enum(profileLanguages, 'not-offered')),
      country_id: z.optional(requiredId),
      state_id: z.optional(emptyAsNull(id)),
      city_id: z.optional(emptyAsNull(id)),
      slackline_since: z.optional(emptyAsNull(after(numberFromText, z.int('not-a-number')))),
      social_links: z.optional(givenLinks),
    },
    'required',
  )
  .check(
    z.refine((given) => given.country_id !== undefined || isLanguageAlone(given), {
      error: 'required',
      path: ['country_id'],
      // beside what else is wrong
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  )
export type ProfileInput = z.output<typeof profileInput>

function isLanguageAlone(given: object): boolean {
  const fields = Object.keys(given).filter((field) => field !== 'id')
  return fields.join('') === 'language'
}

export const updateProfile = call({
  method: 'POST',
  path: '/update_profile',
  access: 'signed-in',
  body: z.object({ updatedUser: profileInput }),
  reply: z.object({ user: personFull }),
  summary: 'The person changes what the profile says.',
})

export const uploadProfileImage = call({
  method: 'POST',
  path: '/upload-profile-image',
  access: 'signed-in',
  takesPicture: true,
  body: z.object({ user_id: id }),
  reply: z.object({ path: z.string() }),
  summary: 'The person sends a picture (multipart: user_id, image): 400 x 400, JPEG of quality 0.7.',
})
