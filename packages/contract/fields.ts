/**
 * The small shapes that many calls share, and how loosely a request may spell them: a client of the old
 * product sends numbers as text, flags as 0/1 and an empty string for "nothing".
 * Checks carry a code, not a sentence: a key of `messages/<language>/fields.ts`.
 */
import * as z from 'zod/mini'
import { isHonestAddress } from './video-id.ts'
import { hasLink, visibleLine, visibleLines } from './visible-text.ts'

/** Runs `prepare` over what came in before `schema` looks at it. */
function preprocess<T extends z.ZodMiniType>(prepare: (value: unknown) => unknown, schema: T) {
  return z.pipe(z.transform(prepare), schema)
}

/** Decimal digits only: "0x11", "1e0" and "1 " are other things than they seem to be. */
export const numberFromText = (value: unknown) =>
  typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value
const emptyIsNull = (value: unknown) =>
  value === undefined || (typeof value === 'string' && value.trim() === '') ? null : value

/** What an `integer` column of the database holds; whoever sends more means nothing that we have. */
const largestInt = 2 ** 31 - 1

const positiveInt = z
  .int('not-a-number')
  .check(z.positive('not-a-number'), z.maximum(largestInt, 'too-large'))

/** A required id: a positive whole number. */
export const id = preprocess(numberFromText, positiveInt)

/** A whole number or nothing. */
export const optionalInt = preprocess(
  (value) => numberFromText(emptyIsNull(value)),
  z.nullable(
    z.int('not-a-number').check(z.minimum(-largestInt, 'too-small'), z.maximum(largestInt, 'too-large')),
  ),
)

/** A number or nothing, with a point or a comma before its decimals. */
export const optionalNumber = preprocess(
  (value) => {
    const isDecimal = typeof value === 'string' && /^-?\d+([.,]\d+)?$/.test(value)
    return isDecimal ? Number(value.replace(',', '.')) : emptyIsNull(value)
  },
  z.nullable(z.number('not-a-number')),
)

/** PostgreSQL holds no NUL, and half a surrogate pair (a cut emoji) is no character: it would come back as another. */
const isText = z.regex(/^[^\0\p{Surrogate}]*$/u, 'not-text')

/**
 * How long a text may be. Not the checks of zod: they ask everything that has a length, also an object that was made to
 * break whoever asks.
 */
export const minLength = (least: number, code: string) =>
  z.refine<string>((text) => text.length >= least, code)
export const maxLength = (most: number, code: string) => z.refine<string>((text) => text.length <= most, code)

