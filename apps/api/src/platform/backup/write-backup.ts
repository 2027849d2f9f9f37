/**
 * Writes everything into one file while the server runs: the database as of one moment, then the pictures, which never
 * change.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { apiVersion } from '@trickline/contract/openapi'
import type { Client, Pool } from 'pg'
import { CannotStart } from '../cannot-start.ts'
import type { Files } from '../files/files.ts'
import { withDedicatedConnection } from '../postgres/database.ts'
import { type Part, writeParts } from './backup-file.ts'
import type { BackupStart, Head, Manifest } from './backup-parts.ts'
import { copyOut } from './copy-stream.ts'
import { namedPictures, reachedNumbers, selectAll, speakPlainly, storedTables } from './stored-tables.ts'

export type BackupPlace = {
  pool: Pool
  files: Pick<Files, 'open' | 'storedBefore'>
  backupKey: string | null
}

/** A picture that is replaced during the backup is deleted; the backup then starts again. */
const mostTries = 3

export async function writeBackup(place: BackupPlace, path: string): Promise<Manifest> {
  if (existsSync(path)) throw new CannotStart(`"${path}" is there already. Name a file that is not.`)
  return withDedicatedConnection(place.pool, async (client) => {
    await speakPlainly(client)
    for (let attempt = 1; ; attempt++) {
      const backup = new Backup(client, place.files, { mayMiss: attempt === mostTries })
      try {
        await writeParts(path, place.backupKey, backup.parts())
        return backup.manifest
      } catch (error) {
        if (!(error instanceof PictureGone)) throw error
      }
    }
  })
}

class PictureGone extends Error {}

class Backup {
  readonly manifest: Manifest = { kind: 'manifest', tables: [], pictures: [], missing: [] }
  readonly #client: Client
  readonly #files: BackupPlace['files']
  readonly #mayMiss: boolean

  constructor(client: Client, files: BackupPlace['files'], { mayMiss }: { mayMiss: boolean }) {
    this.#client = client
    this.#files = files
    this.#mayMiss = mayMiss
  }

  async *parts(): AsyncGenerator<Part<Head>> {
    const pictures = yield* this.#database()
    yield* this.#pictures(pictures)
    yield { head: this.manifest, bytes: nothing() }
  }

  /** Yields the parts of one snapshot; returns the pictures that it names. */
  async *#database(): AsyncGenerator<Part<Head>, string[]> {
    const client = this.#client
    await client.query('begin isolation level repeatable read read only')
    try {
      yield { head: await startOf(client), bytes: nothing() }
      for (const table of await storedTables(client)) {
        const content = counted(copyOut(client, selectAll(table)))
        yield { head: table, bytes: content.bytes }
        this.manifest.tables.push({ name: table.name, ...content.result() })
      }
      // read after the rows: sequences are outside the snapshot and never behind it
      yield { head: { kind: 'sequences', reached: await reachedNumbers(client) }, bytes: nothing() }
      return await namedPictures(client)
    } finally {
      await client.query('rollback')
    }
  }

  async *#pictures(named: readonly string[]): AsyncGenerator<Part<Head>> {
    const paths = new Set(named)
    for (const folder of ['banners', 'people'] as const)
      for await (const path of this.#files.storedBefore(folder, new Date())) paths.add(path)
    for (const path of paths) {
      const stream = await this.#files.open(path.replace(/^\/uploads\//, ''))
      if (stream) {
        const content = counted(stream)
        yield { head: { kind: 'picture', path }, bytes: content.bytes }
        this.manifest.pictures.push({ path, ...content.result() })
      } else if (named.includes(path)) {
        if (!this.#mayMiss) throw new PictureGone(path)
        this.manifest.missing.push(path)
      }
    }
  }
}

async function startOf(client: Client): Promise<BackupStart> {
  const { rows } = await client.query<{ now: Date; migrations: string | null; queues: string | null }>(
    `select now(), to_regclass('public.schema_migrations')::text as migrations, to_regclass('pgboss.queue')::text as queues`,
  )
  const [first] = rows
  if (!first?.migrations) throw new CannotStart('There is nothing in the database yet.')
  const migrations = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  )
  const queues = first.queues
    ? await client.query<{ name: string }>('select name from pgboss.queue order by name')
    : null
  return {
    kind: 'start',
    made_at: first.now.toISOString(),
    version: apiVersion,
    migrations: migrations.rows,
    queues: queues && queues.rows.map(({ name }) => name),
  }
}

/** `result` is known once all chunks are read. */
export function counted(source: AsyncIterable<Buffer>) {
  const hash = createHash('sha256')
  let length = 0
  async function* pass() {
    for await (const chunk of source) {
      hash.update(chunk)
      length += chunk.length
      yield chunk
    }
  }
  return { bytes: pass(), result: () => ({ bytes: length, sha256: hash.digest('hex') }) }
}

async function* nothing(): AsyncGenerator<Buffer> {}
