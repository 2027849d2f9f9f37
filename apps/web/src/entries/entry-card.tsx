/** An entry: person, status and actions, as a card of the grid or a row of the list. */
import type { EntryRead } from '@trickline/contract/read-rows'
import { useMessages } from '@trickline/ui/messages.ts'
import { PersonName } from '@trickline/views/people/person-name.tsx'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { StatusChip } from '@trickline/ui/badge.tsx'
import { cardClass } from '@trickline/ui/card.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { EntryButtons, type EntryProps } from './entry-buttons.tsx'
import { entryName } from './entry-name.ts'
import { EntryStatusChip } from './entry-status.tsx'

type Props = EntryProps & {
  view: 'grid' | 'list'
  glowing: boolean
  selected?: boolean
  onSelect?: () => void
}

export function EntryCard({ view, glowing, selected = false, onSelect, ...entry }: Props) {
  const common = useMessages('common')
  const words = useMessages('entries')
  const { row } = entry
  const grid = view === 'grid'
  return (
    <li
      className={classNames(
        'min-w-0 gap-x-4',
        grid
          ? classNames(cardClass, 'flex flex-col gap-y-3 p-4')
          : 'flex flex-wrap items-center gap-y-1 border-b border-hair py-2 lg:flex-nowrap',
        selected && 'bg-sunken',
        glowing && 'glow',
      )}
    >
      <div className={classNames('flex min-w-0 items-center gap-3', !grid && 'flex-1 basis-72')}>
        {row.role === 'athlete' ? (
          <span
            title={words.number(row.orderNumber)}
            className="tabular w-7 shrink-0 text-end text-lead font-bold text-soft"
          >
            {row.orderNumber}
          </span>
        ) : null}
        <Avatar
          name={row.user?.name ?? row.invited_email ?? '?'}
          surname={row.user?.surname}
          src={row.user?.img_path}
        />
        <Name row={row} />
        {onSelect ? (
          <label
            className={classNames(
              'inline-flex size-touch shrink-0 cursor-pointer items-center justify-center',
              grid ? 'ms-auto -me-2' : 'order-first -me-3 -ms-3',
            )}
          >
            <input
              type="checkbox"
              aria-label={words.select(entryName(row, common) || words.withoutAccount)}
              checked={selected}
              onChange={onSelect}
              className="size-5"
            />
          </label>
        ) : null}
      </div>
      <div
        className={classNames(
          'flex min-h-touch flex-wrap items-center gap-x-4 gap-y-2',
          grid ? 'mt-auto' : 'max-lg:w-full',
        )}
      >
        <Marks row={row} competition={entry.competition} />
        <EntryButtons {...entry} />
      </div>
    </li>
  )
}

function Name({ row }: { row: EntryRead }) {
  const common = useMessages('common')
  const words = useMessages('entries')
  return (
    <p className="min-w-0 font-semibold text-balance [overflow-wrap:anywhere]">
      {row.user ? <PersonName user={row.user} marksOwn /> : entryName(row, common) || words.withoutAccount}
      {row.user === null && row.invited_email ? (
        <span className="block text-label font-normal text-soft">{words.withoutAccount}</span>
      ) : null}
    </p>
  )
}

function Marks({ row, competition }: Pick<EntryProps, 'row' | 'competition'>) {
  const words = useMessages('entries')
  const { status, role } = row
  return (
    <div className="flex flex-wrap items-center gap-2">
      <EntryStatusChip row={row} />
      {/* null: the viewer may not see it */}
      {row.fees_paid !== null && competition.fees > 0 && role === 'athlete' && status === 'approved' ? (
        <StatusChip tone={row.fees_paid ? 'done' : 'waiting'}>
          {row.fees_paid ? words.paid : words.unpaid}
        </StatusChip>
      ) : null}
    </div>
  )
}
