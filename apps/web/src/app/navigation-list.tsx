/** The menu's entries: in a bar on the desktop, in a list in the drawer of the phone. */
import { Link } from '@tanstack/react-router'
import { useMessages } from '../lib/messages.ts'
import { personName } from '../lib/person-name.ts'
import { useSession } from '../lib/session.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { classNames } from '../ui/class-names.ts'
import { type Entry, navigation } from './navigation.ts'
import { paths } from './paths.ts'

export function NavigationBar({ className }: { className?: string | undefined }) {
  const common = useMessages('common')
  return (
    <nav aria-label={common.navigation} className={classNames('items-center gap-1', className)}>
      {navigation
        .flatMap((group) => group.entries)
        .map((entry) => (
          <EntryLink key={entry.name} entry={entry} className="px-3" />
        ))}
    </nav>
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
          className="-mx-3 flex min-h-touch items-center gap-3 rounded-control px-3 py-1 hover:bg-sunken"
        >
          <Avatar name={profile.name} surname={profile.surname} src={profile.img_path} />
          <span className="min-w-0 font-semibold">
            {personName(profile)}
            <span className="block text-label font-normal text-soft">{common.nav.profile}</span>
          </span>
        </Link>
      ) : null}
      {navigation.map((group) => (
        <div key={group.entries[0]?.name} className="flex flex-col">
          {group.name ? <p className="text-label text-soft">{common.nav[group.name]}</p> : null}
          {group.entries.map((entry) => (
            <EntryLink key={entry.name} entry={entry} onFollow={onFollow} className="-mx-3 px-3 text-lead" />
          ))}
        </div>
      ))}
    </nav>
  )
}

function EntryLink({
  entry,
  onFollow,
  className,
}: {
  entry: Entry
  onFollow?: () => void
  className: string
}) {
  const common = useMessages('common')
  const looks = classNames('flex min-h-touch items-center gap-2 rounded-control font-medium', className)
  if (!entry.path) {
    return (
      <span aria-disabled="true" className={classNames(looks, 'text-soft')}>
        {common.nav[entry.name]}
        <Badge>{common.comingSoon}</Badge>
      </span>
    )
  }
  return (
    <Link
      to={entry.path}
      onClick={onFollow}
      className={classNames(looks, 'hover:bg-sunken')}
      activeProps={{ className: 'underline decoration-accent decoration-4 underline-offset-[0.45em]' }}
    >
      {common.nav[entry.name]}
    </Link>
  )
}
