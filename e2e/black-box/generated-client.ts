/** A client generated from the product's OpenAPI document (calls §23). What it sends and receives must fit the document. */
import { OpenAPIBackend } from 'openapi-backend'
import { OpenAPIClientAxios } from 'openapi-client-axios'
import type { Ask } from './wire.ts'

export type GeneratedClient = {
  ask: Ask
  /** The operations used so far. */
  used: ReadonlySet<string>
}

export async function generatedClient(origin: string): Promise<GeneratedClient> {
  const definition = await (await fetch(`${origin}/api/openapi.json`)).json()
  const document = await new OpenAPIBackend({
    definition,
    quick: true,
    ajvOpts: { validateFormats: false },
  }).init()
  const client = await new OpenAPIClientAxios({
    definition,
    axiosConfigDefaults: { validateStatus: () => true },
  }).init()
  const used = new Set<string>()

  const ask: Ask = async (method, path, body, token) => {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const { pathname, search } = new URL(path, origin)
    const request = { method, path: pathname, query: search.slice(1), headers, body }
    const operation = document.matchOperation(request)
    const id = operation?.operationId
    if (!operation || id === undefined) throw new Error(`${method} ${path} is not in the document`)
    used.add(id)
    const { params, query } = document.router.parseRequest(request, operation)
    const send = client[id]
    if (!send) throw new Error(`the client has no operation ${id}`)
    const answer = await send({ ...params, ...query }, body, { headers })
    const what = `${method} ${path} (${answer.status})`
    if (answer.status < 300) expectFit(`${what} was sent`, document.validateRequest(request, operation))
    expectFit(`${what} answered`, document.validateResponse(answer.data, operation, answer.status))
    return { status: answer.status, body: answer.data }
  }
  return { ask, used }
}

function expectFit(what: string, { valid, errors }: ReturnType<OpenAPIBackend['validateRequest']>): void {
  if (!valid)
    throw new Error(`${what} what the document does not have: ${JSON.stringify(errors).slice(0, 2000)}`)
}
