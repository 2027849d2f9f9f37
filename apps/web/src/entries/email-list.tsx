/** Addresses to invite: added one by one, each checked by the contract's own schema. */
import { type EntryRow, inviteAthletes } from '@trickline/contract/entries'
import { type KeyboardEvent, useState } from 'react'
import { useFieldText } from '../lib/error-text.ts'
import { useMessages } from '../lib/messages.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'

type Props = {
  rows: readonly EntryRow[]
  emails: readonly string[]
  onChange: (emails: readonly string[]) => void
}

export function EmailList({ rows, emails, onChange }: Props) {
  const words = useMessages('entries')
  const fieldText = useFieldText()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const add = () => {
    const email = text.trim().toLowerCase()
    if (!isEmail(email)) return setProblem(fieldText('invalid-email'))
    if (emails.includes(email) || rows.some((row) => row.invited_email === email)) {
      return setProblem(words.emailKnown)
    }
    onChange([...emails, email])
    setText('')
    return setProblem(undefined)
  }
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-start gap-2">
        <TextField
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={words.emailHint}
          error={problem}
          value={text}
          onKeyDown={addOnEnter}
          onChange={({ target }) => {
            setText(target.value)
            setProblem(undefined)
          }}
          wrapperClassName="min-w-0 flex-1"
        />
        <Button className="mt-6" onClick={add}>
          {words.addEmail}
        </Button>
      </div>
      {emails.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {emails.map((email) => (
            <li key={email}>
              <button
                type="button"
                aria-label={words.removeEmail(email)}
                onClick={() => onChange(emails.filter((each) => each !== email))}
                className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-edge bg-raised px-3 text-label font-semibold [overflow-wrap:anywhere] hover:bg-sunken"
              >
                {email}
                <Icon name="close" className="size-4 shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function isEmail(email: string): boolean {
  return inviteAthletes.body?.safeParse({ competition_id: 1, email_list: [email] }).success ?? false
}
