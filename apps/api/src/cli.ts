/** What only who runs the server may do, while it runs or not: `npm run cli -- COMMAND`. */
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

async function run(given: string[]): Promise<void> {
  const command = commandOf(given)
  if (command === null) throw new CannotStart(usage)
  // no command sends a link
  const config = readConfig({ PUBLIC_URL: 'http://localhost', ...process.env })
  const database = await joinDatabase(config)
  try {
    await command(config, database)
  } finally {
    await database.close()
  }
}

function commandOf([name, ...given]: string[]): Command | null {
  const [first] = given
  if (name === 'make-admin' && first !== undefined && given.length === 1) return giveAdmin(first)
  if (name === 'remove-demo' && (given.length === 0 || given.join(' ') === '--yes')) {
    return takeDemoAway(first === '--yes')
  }
  if (name === 'backup' && first !== undefined && given.length === 1) return copyData(first)
  return null
}

function giveAdmin(address: string): Command {
  return async ({ clockShiftDays }, { db, pool }) => {
    await migrate(pool)
    if (!(await makeAdmin({ db, clock: systemClock(clockShiftDays) }, address))) {
      throw new CannotStart(`There is no account with the address ${address}. Register it first.`)
    }
    tell(`${address} is an admin.`)
  }
}

function takeDemoAway(isSure: boolean): Command {
  return async (config, { db, pool }) => {
    await migrate(pool)
    const guests = await guestsOfDemo({ db })
    if (guests === null) return tell('There is no demo here.')
    if (guests > 0 && !isSure && !(await isAgreed(guests))) return tell('Nothing was removed.')
    const { people, competitions, roles } = await removeDemo({
      db,
      pool,
      clock: systemClock(config.clockShiftDays),
      random: secureRandom,
      config,
      files: await openFiles(config),
      log: openLog(config),
    })
    tell(`The demo is removed: ${people} accounts and ${competitions} competitions.`)
    for (const { email, role } of roles) {
      tell(`${email} is no ${role} any more: the role came from an account of the demo.`)
    }
  }
}

function copyData(folder: string): Command {
  return async (config, { pool }) => {
    await backUp(config, pool, folder)
    tell(`The copy is whole. To use it: DATA_DIR=${folder}`)
  }
}

/** Who takes part in a competition of the demo loses that entry. Without anybody to ask it wants `--yes`. */
async function isAgreed(guests: number): Promise<boolean> {
  const loss = `Others took part in competitions of the demo (${guests}); their entries and results there go too.`
  if (!process.stdin.isTTY) {
    throw new CannotStart(`${loss} Nothing was removed. If that is meant: npm run cli -- remove-demo --yes`)
  }
  const asking = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await asking.question(`${loss}\nRemove them? (y/n) `)
  asking.close()
  return /^y(es)?$/i.test(answer.trim())
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`)
}
