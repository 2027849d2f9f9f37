/** The score of a round, which opens the round where the person may look into it. */
import { classNames } from '../ui/class-names.ts'
import { Score } from '../ui/score.tsx'
import type { SeenRound } from './as-seen.ts'
import { RoundLink } from './round-link.tsx'

type Props = {
  score: number | null
  /** The round to open; null: it does not open for this person. */
  opens: SeenRound | null
  size?: 'row' | 'small'
  className?: string | undefined
}

export function RoundScore({ score, opens, size = 'row', className }: Props) {
  const shown = <Score value={score} size={size} className={className} />
  if (opens === null) return shown
  return (
    <RoundLink
      round={opens}
      className={classNames(
        'underline decoration-edge hover:decoration-accent',
        size === 'row' ? 'inline-flex min-h-10 items-center decoration-1 underline-offset-[6px]' : '',
      )}
    >
      {shown}
    </RoundLink>
  )
}
