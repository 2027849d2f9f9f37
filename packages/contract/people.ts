/** People, as others see them, and lists of people (calls §6). */
import type { PersonGender } from '@trickline/competition/eligibility'
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/people.ts'
import {
  after,
  emptyAsNull,
  id,
  idAndName,
  idParams,
  link,
  numberFromText,
  optionalFlag,
  optionalInstant,
  optionalText,
  personName,
} from './fields.ts'

export const peoplePerPage = 12

export const personGenders = ['female', 'male'] as const satisfies PersonGender[]

/** Languages to choose from; the product is not translated into all of them (accounts-and-people §8). */
const profileLanguages = ['en', 'es', 'it', 'fr', 'jp', 'de', 'pt'] as const

/** The years to choose as `slackline_since` (accounts-and-people §6). */
export function slacklineYears(now: Date): { first: number; last: number } {
  return { first: 1990, last: Math.max(2025, now.getFullYear()) }
}

const country = z.object({
  id: z.int(),
  name: z.string(),
  iso2: z.string(),
  emoji: z.string(),
  /** By language: es, en, fr, it, de, ja, pt. */
  translations: z.record(z.string(), z.string()),
  /** ISO 4217; EUR when unknown. */
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

export const personShort = z.object({
  id: z.int(),
  name: z.string(),
  surname: z.string(),
  img_path: z.nullable(z.string()),
  country: countryOfPerson,
  /** Only for a deleted account: screens then show their own words instead of the name. */
  is_deleted: z.optional(z.literal(true)),
})

const personCard = z.extend(personShort, {
  username: z.nullable(z.string()),
  roles: z.array(idAndName),
  /** A copy, which stays when the list of places changes. */
  state: z.nullable(idAndName),
  city: z.nullable(idAndName),
  slackline_since: z.nullable(z.int()),
  /** Whether the person has a public page (ranking §5). */
  is_public: z.boolean(),
  social_links: socialLinks,
  /** Whether the e-mail address is verified; the address itself is contact data. */
  is_verified: z.boolean(),
  created_at: z.string(),
})

/** What the person sees of themselves, with contact data (who-sees-what §5). */
export const personFull = z.extend(personCard, {
  email: z.string(),
  phone: z.nullable(z.string()),
  language: z.string(),
  /** The person's id at the federation's SportHub. */
  isa_id: z.nullable(z.string()),
  country_id: z.nullable(z.int()),
  email_verified_at: optionalInstant,
  email_verification_sent_at: optionalInstant,
  /** Visible to the person alone. */
  gender: z.optional(z.nullable(z.string())),
  /** Whether the person is told when their turn is near (ranking §6); visible to the person alone. */
  tells_turn: z.optional(z.boolean()),
})

/** In the lists, with what each has done in competitions that everybody sees. */
const listedPerson = z.extend(personCard, {
  /** Of an athlete: the place in the latest finished competition that ranked them. */
  last_place: z.optional(z.object({ competition: z.string(), final_position: z.int() })),
  /** Of a judge: the published rounds, and of how many competitions they are. */
  judged: z.optional(z.object({ rounds: z.int(), competitions: z.int() })),
  /** Of an organizer: the number of competitions, how many are finished and on now, and the one that is on or comes next. */
  organized: z.optional(
    z.object({
      competitions: z.int(),
      finished: z.int(),
      on_now: z.int(),
      next: z.optional(
        z.object({ competition: z.string(), is_on: z.boolean(), date_start_at: z.nullable(z.string()) }),
      ),
    }),
  ),
})

export type PersonShort = z.output<typeof personShort>
export type ListedPerson = z.output<typeof listedPerson>
export type PersonCard = z.output<typeof personCard>
export type PersonFull = z.output<typeof personFull>
export type Country = z.output<typeof country>

export const countries = call({
  ...calls.countries,
  access: 'anyone',
  reply: z.object({ countries: z.array(country) }),
  summary: 'All countries, sorted by name.',
})

export const states = call({
  ...calls.states,
  access: 'anyone',
  params: idParams,
  reply: z.object({ states: z.array(idAndName) }),
  summary: 'The states of a country, sorted by name.',
})

export const cities = call({
  ...calls.cities,
  access: 'anyone',
  params: idParams,
  reply: z.object({ cities: z.array(idAndName) }),
  summary: 'The cities of a state, sorted by name.',
})

/** With either field, one page of people found by name and surname; without them, everyone. */
const peopleQuery = z.object({
  search: z.optional(optionalText(100)),
  page: z.optional(emptyAsNull(id)),
})
export type PeopleQuery = z.output<typeof peopleQuery>

const ofPage = { page: z.optional(z.int()), total: z.optional(z.int()) }

export const athletesList = call({
  ...calls.athletesList,
  access: 'signed-in',
  query: peopleQuery,
  reply: z.object({ athletes: z.array(listedPerson), ...ofPage }),
  summary: 'Everyone with the Athlete role, or a page of those who are searched for.',
})

export const judgesList = call({
  ...calls.judgesList,
  access: 'signed-in',
  query: peopleQuery,
  reply: z.object({ judges: z.array(listedPerson), ...ofPage }),
  summary: 'Everyone with the Judge role, or a page of those who are searched for.',
})

export const organizersList = call({
  ...calls.organizersList,
  access: 'signed-in',
  query: peopleQuery,
  reply: z.object({ organizers: z.array(listedPerson), ...ofPage }),
  summary: 'Everyone with the Organizer role, or a page of those who are searched for.',
})

export const athletesShortList = call({
  ...calls.athletesShortList,
  access: 'signed-in',
  reply: z.object({ athletes: z.array(personShort) }),
  summary: 'Athletes to pick from when inviting.',
})

export const judgesShortList = call({
  ...calls.judgesShortList,
  access: 'signed-in',
  reply: z.object({ judges: z.array(personShort) }),
  summary: 'Judges to pick from when inviting.',
})

export const checkName = call({
  ...calls.checkName,
  access: 'signed-in',
  params: idParams,
  reply: z.object({ user: personShort }),
  summary: 'Who an id stands for, for the header of the judging screen.',
})

export const checkProfile = call({
  ...calls.checkProfile,
  access: 'signed-in',
  params: idParams,
  reply: z.object({ user: z.union([personFull, personCard]) }),
  summary: 'A profile; with contact data for those who may see it.',
})

/** `00`, then country code and number. */
const phone = optionalText(30).check(
  z.refine((input) => input === null || /^00\d{1,4}\d{5,}$/.test(input), 'not-a-phone'),
)

/** ASCII only: mails and mentions use it, and look-alike letters would deceive. */
const username = optionalText(30).check(
  z.refine((input) => input === null || /^[\w.-]{3,}$/.test(input), 'not-a-username'),
)

/** As the federation writes it: `SportHubID:…` or `ISA_…`. */
const isaId = optionalText(60).check(
  z.refine((input) => input === null || /^(SportHubID:|ISA_)[\w-]{3,}$/.test(input), 'not-an-isa-id'),
)

export const isaIdForm = z.object({ isa_id: isaId })

const siteLink = z.optional(emptyAsNull(link()))

/** An object, or its JSON as text; links that are absent become null. */
const linksInput = after(
  linksFromJson,
  z.object({ website: siteLink, instagram: siteLink, youtube: siteLink }, 'invalid'),
)

function linksFromJson(input: unknown): unknown {
  if (input === null || input === '') return {}
  if (typeof input !== 'string') return input
  try {
    return JSON.parse(input)
  } catch {
    return input
  }
}

const requiredId = after(
  (value) => (value === null || value === '' ? undefined : numberFromText(value)),
  z.optional(id),
)

/** Without a country nothing is saved, except a language, `is_public`, `tells_turn` or `isa_id` sent alone. */
export const profileInput = z
  .object(
    {
      /** Must be the person's own id; an object is read as 0, which is nobody's. */
      id: z.optional(
        after((input) => (typeof input === 'object' && input !== null ? 0 : input), z.unknown()),
      ),
      name: z.optional(personName),
      surname: z.optional(personName),
      username: z.optional(username),
      phone: z.optional(phone),
      language: z.optional(z.enum(profileLanguages, 'not-offered')),
      country_id: z.optional(requiredId),
      state_id: z.optional(emptyAsNull(id)),
      city_id: z.optional(emptyAsNull(id)),
      gender: z.optional(emptyAsNull(z.enum(personGenders, 'not-offered'))),
      slackline_since: z.optional(emptyAsNull(after(numberFromText, z.int('not-a-number')))),
      social_links: z.optional(linksInput),
      /** Absent or null keeps the stored value. */
      is_public: z.optional(optionalFlag),
      tells_turn: z.optional(optionalFlag),
      isa_id: z.optional(isaId),
    },
    'required',
  )
  .check(
    z.refine((input) => input.country_id !== undefined || isAlone(input), {
      error: 'required',
      path: ['country_id'],
      // reported together with the other errors
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  )
export type ProfileInput = z.output<typeof profileInput>

function isAlone(input: object): boolean {
  const fields = Object.keys(input).filter((field) => field !== 'id')
  return ['language', 'is_public', 'tells_turn', 'isa_id'].includes(fields.join(''))
}

export const updateProfile = call({
  ...calls.updateProfile,
  access: 'signed-in',
  body: z.object({ updatedUser: profileInput }),
  reply: z.object({ user: personFull }),
  summary: 'The person changes what the profile says.',
})

export const uploadProfileImage = call({
  ...calls.uploadProfileImage,
  access: 'signed-in',
  takesPicture: true,
  body: z.object({ user_id: id }),
  reply: z.object({ path: z.string() }),
  summary: 'The person sends a picture (multipart: user_id, image): 400 x 400, JPEG of quality 0.7.',
})
