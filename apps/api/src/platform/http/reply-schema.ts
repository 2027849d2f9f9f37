/** Turns a call's zod schema into the JSON schema for Fastify's serializer, and into the full check of replies in tests. */
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import type { Call } from '@trickline/contract/call'

type JsonSchema = { [key: string]: unknown }

export function replySchema(call: Call): JsonSchema {
  return lightened(z.toJSONSchema(call.reply, { io: 'output' }))
}

/** Throws if the reply has a missing, wrong or extra key. */
export function assertReply(call: Call, reply: unknown): void {
  const sent: unknown = JSON.parse(JSON.stringify(reply) ?? 'null')
  const checked = z.safeParse(call.reply, sent)
  if (!checked.success) {
    throw new Error(
      `${call.method} ${call.path} replies against its contract: ${z.prettifyError(checked.error)}`,
    )
  }
  if (!isDeepStrictEqual(checked.data, sent)) {
    const keys = extraKeys(sent, checked.data).join(', ')
    throw new Error(`${call.method} ${call.path} replies with keys that its contract does not have: ${keys}`)
  }
}

function lighten(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(lighten)
  return isObject(schema) ? lightened(schema) : schema
}

function lightened(schema: JsonSchema): JsonSchema {
  const light: JsonSchema = {}
  for (const [key, value] of Object.entries(schema)) {
    // the serializer would check each string again
    if (key === '$schema' || key === 'format' || key === 'pattern') continue
    // keys here are names of fields, which may equal one of those words
    const isByName = (key === 'properties' || key === '$defs') && isObject(value)
    light[key] = isByName ? eachValue(value) : lighten(value)
  }
  return withoutNullChoice(light)
}

function eachValue(schemas: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, lighten(schema)]))
}

/** `anyOf: [x, { type: 'null' }]` becomes x with `type: [x.type, 'null']`, which is faster to serialize. */
function withoutNullChoice(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema
  const choices = anyOf.filter(isObject)
  const nullChoice = choices.find((choice) => choice['type'] === 'null')
  const otherChoice = choices.find((choice) => choice['type'] !== 'null')
  if (!nullChoice || !otherChoice || typeof otherChoice['type'] !== 'string') return schema
  return { ...rest, ...otherChoice, type: [otherChoice['type'], 'null'] }
}

function extraKeys(sent: unknown, known: unknown, path = ''): string[] {
  if (typeof sent !== 'object' || sent === null) return isDeepStrictEqual(sent, known) ? [] : [path]
  const other = new Map(isObject(known) || Array.isArray(known) ? Object.entries(known) : [])
  return Object.entries(sent).flatMap(([key, value]) =>
    other.has(key) ? extraKeys(value, other.get(key), `${path}/${key}`) : [`${path}/${key}`],
  )
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
