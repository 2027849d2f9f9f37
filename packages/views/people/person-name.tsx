/** A person in a row: picture, name linked to the profile, flag, and "You". */
import type { PersonShort } from '@trickline/contract/people'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Link } from '../link.tsx'
import { personName } from '../person-name.ts'
import { useViewer } from '../viewer.ts'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { Badge } from '@trickline/ui/badge.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { FlagAfterName } from '@trickline/ui/flag.tsx'

type Props = { user: Pick<PersonShort, 'id' | 'name' | 'surname' | 'country'>; marksOwn?: boolean }

export function PersonName({ user, marksOwn = false }: Props) {
  const common = useMessages('common')
  const isOwn = useViewer()?.id === user.id
  return (
    <>
      <ProfileLink userId={user.id}>{personName(user, common)}</ProfileLink>
      {user.country ? <FlagAfterName country={user.country} /> : null}
      {marksOwn && isOwn ? (
        <span className="whitespace-nowrap">
          {'\u00A0'}
          <Badge>{common.you}</Badge>
        </span>
      ) : null}
    </>
  )
}

/** Has no link, for a row that has one of its own. */
export function NameAndFlag({ user }: { user: Pick<PersonShort, 'name' | 'surname' | 'country'> }) {
  const common = useMessages('common')
  return (
    <>
      {personName(user, common)}
      {user.country ? <FlagAfterName country={user.country} /> : null}
    </>
  )
}

type PictureProps = {
  user: PersonShort
  below?: ReactNode
  /** On a phone the picture is in the middle of a row of two lines; the one below is indented by `belowNameClass`. */
  isAboveLine?: boolean
}

export function PersonWithPicture({ user, below = '', isAboveLine = false }: PictureProps) {
  return (
    <span className="flex min-w-0 items-center gap-3 max-sm:gap-2.5">
      <span
        className={
          isAboveLine
            ? 'contents max-sm:absolute max-sm:inset-y-0 max-sm:flex max-sm:items-center'
            : 'contents'
        }
      >
        <Avatar name={user.name} surname={user.surname} src={user.img_path} />
      </span>
      <span
        className={classNames(
          'min-w-0 leading-tight font-semibold [overflow-wrap:anywhere]',
          isAboveLine && belowNameClass,
        )}
      >
        <PersonName user={user} marksOwn />
        {below ? <span className="block text-label font-normal text-soft">{below}</span> : null}
      </span>
    </span>
  )
}

export const belowNameClass = 'max-sm:ps-12.5'

type LinkProps = { userId: number | null; children: ReactNode; className?: string | undefined }

/** Without a link for a visitor or an entry without an account. */
export function ProfileLink({ userId, children, className }: LinkProps) {
  const signedIn = useViewer() !== null
  if (!signedIn || userId === null)
    return className ? <span className={className}>{children}</span> : children
  return (
    <Link
      to={paths.profile(userId)}
      // the row may have a link of its own
      onClick={(event) => event.stopPropagation()}
      className={classNames('underline-offset-4 hover:underline', className)}
    >
      {children}
    </Link>
  )
}
