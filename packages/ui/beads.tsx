/** One bead on the line for each thing of a series, in its order: filled once it is done, orange if it is on or next. */
import { classNames } from './class-names.ts'

type Props = {
  beads: readonly { key: number; isDone: boolean; isNext: boolean }[]
}

export function Beads({ beads }: Props) {
  return (
    <div aria-hidden="true" className="relative flex h-4 items-center">
      <span className="absolute inset-x-0 border-t-[1.5px] border-ink" />
      {beads.map(({ key, isDone, isNext }) => (
        <span key={key} className="relative flex min-w-0 flex-1 justify-center">
          <span
            className={classNames(
              'aspect-square w-full rounded-full',
              isNext
                ? 'max-w-3.5 bg-accent'
                : isDone
                  ? 'max-w-3 bg-ink'
                  : 'max-w-2 border-[1.5px] border-ink bg-paper',
            )}
          />
        </span>
      ))}
    </div>
  )
}
