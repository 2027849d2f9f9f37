/**
 * Shapes shared by many calls. Requests may be loose, as clients of the old product send them: numbers as text, flags as 0 or
 * 1, '' for null. A check has a code, which is a key of `messages/<language>/fields.ts`.
 */
import * as z from 'zod/mini'
import { isHonestAddress } from './video-id.ts'
import { hasLink, visibleLine, visibleLines } from './visible-text.ts'

function preprocess<T extends z.ZodMiniType>(prepare: (value: unknown) => unknown, schema: T) {
  return z.pipe(z.transform(prepare), schema)
}

/** Accepts decimal digits only, not "0x11", "1e0" or "1 ". */
export const numberFromText = (value: unknown) =>
  typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value
const emptyIsNull = (value: unknown) =>
  value === undefined || (typeof value === 'string' && value.trim() === '') ? null : value

/** The limit of an `integer` column in PostgreSQL. */
const largestInt = 2 ** 31 - 1

const positiveInt = z
  .int('not-a-number')
  .check(z.positive('not-a-number'), z.maximum(largestInt, 'too-large'))

export const id = preprocess(numberFromText, positiveInt)

export const optionalInt = preprocess(
  (value) => numberFromText(emptyIsNull(value)),
  z.nullable(
    z.int('not-a-number').check(z.minimum(-largestInt, 'too-small'), z.maximum(largestInt, 'too-large')),
  ),
)

export const optionalNumber = preprocess(
  (value) => {
    const isDecimal = typeof value === 'string' && /^-?\d+([.,]\d+)?$/.test(value)
    return isDecimal ? Number(value.replace(',', '.')) : emptyIsNull(value)
  },
  z.nullable(z.number('not-a-number')),
)

/** PostgreSQL cannot store NUL, and half a surrogate pair would come back as another character. */
export const anyText = /^[^\0\p{Surrogate}]*$/u
const isText = z.regex(anyText, 'not-text')

/** Replaces the check of zod, which runs on any object with a `length`, even one built to throw. */
export const minLength = (least: number, code: string) =>
  described(
    { minLength: least },
    z.refine<string>((text) => text.length >= least, code),
  )
export const maxLength = (most: number, code: string) =>
  described(
    { maxLength: most },
    z.refine<string>((text) => text.length <= most, code),
  )
export const mostItems = (most: number) =>
  described(
    { maxItems: most },
    z.refine<unknown[]>((list) => list.length <= most, 'too-many'),
  )

/** Gives the JSON schema (openapi-document.ts) what it cannot read from a check written as a function. */
function described<T>(meta: z.core.GlobalMeta, check: z.core.$ZodCheck<T>): z.core.$ZodCheck<T> {
  const {
    _zod: { onattach },
  } = check
  onattach.push((schema) => z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), ...meta }))
  return check
}

/** Replaces the JSON schema that zod would make (openapi-document.ts) with what a client may send. */
export function describedAs<T extends z.ZodMiniType>(json: z.core.JSONSchema.BaseSchema, schema: T): T {
  z.globalRegistry.add(schema, { json })
  return schema
}

/** Counts the items before it checks them. */
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
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the pipe takes the input of its second half
  return z.pipe(counted, z.array(item)) as unknown as z.ZodMiniType<z.output<T>[], z.input<T>[]>
}

type Clean = (written: string) => string

/** Text without visible characters counts as missing. */
const required = (longest: number, clean: Clean) =>
  z
    .string('required')
    .check(z.overwrite(clean), z.trim(), minLength(1, 'required'), maxLength(longest, 'too-long'), isText)
const optionalString = (longest: number, clean: Clean) =>
  preprocess(
    (value) => emptyIsNull(typeof value === 'string' ? clean(value) : value),
    z.nullable(z.string('not-text').check(z.trim(), maxLength(longest, 'too-long'), isText)),
  )

/** One line, trimmed, without invisible characters (visible-text.ts). */
export const optionalText = (longest = 500) => optionalString(longest, visibleLine)
export const text = (longest = 200) => required(longest, visibleLine)
export const optionalNote = (longest: number) => optionalString(longest, visibleLines)
export const note = (longest: number) => required(longest, visibleLines)

