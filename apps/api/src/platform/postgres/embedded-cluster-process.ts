/** Finds the server process of a cluster by its postmaster.pid. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

export type ServerProcess = { pid: number; port: number }

/** Returns the running server, ready or not; null: none. Removes a pid file whose pid belongs to another program. */
export async function findServer(clusterFolder: string): Promise<ServerProcess | null> {
  const file = join(clusterFolder, 'postmaster.pid')
  const text = await readFile(file, 'utf8').catch(() => '')
  const [pidLine, , , portLine] = text.split('\n')
  const pid = Number(pidLine)
  if (!(pid > 0) || !isAlive(pid)) return null
  if (serves(pid, clusterFolder)) return { pid, port: Number(portLine) }
  await rm(file, { force: true })
  return null
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Ended, but not reaped by its parent: in a container that may never happen. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false
  try {
    return /\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

function serves(pid: number, clusterFolder: string): boolean {
  // Windows has neither /proc nor ps, and does not reuse a pid soon
  if (process.platform === 'win32') return true
  const command = commandOf(pid)
  return command.includes('postgres') && command.includes(clusterFolder)
}

function commandOf(pid: number): string {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}
