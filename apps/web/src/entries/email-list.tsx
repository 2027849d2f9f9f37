/** E-mail addresses to invite, typed or pasted. Invalid ones are named and stay in the field. */
import type { EntryRead } from '@trickline/contract/read-rows'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { useFieldText } from '../lib/error-text.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Button } from '@trickline/ui/button.tsx'
import { TextField } from '@trickline/ui/field.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { type ParsedEmails, parseEmails } from './parse-emails.ts'

type Props = {
  rows: readonly EntryRead[]
  emails: readonly string[]
  onChange: (emails: readonly string[]) => void
}

export function EmailList({ rows, emails, onChange }: Props) {
  const words = useMessages('entries')
  const [text, setText] = useState('')
  const [bad, setBad] = useState<ParsedEmails['bad']>([])
  const add = (input: string) => {
    const known = new Set([...emails, ...rows.flatMap((row) => row.invited_email ?? [])])
    const parsed = parseEmails(input, known)
    if (parsed.good.length > 0) onChange([...emails, ...parsed.good])
    setText(parsed.bad.map(({ email }) => email).join(' '))
    setBad(parsed.good.length + parsed.bad.length > 0 ? parsed.bad : [{ email: '', problem: 'invalid' }])
  }
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add(text)
  }
  // a one-line field would join the lines of a pasted list
  const addPasted = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text').trim()
    if (!/[\s,;]/.test(pasted)) return
    event.preventDefault()
    add(`${text} ${pasted}`)
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-start gap-2">
        <TextField
          label={words.email}
          labelHidden
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={words.emailHint}
          error={useProblems(bad)}
          value={text}
          onKeyDown={addOnEnter}
          onPaste={addPasted}
          onChange={({ target }) => {
            setText(target.value)
            setBad([])
          }}
          wrapperClassName="min-w-0 flex-1"
        />
        <Button onClick={() => add(text)}>{words.addEmail}</Button>
      </div>
      <Emails emails={emails} onChange={onChange} />
    </div>
  )
}

function Emails({ emails, onChange }: Omit<Props, 'rows'>) {
  const words = useMessages('entries')
  if (emails.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {emails.map((email) => (
        <li key={email}>
          <button
            type="button"
            aria-label={words.removeEmail(email)}
            onClick={() => onChange(emails.filter((each) => each !== email))}
            className="inline-flex min-h-touch max-w-full items-center gap-2 rounded-full border border-edge bg-raised px-3 text-label font-semibold [overflow-wrap:anywhere] hover:bg-sunken"
          >
            {email}
            <Icon name="close" className="size-4 shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  )
}

function useProblems(bad: ParsedEmails['bad']): string | undefined {
  const words = useMessages('entries')
  const common = useMessages('common')
  const fieldText = useFieldText()
  const sentences = bad.map(({ email, problem }) => {
    const sentence = problem === 'known' ? words.emailKnown : (fieldText('invalid-email') ?? '')
    return bad.length === 1 ? sentence : common.labelled(email, sentence)
  })
  return sentences.length === 0 ? undefined : sentences.join('. ')
}
