/** Commands for the operator, whether the server is running or not: `npm run cli -- COMMAND`. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { isRefusal, type Refusal } from '@trickline/contract/refusals'
import { findCredentials } from './accounts/accounts-store.ts'
import { deleteSecondFactor } from './accounts/second-factor-store.ts'
import { composeMail } from './accounts/secret-mails.ts'
import { checkData } from './admin/check-data.ts'
import { makeAdmin } from './admin/first-admin.ts'
import { exportAsOwner, importFor } from './competitions/files/by-command.ts'
import { guestsOfDemo, removeDemo } from './demo/remove-demo.ts'
import { peopleByEmail } from './people/people-store.ts'
import { noteBackup } from './platform/backup/back-up-daily.ts'
import { restoreBackup } from './platform/backup/restore-backup.ts'
import { writeBackup } from './platform/backup/write-backup.ts'
import { CannotStart } from './platform/cannot-start.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import type { Config } from './platform/config.ts'
import { openFiles } from './platform/files/files.ts'
import { countJobs, retryFailedJobs } from './platform/jobs-table.ts'
import { openLog } from './platform/log.ts'
import { inTransaction, joinDatabase, openDatabase } from './platform/postgres/database.ts'
import type { Database } from './platform/postgres/database.ts'
import { migrate } from './platform/postgres/migrations.ts'
import { withStartLock } from './platform/postgres/start-lock.ts'
import { secureRandom } from './platform/random.ts'

type Command = {
  /** Arguments after the name; optional ones in brackets. */
  args: string
  does: string
  takes: (args: readonly string[]) => boolean
  /** Leaves the tables as an older version made them. */
  keepsTables?: true
  /** Must not run beside a running server. */
  isAlone?: true
  run: (args: readonly string[], config: Config, database: Database) => Promise<void>
}

const takes =
  (...counts: number[]) =>
  (args: readonly string[]) =>
    counts.includes(args.length)

const commands: Record<string, Command> = {
  'make-admin': {
    args: 'ADDRESS',
    does: 'makes the account with this e-mail address an admin',
    takes: takes(1),
    run: makeAdminCommand,
  },
  'reset-link': {
    args: 'ADDRESS',
    does: 'prints a link by which this account gets a new password, good for an hour',
    takes: takes(1),
    run: resetLinkCommand,
  },
  'remove-second-factor': {
    args: 'ADDRESS',
    does: 'lets this account sign in with its password alone: its phone and recovery codes are lost',
    takes: takes(1),
    run: removeSecondFactorCommand,
  },
  'remove-demo': {
    args: '[--yes]',
    does: 'removes the demo: accounts, competitions, training, pictures',
    takes: (args) => args.length === 0 || args.join(' ') === '--yes',
    run: removeDemoCommand,
  },
  backup: {
    args: 'FILE',
    does: 'writes everything, as it is at this moment, into a new file',
    takes: takes(1),
    keepsTables: true,
    run: backupCommand,
  },
  restore: {
    args: 'FILE',
    does: 'puts such a file in place of everything that is here; the server must not run',
    takes: takes(1),
    keepsTables: true,
    isAlone: true,
    run: restoreCommand,
  },
  jobs: {
    args: '[retry]',
    does: 'lists the jobs by queue and state; retry sends again what was given up',
    takes: (args) => args.length === 0 || args.join(' ') === 'retry',
    run: jobsCommand,
  },
  export: {
    args: 'COMPETITION FILE',
    does: 'writes everything of a competition into a new file, as its owner gets it',
    takes: takes(2),
    run: exportCommand,
  },
  import: {
    args: 'FILE ADDRESS [--dry-run]',
    does: 'makes a competition of such a file, for the organizer with this address',
    takes: (args) => args.length === 2 || (args.length === 3 && args[2] === '--dry-run'),
    run: importCommand,
  },
  check: {
    args: '',
    does: 'reads everything and says what does not agree',
    takes: takes(0),
    run: checkCommand,
  },
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof CannotStart)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function run([name = '', ...args]: string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command?.takes(args)) throw new CannotStart(usage())
  // PUBLIC_URL is only needed for links
  const config = readConfig({ PUBLIC_URL: 'http://localhost', ...process.env })
  const database = await (command.isAlone ? openDatabase : joinDatabase)(config)
  try {
    if (!command.keepsTables) await withStartLock(database.pool, (client) => migrate(client))
    await command.run(args, config, database)
  } finally {
    await database.close()
  }
}

function usage(): string {
  const lines = Object.entries(commands).map(([name, { args, does }]) => [`${name} ${args}`.trim(), does])
  return lines.map(([call = '', does = '']) => `npm run cli -- ${call.padEnd(34)} ${does}`).join('\n')
}

async function makeAdminCommand(
  [address = '']: readonly string[],
  { clockShiftDays }: Config,
  { db }: Database,
) {
  if (!(await makeAdmin({ db, clock: systemClock(clockShiftDays) }, address))) throw noAccount(address)
  print(`${address} is an admin.`)
}

