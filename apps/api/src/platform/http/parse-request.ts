/** Reads parameters, query and body with the schemas of a call; what is wrong comes back by field. */
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Call, ParsedRequest } from '@trickline/contract/call'
import type { FieldErrors, Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'

/**
 * What came in, in the types of the call, or the refusal 'invalid' with every field that is wrong. A path is no form:
 * what its parameters cannot be is not there, 404 like everything unknown.
 */
export function parseRequest<C extends Call>(call: C, request: FastifyRequest): ParsedRequest<C> | Refusal {
  const unfit: FieldErrors = {}
  const params = parsePart(call.params, request.params, 'params', unfit)
  if (Object.keys(unfit).length > 0) return refuse('not-found')
  const errors: FieldErrors = {}
  const asked = {
    params,
    query: parsePart(call.query, request.query, 'query', errors),
    // a POST without a body reads as an empty form, so that each missing field is named
    body: parsePart(call.body, request.body === undefined ? {} : request.body, 'body', errors),
  }
  if (Object.keys(errors).length > 0) return refuse('invalid', { errors })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each part was parsed by its own schema
  return asked as ParsedRequest<C>
}

function parsePart(
  schema: z.ZodMiniType | undefined,
  given: unknown,
  part: string,
  errors: FieldErrors,
): unknown {
  if (!schema) return undefined
  const parsed = z.safeParse(schema, given)
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues) {
    const field = fieldOf(issue.path) || part
    const codes = (errors[field] ??= [])
    const code = codeOf(issue.message)
    if (!codes.includes(code)) codes.push(code)
  }
  return undefined
}

/** Three documented bodies wrap the form in one key: people are told of its fields all the same. */
const wrappers = new Set(['formCreate', 'formUpdate', 'updatedUser'])

function fieldOf(path: readonly PropertyKey[]): string {
  const [first = '', ...rest] = path.map(String)
  return wrappers.has(first) && rest.length > 0 ? rest.join('.') : path.join('.')
}

/** Our schemas put a code where zod has a sentence; a check without one is just invalid. */
function codeOf(message: string): string {
  return /^[a-z]+(-[a-z0-9]+)*$/.test(message) ? message : 'invalid'
}
