/** Reads one thing of each kind on a server with the demo, and reports what PostgreSQL scanned for it. */
import { athletes } from '@trickline/samples/people'
import type { Client } from 'pg'
import { named, productOn, signIn } from '../e2e/harness/people.ts'
import type { RunningServer } from '../e2e/harness/server.ts'
import { recordStatements } from './recorded-statements.ts'
import { timed } from './timed-request.ts'

/** A finished competition of the demo. */
const finished = 8

const growing = new Set([
  'competitions',
  'entries',
  'rounds',
  'validated_tricks',
  'podiums',
  'users',
  'user_roles',
  'round_history',
])

/** `path`: includes /api. */
export type Read = { what: string; path: string; token: string }

export async function readsOfOne(server: RunningServer): Promise<Read[]> {
  const product = productOn(server)
  const { token } = await signIn(product, named.lucia)
  const [card] = athletes
  if (!card) throw new Error('the demo has no athlete')
  const athlete = await signIn(product, card)
  const { competition } = await (await fetch(`${server.origin}/api/live/${finished}`)).json()
  const round: number = competition.rounds[0].id
  const read = (what: string, path: string, by = token): Read => ({ what, path: `/api${path}`, token: by })
  return [
    read('a competition, made anew', `/competition/${finished}`),
    read('a competition for everyone, made anew', `/live/${finished}`),
    read('a round', `/get_round/${round}`, athlete.token),
    read('a profile', `/check_profile/${athlete.id}`, athlete.token),
    read('statistics of an athlete', `/statistics/athlete/${athlete.id}`, athlete.token),
    read('the list of tricks', '/tricks'),
  ]
}

/** Growing tables that the plans of its statements scan completely. `isForced`: only where PostgreSQL has no other way. */
export async function scannedTables(
  server: RunningServer,
  client: Client,
  { read: { path, token }, isForced = false }: { read: Read; isForced?: boolean },
): Promise<string[]> {
  await client.query(`set enable_seqscan = ${isForced ? 'off' : 'on'}`)
  const statements = await recordStatements(server, client, {
    work: async () => {
      await forgetCached(client)
      await timed(`${server.origin}${path}`, `Bearer ${token}`)
    },
  })
  const scanned = new Set<string>()
  for (const { text, values } of statements.filter((each) => /^\s*(select|with)\b/i.test(each.text))) {
    if (/pgboss|pg_notify|pg_reload_conf/.test(text)) continue
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
    for (const { 'QUERY PLAN': line } of rows) {
      const table = /Seq Scan on (\w+)/.exec(line)?.[1]
      if (table !== undefined && growing.has(table)) scanned.add(table)
    }
  }
  return [...scanned]
}

/** What was made from the competition before. */
export async function forgetCached(client: Client): Promise<void> {
  await client.query(`select pg_notify('live', '{"channel":"competition.${finished}"}')`)
}
