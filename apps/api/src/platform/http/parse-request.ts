/** Parses parameters, query and body with the schemas of a call. */
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Call, ParsedRequest } from '@trickline/contract/call'
import type { FieldErrors, Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'

/** Returns the parsed input, or refuses: 'not-found' for invalid path parameters, 'invalid' with errors by field. */
export function parseRequest<C extends Call>(call: C, request: FastifyRequest): ParsedRequest<C> | Refusal {
  const pathErrors: FieldErrors = {}
  const params = parsePart(call.params, request.params, 'params', pathErrors)
  if (Object.keys(pathErrors).length > 0) return refuse('not-found')
  const errors: FieldErrors = {}
  const input = {
    params,
    query: parsePart(call.query, request.query, 'query', errors),
    // a missing body counts as an empty form, so that every missing field is named
    body: parsePart(call.body, request.body === undefined ? {} : request.body, 'body', errors),
  }
  if (Object.keys(errors).length > 0) return refuse('invalid', { errors })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each part was parsed by its own schema
  return input as ParsedRequest<C>
}

function parsePart(
  schema: z.ZodMiniType | undefined,
  value: unknown,
  part: string,
  errors: FieldErrors,
): unknown {
  if (!schema) return undefined
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues) {
    const field = fieldOf(issue.path) || part
    const codes = (errors[field] ??= [])
    const code = codeOf(issue.message)
    if (!codes.includes(code)) codes.push(code)
  }
  return undefined
}

/** Three documented bodies wrap the form in one key, which error paths leave out. */
const wrappers = new Set(['formCreate', 'formUpdate', 'updatedUser'])

function fieldOf(path: readonly PropertyKey[]): string {
  const [first = '', ...rest] = path.map(String)
  return wrappers.has(first) && rest.length > 0 ? rest.join('.') : path.join('.')
}

/** Our schemas have codes as messages; any other message becomes 'invalid'. */
function codeOf(message: string): string {
  return /^[a-z]+(-[a-z0-9]+)*$/.test(message) ? message : 'invalid'
}
