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

/** Leaves out what fails because the server has stopped meanwhile: only a stop ends the pool. */
function logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [first]: unknown[] = args
  const { err } = Object(first)
  if (!/after calling end on the pool/.test(String(err))) method.apply(this, args)
}
