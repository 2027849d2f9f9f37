/** The OpenAPI 3.1 document of the API, generated from the schemas of its calls (calls §23). */
import * as z from 'zod/mini'
import { allCalls, callModules, type NamedCall } from './all-calls.ts'
import type { Call } from './call.ts'
import * as fields from './fields.ts'
import { apiVersion } from './openapi.ts'
import { refusalStatus } from './refusals.ts'
import { scopesOf } from './token-scopes.ts'

type Json = Record<string, unknown>

type ObjectSchema = Json & { properties?: Record<string, Json>; required?: string[] }

type Operation = {
  operationId: string
  summary: string
  tags: string[]
  parameters?: { name: string; in: string; required?: boolean; [more: string]: unknown }[]
  requestBody?: { content: Content; required: boolean }
  /** A personal token needs one of these scopes; absent: anyone may call. */
  'x-token-scopes'?: readonly string[]
  [more: string]: unknown
}

export type OpenApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string } & Json
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, ObjectSchema> } & Json
} & Json

/** `origin`: for example `https://trickline.example`. */
export function openApiDocument(origin: string): OpenApiDocument {
  const paths = pathsOf(allCalls)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Trickline',
      version: apiVersion,
      description: 'Competitions and training of the trickline community.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${origin}/api` }],
    paths,
    components: {
      schemas: referenced({ ...schemasOf(replies, 'output'), ...schemasOf(bodies, 'input') }, paths),
      responses: {
        Refusal: { description: 'Refused: nothing is changed.', content: jsonContent(replies, refusal) },
      },
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  }
}

/** The JSON schema of a single schema, such as that of a file. */
export function jsonSchemaOf(schema: z.ZodMiniType): Json {
  return plain(z.toJSONSchema(schema, optionsFor('input')))
}

function pathsOf(calls: readonly NamedCall[]): OpenApiDocument['paths'] {
  const paths: OpenApiDocument['paths'] = {}
  for (const each of calls) {
    const path = each.call.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [each.call.method.toLowerCase()]: operationOf(each) }
  }
  return paths
}

function operationOf({ noun, name, call }: NamedCall): Operation {
  const parameters = [
    ...parametersOf(call.params, 'path'),
    ...parametersOf(call.query, 'query'),
    ...(call.method === 'GET' ? [] : [idempotencyKey]),
  ]
  return {
    operationId: name,
    summary: call.summary,
    tags: [noun],
    ...(call.access === 'signed-in' && { 'x-token-scopes': scopesOf(call) }),
    security: call.access === 'anyone' ? [{}, { session: [] }] : [{ session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && { requestBody: { required: true, content: bodyContent(call.body, call) } }),
    responses: {
      200: { description: 'Done.', content: replyContent(call) },
      '4XX': { $ref: '#/components/responses/Refusal' },
      '5XX': { $ref: '#/components/responses/Refusal' },
    },
  }
}

function replyContent({ reply, answersFile }: Call): Json {
  if (!answersFile) return jsonContent(replies, reply)
  return Object.fromEntries(
    answersFile.map((type) => [
      type,
      type === 'application/json' ? { schema: reference(replies, reply) } : { schema: { type: 'string' } },
    ]),
  )
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key again answers the first result and changes nothing.',
  schema: { type: 'string' },
}

function parametersOf(
  schema: z.ZodMiniType | undefined,
  place: 'path' | 'query',
): NonNullable<Operation['parameters']> {
  if (!(schema instanceof z.ZodMiniObject)) return []
  return Object.entries(schema.shape).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || !mayBeLeftOut(inner),
    schema: plain(z.toJSONSchema(inner, optionsFor('input'))),
  }))
}

function bodyContent(body: z.ZodMiniType, { takesPicture }: Call): Content {
  if (!takesPicture) return jsonContent(bodies, body)
  const picture = {
    type: 'object',
    properties: { image: { type: 'string', contentMediaType: 'application/octet-stream' } },
    required: ['image'],
  }
  return { 'multipart/form-data': { schema: { allOf: [reference(bodies, body), picture] } } }
}

