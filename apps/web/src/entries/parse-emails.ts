/** Reads several addresses out of one text, each checked by the contract's own schema (screens §6). */
import { email as emailShape } from '@trickline/contract/fields'

export type ParsedEmails = {
  good: string[]
  /** As they were written; `known`: invited already. */
  bad: { email: string; problem: 'invalid' | 'known' }[]
}

/** Separated by blanks, commas, semicolons or lines, as they come out of a mail or a table. `known` in lower case. */
export function parseEmails(text: string, known: ReadonlySet<string>): ParsedEmails {
  const read: ParsedEmails = { good: [], bad: [] }
  for (const email of new Set(text.split(/[\s,;]+/).filter(Boolean))) {
    const address = email.toLowerCase()
    if (!isEmail(address)) read.bad.push({ email, problem: 'invalid' })
    else if (known.has(address)) read.bad.push({ email, problem: 'known' })
    else if (!read.good.includes(address)) read.good.push(address)
  }
  return read
}

function isEmail(email: string): boolean {
  return emailShape.safeParse(email).success
}
