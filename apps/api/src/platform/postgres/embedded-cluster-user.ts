/**
 * As whom the programs of PostgreSQL run. They refuse to run as root, and initdb refuses a user
 * without a name, so in containers and on build machines they need to be somebody else.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { CannotStart } from '../cannot-start.ts'

/** user and group ids of the cluster's folder */
export type Owner = { uid: number; gid: number }

/**
 * The command line to put before a program of PostgreSQL; empty for an ordinary user. `owner` is
 * null while there is no cluster yet. Throws CannotStart when none of the ways works here.
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

  const ways = owner === null || owner.uid === uid ? [inUserNamespace()] : []
  if (uid === 0 && owner?.uid !== 0) ways.push(asUser(owner ?? nobody()))
  const way = ways.find(works)
  if (way !== undefined) return way
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

/** For the kernel still the same user, so files keep their owner and a folder of mode 0700 is fine. */
function inUserNamespace(): string[] {
  return ['unshare', '--user', `--map-user=${anyNamedUser()}`]
}

/** With the right to enter folders that are root's own. */
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
