/** The files of the embedded PostgreSQL in DATA_DIR/postgres: cluster, password of its only user, socket, log. */
import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { lstat, mkdir, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { CannotStart } from '../cannot-start.ts'
import { postgresMajor } from './embedded-cluster-binaries.ts'
import { commandPrefix } from './embedded-cluster-user.ts'
import { isAlive } from './embedded-cluster-process.ts'

export type Cluster = {
  folder: string
  socketFolder: string
  log: string
  password: string
  prefix: string[]
}

export const clusterUser = 'trickline'

/** A socket's path has at most 107 bytes on Linux and 103 on macOS. */
const longestSocketPathBytes = 100

/** Finds the cluster or creates it. Throws CannotStart when the folder cannot be used. */
export async function prepareCluster(dataDir: string, initdb: string, durable: boolean): Promise<Cluster> {
  const home = join(await existingFolder(dataDir), 'postgres')
  const folder = join(home, 'cluster')
  await removeUnfinished(home)
  if (!existsSync(home)) await initialise(home, initdb, durable)
  const prefix = commandPrefix(folder, await stat(folder))
  await refuseOtherMajor(folder)
  const password = await readFile(join(home, 'password'), 'utf8')
  return { folder, socketFolder: await socketFolder(home), log: join(home, 'server.log'), password, prefix }
}

/** Without the PG… variables, which would change PostgreSQL's settings. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))
  return { ...Object.fromEntries(own), LC_ALL: 'C' }
}

async function existingFolder(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    return await realpath(dataDir)
  } catch (error) {
    throw new CannotStart(`DATA_DIR "${dataDir}" cannot be made: ${errorSentence(error)}`, { cause: error })
  }
}

/** Removes what a start that was killed during initdb left behind. */
async function removeUnfinished(home: string): Promise<void> {
  const start = `${basename(home)}.new-`
  for (const name of await readdir(dirname(home))) {
    if (!name.startsWith(start) || isAlive(Number(name.slice(start.length)))) continue
    await rm(join(dirname(home), name), { recursive: true, force: true })
  }
}

/** Created under another name first, so that a home that exists is complete. */
async function initialise(home: string, initdb: string, durable: boolean): Promise<void> {
  const unfinished = `${home}.new-${process.pid}`
  try {
    await mkdir(unfinished, { mode: 0o700 })
    const passwordFile = join(unfinished, 'password')
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
    await runInitdb(join(unfinished, 'cluster'), passwordFile, initdb, durable)
    await rename(unfinished, home)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // another start was faster
    if (existsSync(home)) return
    throw new CannotStart(`The database cannot be made in "${home}": ${errorSentence(error)}`, {
      cause: error,
    })
  }
}

function runInitdb(folder: string, passwordFile: string, initdb: string, durable: boolean): Promise<void> {
  const [program = initdb, ...options] = [
    ...commandPrefix(folder, null),
    initdb,
    `--pgdata=${folder}`,
    `--username=${clusterUser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // the same sort order and upper case on every machine
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(durable ? [] : ['--no-sync']),
  ]
  return new Promise((done, fail) => {
    const child = spawn(program, options, {
      env: cleanEnvironment(),
      cwd: dirname(folder),
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let output = ''
    child.stderr.on('data', (text: Buffer) => (output += text.toString()))
    child.on('error', fail)
    child.on('close', (code) => (code === 0 ? done() : fail(new Error(output.trim()))))
  })
}

async function refuseOtherMajor(folder: string): Promise<void> {
  const major = (await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => 'an unknown version')).trim()
  if (major === postgresMajor) return
  throw new CannotStart(
    `"${folder}" was made by PostgreSQL ${major}; this version of Trickline brings PostgreSQL ${postgresMajor}. ` +
      'Dump the data with the version of Trickline that made it, or set DATA_DIR to another folder (docs/deploy.md).',
  )
}

/** The home, or a temporary folder if the path of its socket is too long. */
async function socketFolder(home: string): Promise<string> {
  if (Buffer.byteLength(join(home, '.s.PGSQL.5432')) <= longestSocketPathBytes) return home
  const folder = join(tmpdir(), `trickline-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { uid, mode } = await lstat(folder)
  const isOurs = uid === process.getuid?.() && (mode & 0o077) === 0
  if (!isOurs) throw new CannotStart(`"${folder}" is needed for the socket of the database, but is not ours.`)
  return folder
}

export function errorSentence(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  if (/ENOSPC|No space left on device/.test(text)) return 'the disk is full.'
  if (/EACCES|EPERM|Permission denied/.test(text)) return `there is no permission (${lastLine(text)}).`
  if (/EROFS|Read-only file system/.test(text)) return 'the disk is read-only.'
  return text
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? ''
}
