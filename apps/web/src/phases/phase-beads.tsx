/** The progress of a phase: one bead on the line per round, in running order, filled once the round is judged. */
import { classNames } from '@trickline/ui/class-names.ts'

type Props = {
  beads: readonly { key: number; isJudged: boolean; isNext: boolean }[]
}

export function PhaseBeads({ beads }: Props) {
  return (
    <div aria-hidden="true" className="relative flex h-4 items-center">
      <span className="absolute inset-x-0 border-t-[1.5px] border-ink" />
      {beads.map(({ key, isJudged, isNext }) => (
        <span key={key} className="relative flex min-w-0 flex-1 justify-center">
          <span
            className={classNames(
              'aspect-square w-full rounded-full',
              isNext
                ? 'max-w-3.5 bg-accent'
                : isJudged
                  ? 'max-w-3 bg-ink'
                  : 'max-w-2 border-[1.5px] border-ink bg-paper',
            )}
          />
        </span>
      ))}
    </div>
  )
}
