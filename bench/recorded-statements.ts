/** Takes the statements that a server sends to its database from the database's log, and sends them again by a bare driver. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { RunningServer } from '../e2e/harness/server.ts'

export type Statement = { text: string; values: (string | null)[] }

/** `mark`: marks the one connection that sends a statement with it, as jobs use others meanwhile. */
export async function recordStatements(
  { dataFolder }: RunningServer,
  client: Client,
  { mark, work }: { mark?: string; work: () => Promise<unknown> },
): Promise<Statement[]> {
  const log = join(dataFolder, 'postgres/server.log')
  await logStatements(client, 'all')
  const from = statSync(log).size
  await work()
  await logStatements(client, 'none')
  const entries = entriesOf(readFileSync(log).subarray(from).toString())
  const connection = mark && entries.find(({ text }) => text.includes(mark))?.connection
  const statements: Statement[] = []
  for (const each of entries.filter((entry) => mark === undefined || entry.connection === connection)) {
    const text = /^(?:execute [^:]*|statement): (.*)$/s.exec(each.text)?.[1]
    if (each.kind === 'LOG' && text !== undefined) statements.push({ text, values: [] })
    else if (each.kind === 'DETAIL') statements.at(-1)?.values.push(...valuesOf(each.text))
  }
  if (statements.length === 0) throw new Error(`no statement was sent, or none with "${mark}"`)
  return statements
}

export async function sendAgain(client: Client, statements: readonly Statement[]): Promise<void> {
  let tricks: string[] = []
  for (const { text, values } of statements) {
    // each save replaces the rows of the round
    const isDeletion = text.startsWith('delete from "validated_tricks"')
    const { rows } = await client.query(text, isDeletion ? tricks : values)
    if (/^select .* from "validated_tricks"/.test(text)) tricks = rows.map(({ id }) => String(id))
  }
}

async function logStatements(client: Client, which: 'all' | 'none'): Promise<void> {
  await client.query(`alter system set log_statement = '${which}'`)
  await client.query('select pg_reload_conf()')
  // every connection reads it before its next statement
  await sleep(500)
}

function entriesOf(log: string): { connection: string; kind: string; text: string }[] {
  return log.split(/^(?=\d{4}-\d\d-\d\d \S+ UTC \[\d+\] )/m).flatMap((entry) => {
    const [, connection, kind, text] = /^\S+ \S+ UTC \[(\d+)\] (\w+): +(.*)$/s.exec(entry.trimEnd()) ?? []
    if (connection === undefined || kind === undefined || text === undefined) return []
    return [{ connection, kind, text: text.replaceAll('\n\t', '\n') }]
  })
}

function valuesOf(detail: string): (string | null)[] {
  return [...detail.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g)].map(
    ([, value]) => value?.replaceAll("''", "'") ?? null,
  )
}
