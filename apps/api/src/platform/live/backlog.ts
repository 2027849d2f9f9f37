/**
 * What waits for a connection that reads more slowly than it is written to. A replay waits until it has read; a connection
 * that reads nothing while much waits for it is cut, comes back when it can, and catches up.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Socket } from 'socket.io'

/** With this much waiting, nothing is replayed. */
const fullBytes = 256 * 1024
/** With this much waiting, it is cut when it has read nothing for so long. */
const overfullBytes = 1024 * 1024
const longestStallMilliseconds = 10_000
const lookMilliseconds = 20

type Connection = Socket['conn']
type Backlog = { bytes: number; readAt: number }

const backlogs = new WeakMap<Connection, Backlog>()

export function limitBacklog(connection: Connection): void {
  const backlog = { bytes: 0, readAt: Date.now() }
  backlogs.set(connection, backlog)
  // it is handed on to the network when the network has taken what was handed on before
  connection.on('flush', () => Object.assign(backlog, { bytes: 0, readAt: Date.now() }))
  connection.on('packetCreate', ({ data }: { data?: string | Buffer }) => {
    backlog.bytes += data?.length ?? 0
    if (backlog.bytes > overfullBytes && isStalled(backlog)) disconnect(connection)
  })
}

/** Waits until there is; false: it is gone, or had to be cut. */
export async function hasRoom(connection: Connection): Promise<boolean> {
  const backlog = backlogs.get(connection)
  while (connection.readyState === 'open') {
    if (!backlog || backlog.bytes < fullBytes) return true
    if (isStalled(backlog)) disconnect(connection)
    await sleep(lookMilliseconds)
  }
  return false
}

/** Like a lost connection, at once and with all that waits for it: it may come back. */
export function disconnect(connection: Connection): void {
  connection.close(true)
  connection.request.socket.destroy()
}

function isStalled({ readAt }: Backlog): boolean {
  return Date.now() - readAt > longestStallMilliseconds
}
