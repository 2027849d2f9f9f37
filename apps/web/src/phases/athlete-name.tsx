/** An athlete in a row: picture, name (which leads to the profile), country; and "You" beside one's own. */
import type { PersonShort } from '@trickline/contract/people'
import { useMessages } from '../lib/messages.ts'
import { personName } from '../lib/person-name.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { FlagAfterName } from '../ui/flag.tsx'
import { ProfileLink } from './profile-link.tsx'

export function AthleteName({ user, isOwn = false }: { user: PersonShort; isOwn?: boolean }) {
  const words = useMessages('phases')
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={user.name} surname={user.surname} src={user.img_path} />
      <span className="min-w-0 font-semibold text-balance [overflow-wrap:anywhere]">
        <ProfileLink userId={user.id}>{personName(user)}</ProfileLink>
        {user.country ? <FlagAfterName country={user.country} /> : null}
        {isOwn ? <Badge className="ms-1">{words.you}</Badge> : null}
      </span>
    </span>
  )
}
