/** The way from a row to the round itself, by key as by finger; what it shows is read out before where it leads. */
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../app/paths.ts'
import { useMessages } from '../lib/messages.ts'
import { personName } from '../lib/person-name.ts'
import { classNames } from '../ui/class-names.ts'
import type { SeenRound } from './as-seen.ts'

type Props = { round: SeenRound; children: ReactNode; className?: string }

export function RoundLink({ round, children, className }: Props) {
  const words = useMessages('phases')
  return (
    <Link
      to={paths.judging(round.id)}
      // The row that it stands in leads there too; once is enough.
      onClick={(event) => event.stopPropagation()}
      className={classNames('relative underline-offset-4 hover:underline', className)}
    >
      {children} <span className="sr-only">{words.open(personName(round.user))}</span>
    </Link>
  )
}
