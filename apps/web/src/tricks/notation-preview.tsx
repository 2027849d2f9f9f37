/** Below the search field in the place of results: a typed line as parsed, and what is not understood; or that no trick is called so. */
import { Fragment, type ReactNode } from 'react'
import { levelName } from '@trickline/scoring'
import type { Areas } from '@trickline/messages/areas'
import { type Format, useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { levelWord, performanceTags } from '@trickline/views/tricks/performed-trick.ts'
import { LevelMark } from '@trickline/ui/badge.tsx'
import { Button } from '@trickline/ui/button.tsx'
import type { NotationProblem } from './notation-names.ts'
import type { Notation, ReadRow, ReadTrick } from './notation.ts'

type Props = {
  notation: Notation
  /** Number of selected tricks; a combo of the line is added to the round before them. */
  pending: number
  isChanging: boolean
  disabledReason: string | null
  /** null: the line cannot be entered. */
  onEnter: (() => void) | null
}

type WithoutResultsProps = Omit<Props, 'notation'> & { text: string; notation: Notation | null }

export function WithoutResults({ text, notation, ...props }: WithoutResultsProps) {
  const words = useMessages('judging')
  if (notation) return <NotationPreview notation={notation} {...props} />
  return (
    <p role="alert" className="mt-1 text-soft">
      {words.noTrick(text)}
    </p>
  )
}

export function NotationPreview({ notation, pending, isChanging, disabledReason, onEnter }: Props) {
  const words = useMessages('judging')
  const { line } = useMessages('judgingParts')
  const { rows, hasCombo, strayBracket } = notation
  const count = rows.reduce((sum, row) => sum + row.tricks.length, 0)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only keeps the focus in the field
    <section
      aria-label={line.notation}
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-[min(24rem,55dvh)] overflow-y-auto overscroll-contain rounded-control border border-edge bg-raised p-3 shadow-lift"
    >
      {onEnter ? (
        <Button kind="primary" className="mb-2 w-full" onClick={onEnter}>
          {isChanging ? words.change : line.enter(count)}
        </Button>
      ) : disabledReason ? (
        <p role="alert" className="mb-2 text-label font-medium text-stopped">
          {disabledReason}
        </p>
      ) : (
        <p className="mb-2 text-label text-soft">{line.notYet}</p>
      )}
      {onEnter && hasCombo ? (
        <p className="mb-2 text-label text-soft">
          {pending > 0 ? line.pendingFirst(pending) : line.intoTheRound}
        </p>
      ) : null}
      <ol aria-live="polite" className="flex flex-col gap-1.5">
        {rows.map((row, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- parts of a line have no ids
          <li key={place}>{row.kind === 'combo' ? <Combo row={row} /> : <Read read={row.tricks[0]} />}</li>
        ))}
      </ol>
      {strayBracket ? <Problem>{line.problems.stray}</Problem> : null}
    </section>
  )
}

function Combo({ row }: { row: Extract<ReadRow, { kind: 'combo' }> }) {
  const { quick } = useMessages('judging')
  const { line } = useMessages('judgingParts')
  return (
    <>
      <p className="text-label font-semibold text-soft">{quick.combo}</p>
      <div className="border-s-[1.5px] border-ink ps-2.5">
        {row.tricks.map((trick, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- parts of a line have no ids
          <Fragment key={place}>
            <Read read={trick} />
          </Fragment>
        ))}
        {row.problem ? <Problem>{line.problems[row.problem]}</Problem> : null}
      </div>
    </>
  )
}

function Read({ read }: { read: ReadTrick }) {
  const words = useMessages('judging')
  const parts = useMessages('judgingParts')
  const format = useFormat()
  const { trick, problems } = read
  return (
    <div className="leading-tight">
      <p className="flex items-center gap-2">
        {trick ? <LevelMark level={levelName(trick.level_id)} /> : null}
        <span>
          <span className={trick ? 'font-semibold' : 'text-soft line-through decoration-2'}>
            {trick?.short_name ?? read.text}
          </span>{' '}
          <span className="text-label font-semibold text-accent-ink">
            {performanceTags(read, words).join(' ')}
          </span>{' '}
          {trick ? <span className="sr-only">{levelWord(trick.level_id, words)}</span> : null}
        </span>
      </p>
      {problems.map((problem) => (
        <Problem key={`${problem.problem} ${'word' in problem ? problem.word : ''}`}>
          {problemText(problem, parts, format)}
        </Problem>
      ))}
    </div>
  )
}

function Problem({ children }: { children: ReactNode }) {
  return <p className="text-label font-medium text-stopped">{children}</p>
}

function problemText(problem: NotationProblem, { line }: Areas['judgingParts'], format: Format): string {
  if (problem.problem === 'after-dub-80') return line.problems['after-dub-80']
  if ('candidates' in problem)
    return line.problems[problem.problem](problem.word, format.either(problem.candidates))
  return line.problems[problem.problem](problem.word)
}
