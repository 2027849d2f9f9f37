/**
 * Playwright's global setup: one PostgreSQL for all servers of a run, with templates of an empty product and of the demo. A
 * separate server for each file took three times as long to start.
 */
import { randomUUID } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { copyMadeOnce } from './copy-made-once.ts'
import { endProduct, launchProduct } from './launch-product.ts'
import { root } from './repository.ts'

type Template = 'demo' | 'empty'

/** Tells the workers the folder. The server lives as long as the product that runs in it. */
const variable = 'E2E_POSTGRES_FOLDER'

export default async function startSharedPostgres(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'trickline-e2e-'))
  await copyMadeOnce(folder, { cache: join(root, '.cache/e2e-postgres'), make: makeTemplates })
  const keeper = await launchKeeper(folder)
  process.env[variable] = folder
  return async () => {
    await endProduct(keeper)
    await rm(folder, { recursive: true, force: true })
  }
}

async function makeTemplates(folder: string): Promise<void> {
  const keeper = await launchKeeper(folder)
  for (const template of ['demo', 'empty'] as const) {
    await command(folder, `CREATE DATABASE ${template}`)
    const data = filesOf(folder, template)
    await mkdir(data)
    const settings = { DATABASE_URL: await embeddedDatabaseUrl(folder, template), DATA_DIR: data }
    await endProduct(await launchProduct({ ...settings, DEMO: template === 'demo' ? 'on' : 'off' }))
  }
  await endProduct(keeper)
}

async function launchKeeper(folder: string) {
  return launchProduct({ DATA_DIR: folder, DEMO: 'off' })
}

export type SharedDatabase = { settings: { DATABASE_URL: string }; drop: () => Promise<void> }

/** A database with the template's rows, whose files are copied to `dataFolder`; none outside a run of Playwright. */
export async function createSharedDatabase(
  template: Template,
  dataFolder: string,
): Promise<SharedDatabase | undefined> {
  const folder = process.env[variable]
  if (!folder) return undefined
  const name = `e2e_${randomUUID().replaceAll('-', '')}`
  await command(folder, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
  await cp(filesOf(folder, template), dataFolder, { recursive: true })
  return {
    settings: { DATABASE_URL: await embeddedDatabaseUrl(folder, name) },
    drop: () => command(folder, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

function filesOf(folder: string, template: Template): string {
  return join(folder, `files-${template}`)
}

async function command(folder: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: await embeddedDatabaseUrl(folder, 'postgres') })
  await client.connect()
  await client.query(sql)
  await client.end()
}

/** `folder`: the data folder of the product that runs the embedded server. */
export async function embeddedDatabaseUrl(folder: string, database: string): Promise<string> {
  const host = join(folder, 'postgres')
  const password = encodeURIComponent((await readFile(join(host, 'password'), 'utf8')).trim())
  return `postgresql://trickline:${password}@localhost/${database}?host=${encodeURIComponent(host)}`
}
