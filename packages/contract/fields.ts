/**
 * The small shapes that many calls share, and how loosely a request may spell them: a client of the old
 * product sends numbers as text, flags as 0/1 and an empty string for "nothing".
 * Checks carry a code, not a sentence: a key of `messages/<language>/fields.ts`.
 */
import * as z from 'zod/mini'

/** Runs `prepare` over what came in before `schema` looks at it. */
function after<T extends z.ZodMiniType>(prepare: (value: unknown) => unknown, schema: T) {
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
export const id = after(numberFromText, positiveInt)

/** A whole number or nothing. */
export const optionalInt = after(
  (value) => numberFromText(emptyIsNull(value)),
  z.nullable(
    z.int('not-a-number').check(z.minimum(-largestInt, 'too-small'), z.maximum(largestInt, 'too-large')),
  ),
)

/** A number or nothing, with a point or a comma before its decimals. */
export const optionalNumber = after(
  (value) => {
    const isDecimal = typeof value === 'string' && /^-?\d+([.,]\d+)?$/.test(value)
    return isDecimal ? Number(value.replace(',', '.')) : emptyIsNull(value)
  },
  z.nullable(z.number('not-a-number')),
)

/** PostgreSQL holds no NUL, and half a surrogate pair (a cut emoji) is no character: it would come back as another. */
const isText = z.regex(/^[^\0\p{Surrogate}]*$/u, 'not-text')

/** Text or nothing, trimmed. */
export const optionalText = (longest = 500) =>
  after(
    emptyIsNull,
    z.nullable(z.string('not-text').check(z.trim(), z.maxLength(longest, 'too-long'), isText)),
  )

/** Required text, trimmed. */
export const text = (longest = 200) =>
  z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(longest, 'too-long'), isText)

/** Nothing invisible, nothing that turns the line round, no tags, pictures or links; joiners of letters are letters. */
const isName = z.regex(
  /^(?!.*(?::\/\/|www\.))(?:[\u200C-\u200D]|[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Extended_Pictographic}<>@])*$/iu,
  'not-a-name',
)

/** What a person is called: name, surname. */
export const personName = z
  .string('required')
  .check(z.trim(), z.minLength(1, 'required'), z.maxLength(100, 'too-long'), isText, isName)

/** An e-mail address, in small letters; no mail server takes a longer one. */
export const email = z
  .string('required')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'required'),
    z.maxLength(254, 'too-long'),
    z.email('invalid-email'),
  )

const address = z.url({ protocol: /^https?$/, error: 'not-a-link' })
/** `https://bank.example@elsewhere.example` leads elsewhere than it reads. */
const namesNobody = z.refine(
  (given) =>
    typeof given !== 'string' ||
    !URL.canParse(given) ||
    new URL(given).username + new URL(given).password === '',
  'not-a-link',
)

/** A web address, http or https: no other kind may end up behind something to click. */
export const link = (longest = 500) =>
  z.string('not-a-link').check(z.trim(), z.maxLength(longest, 'too-long'), isText, address, namesNobody)

/** 1 or 0, true or false, "1" or "0": a flag; anything empty: null, "not chosen yet". */
export const optionalFlag = after(
  (value) => {
    if (value === 1 || value === '1' || value === true || value === 'true') return true
    if (value === 0 || value === '0' || value === false || value === 'false') return false
    return emptyIsNull(value)
  },
  z.nullable(z.boolean('not-a-flag')),
)

/** One id or a list of ids; answers a list without repeats. */
export const idOrList = after(
  (value) => [...new Set((Array.isArray(value) ? value : [value]).map(numberFromText))],
  z.array(positiveInt).check(z.minLength(1, 'required'), z.maxLength(500, 'too-many')),
)

/** A list whose items are ids, or objects with an `id` or `user_id`. */
export const peopleList = after(
  (value) => {
    if (value === undefined || value === null) return []
    if (!Array.isArray(value)) return value
    return [...new Set(value.map((item: unknown) => numberFromText(idWithin(item))))]
  },
  z.array(positiveInt).check(z.maxLength(200, 'too-many')),
)

function idWithin(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item
  if ('user_id' in item) return item.user_id
  return 'id' in item ? item.id : item
}

/** Prepares any schema to read '' and undefined as null. */
export const orNull = <T extends z.ZodMiniType>(schema: T) => after(emptyIsNull, z.nullable(schema))

/** In a path; one that no id can be is the id of nothing: 404. */
export const idParams = z.object({ id })

/** An instant as every answer spells it: ISO 8601, UTC. */
const instant = z.string()
export const optionalInstant = z.nullable(instant)

/** `?page=2`; without it the first. */
export const pageQuery = z.object({
  page: after((value) => numberFromText(emptyIsNull(value)) ?? 1, positiveInt),
})

/** Which page was answered, and how many rows there are on all of them. */
export const paged = z.object({ page: z.int(), total: z.int() })

export const named = z.object({ id: z.int(), name: z.string() })

/** `success` and perhaps why not. */
export const success = z.object({ success: z.boolean(), message: z.optional(z.string()) })

export { after }
