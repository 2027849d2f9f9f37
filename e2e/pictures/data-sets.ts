/**
 * Opens a product with the data that a picture needs (facts.ts). Each set of data is made once a day and kept; each run gets
 * a copy.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../harness/repository.ts'
import { startServer } from '../harness/server.ts'
import type { RunningServer } from '../harness/server.ts'
import { factsOfDemo } from './demo-facts.ts'
import type { DataSetName, Fact, Facts } from './facts.ts'
import { finishEverything, runStates } from './run-states.ts'

const makers = {
  demo: factsOfDemo,
  states: runStates,
  'nothing-on': finishEverything,
} as const satisfies Record<DataSetName, (server: RunningServer) => Promise<Facts>>

export type OpenedDataSet = { server: RunningServer; fact: Fact; close: () => Promise<void> }

const cache = join(root, '.cache/pictures-data')

export async function openDataSet(name: DataSetName): Promise<OpenedDataSet> {
  const made = await dataSetOf(name)
  const folder = await mkdtemp(join(tmpdir(), 'trickline-pictures-'))
  await cp(join(made, 'data'), folder, { recursive: true })
  const facts: Facts = JSON.parse(await readFile(join(made, 'facts.json'), 'utf8'))
  const server = await startServer({ demo: true, folder })
  return {
    server,
    fact: (wanted) => {
      const known = facts[wanted]
      if (known === undefined) throw new Error(`the data have no "${wanted}"`)
      return known
    },
    close: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function dataSetOf(name: DataSetName): Promise<string> {
  const folder = join(cache, `${name}-${await fingerprint()}`)
  if (existsSync(folder)) return folder
  for (const older of await readdir(cache).catch(() => []))
    if (older.startsWith(`${name}-`)) await rm(join(cache, older), { recursive: true, force: true })
  const fresh = `${folder}.new-${process.pid}`
  await mkdir(join(fresh, 'data'), { recursive: true })
  try {
    const server = await startServer({ demo: true, folder: join(fresh, 'data') })
    try {
      await writeFile(join(fresh, 'facts.json'), JSON.stringify(await makers[name](server)))
    } finally {
      await server.stop()
    }
    await rename(fresh, folder)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
  return folder
}

/** Identifies the day and everything that determines the data; a newer program migrates them when it starts. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  for (const folder of ['apps/api/migrations', 'apps/api/src/demo', 'packages/samples', 'e2e/pictures'])
    for (const file of (await readdir(join(root, folder))).toSorted())
      if (/\.sql$|^(?!.*test).*\.ts$/.test(file) && !isList(file))
        hash.update(await readFile(join(root, folder, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Screens and how they are pictured have no influence on the data. */
function isList(file: string): boolean {
  return /screens?\.ts$|^(take-pictures|page-for-pictures|contact-sheet)\.ts$/.test(file)
}
