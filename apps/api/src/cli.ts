/** What only who runs the server may do, while it runs or not: `npm run cli -- make-admin ADDRESS`. */
import { makeAdmin } from './admin/first-admin.ts'
import { CannotStart } from './platform/cannot-start.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import { joinDatabase } from './platform/postgres/database.ts'
import type { Database } from './platform/postgres/database.ts'
import { migrate } from './platform/postgres/migrations.ts'

const usage = 'npm run cli -- make-admin ADDRESS   makes the account with this e-mail address an admin'

try {
  await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof CannotStart)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function run([command, address, ...more]: string[]): Promise<void> {
  if (command !== 'make-admin' || address === undefined || more.length > 0) throw new CannotStart(usage)
  const config = readConfig(process.env)
  const database = await joinDatabase(config)
  try {
    await giveAdmin(database, address, config.clockShiftDays)
  } finally {
    await database.close()
  }
}

async function giveAdmin({ pool, db }: Database, address: string, shiftDays: number): Promise<void> {
  await migrate(pool)
  if (!(await makeAdmin({ db, clock: systemClock(shiftDays) }, address))) {
    throw new CannotStart(`There is no account with the address ${address}. Register it first.`)
  }
  process.stdout.write(`${address} is an admin.\n`)
}
