/** The rounds that a figure of the profile comes from: a link to the only one, or a dialog with the list. */
import { Link } from '@tanstack/react-router'
import type { CountedRead, HighlightsRead } from '@trickline/contract/read-statistics'
import type { Areas } from '@trickline/messages/areas'
import type { ReactNode } from 'react'
import { type Format, useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { levelWord } from '@trickline/views/tricks/performed-trick.ts'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { Table } from '@trickline/ui/table.tsx'
import type { SourceRoundsKey } from './source-rounds-search.ts'
import { dayOf, lastWeeks } from './last-weeks.ts'
import { type NameOf, roundPath, useRoundColumns } from './parts.tsx'
import { fullTrickTitle } from './statistics-labels.ts'

type LinkProps = {
  rounds: readonly CountedRead[]
  onOpen: () => void
  children: ReactNode
  /** Full label, where the number alone says too little. */
  label?: string
}

export function SourceRoundsLink({ rounds, onOpen, children, label }: LinkProps) {
  const [only, another] = rounds
  const linkClass =
    'inline-flex min-h-8 min-w-8 items-center justify-end underline decoration-edge underline-offset-4 hover:decoration-accent'
  if (!only) return children
  return another ? (
    <button type="button" onClick={onOpen} aria-label={label} className={linkClass}>
      {children}
    </button>
  ) : (
    <Link to={roundPath(only)} aria-label={label} className={linkClass}>
      {children}
    </Link>
  )
}

type DialogProps = {
  sourceRounds: SourceRoundsKey | undefined
  onClose: () => void
  highlights: HighlightsRead
  training: readonly CountedRead[]
  now: number
  nameOf: NameOf
  marks: (round: CountedRead) => ReactNode
}

export function SourceRoundsDialog({ sourceRounds, onClose, nameOf, marks, ...sources }: DialogProps) {
  const words = useMessages('statistics')
  const judging = useMessages('judging')
  const format = useFormat()
  const columns = useRoundColumns(nameOf, marks)
  const shown =
    sourceRounds === undefined ? null : sourceRoundsOf(sourceRounds, sources, { words, judging, format })
  return (
    <Dialog open={shown !== null} onClose={onClose} title={shown?.title ?? ''} wide>
      <Table
        caption={shown?.title ?? ''}
        columns={columns}
        rows={shown?.rounds.toReversed() ?? []}
        rowKey={({ id }) => id}
      />
    </Dialog>
  )
}

type Formatting = { words: Areas['statistics']; judging: Areas['judging']; format: Format }

function sourceRoundsOf(
  key: SourceRoundsKey,
  { highlights, training, now }: Pick<DialogProps, 'highlights' | 'training' | 'now'>,
  { words: { highlights: words }, judging, format }: Formatting,
): { title: string; rounds: readonly CountedRead[] } | null {
  const [, what, value = ''] = /^([a-z]+)-?(.*)$/.exec(key) ?? []
  const { hardestTrick, favouriteCombo } = highlights
  if (what === 'level') {
    const level = highlights.levels.find((each) => each.level === Number(value))
    return level ? { title: words.roundsWith(levelWord(level.level, judging)), rounds: level.rounds } : null
  }
  if (what === 'competition') {
    const competition = highlights.competitions.find(({ id }) => id === Number(value))
    return competition ? { title: words.roundsOf(competition.name), rounds: competition.rounds } : null
  }
  if (what === 'week') {
    const week = lastWeeks(training, now).find(({ start }) => dayOf(start) === value)
    return week
      ? { title: words.roundsOf(words.weekOf(format.date(week.start.getTime()))), rounds: week.rounds }
      : null
  }
  if (what === 'combo')
    return favouriteCombo
      ? {
          title: words.roundsWith(fullTrickTitle(favouriteCombo.tricks, judging)),
          rounds: favouriteCombo.rounds,
        }
      : null
  return hardestTrick
    ? { title: words.roundsWith(hardestTrick.trick.name), rounds: hardestTrick.rounds }
    : null
}
