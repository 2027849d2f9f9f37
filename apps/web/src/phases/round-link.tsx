/** The way from a row to the round itself, by key as by finger. */
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../app/paths.ts'
import { useMessages } from '../lib/messages.ts'
import { classNames } from '../ui/class-names.ts'
import { fullName, type SeenRound } from './as-seen.ts'

export function RoundLink({
  round,
  children,
  className,
}: {
  round: SeenRound
  children: ReactNode
  className?: string
}) {
  const words = useMessages('phases')
  return (
    <Link
      to={paths.judging(round.id)}
      aria-label={words.open(fullName(round.row.user))}
      // The row that it stands in leads there too; once is enough.
      onClick={(event) => event.stopPropagation()}
      className={classNames('underline-offset-4 hover:underline', className)}
    >
      {children}
    </Link>
  )
}
