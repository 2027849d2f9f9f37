/** The user for PostgreSQL, which refuses root, and a user without a name, as in containers and on build machines. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { CannotStart } from '../cannot-start.ts'

export type Owner = { uid: number; gid: number }

/** Returns the command to put before a program of PostgreSQL, [] for none. `owner`: null before the cluster exists. */
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
