/** The server's clock as this device can know it: every answer carries `x-server-time` (epoch milliseconds or ISO 8601). */

let offset = 0

/** Milliseconds since the epoch, by the server's clock: what countdowns and deadlines are measured against. */
export function serverNow(): number {
  return Date.now() + offset
}

/** Takes the server's time as that of the middle of the exchange, half of which was the way back. */
export function recordServerTime(header: string | null, sentAt: number, receivedAt: number): void {
  if (!header) return
  const serverTime = /^\d+$/.test(header) ? Number(header) : Date.parse(header)
  if (Number.isFinite(serverTime)) offset = serverTime - (sentAt + receivedAt) / 2
}
