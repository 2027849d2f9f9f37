/** Every reply of the API to people of every kind, to be compared with those of another server. */
import { demoAccounts } from '../apps/api/src/demo/demo-accounts.ts'
import { askAt, granted } from '../e2e/black-box/wire.ts'

export async function signInAll(origin: string): Promise<Map<string, string | undefined>> {
  const ask = askAt(origin)
  const tokens = new Map<string, string | undefined>([['visitor', undefined]])
  for (const { email, password } of demoAccounts.slice(0, 7)) {
    const { token } = await granted(ask('POST', '/login', { email, password }))
    tokens.set(email, token)
  }
  return tokens
}

/** Fields that depend on the moment of the request, or on the process. */
const ofTheMoment = /^\/(admin\/health|ready|health|clock|account\/sessions|tokens|openapi\.json)/

/** Each GET in the product's own description, with the first ids in place of its parameters. */
export async function questionsAt(origin: string, ids: number): Promise<string[]> {
  const { paths } = await (await fetch(`${origin}/api/openapi.json`)).json()
  return Object.entries<Record<string, unknown>>(paths)
    .filter(
      ([path, methods]) => 'get' in methods && !ofTheMoment.test(path) && !/start\/|finish_review/.test(path),
    )
    .flatMap(([path]) =>
      path.includes('{')
        ? Array.from({ length: ids }, (_, n) => path.replaceAll(/\{\w+\}/g, String(n + 1)))
        : [path],
    )
}

export async function answersOf(
  origin: string,
  asked: readonly string[],
  tokens: ReadonlyMap<string, string | undefined>,
): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  for (const [who, token] of tokens)
    for (const path of asked) {
      const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
      const answer = await fetch(`${origin}/api${path}`, { headers })
      answers.set(`${who} GET ${path}`, `${answer.status} ${settled(await answer.text())}`)
    }
  return answers
}

/** Leaves out estimates that depend on the current time, and the time of the request. */
function settled(text: string): string {
  return text
    .replaceAll(
      /"(about|request_id|last_used_at|used_at|now|seen_at|generated_at|exported_at)":("[^"]*"|null)/g,
      '"$1":null',
    )
    .replaceAll(/DTSTAMP:\w+/g, '')
}
