/** The way from a name to the person's profile; an address without an account has none. */
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from './paths.ts'

export function ProfileLink({ userId, children }: { userId: number | null; children: ReactNode }) {
  if (userId === null) return children
  return (
    <Link to={paths.profile(userId)} className="block underline-offset-4 hover:underline">
      {children}
    </Link>
  )
}
