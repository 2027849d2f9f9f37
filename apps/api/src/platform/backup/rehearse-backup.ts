/** Tries a backup out: restores it into a temporary database, compares, and drops the database. */
import { createHash, randomBytes } from 'node:crypto'
import type { Client, Pool } from 'pg'
import { CannotStart } from '../cannot-start.ts'
import { withDedicatedConnection } from '../postgres/database.ts'
import { checkBackup, fillDatabase, type Source } from './read-backup.ts'
import { inOneTransaction } from './restore-backup.ts'
import { speakPlainly } from './stored-tables.ts'

const scratchName = /^trickline_rehearsal_[0-9a-f]{8}$/

/** Throws if the backup does not restore what was written. */
export async function rehearseBackup(pool: Pool, source: Source): Promise<void> {
  const { manifest } = await checkBackup(source)
  await withScratchDatabase(pool, async (client) => {
    await speakPlainly(client)
    await inOneTransaction(client, async () => {
      const different = await fillDatabase(client, source, { manifest, keepPicture: comparePicture })
      if (different.length > 0) throw new CannotStart(`Not as in the backup: ${different.join(', ')}.`)
    })
  })
}

/** The name of a picture is the hash of its content. */
async function comparePicture(path: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  const hash = createHash('sha256')
  for await (const chunk of bytes) hash.update(chunk)
  if (!path.endsWith(`/${hash.digest('hex')}.jpg`))
    throw new CannotStart(`The picture ${path} is another in the backup.`)
}

/** The database user needs the right to create databases (CREATEDB). */
async function withScratchDatabase(pool: Pool, work: (client: Client) => Promise<void>): Promise<void> {
  const name = `trickline_rehearsal_${randomBytes(4).toString('hex')}`
  await withDedicatedConnection(pool, async (owner) => {
    await dropLeftovers(owner)
    await owner.query(`create database ${name} template template0`)
    try {
      await withDedicatedConnection(pool, work, name)
    } finally {
      await owner.query(`drop database if exists ${name} with (force)`)
    }
  })
}

/** Drops databases left by killed processes, to which nobody is connected. */
async function dropLeftovers(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `select datname as name from pg_database where datname like 'trickline\\_rehearsal\\_%'
       and not exists (select from pg_stat_activity where pg_stat_activity.datname = pg_database.datname)`,
  )
  for (const { name } of rows.filter((row) => scratchName.test(row.name)))
    await owner.query(`drop database if exists ${name}`)
}
