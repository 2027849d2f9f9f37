/** The log: JSON lines on stderr, without passwords, tokens and e-mail addresses. */
import { destination, pino } from 'pino'
import type { Logger } from 'pino'
import type { Config } from './config.ts'

const secrets = ['password', 'password_confirmation', 'token', 'authorization', 'email', 'to', 'data']

export function openLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  const paths = secrets.flatMap((name) => [name, `*.${name}`])
  // synchronous, so that the last line before a crash is written
  return pino({ level: logLevel, redact: paths }, destination({ fd: 2, sync: true }))
}
