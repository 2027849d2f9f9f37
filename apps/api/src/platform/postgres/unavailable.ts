/** Recognizes errors of an unreachable database and of a full disk. */

/** PostgreSQL stops or starts, has no connection left, or ended a slow query or an idle transaction. */
const awayCodes = new Set(['25P03', '53300', '57014', '57P01', '57P02', '57P03'])
const brokenCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'])
const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Messages of pg for errors without a code. */
const readTimeout = /^Query read timeout/
const lost =
  /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|after calling end on the pool/

export function whyUnavailable(error: unknown): 'database-away' | 'disk-full' | null {
  if (!(error instanceof Error)) return null
  const code = 'code' in error ? String(error.code) : ''
  if (fullCodes.has(code)) return 'disk-full'
  if (code.startsWith('08') || awayCodes.has(code) || brokenCodes.has(code)) return 'database-away'
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return 'database-away'
  if (readTimeout.test(error.message) || lost.test(error.message)) return 'database-away'
  return whyUnavailable(error.cause)
}

/** True if a query timed out on the client: PostgreSQL may still be running it. */
export function isReadTimeout(error: unknown): error is Error {
  return error instanceof Error && readTimeout.test(error.message)
}
