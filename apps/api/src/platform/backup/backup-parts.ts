/** The parts of a backup, in this order: its start, tables, the values that sequences have reached, pictures, the manifest. */
import * as z from 'zod'

const migration = z.object({ name: z.string(), checksum: z.string() })
const table = z.object({ kind: z.literal('table'), name: z.string(), columns: z.array(z.string()) })
const picture = z.object({ kind: z.literal('picture'), path: z.string() })
const content = { bytes: z.number(), sha256: z.string() }

const start = z.object({
  kind: z.literal('start'),
  made_at: z.string(),
  /** version of Trickline */
  version: z.string(),
  migrations: z.array(migration),
  /** queues of pg-boss; null if its tables do not exist yet */
  queues: z.nullable(z.array(z.string())),
})

/** Lists what the file contains, with the hash of each part. */
const manifest = z.object({
  kind: z.literal('manifest'),
  tables: z.array(z.object({ name: z.string(), ...content })),
  pictures: z.array(z.object({ path: z.string(), ...content })),
  /** Pictures named in the database whose files no longer exist. */
  missing: z.array(z.string()),
})

const head = z.discriminatedUnion('kind', [
  start,
  table,
  z.object({ kind: z.literal('sequences'), reached: z.record(z.string(), z.string()) }),
  picture,
  manifest,
])

export type BackupStart = z.output<typeof start>
export type BackupTable = z.output<typeof table>
export type Manifest = z.output<typeof manifest>
export type Head = z.output<typeof head>

export const headOf = (value: unknown): Head => head.parse(value)
