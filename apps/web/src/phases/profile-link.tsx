/** The way from a name to the person's profile, for those who may see one: visitors may not, an address has none. */
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../app/paths.ts'
import { usePerson } from '../lib/session.ts'
import { classNames } from '../ui/class-names.ts'

type Props = { userId: number | null; children: ReactNode; className?: string }

export function ProfileLink({ userId, children, className }: Props) {
  const signedIn = usePerson() !== null
  if (!signedIn || userId === null)
    return className ? <span className={className}>{children}</span> : children
  return (
    <Link
      to={paths.profile(userId)}
      // The row that it stands in may lead elsewhere.
      onClick={(event) => event.stopPropagation()}
      className={classNames('underline-offset-4 hover:underline', className)}
    >
      {children}
    </Link>
  )
}