type Content = Record<string, { schema: Json & { $ref?: string } }>

function jsonContent(registry: Registry, schema: z.ZodMiniType): Content {
  return { 'application/json': { schema: reference(registry, schema) } }
}

function reference(registry: Registry, schema: z.ZodMiniType): { $ref: string } {
  return { $ref: `${schemasAt}${registry.get(schema)?.id}` }
}

const schemasAt = '#/components/schemas/'

function schemasOf(registry: Registry, io: 'input' | 'output'): Record<string, Json> {
  const { schemas } = z.toJSONSchema(registry, { ...optionsFor(io), uri: (id) => schemasAt + id })
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, plain(schema)]))
}

/** The named schemas that a call refers to, directly or through others. */
function referenced(schemas: Record<string, Json>, from: Json): Record<string, Json> {
  const used = new Set<string>()
  const follow = (part: Json) => {
    for (const [, id = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(id)) continue
      used.add(id)
      follow(schemas[id] ?? {})
    }
  }
  follow({ ...from, refusal: reference(replies, refusal) })
  return Object.fromEntries(Object.entries(schemas).filter(([id]) => used.has(id)))
}

function optionsFor(io: 'input' | 'output'): z.core.ToJSONSchemaParams {
  return {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { json, ...more } = z.globalRegistry.get(zodSchema) ?? {}
      if (json) for (const key of Object.keys(jsonSchema)) delete jsonSchema[key]
      Object.assign(jsonSchema, more, json)
      // the format already says this
      if (jsonSchema.format !== undefined || jsonSchema.pattern === fields.anyText.source)
        delete jsonSchema.pattern
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (io === 'input') describeRequest(zodSchema, jsonSchema)
    },
  }
}

/** Marks what a request may leave out; describes the rows of a list, not the count that comes before them. */
function describeRequest(
  { _zod: { def } }: z.core.$ZodTypes,
  jsonSchema: z.core.JSONSchema.BaseSchema,
): void {
  if (def.type === 'object' && jsonSchema.required)
    jsonSchema.required = jsonSchema.required.filter((name) => !mayBeLeftOut(def.shape[name]))
  if (def.type === 'pipe' && def.in instanceof z.core.$ZodArray)
    Object.assign(jsonSchema, plain(z.toJSONSchema(def.out, optionsFor('input'))))
}

function mayBeLeftOut(schema: z.core.$ZodType | undefined): boolean {
  return schema !== undefined && z.core.safeParse(schema, undefined).success
}

/** Removes what only validators of a single schema need. */
function plain(schema: Json): Json {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !['$schema', '$id', 'id'].includes(key)))
}

type Registry = z.core.$ZodRegistry<{ id: string }>

const refusal = z.object({
  code: z.enum(Object.keys(refusalStatus)),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())),
  field_codes: z.record(z.string(), z.array(z.string())),
  request_id: z.string(),
  present: z.optional(z.looseObject({})),
})

/** Named as the contract exports them; a schema that is not exported is named after its call. */
const replies = registryOf([
  ...[fields, ...Object.values(callModules)].flatMap((module) => Object.entries<unknown>(module)),
  ...allCalls.map(({ name, call }) => [`${name}Reply`, call.reply] as const),
  ['refusal', refusal],
])
const bodies = registryOf(allCalls.map(({ name, call }) => [`${name}Body`, call.body]))

function registryOf(schemas: readonly (readonly [name: string, schema: unknown])[]): Registry {
  const registry: Registry = z.registry()
  for (const [name, schema] of schemas)
    if (schema instanceof z.ZodMiniType && !registry.has(schema))
      registry.add(schema, { id: name.charAt(0).toUpperCase() + name.slice(1) })
  return registry
}
