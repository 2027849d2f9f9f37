/** Components that charts and lists of the statistics share. */
import { Link } from '@tanstack/react-router'
import type { CountedRead } from '@trickline/contract/read-statistics'
import type { CountedTrick } from '@trickline/contract/statistics'
import { type ReactNode, useState } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { Button } from '@trickline/ui/button.tsx'
import { shortTrickTitle } from './statistics-labels.ts'

export type NameOf = (round: CountedRead) => string

type SectionProps = {
  title: string
  /** For one fact: its title is a label. */
  isFact?: boolean
  /** The tab above has the same title. */
  titleHidden?: boolean
  children: ReactNode
}

export function StatisticsSection({ title, isFact = false, titleHidden = false, children }: SectionProps) {
  return (
    <section aria-label={title}>
      <h2 className={titleHidden ? 'sr-only' : isFact ? 'text-label text-soft' : 'mb-3 text-lead font-bold'}>
        {title}
      </h2>
      {children}
    </section>
  )
}

export function EmptyText({ children }: { children: ReactNode }) {
  return <p className="text-pretty text-soft">{children}</p>
}

/** Rows in two columns on a desktop, the first ones in the first column. */
export const twoColumnsClass = 'border-t border-hair *:break-inside-avoid lg:columns-2 lg:gap-12'

const rowsShownAtFirst = 10

type FirstRowsProps<Row> = { rows: readonly Row[]; children: (shown: readonly Row[]) => ReactNode }

/** The first ten rows, and a button that shows all. */
export function FirstRows<Row>({ rows, children }: FirstRowsProps<Row>) {
  const words = useMessages('statistics')
  const [showsAll, showAll] = useState(false)
  return (
    <>
      {children(showsAll ? rows : rows.slice(0, rowsShownAtFirst))}
      {showsAll || rows.length <= rowsShownAtFirst ? null : (
        <Button onClick={() => showAll(true)} className="mt-3">
          {words.all(rows.length)}
        </Button>
      )}
    </>
  )
}

/** Names a round by its athlete in a competition's statistics, otherwise by its competition or its own name. */
export function useRoundName(isOfCompetition: boolean): NameOf {
  const common = useMessages('common')
  const { roundNames, roundNumber } = useMessages('judging')
  const phases: Record<string, string> = roundNames
  const format = useFormat()
  return (round) => {
    const title = isOfCompetition
      ? personName(round.user, common)
      : (round.competition?.name ?? (round.round_name || roundNumber(round.round_number)))
    const phase = round.competition && (phases[round.round_name ?? ''] ?? round.round_name)
    return phase ? format.joined(title, phase) : title
  }
}

export function TrickNames({ tricks }: { tricks: readonly CountedTrick[] }) {
  const judging = useMessages('judging')
  return tricks.map((trick, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- the same trick may stand twice in a combo
    <span key={place} title={trick.name}>
      {place > 0 ? '\u00A0· ' : null}
      {shortTrickTitle(trick, judging)}
    </span>
  ))
}

export function isScored(round: CountedRead): round is CountedRead & { total_score: number } {
  return round.total_score !== null
}

export function roundPath({ id, competition }: CountedRead): string {
  return competition === null ? paths.trainingRound(id) : paths.judging(id)
}

export function RoundLink({ round, nameOf }: { round: CountedRead; nameOf: NameOf }) {
  return (
    <Link
      to={roundPath(round)}
      className="underline decoration-edge underline-offset-4 hover:decoration-accent"
    >
      {nameOf(round)}
    </Link>
  )
}
