/** Parses e-mail addresses out of a text, with the schema of the contract (screens §6). */
import { email as emailSchema } from '@trickline/contract/fields'

export type ParsedEmails = {
  good: string[]
  /** Addresses as typed; `known`: already invited. */
  bad: { email: string; problem: 'invalid' | 'known' }[]
}

/** Splits at whitespace, commas and semicolons. `known`: addresses in lower case. */
export function parseEmails(text: string, known: ReadonlySet<string>): ParsedEmails {
  const parsed: ParsedEmails = { good: [], bad: [] }
  for (const email of new Set(text.split(/[\s,;]+/).filter(Boolean))) {
    const address = email.toLowerCase()
    if (!isEmail(address)) parsed.bad.push({ email, problem: 'invalid' })
    else if (known.has(address)) parsed.bad.push({ email, problem: 'known' })
    else if (!parsed.good.includes(address)) parsed.good.push(address)
  }
  return parsed
}

function isEmail(email: string): boolean {
  return emailSchema.safeParse(email).success
}
