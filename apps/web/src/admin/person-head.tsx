/** Photo and name with a link to the profile, and a line of details. */
import { Link } from '@tanstack/react-router'
import type { PersonShort } from '@trickline/contract/people'
import type { ReactNode } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { personName } from '@trickline/views/person-name.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Avatar } from '@trickline/ui/avatar.tsx'

export function PersonHead({ user, children }: { user: PersonShort; children: ReactNode }) {
  const common = useMessages('common')
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      <Avatar name={user.name} surname={user.surname} src={user.img_path} />
      <div className="min-w-0 flex-1">
        <Link
          to={paths.profile(user.id)}
          className="leading-tight font-semibold [overflow-wrap:anywhere] hover:underline"
        >
          {personName(user, common)}
        </Link>
        <p className="text-label [overflow-wrap:anywhere] text-soft">{children}</p>
      </div>
    </div>
  )
}
