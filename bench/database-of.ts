/** The embedded database of a running server, through our own driver. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import type { RunningServer } from '../e2e/harness/server.ts'

export async function inDatabaseOf<Result>(
  server: RunningServer,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl(server) })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export function databaseUrl({ dataFolder }: RunningServer): string {
  const host = join(dataFolder, 'postgres')
  const password = encodeURIComponent(readFileSync(join(host, 'password'), 'utf8').trim())
  return `postgres://trickline:${password}@localhost/trickline?host=${encodeURIComponent(host)}`
}
