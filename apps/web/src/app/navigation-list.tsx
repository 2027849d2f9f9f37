/** The navigation: a bar on desktop, a list in the phone's drawer. */
import { Link } from '@tanstack/react-router'
import { useId, useRef } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { useSession } from '@trickline/client/session.ts'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { Badge } from '@trickline/ui/badge.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { openPopoverAt } from '@trickline/ui/open-popover.ts'
import { type Entry, type EntryGroup, useNavigation } from './navigation.ts'
import { paths } from '@trickline/views/paths.ts'

/** The current entry thickens the line below the header. Where the bar has no room, a name of several words has two lines. */
const barClass =
  'relative flex min-h-touch items-center gap-1 rounded-control px-2 text-center leading-tight font-medium text-balance hover:bg-sunken ' +
  'after:absolute after:inset-x-2 after:-bottom-1 after:h-1 after:rounded-full aria-[current=page]:after:bg-accent'

export function NavigationBar() {
  const common = useMessages('common')
  return (
    <nav aria-label={common.navigation} className="-ms-2 flex h-14 items-center">
      {useNavigation().map((group) =>
        group.name ? (
          <BarMenu key={group.name} group={group} />
        ) : (
          group.entries.map((entry) =>
            entry.path === undefined ? (
              <AnnouncedEntry
                key={entry.name}
                name={entry.name}
                // two lines: the bar has no room beside it
                className="shrink-0 flex-col items-center justify-center px-2 leading-tight"
              />
            ) : (
              <EntryLink key={entry.name} name={entry.name} path={entry.path} className={barClass} />
            ),
          )
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
        {entries.map(({ name: entryName, path = paths.home }) => (
          <li key={entryName}>
            <EntryLink
              name={entryName}
              path={path}
              onFollow={close}
              className="flex min-h-touch items-center rounded-[0.375rem] px-3 font-medium hover:bg-sunken aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-4 aria-[current=page]:underline-offset-4"
            />
          </li>
        ))}
      </ul>
    </>
  )
}

export function NavigationList({ onFollow }: { onFollow: () => void }) {
  const common = useMessages('common')
  const profile = useSession()?.profile
  return (
    <nav aria-label={common.navigation} className="flex flex-col gap-5">
      {profile ? (
        <Link
          to={paths.ownProfile}
          onClick={onFollow}
          activeOptions={{ exact: true }}
          className="-mx-3 flex min-h-touch items-center gap-3 rounded-control px-3 py-1 hover:bg-sunken"
        >
          <Avatar name={profile.name} surname={profile.surname} src={profile.img_path} />
          <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">
            {personName(profile, common)}
            <span className="block text-label font-normal text-soft">{common.nav.profile}</span>
          </span>
        </Link>
      ) : null}
      {useNavigation().map((group) => (
        <div key={group.entries[0]?.name} className="flex flex-col">
          {group.name ? <p className="text-label text-soft">{common.nav[group.name]}</p> : null}
          {group.entries.map((entry) =>
            entry.path === undefined ? (
              <AnnouncedEntry key={entry.name} name={entry.name} className="items-center gap-2" />
            ) : (
              <EntryLink
                key={entry.name}
                name={entry.name}
                path={entry.path}
                onFollow={onFollow}
                className="-mx-3 flex min-h-touch items-center gap-2 rounded-control px-3 text-lead font-medium hover:bg-sunken aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-4 aria-[current=page]:underline-offset-[0.45em]"
              />
            ),
          )}
        </div>
      ))}
    </nav>
  )
}

type EntryProps = { name: Entry['name']; className: string }

function EntryLink({
  name,
  path,
  onFollow,
  className,
}: EntryProps & { path: string; onFollow?: () => void }) {
  const common = useMessages('common')
  return (
    <Link to={path} onClick={onFollow} className={className}>
      {common.nav[name]}
    </Link>
  )
}

function AnnouncedEntry({ name, className }: EntryProps) {
  const common = useMessages('common')
  return (
    <span aria-disabled="true" className={classNames('flex min-h-touch text-label text-soft', className)}>
      {common.nav[name]}
      <Badge>{common.comingSoon}</Badge>
    </span>
  )
}
