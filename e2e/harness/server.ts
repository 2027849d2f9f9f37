/** The built product as a process with its own port and data. Its clock can move: a competition starts a month after creation. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyMadeOnce } from './copy-made-once.ts'
import { endProduct, freePort, launchProduct, runCommand } from './launch-product.ts'
import { startMailServer } from './mail-server.ts'
import { root } from './repository.ts'
import { createSharedDatabase } from './shared-postgres.ts'

export type RunningServer = {
  /** `http://127.0.0.1:…`, the same after a restart. */
  origin: string
  pid: () => number
  dataFolder: string
  daysAhead: () => number
  /** Sessions of 30 days expire. */
  moveClock: (daysAhead: number) => Promise<void>
  restart: (daysAhead: number) => Promise<void>
  /** Resolves with the secret in the latest verification mail to the address. */
  mailedToken: (email: string) => Promise<string>
  makeAdmin: (email: string) => Promise<void>
  stop: () => Promise<void>
}

type Data = { demo: boolean; folder?: string }

/**
 * `demo`: starts with the demo's accounts and competitions; otherwise nobody is an admin before `makeAdmin`. `folder`: its
 * data, which stay after the stop; an empty folder is filled with the demo.
 */
export async function startServer({ demo, folder: given }: Data): Promise<RunningServer> {
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'trickline-e2e-')))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const mails = await startMailServer()
  let ahead = 0

  const shared = given ? undefined : await createSharedDatabase(demo ? 'demo' : 'empty', folder)
  const product = { PORT: String(port), DEMO: demo ? 'on' : 'off', SMTP_URL: mails.url, ...shared?.settings }
  if (demo && (await isEmpty(folder)))
    await copyMadeOnce(folder, { cache: join(root, '.cache/e2e-demo'), make: makeDemo })
  let child = await launchProduct(settings())

  async function makeDemo(dataFolder: string): Promise<void> {
    await endProduct(await launchProduct({ ...product, DATA_DIR: dataFolder }))
  }

  function settings() {
    return { ...product, DATA_DIR: folder, CLOCK_SHIFT_DAYS: String(ahead) }
  }

  return {
    origin,
    pid: () => child.pid ?? 0,
    dataFolder: folder,
    daysAhead: () => ahead,
    moveClock: async (daysAhead) => {
      await moveClockBy(daysAhead - ahead, origin)
      ahead = daysAhead
    },
    restart: async (daysAhead) => {
      await endProduct(child)
      ahead = daysAhead
      child = await launchProduct(settings())
    },
    mailedToken: async (email) => {
      const link = await mails.linkTo(email, 'verify-email')
      return link.slice(link.lastIndexOf('/') + 1)
    },
    makeAdmin: (email) => runCommand(['make-admin', email], settings()),
    stop: async () => {
      await endProduct(child)
      await mails.stop()
      await shared?.drop()
      if (given === undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}

async function isEmpty(folder: string): Promise<boolean> {
  return (await readdir(folder)).length === 0
}

async function moveClockBy(days: number, origin: string): Promise<void> {
  const response = await fetch(`${origin}/api/test/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ days }),
  })
  if (!response.ok) throw new Error(`the clock answered ${response.status}`)
}
