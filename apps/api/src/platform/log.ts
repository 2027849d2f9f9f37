/** The log: JSON lines on stderr, without passwords, tokens and e-mail addresses. */
import { destination, pino } from 'pino'
import type { LogFn, Logger } from 'pino'
import type { Config } from './config.ts'

const secrets = ['password', 'password_confirmation', 'token', 'authorization', 'email', 'to', 'data']

export function openLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  const paths = secrets.flatMap((name) => [name, `*.${name}`])
  // synchronous, so that the last line before a crash is written
  return pino({ level: logLevel, redact: paths, hooks: { logMethod } }, destination({ fd: 2, sync: true }))
}

export type LoggedError = { at: string; what: string; error: string; request_id: string | null }

const mostErrors = 20
const errors: LoggedError[] = []

/** Of this process, the newest last: what failed and of which kind, nothing that a message may quote. */
export function lastErrors(): readonly LoggedError[] {
  return errors
}

function remember(log: Logger, { err }: { err?: unknown }, message: unknown): void {
  const { reqId }: { reqId?: unknown } = log.bindings()
  const { code, name }: { code?: unknown; name?: unknown } = Object(err)
  errors.push({
    at: new Date().toISOString(),
    what: typeof message === 'string' ? message : '',
    error: typeof code === 'string' ? code : typeof name === 'string' ? name : '',
    request_id: typeof reqId === 'string' ? reqId : null,
  })
  if (errors.length > mostErrors) errors.shift()
}

const errorLevel = 50

/** Leaves out what fails because the server has stopped meanwhile: only a stop ends the pool. */
function logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn, level: number): void {
  const [first]: unknown[] = args
  const { err } = Object(first)
  if (/after calling end on the pool/.test(String(err))) return
  if (level >= errorLevel)
    remember(
      this,
      Object(first),
      args.find((each) => typeof each === 'string'),
    )
  method.apply(this, args)
}
