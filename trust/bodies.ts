/** Request bodies made from the schema of a call, with odd values where it allows text, and bodies that break the schema. */
import * as fc from 'fast-check'

export type JsonSchema = {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

export const nasty = { markup: '<b data-trust>' }

const words = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    `${nasty.markup}x</b>`,
    '<script>alert(1)</script>',
    "'; drop table users; --",
    '=1+1',
    '@SUM(A1)',
    '+1',
    '-1',
    '\u202Egnp.exe',
    '\u0000',
    'a\u0000b',
    '\uD800',
    '👩‍👩‍👧‍👦',
    'Z̸̢̛a̶l̸g̷o̸',
    'İstanbul ſ',
    '../../etc/passwd',
    '{{7*7}} ${7*7}',
    'a@b.example',
    '2026-02-30 25:61',
    '1e309',
    '١٢٣',
  ),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)

/** As the schema says, except for formats that it describes only in words. */
export function arbitraryOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(arbitraryOf))
  const [type] = [schema.type ?? 'any'].flat()
  switch (type) {
    case 'object':
      return objectOf(schema)
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}), { maxLength: 4 })
    case 'integer':
      return fc.integer({
        min: schema.minimum ?? -5,
        max: Math.max(schema.minimum ?? -5, schema.maximum ?? 2_147_483_647),
      })
    case 'number':
      return fc.oneof(fc.double({ noNaN: true }), fc.integer())
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return words.map((text) => text.slice(0, schema.maxLength ?? 10_000))
    default:
      return fc.oneof(words, fc.integer(), fc.boolean(), fc.constant(null))
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, each]) => [name, arbitraryOf(each)]),
  )
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) })
}

const deep = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth)

/** As text, since not all of it is JSON. */
export function offSchema(schema: JsonSchema): fc.Arbitrary<string> {
  const wrongFields = fc
    .tuple(
      fc.dictionary(fc.constantFrom(...Object.keys(schema.properties ?? { a: {} })), strange),
      arbitraryOf(schema),
    )
    .map(([wrong, right]) => JSON.stringify({ ...(typeof right === 'object' ? right : {}), ...wrong }))
  return fc.oneof(
    { weight: 5, arbitrary: wrongFields },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        '',
        '{',
        'null',
        '"text"',
        '[]',
        '{"__proto__":{"isAdmin":true}}',
        '{"constructor":{"prototype":{"isAdmin":true}}}',
        '{"id":1e400}',
        '{"id":-0,"id":2}',
        deep(5000, '[', ']'),
        deep(2000, '{"a":', '}').replace(/^((?:\{"a":)+)/, '$11'),
        `{"name":"${'x'.repeat(300_000)}"}`,
        '\uFEFF{}',
        '{"name":"\\ud800"}',
        '{"name":"\\u0000"}',
      ),
    },
  )
}

const strange = fc.oneof(
  words,
  fc.constantFrom(
    null,
    true,
    -1,
    0,
    1.5,
    2 ** 31,
    2 ** 53,
    1e308,
    [],
    {},
    [[[]]],
    { $ne: null },
    { toString: 'x' },
  ),
  fc
    .array(fc.anything({ maxDepth: 1 }), { maxLength: 3 })
    .map((each) => JSON.parse(JSON.stringify(each)) as unknown),
  fc.string({ minLength: 5000, maxLength: 20_000 }),
)
