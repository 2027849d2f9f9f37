/** A client generated from the product's own OpenAPI document; whatever it sends and gets must fit the document. */
import Ajv from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { OpenAPIClientAxios } from 'openapi-client-axios'
import type { Ask } from './wire.ts'

/** As `askAt`, by the operations of the document. Throws when a call is not in it, or does not fit it. */
export async function generatedClient(origin: string): Promise<Ask & { used: ReadonlySet<string> }> {
  const definition = await (await fetch(`${origin}/api/openapi.json`)).json()
  const api = new OpenAPIClientAxios({ definition, axiosConfigDefaults: { validateStatus: () => true } })
  const client = await api.init()
  const validate = validatorOf(definition)
  const operations = api.getOperations()
  const used = new Set<string>()

  const ask: Ask = async (method, path, body, token) => {
    const { pathname, searchParams } = new URL(path, origin)
    const fitting = operations.flatMap((operation) => {
      const found = pathPattern(operation.path).exec(pathname)
      return operation.method === method.toLowerCase() && found ? [{ operation, params: { ...found.groups } }] : []
    })
    // of /live/list and /live/{id} the one with fewer parameters
    const [first] = fitting.toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)
    const id = first?.operation.operationId
    if (!first || id === undefined) throw new Error(`${method} ${path} is not in the document`)
    used.add(id)
    if (body !== undefined) validate(`${method} ${path} sends`, requestSchema(first.operation), body)
    const params = { ...first.params, ...Object.fromEntries(searchParams) }
    const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` }
    const answer = await client[id]?.(params, body, { headers })
    if (!answer) throw new Error(`the client has no operation ${id}`)
    const kind = answer.status < 300 ? '200' : `${Math.floor(answer.status / 100)}XX`
    validate(`${method} ${path} answers ${answer.status}`, replySchema(definition, first.operation, kind), answer.data)
    return { status: answer.status, body: answer.data }
  }
  return Object.assign(ask, { used })
}
