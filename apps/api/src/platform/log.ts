/** The log: JSON lines on stderr, without passwords, tokens, phone numbers, mails and e-mail addresses. */
import { DatabaseError } from 'pg'
import { destination, pino } from 'pino'
import type { DestinationStream, LogFn, Logger } from 'pino'
import type { Config } from './config.ts'

const secrets = [
  'password',
  'password_confirmation',
  'token',
  'authorization',
  'email',
  'phone',
  'to',
  'data',
]

export function openLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  // synchronous, so that the last line before a crash is written
  stream: DestinationStream = destination({ fd: 2, sync: true }),
): Logger {
  const paths = secrets.flatMap((name) => [name, `*.${name}`])
  const serializers = { err: errorInLog }
  return pino({ level: logLevel, redact: paths, hooks: { logMethod }, serializers }, stream)
}

type ErrorInLog = {
  type: string
  message: string
  stack?: string
  cause?: ErrorInLog
  [field: string]: unknown
}

/** Where the error happened and its kind. Messages of databases and mail servers quote their input, so they are left out. */
function errorInLog(error: unknown): ErrorInLog {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutQuotes(String(error)) }
  const { name, message, stack, cause } = error
  const clean = error instanceof DatabaseError ? withoutValues(error) : withoutQuotes(message)
  return {
    type: name,
    message: clean,
    ...Object.fromEntries(
      toldFields.flatMap((field) => (field in error ? [[field, Reflect.get(error, field)]] : [])),
    ),
    // the first lines of a stack are the message
    ...(stack !== undefined && { stack: `${name}: ${clean}\n${linesOfStack(stack)}` }),
    ...(cause !== undefined && { cause: errorInLog(cause) }),
  }
}

/** Fields of errors from PostgreSQL, Node.js and mail servers that never contain what somebody typed. */
const toldFields = [
  'code',
  'errno',
  'syscall',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'responseCode',
]

const linesOfStack = (stack: string) => /^ {4}at [^]*/m.exec(stack)?.[0] ?? ''

/** In errors of data and syntax (classes 22 and 42601) quotes contain values; in others, names of tables and columns. */
function withoutValues({ code = '', message }: DatabaseError): string {
  return withoutQuotes(/^(22|42601)/.test(code) ? message.replace(/".*"/s, '"…"') : message)
}

function withoutQuotes(message: string): string {
  return message.replaceAll(/[^\s<>"'()=]+@[^\s<>"'()]+/g, '…@…')
}

export type LoggedError = { at: string; what: string; error: string; request_id: string | null }

const mostErrors = 20
const errors: LoggedError[] = []

/** The last errors of this process, newest last: what failed and the kind, but nothing that a message may quote. */
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

/** Leaves out failures caused by the server's stop: only a stop ends the pool. */
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
