/** Invites several people, and for athletes also e-mail addresses (screens §6). */
import type { EntryRead } from '@trickline/contract/read-rows'
import { useQuery } from '@tanstack/react-query'
import type { EntryRole } from '@trickline/competition/model'
import { athletesShortList, judgesShortList } from '@trickline/contract/calls/people'
import { type ReactNode, useState } from 'react'
import { api } from '@trickline/client/api.ts'
import { useErrorText } from '../lib/error-text.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { NameAndFlag } from '@trickline/views/people/person-name.tsx'
import { containing } from '@trickline/ui/plain-text.ts'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { Button } from '@trickline/ui/button.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { Collapsible } from '@trickline/ui/collapsible.tsx'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { TextField } from '@trickline/ui/field.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { Notice } from '@trickline/ui/notice.tsx'
import { SkeletonRows } from '@trickline/ui/skeleton.tsx'
import { EmailList } from './email-list.tsx'
import { toggled } from './bulk-actions.ts'
import { useEntryChanges } from './use-entry-changes.ts'

type Props = {
  entryRole: EntryRole
  open: boolean
  onClose: () => void
  competitionId: number
  /** Existing entries, including declined ones. */
  rows: readonly EntryRead[]
}

export function InviteDialog({ entryRole, open, onClose, competitionId, rows }: Props) {
  const words = useMessages('entries')
  const [people, setPeople] = useState<readonly number[]>([])
  const [emails, setEmails] = useState<readonly string[]>([])
  const changes = useEntryChanges(entryRole, competitionId)
  const count = people.length + emails.length
  const invite = async (mails: boolean) => {
    const done = mails ? words.sent(count) : words.invitedCount(count)
    if (!(await changes.invite(people, emails, mails, { done, swing: 0.5 }))) return
    setPeople([])
    setEmails([])
    onClose()
  }
  const whyNot = count === 0 ? words.whyNotInvite : null
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.invite[entryRole]}
      actions={
        <>
          <Button
            kind="primary"
            disabledReason={whyNot}
            busy={changes.busy}
            busyText={words.inviting}
            className="max-sm:w-full sm:order-1"
            onClick={() => void invite(true)}
          >
            {count === 0 ? words.invite[entryRole] : words.inviteAndMail(count)}
          </Button>
          <Chosen count={count} />
          {count === 0 ? null : (
            <>
              <Button busy={changes.busy} className="max-sm:w-full" onClick={() => void invite(false)}>
                {words.addWithoutMail(count)}
              </Button>
              <p className="w-full text-label text-soft sm:order-first sm:text-end">{words.inviteIntro}</p>
            </>
          )}
        </>
      }
    >
      <People entryRole={entryRole} rows={rows} chosen={people} onChoose={setPeople}>
        {entryRole === 'athlete' ? (
          <Collapsible look="words" title={words.email}>
            <EmailList rows={rows} emails={emails} onChange={setEmails} />
          </Collapsible>
        ) : null}
      </People>
    </Dialog>
  )
}

function Chosen({ count }: { count: number }) {
  const words = useMessages('entries')
  return (
    <p
      aria-live="polite"
      // on a phone, the buttons have the number
      className={classNames(
        'tabular order-first self-center text-soft max-sm:me-auto',
        count > 0 && 'max-sm:sr-only',
      )}
    >
      {words.chosen(count)}
    </p>
  )
}

type PeopleProps = Pick<Props, 'entryRole' | 'rows'> & {
  chosen: readonly number[]
  onChoose: (people: readonly number[]) => void
  /** Between the search and the list. */
  children: ReactNode
}

function People({ entryRole, rows, chosen, onChoose, children }: PeopleProps) {
  const words = useMessages('entries')
  const [search, setSearch] = useState('')
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={words.searchPeople}
        type="search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        end={<Icon name="search" className="pointer-events-none me-3 size-4 text-soft" />}
        className="[&::-webkit-search-cancel-button]:hidden"
      />
      {children}
      <Found {...{ entryRole, rows, chosen, onChoose, search }} />
    </div>
  )
}

type FoundProps = Omit<PeopleProps, 'children'> & { search: string }

function Found({ entryRole, rows, chosen, onChoose, search }: FoundProps) {
  const common = useMessages('common')
  const words = useMessages('entries')
  const explain = useErrorText()
  const { data, error } = useShortList(entryRole)
  if (error) return <Notice tone="bad">{explain(error)}</Notice>
  if (!data) return <SkeletonRows count={4} className="h-12" />
  const enteredIds = new Set(rows.map((row) => row.userId))
  const free = data.filter((person) => !enteredIds.has(person.id))
  const isFound = containing(search)
  const found = free.filter((person) => isFound(personName(person, common)))
  return (
    <div className="min-h-24 border-y border-hair">
      {found.length === 0 ? (
        <p className="p-4 text-soft">{free.length === 0 ? words.nobodyLeft : words.nobodyFound(search)}</p>
      ) : null}
      {found.map((person) => (
        <label
          key={person.id}
          className="flex min-h-touch cursor-pointer items-center gap-2.5 px-1 py-1 hover:bg-sunken has-checked:bg-sunken has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-accent-ink"
        >
          <input
            type="checkbox"
            checked={chosen.includes(person.id)}
            onChange={() => onChoose(toggled(chosen, person.id))}
          />
          <Avatar name={person.name} surname={person.surname} src={person.img_path} size="small" />
          <span className="min-w-0 leading-tight [overflow-wrap:anywhere]">
            <NameAndFlag user={person} />
          </span>
        </label>
      ))}
    </div>
  )
}

export function useShortList(entryRole: EntryRole) {
  return useQuery({
    queryKey: ['short-list', entryRole],
    queryFn: async ({ signal }) =>
      entryRole === 'athlete'
        ? (await api(athletesShortList, { signal })).athletes
        : (await api(judgesShortList, { signal })).judges,
  })
}
