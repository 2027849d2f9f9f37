/** The log: JSON lines on the error output, with no password, token or address of a person in them. */
import { destination, pino } from 'pino'
import type { Logger } from 'pino'
import type { Config } from './config.ts'

const secrets = ['password', 'password_confirmation', 'token', 'authorization', 'email', 'to', 'data']

export function openLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  const paths = secrets.flatMap((name) => [name, `*.${name}`])
  // written at once: the last line before an end is the one that is looked for
  return pino({ level: logLevel, redact: paths }, destination({ fd: 2, sync: true }))
}
