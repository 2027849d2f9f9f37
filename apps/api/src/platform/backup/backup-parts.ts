/** What a backup holds, in this order: its start, tables, the numbers that sequences have reached, pictures, the manifest. */
import * as z from 'zod'

const migration = z.object({ name: z.string(), checksum: z.string() })
const table = z.object({ kind: z.literal('table'), name: z.string(), columns: z.array(z.string()) })
const picture = z.object({ kind: z.literal('picture'), path: z.string() })
const content = { bytes: z.number(), sha256: z.string() }

const start = z.object({
  kind: z.literal('start'),
  made_at: z.string(),
  /** of Trickline */
  version: z.string(),
  migrations: z.array(migration),
  /** of pg-boss; null where there are no tables of it yet */
  queues: z.nullable(z.array(z.string())),
})

/** What is in the file, with the hash of each, and no content. */
const manifest = z.object({
  kind: z.literal('manifest'),
  tables: z.array(z.object({ name: z.string(), ...content })),
  pictures: z.array(z.object({ path: z.string(), ...content })),
  /** Named by the database, but not there any more. */
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
