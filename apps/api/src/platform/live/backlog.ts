/** Limits a connection's unsent bytes: replays pause, and a client that reads nothing is disconnected. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Socket } from 'socket.io'

const pauseBytes = 256 * 1024
const disconnectBytes = 1024 * 1024
const longestStallMilliseconds = 10_000
const pollMilliseconds = 20

type Connection = Socket['conn']
type Backlog = { bytes: number; readAt: number }

const backlogs = new WeakMap<Connection, Backlog>()

export function limitBacklog(connection: Connection): void {
  const backlog = { bytes: 0, readAt: Date.now() }
  backlogs.set(connection, backlog)
  // 'flush': the network has taken all earlier packets
  connection.on('flush', () => Object.assign(backlog, { bytes: 0, readAt: Date.now() }))
  connection.on('packetCreate', ({ data }: { data?: string | Buffer }) => {
    backlog.bytes += data?.length ?? 0
    if (backlog.bytes > disconnectBytes && isStalled(backlog)) disconnect(connection)
  })
}

/** Waits until a replay may continue; returns false if the connection is closed. */
export async function waitForRoom(connection: Connection): Promise<boolean> {
  const backlog = backlogs.get(connection)
  while (connection.readyState === 'open') {
    if (!backlog || backlog.bytes < pauseBytes) return true
    if (isStalled(backlog)) disconnect(connection)
    await sleep(pollMilliseconds)
  }
  return false
}

/** Closes without sending the backlog, as if the network were lost, so that the client reconnects. */
export function disconnect(connection: Connection): void {
  connection.close(true)
  connection.request.socket.destroy()
}

function isStalled({ readAt }: Backlog): boolean {
  return Date.now() - readAt > longestStallMilliseconds
}
