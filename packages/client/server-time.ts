/** The server's clock, estimated from the header `x-server-time` of each answer (epoch milliseconds or ISO 8601). */

let offset = 0

/** Milliseconds since the epoch, for countdowns and deadlines. */
export function serverNow(): number {
  return Date.now() + offset
}

/** Assumes that the server's time is that of the middle between request and answer. */
export function recordServerTime(header: string | null, sentAt: number, receivedAt: number): void {
  if (!header) return
  const serverTime = /^\d+$/.test(header) ? Number(header) : Date.parse(header)
  if (Number.isFinite(serverTime)) offset = serverTime - (sentAt + receivedAt) / 2
}