async function resetLinkCommand([address = '']: readonly string[], config: Config, { db }: Database) {
  const now = systemClock(config.clockShiftDays).now()
  const reset = { secret: 'reset-password', to: address.toLowerCase(), isFromKnown: true } as const
  const mail = await inTransaction(db, (tx) => composeMail({ tx, now, random: secureRandom, config }, reset))
  if (!mail) throw noAccount(address)
  print(`Give this link to ${address}, by a way that nobody else reads:\n${mail.data.link}`)
}

async function removeSecondFactorCommand(
  [address = '']: readonly string[],
  _config: Config,
  { db }: Database,
) {
  const account = await findCredentials(db, address.toLowerCase())
  if (!account) throw noAccount(address)
  const was = await deleteSecondFactor(db, account.id)
  print(was ? `${address} signs in with the password alone.` : `${address} has no second factor.`)
}

async function removeDemoCommand([yes]: readonly string[], config: Config, { db, pool }: Database) {
  const guests = await guestsOfDemo({ db })
  if (guests === null) return print('There is no demo here.')
  if (guests > 0 && yes === undefined && !(await confirmRemoval(guests))) return print('Nothing was removed.')
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

async function backupCommand([file = '']: readonly string[], config: Config, { pool }: Database) {
  const { backupKey } = config
  const { tables, pictures, missing } = await writeBackup(
    { pool, files: await openFiles(config), backupKey },
    file,
  )
  await noteBackup(pool)
  for (const path of missing) print(`The picture ${path} is named, but not there.`)
  const sealed = backupKey === null ? 'not sealed: keep it to yourself' : 'sealed with BACKUP_KEY'
  print(`${tables.length} tables and ${pictures.length} pictures are in ${file}, ${sealed}.`)
}

async function restoreCommand([file = '']: readonly string[], config: Config, database: Database) {
  const { pool } = database
  const folder = config.backupDir ?? join(config.dataDir, 'backups')
  const { comesUp } = await import('./comes-up.ts')
  const before = await restoreBackup(
    {
      pool,
      files: await openFiles(config),
      backupKey: config.backupKey,
      folder,
      comesUp: () => comesUp(config, database),
    },
    file,
  )
  print(`Everything is as in ${file}.`)
  if (before !== null) print(`What was here before is in ${before}.`)
}

async function jobsCommand([retry]: readonly string[], _config: Config, { db }: Database) {
  if (retry !== undefined) return print(`${await retryFailedJobs(db)} jobs are tried again.`)
  const counts = await countJobs(db)
  if (counts.length === 0) return print('There are no jobs.')
  for (const { queue, state, count } of counts) print(`${queue}  ${state}  ${count}`)
}

async function exportCommand([id = '', file = '']: readonly string[], config: Config, { db }: Database) {
  const exported = await exportAsOwner({ config, db }, Number(id))
  if (exported === null) throw new CannotStart(`There is no competition ${id}.`)
  if (isRefusal(exported)) throw new CannotStart(`It cannot be exported: ${exported.refused}.`)
  await writeFile(file, exported.content, { flag: 'wx', mode: 0o600 }).catch(cannotUse(file))
  print(`Competition ${id} is in ${file}, with addresses: keep it to yourself.`)
}

async function importCommand(args: readonly string[], config: Config, { db }: Database) {
  const [file = '', address = '', dry] = args
  const owner = (await peopleByEmail(db, [address.toLowerCase()])).get(address.toLowerCase())
  if (!owner) throw noAccount(address)
  const text = await readFile(file, 'utf8').catch(cannotUse(file))
  const body = bodyOf(file, text)
  const done = await importFor({ config, db }, { organizerId: owner.id, body, isDry: dry !== undefined })
  if (isRefusal(done)) throw new CannotStart(`Nothing was made.\n${reasons(done).join('\n')}`)
  const { competition, changes = [], errors = [] } = done
  if (competition) print(`${competition.name} is competition ${competition.id}.`)
  for (const line of [...changes, ...errors.map(({ at, code }) => `${at}: ${code}`)]) print(line)
  if (errors.length > 0) process.exitCode = 1
}

function bodyOf(file: string, text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null) return { ...body }
  } catch {
    // the message below says it
  }
  throw new CannotStart(`${file} is not JSON.`)
}

function reasons({ refused, errors = {} }: Refusal): string[] {
  const rows = Object.entries(errors).map(([at, codes]) => `${at}: ${codes.join(', ')}`)
  return rows.length > 0 ? rows : [refused]
}

function cannotUse(file: string) {
  return (error: unknown): never => {
    throw new CannotStart(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function checkCommand(_args: readonly string[], config: Config, { db }: Database) {
  const { read, problems } = await checkData(db, await openFiles(config))
  for (const line of problems) print(line)
  print(problems.length === 0 ? `Everything agrees: ${read}.` : `${problems.length} problems in ${read}.`)
  if (problems.length > 0) process.exitCode = 1
}

function noAccount(address: string): CannotStart {
  return new CannotStart(`There is no account with the address ${address}. Register it first.`)
}

/** Asks before other people's entries are deleted; without a terminal, `--yes` is required. */
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
