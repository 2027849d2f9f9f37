/** Every refusal of the API: a code and its HTTP status (calls §2). The sentences are in `@trickline/messages`, by code. */

export const refusalStatus = {
  'no-session': 401,
  'error-email': 401,
  'error-password': 401,
  'second-factor': 401,
  'not-allowed': 403,
  'account-suspended': 403,
  'second-factor-needed': 403,
  scope: 403,
  'not-found': 404,
  'no-such-path': 404,
  'too-slow': 408,
  'wrong-state': 409,
  'last-admin': 409,
  'organizes-for-others': 409,
  'own-account': 409,
  'role-held': 409,
  'role-requested': 409,
  'request-answered': 409,
  'already-entered': 409,
  'competition-full': 409,
  'competition-incomplete': 409,
  'competition-locked': 409,
  'changed-elsewhere': 409,
  'start-has-passed': 409,
  'registration-closed': 409,
  'not-eligible': 409,
  'registration-refused': 409,
  'timetable-clashes': 409,
  'start-not-published': 409,
  'start-already-started': 409,
  'start-date-not-reached': 409,
  'start-unpaid-athletes': 409,
  'start-too-few-athletes': 409,
  'phase-not-ready': 409,
  'open-inquiry': 409,
  'inquiry-window': 409,
  'too-late': 409,
  'not-current-phase': 409,
  'round-taken': 409,
  'round-belongs-to-phase': 409,
  'review-closed': 409,
  'review-incomplete': 409,
  'same-key-other-request': 409,
  'too-large': 413,
  invalid: 422,
  'wrong-captcha': 422,
  'email-taken': 422,
  'upload-failed': 422,
  'too-many-requests': 429,
  unexpected: 500,
  'not-ready': 503,
  busy: 503,
  'database-away': 503,
  'disk-low': 503,
  'disk-full': 507,
} as const

export type RefusalCode = keyof typeof refusalStatus

/** Codes by field; each code is a key of `messages/<language>/fields.ts`. */
export type FieldErrors = Record<string, string[]>

export type Refusal = {
  refused: RefusalCode
  errors?: FieldErrors
  /** The stored state after a conflict, as far as the viewer may see it; a round comes without its tricks. */
  present?: Record<string, unknown>
  retryAfterSeconds?: number
  /** Replaces the sentence of the code; in the language of the request. */
  sentence?: string
}

/** A verb returns it, as in `return refuse('phase-not-ready')`: nothing is changed. */
export function refuse(code: RefusalCode, more: Omit<Refusal, 'refused'> = {}): Refusal {
  return { refused: code, ...more }
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value
}

export type ErrorBody = {
  code: RefusalCode
  message: string
  /** Sentences by field, in the language of the request. */
  errors: Record<string, string[]>
  field_codes: FieldErrors
  request_id: string
  present?: Record<string, unknown>
}
