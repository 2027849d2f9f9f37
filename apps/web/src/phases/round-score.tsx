/** The score of a round, which opens the round where the person may look into it; before it shows, a word does. */
import { useMessages } from '../lib/messages.ts'
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
  const words = useMessages('phases')
  const shown = <Score value={score} size={size} className={className} />
  if (opens === null) return shown
  return (
    <RoundLink
      round={opens}
      className={classNames(
        'decoration-edge decoration-1 hover:decoration-accent',
        // In a bracket the line of the place lies right below.
        size === 'row' && 'inline-flex min-h-10 items-center underline underline-offset-[6px]',
      )}
    >
      {score === null ? <span className="font-semibold">{words.look}</span> : shown}
    </RoundLink>
  )
}
