/** Commands for the operator, with a running server or without: `npm run cli -- COMMAND`. */
import { createInterface } from 'node:readline/promises'
import { makeAdmin } from './admin/first-admin.ts'
import { guestsOfDemo, removeDemo } from './demo/remove-demo.ts'
import { CannotStart } from './platform/cannot-start.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import type { Config } from './platform/config.ts'
import { openFiles } from './platform/files/files.ts'
import { openLog } from './platform/log.ts'
import { backUp } from './platform/postgres/backup.ts'
import { joinDatabase } from './platform/postgres/database.ts'
import type { Database } from './platform/postgres/database.ts'
import { migrate } from './platform/postgres/migrations.ts'
import { withStartLock } from './platform/postgres/start-lock.ts'
import { secureRandom } from './platform/random.ts'

const usage = `npm run cli -- make-admin ADDRESS   makes the account with this e-mail address an admin
npm run cli -- remove-demo [--yes]  removes the demo: accounts, competitions, training, pictures
npm run cli -- backup FOLDER        copies DATA_DIR, as it is at this moment, to a new folder`

type Command = (config: Config, database: Database) => Promise<void>

try {
  await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof CannotStart)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function run(args: string[]): Promise<void> {
  const command = commandOf(args)
  if (command === null) throw new CannotStart(usage)
  // PUBLIC_URL is only needed for links
  const config = readConfig({ PUBLIC_URL: 'http://localhost', ...process.env })
  const database = await joinDatabase(config)
  try {
    await command(config, database)
  } finally {
    await database.close()
  }
}

function commandOf([name, ...args]: string[]): Command | null {
  const [first] = args
  if (name === 'make-admin' && first !== undefined && args.length === 1) return makeAdminCommand(first)
  if (name === 'remove-demo' && (args.length === 0 || args.join(' ') === '--yes')) {
    return removeDemoCommand(first === '--yes')
  }
  if (name === 'backup' && first !== undefined && args.length === 1) return backupCommand(first)
  return null
}

function makeAdminCommand(address: string): Command {
  return async ({ clockShiftDays }, { db, pool }) => {
    await withStartLock(pool, (client) => migrate(client))
    if (!(await makeAdmin({ db, clock: systemClock(clockShiftDays) }, address))) {
      throw new CannotStart(`There is no account with the address ${address}. Register it first.`)
    }
    print(`${address} is an admin.`)
  }
}

function removeDemoCommand(isConfirmed: boolean): Command {
  return async (config, { db, pool }) => {
    await withStartLock(pool, (client) => migrate(client))
    const guests = await guestsOfDemo({ db })
    if (guests === null) return print('There is no demo here.')
    if (guests > 0 && !isConfirmed && !(await confirmRemoval(guests))) return print('Nothing was removed.')
    const { people, competitions, roles } = await removeDemo({
      db,
      pool,
      clock: systemClock(config.clockShiftDays),
      random: secureRandom,
      config,
      files: await openFiles(config),
      log: openLog(config),
    })
    print(`The demo is removed: ${people} accounts and ${competitions} competitions.`)
    for (const { email, role } of roles) {
      print(`${email} is no ${role} any more: the role came from an account of the demo.`)
    }
  }
}

function backupCommand(folder: string): Command {
  return async (config, { pool }) => {
    await backUp(config, pool, folder)
    print(`The copy is whole. To use it: DATA_DIR=${folder}`)
  }
}

/** Asks before entries of other people are deleted; without a terminal `--yes` is required. */
async function confirmRemoval(guests: number): Promise<boolean> {
  const loss = `Others took part in competitions of the demo (${guests}); their entries and results there go too.`
  if (!process.stdin.isTTY) {
    throw new CannotStart(`${loss} Nothing was removed. If that is meant: npm run cli -- remove-demo --yes`)
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${loss}\nRemove them? (y/n) `)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