/** A list of at least `least` and at most `most`, counted before anything in it is looked at. */
export function listOf<T extends z.ZodMiniType>(
  item: T,
  {
    least = 0,
    most,
    empty = 'required',
    error = 'required',
  }: { least?: number; most: number; empty?: string; error?: string },
) {
  const counted = z.array(z.unknown(), error).check(
    z.refine((list) => list.length >= least, empty),
    z.refine((list) => list.length <= most, 'too-many'),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what it takes is what its second half takes
  return z.pipe(counted, z.array(item)) as unknown as z.ZodMiniType<z.output<T>[], z.input<T>[]>
}

type Shown = (written: string) => string

/** Who wrote nothing that can be seen wrote nothing. */
const required = (longest: number, shown: Shown) =>
  z
    .string('required')
    .check(z.overwrite(shown), z.trim(), minLength(1, 'required'), maxLength(longest, 'too-long'), isText)
const orNothing = (longest: number, shown: Shown) =>
  preprocess(
    (value) => emptyIsNull(typeof value === 'string' ? shown(value) : value),
    z.nullable(z.string('not-text').check(z.trim(), maxLength(longest, 'too-long'), isText)),
  )

/** A line or nothing, trimmed, as others see it (visible-text.ts). */
export const optionalText = (longest = 500) => orNothing(longest, visibleLine)
/** A required line. */
export const text = (longest = 200) => required(longest, visibleLine)
/** The same in several lines. */
export const optionalNote = (longest: number) => orNothing(longest, visibleLines)
export const note = (longest: number) => required(longest, visibleLines)

/** What a competition is called, or nothing: links would go out with every invitation. */
export const optionalTitle = (longest: number) =>
  optionalText(longest).check(z.refine((title) => title === null || !hasLink(title), 'has-a-link'))

/** All of it seen, and no tags, pictures or links. */
const isName = z.refine<string>(
  (name) => visibleLine(name) === name && !hasLink(name) && !/[<>@\p{Extended_Pictographic}]/u.test(name),
  'not-a-name',
)

/** What a person is called: name, surname. */
export const personName = z
  .string('required')
  .check(z.trim(), minLength(1, 'required'), maxLength(100, 'too-long'), isText, isName)

/** An e-mail address, in small letters; no mail server takes a longer one. */
export const email = z
  .string('required')
  .check(
    z.trim(),
    z.toLowerCase(),
    minLength(1, 'required'),
    maxLength(254, 'too-long'),
    z.email('invalid-email'),
  )

const address = z.url({ protocol: /^https?$/, error: 'not-a-link' })
/** What is no address at all is said by the other check. */
const leadsThere = z.refine<string>(
  (given) => !/^https?:/i.test(given) || !URL.canParse(given) || isHonestAddress(given),
  'not-a-link',
)

/** A web address, http or https: no other kind may end up behind something to click. */
export const link = (longest = 500) =>
  z.string('not-a-link').check(z.trim(), maxLength(longest, 'too-long'), isText, address, leadsThere)

/** 1 or 0, true or false, "1" or "0": a flag; anything empty: null, "not chosen yet". */
export const optionalFlag = preprocess(
  (value) => {
    if (value === 1 || value === '1' || value === true || value === 'true') return true
    if (value === 0 || value === '0' || value === false || value === 'false') return false
    return emptyIsNull(value)
  },
  z.nullable(z.boolean('not-a-flag')),
)

/** One id or a list of ids; answers a list without repeats. */
export const idOrList = preprocess(
  (value) => [...new Set((Array.isArray(value) ? value : [value]).map(numberFromText))],
  listOf(positiveInt, { least: 1, most: 500 }),
)

/** A list whose items are ids, or objects with an `id` or `user_id`. */
export const peopleList = preprocess(
  (value) => {
    if (value === undefined || value === null) return []
    if (!Array.isArray(value)) return value
    return [...new Set(value.map((item: unknown) => numberFromText(idWithin(item))))]
  },
  listOf(positiveInt, { most: 200 }),
)

function idWithin(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item
  if ('user_id' in item) return item.user_id
  return 'id' in item ? item.id : item
}

/** Prepares any schema to read '' and undefined as null. */
export const emptyAsNull = <T extends z.ZodMiniType>(schema: T) => preprocess(emptyIsNull, z.nullable(schema))

/** In a path; one that no id can be is the id of nothing: 404. */
export const idParams = z.object({ id })

/** An instant as every answer spells it: ISO 8601, UTC. */
const instant = z.string()
export const optionalInstant = z.nullable(instant)

/** `?page=2`; without it the first. */
export const pageQuery = z.object({
  page: preprocess((value) => numberFromText(emptyIsNull(value)) ?? 1, positiveInt),
})

/** Which page was answered, and how many rows there are on all of them. */
export const pageInfo = z.object({ page: z.int(), total: z.int() })

export const idAndName = z.object({ id: z.int(), name: z.string() })

/** `success` and perhaps why not. */
export const successReply = z.object({ success: z.boolean(), message: z.optional(z.string()) })

export { preprocess as after }

/** A day, of which its start or its end in UTC is meant, or an instant in ISO 8601. */
export const instantOrDay = (meant: 'start of the day' | 'end of the day') =>
  z.union(
    [
      z.pipe(
        z.iso.date(),
        z.transform(
          (day: string) =>
            new Date(`${day}T${meant === 'start of the day' ? '00:00:00.000' : '23:59:59.999'}Z`),
        ),
      ),
      z.pipe(
        z.iso.datetime({ offset: true }),
        z.transform((at: string) => new Date(at)),
      ),
    ],
    'not-a-date',
  )