/** Links are refused, since every invitation contains the title. */
export const optionalTitle = (longest: number) =>
  optionalText(longest).check(z.refine((title) => title === null || !hasLink(title), 'has-a-link'))

const isName = z.refine<string>(
  (name) => visibleLine(name) === name && !hasLink(name) && !/[<>@\p{Extended_Pictographic}]/u.test(name),
  'not-a-name',
)

export const personName = z
  .string('required')
  .check(z.trim(), minLength(1, 'required'), maxLength(100, 'too-long'), isText, isName)

/** Mail servers accept at most 254 characters. */
export const email = z
  .string('required')
  .check(
    z.trim(),
    z.toLowerCase(),
    minLength(1, 'required'),
    maxLength(254, 'too-long'),
    z.email('invalid-email'),
  )

/** Six digits or a recovery code, with or without spaces and hyphens. */
export const secondFactorCode = z.string('required').check(
  maxLength(100, 'too-long'),
  z.overwrite((code) => code.replaceAll(/[\s-]/g, '').toLowerCase()),
  minLength(1, 'required'),
  isText,
)

const address = z.url({ protocol: /^https?$/, error: 'not-a-link' })
const isHonestLink = z.refine<string>(
  (value) => !/^https?:/i.test(value) || !URL.canParse(value) || isHonestAddress(value),
  'not-a-link',
)

/** Only http and https, since people can click the link. */
export const link = (longest = 500) =>
  z.string('not-a-link').check(z.trim(), maxLength(longest, 'too-long'), isText, address, isHonestLink)

/** 1, 0, true and false, also as text; empty becomes null: not chosen yet. */
export const optionalFlag = preprocess(
  (value) => {
    if (value === 1 || value === '1' || value === true || value === 'true') return true
    if (value === 0 || value === '0' || value === false || value === 'false') return false
    return emptyIsNull(value)
  },
  z.nullable(describedAs({ enum: [true, false, 1, 0] }, z.boolean('not-a-flag'))),
)

const positive = { type: 'integer', exclusiveMinimum: 0 } as const

export const idOrList = describedAs(
  { anyOf: [positive, { type: 'array', items: positive, minItems: 1, maxItems: 500 }] },
  preprocess(
    (value) => [...new Set((Array.isArray(value) ? value : [value]).map(numberFromText))],
    listOf(positiveInt, { least: 1, most: 500 }),
  ),
)

/** Items are ids, or objects with an `id` or a `user_id`. */
export const peopleList = describedAs(
  {
    type: 'array',
    items: { anyOf: [positive, { type: 'object', properties: { id: positive }, required: ['id'] }] },
    maxItems: 200,
  },
  preprocess(
    (value) => {
      if (value === undefined || value === null) return []
      if (!Array.isArray(value)) return value
      return [...new Set(value.map((item: unknown) => numberFromText(idWithin(item))))]
    },
    listOf(positiveInt, { most: 200 }),
  ),
)

function idWithin(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item
  if ('user_id' in item) return item.user_id
  return 'id' in item ? item.id : item
}

export const emptyAsNull = <T extends z.ZodMiniType>(schema: T) => preprocess(emptyIsNull, z.nullable(schema))

/** An invalid id answers 404. */
export const idParams = z.object({ id })

const instant = z.string()
export const optionalInstant = z.nullable(instant)

export const pageQuery = z.object({
  page: preprocess((value) => numberFromText(emptyIsNull(value)) ?? 1, positiveInt),
})

export const pageInfo = z.object({ page: z.int(), total: z.int() })

export const idAndName = z.object({ id: z.int(), name: z.string() })

export const successReply = z.object({ success: z.boolean(), message: z.optional(z.string()) })

export { preprocess as after }

/** A day (its start or end in UTC), or an instant in ISO 8601. */
export const instantOrDay = (edge: 'start of the day' | 'end of the day') =>
  z.union(
    [
      z.pipe(
        z.iso.date(),
        z.transform(
          (day: string) =>
            new Date(`${day}T${edge === 'start of the day' ? '00:00:00.000' : '23:59:59.999'}Z`),
        ),
      ),
      z.pipe(
        z.iso.datetime({ offset: true }),
        z.transform((at: string) => new Date(at)),
      ),
    ],
    'not-a-date',
  )
