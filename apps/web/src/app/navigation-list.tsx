/** The navigation: a bar on a desktop, a list in a phone's drawer. */
import { Link } from '@tanstack/react-router'
import { useId, useRef } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { Badge } from '@trickline/ui/badge.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { IconButton } from '@trickline/ui/icon-button.tsx'
import { openPopoverAt } from '@trickline/ui/open-popover.ts'
import { type Entry, type EntryGroup, useNavigation } from './navigation.ts'

/** A bead on the line below the header marks the current entry, or the group with it. Where room is short, a name of several words takes two lines. */
const barClass =
  'relative flex min-h-touch items-center gap-1 rounded-control px-1 text-center leading-tight font-medium text-balance xl:px-2 hover:bg-sunken ' +
  'here:after:absolute here:after:start-1/2 here:after:-bottom-2.5 here:after:z-10 here:after:-ms-1.5 here:after:size-3 here:after:rounded-full here:after:bg-accent'

export function NavigationBar() {
  const frame = useMessages('frame')
  return (
    <nav aria-label={frame.navigation} className="flex h-14 items-center">
      {useNavigation().map((group) =>
        group.name ? (
          <BarMenu key={group.name} group={group} />
        ) : (
          group.entries.map((entry) => <MenuEntry key={entry.name} entry={entry} className={barClass} />)
        ),
      )}
    </nav>
  )
}

function BarMenu({ group: { name, entries } }: { group: EntryGroup }) {
  const common = useMessages('common')
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const close = () => list.current?.hidePopover()
  if (!name) return null
  return (
    <>
      <button ref={button} type="button" popoverTarget={id} className={barClass}>
        {common.nav[name]}
        <Icon name="down" className="size-3.5 text-soft" />
      </button>
      <ul
        ref={list}
        id={id}
        popover="auto"
        aria-label={common.nav[name]}
        onToggle={({ newState }) =>
          newState === 'open' && button.current && list.current && openPopoverAt(button.current, list.current)
        }
        className="fixed inset-auto m-0 min-w-44 rounded-control border border-hair bg-raised p-1 text-ink shadow-lift"
      >
        {entries.map((entry) => (
          <li key={entry.name}>
            <MenuEntry
              entry={entry}
              onFollow={close}
              className="flex min-h-touch items-center rounded-[0.375rem] px-3 font-medium hover:bg-sunken aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-4 aria-[current=page]:underline-offset-4"
            />
          </li>
        ))}
      </ul>
    </>
  )
}

export function NavigationDrawer({ onClose }: { onClose: () => void }) {
  const common = useMessages('common')
  const frame = useMessages('frame')
  return (
    <div className="px-4 pb-6">
      <div className="flex h-14 items-center justify-end">
        <IconButton icon="close" label={common.close} onClick={onClose} className="-me-3" />
      </div>
      <nav aria-label={frame.navigation} className="flex flex-col gap-5">
        {useNavigation().map((group) => (
          <div key={group.entries[0]?.name} className="flex flex-col">
            {group.name ? <p className="text-label text-soft">{common.nav[group.name]}</p> : null}
            {group.entries.map((entry) => (
              <MenuEntry
                key={entry.name}
                entry={entry}
                onFollow={onClose}
                className="-mx-3 flex min-h-touch items-center gap-2 rounded-control px-3 text-lead font-medium hover:bg-sunken aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-4 aria-[current=page]:underline-offset-[0.45em]"
              />
            ))}
          </div>
        ))}
      </nav>
    </div>
  )
}

type EntryProps = {
  entry: Entry
  className: string
  onFollow?: () => void
}

/** A link; an entry without a path is announced as coming soon. */
function MenuEntry({ entry: { name, path, isPage }, onFollow, className }: EntryProps) {
  const common = useMessages('common')
  const frame = useMessages('frame')
  if (path === undefined)
    return (
      <span aria-disabled="true" className={classNames(className, 'justify-between gap-3 text-soft')}>
        {common.nav[name]}
        <Badge>{frame.comingSoon}</Badge>
      </span>
    )
  if (isPage)
    return (
      <a href={path} className={className}>
        {common.nav[name]}
      </a>
    )
  return (
    <Link to={path} onClick={onFollow} className={className}>
      {common.nav[name]}
    </Link>
  )
}
