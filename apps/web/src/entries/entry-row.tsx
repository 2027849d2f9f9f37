/** An entry in its group: number, picture, name, and its next step. Its status is the group's heading. */
import type { EntryRead } from '@trickline/contract/read-rows'
import { useId } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { useViewer } from '@trickline/views/viewer.ts'
import { personName } from '@trickline/views/person-name.ts'
import { NameAndFlag, ProfileLink } from '@trickline/views/people/person-name.tsx'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { Badge } from '@trickline/ui/badge.tsx'
import { FlagAfterName } from '@trickline/ui/flag.tsx'
import { Row, rowLinkClass } from '@trickline/ui/row.tsx'
import { EntryButtons, type EntryProps } from './entry-buttons.tsx'
import { entryName } from './entry-name.ts'
import { EntryStatusChip } from './entry-status.tsx'

type Props = EntryProps & {
  view: 'grid' | 'list'
  /** The row has a button beside the name. */
  isWaiting: boolean
  numbered: boolean
  glowing: boolean
  /** Given while several are being selected, for rows that can be. */
  selection?: { isSelected: boolean; onToggle: () => void } | undefined
}

export function EntryRow({ view, isWaiting, numbered, glowing, selection, ...entry }: Props) {
  const words = useMessages('entries')
  const { row } = entry
  const id = useId()
  return (
    <Row
      card={view === 'grid' ? 'beside' : undefined}
      className={glowing ? 'glow' : undefined}
      mark={
        <span className="flex items-center gap-2">
          {numbered ? (
            <span
              title={words.number(row.orderNumber)}
              className="tabular w-6 text-center font-bold text-soft"
            >
              {row.orderNumber}
            </span>
          ) : null}
          <Avatar
            name={row.user?.name ?? row.invited_email ?? '?'}
            surname={row.user?.surname}
            src={row.user?.img_path}
          />
        </span>
      }
      name={selection ? <SelectLabel row={row} checkboxId={id} /> : <Name row={row} isWaiting={isWaiting} />}
      details={row.user === null && row.invited_email ? words.withoutAccount : null}
      note={row.mail_waits && row.status === 'registered' ? <EntryStatusChip row={row} /> : null}
      action={selection ? <Checkbox {...selection} id={id} row={row} /> : <EntryButtons {...entry} />}
    />
  )
}

type RowProps = { row: EntryRead }

function Name({ row, isWaiting }: RowProps & Pick<Props, 'isWaiting'>) {
  const common = useMessages('common')
  const words = useMessages('entries')
  const isOwn = useViewer()?.id === row.userId
  const { user } = row
  if (!user) return entryName(row, common) || words.withoutAccount
  return (
    <>
      <ProfileLink userId={user.id} className={rowLinkClass}>
        {personName(user, common)}
        {user.country ? (
          <span className={isWaiting ? 'max-sm:hidden' : undefined}>
            <FlagAfterName country={user.country} />
          </span>
        ) : null}
      </ProfileLink>
      {row.is_head ? <Badge className="ms-1">{words.head.badge}</Badge> : null}
      {isOwn ? <Badge className="ms-1">{common.you}</Badge> : null}
    </>
  )
}

/** A press anywhere on the row selects it. */
function SelectLabel({ row, checkboxId }: RowProps & { checkboxId: string }) {
  const common = useMessages('common')
  const words = useMessages('entries')
  return (
    <label htmlFor={checkboxId} className={`${rowLinkClass} cursor-pointer`}>
      {row.user ? <NameAndFlag user={row.user} /> : entryName(row, common) || words.withoutAccount}
    </label>
  )
}

type CheckboxProps = RowProps & NonNullable<Props['selection']> & { id: string }

function Checkbox({ id, row, isSelected, onToggle }: CheckboxProps) {
  const common = useMessages('common')
  const words = useMessages('entries')
  return (
    <span className="relative grid size-touch place-items-center">
      <input
        id={id}
        type="checkbox"
        aria-label={words.select(entryName(row, common) || words.withoutAccount)}
        checked={isSelected}
        onChange={onToggle}
        className="size-5"
      />
    </span>
  )
}
