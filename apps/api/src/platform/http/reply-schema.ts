/** From a call's zod schema: the JSON schema for Fastify's serializer, and the full check of replies in tests. */
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import type { Call } from '@trickline/contract/call'

type JsonSchema = { [key: string]: unknown }

export function replySchema(call: Call): JsonSchema {
  return lighten(z.toJSONSchema(call.reply, { io: 'output' })) as JsonSchema
}

/** Throws when a reply has a missing, a wrong or an extra key. */
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
  if (typeof schema !== 'object' || schema === null) return schema
  const light: JsonSchema = {}
  for (const [key, value] of Object.entries(schema)) {
    // the serializer would check each string again
    if (key === '$schema' || key === 'format' || key === 'pattern') continue
    light[key] = key === 'properties' || key === '$defs' ? eachValue(value as JsonSchema) : lighten(value)
  }
  return withoutNullChoice(light)
}

function eachValue(schemas: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, lighten(schema)]))
}

/** `anyOf: [x, { type: 'null' }]` → x with `type: [x.type, 'null']`; a choice is slower to serialize. */
function withoutNullChoice(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema
  const choices = anyOf as JsonSchema[]
  const nullChoice = choices.find((choice) => choice['type'] === 'null')
  const otherChoice = choices.find((choice) => choice['type'] !== 'null')
  if (!nullChoice || !otherChoice || typeof otherChoice['type'] !== 'string') return schema
  return { ...rest, ...otherChoice, type: [otherChoice['type'], 'null'] }
}

function extraKeys(sent: unknown, known: unknown, path = ''): string[] {
  if (typeof sent !== 'object' || sent === null) return isDeepStrictEqual(sent, known) ? [] : [path]
  const other = (typeof known === 'object' && known !== null ? known : {}) as Record<string, unknown>
  return Object.entries(sent).flatMap(([key, value]) =>
    key in other ? extraKeys(value, other[key], `${path}/${key}`) : [`${path}/${key}`],
  )
}
