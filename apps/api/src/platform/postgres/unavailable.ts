/** Whether a failure is the database's absence or a full disk: nobody's mistake, and over when they are there again. */

/** Of PostgreSQL: the server stops or starts, has no connection left, or ended what took too long. */
const awayCodes = new Set(['53300', '57014', '57P01', '57P02', '57P03'])
/** Of the system: nobody listens, or the other end is gone. */
const brokenCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'])
const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** What pg says without a code. */
const silence = /^Query read timeout/
const lost =
  /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|after calling end on the pool/

export function whyUnavailable(error: unknown): 'database-away' | 'disk-full' | null {
  if (!(error instanceof Error)) return null
  const code = 'code' in error ? String(error.code) : ''
  if (fullCodes.has(code)) return 'disk-full'
  if (code.startsWith('08') || awayCodes.has(code) || brokenCodes.has(code)) return 'database-away'
  // a socket that is not there
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return 'database-away'
  if (silence.test(error.message) || lost.test(error.message)) return 'database-away'
  return whyUnavailable(error.cause)
}

/** No answer within the time: the connection still owes it. */
export function isSilence(error: unknown): error is Error {
  return error instanceof Error && silence.test(error.message)
}
