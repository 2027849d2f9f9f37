/** Rows of the selected list, loaded after the first paint. */
import type { RowScore } from '@trickline/scoring'
import { classNames } from '@trickline/ui/class-names.ts'
import type { DraftTrick } from '@trickline/views/rounds/draft-trick.ts'
import { useMoveKeys } from './row-moves.tsx'
import { dropClass, InsertMark } from './row-place.tsx'
import { TrickRow, type TrickToReveal } from './trick-row.tsx'
import type { Warning } from './warnings.ts'

type Props = {
  selected: readonly DraftTrick[]
  /** Current scores of the open combo; empty while it does not count. */
  open: readonly RowScore[]
  insertBefore: number | null
  marked: readonly number[]
  onMark: ((key: number) => void) | null
  warned: ReadonlyMap<number, Warning>
  shown: TrickToReveal | null
}

export function SelectedRows({ selected, open, insertBefore, marked, onMark, warned, shown }: Props) {
  const scores = open.flatMap((row) =>
    row.kind === 'combo'
      ? row.tricks.map(({ roundPoints, occurrence }) => ({ points: roundPoints, occurrence }))
      : { points: row.points, occurrence: row.trick.occurrence },
  )
  return (
    <ol {...useMoveKeys()}>
      {selected.map((trick, place) => (
        <li key={trick.key} data-row={trick.key} className={classNames(dropClass, 'border-t border-hair')}>
          {trick.key === insertBefore ? <InsertMark /> : null}
          <TrickRow
            trick={trick}
            shown={shown?.key === trick.key ? shown : null}
            points={scores[place]?.points ?? trick.value}
            occurrence={scores[place]?.occurrence ?? 1}
            isWaiting={scores.length === 0}
            mark={selected.length > 1 && onMark ? { isOn: marked.includes(trick.key), toggle: onMark } : null}
            warning={warned.get(trick.key) ?? null}
          />
        </li>
      ))}
    </ol>
  )
}
