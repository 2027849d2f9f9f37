/** Components that charts and lists of the statistics share. */
import { Link } from '@tanstack/react-router'
import type { CountedRead } from '@trickline/contract/read-statistics'
import type { CountedTrick } from '@trickline/contract/statistics'
import type { Trick } from '@trickline/contract/tricks'
import { levelName } from '@trickline/scoring'
import { useTricks } from '@trickline/client/catalogue.ts'
import { LevelMark } from '@trickline/ui/level-mark.tsx'
import { type ReactNode, useMemo, useState } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { Button } from '@trickline/ui/button.tsx'
import { shortTrickTitle } from './statistics-labels.ts'

export type NameOf = (round: CountedRead) => string

type SectionProps = {
  title: string
  /** For one fact: its title is a label. */
  isFact?: boolean
  children: ReactNode
}

export function StatisticsSection({ title, isFact = false, children }: SectionProps) {
  return (
    <section aria-label={title}>
      <h2 className={isFact ? 'text-label text-soft' : 'mb-3 text-lead font-bold'}>{title}</h2>
      {children}
    </section>
  )
}

type ChartSectionProps = { title: string; head?: ReactNode; table: ReactNode; children: ReactNode }

/** A picture with its table one tap below. `head` stands in place of the title. */
export function ChartSection({ title, head, table, children }: ChartSectionProps) {
  const words = useMessages('statistics')
  const [isOpen, open] = useState(false)
  return (
    <section aria-label={title}>
      <h2 className={head ? 'sr-only' : 'mb-3 text-lead font-bold'}>{title}</h2>
      {head}
      {children}
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => open(!isOpen)}
        className={classNames(textButtonClass, '-mt-2 -mb-3 block')}
      >
        {words.asTable}
      </button>
      {isOpen ? table : null}
    </section>
  )
}

export const textButtonClass =
  'min-h-touch text-label font-semibold text-soft underline decoration-edge underline-offset-4 hover:text-ink'

export function EmptyText({ children }: { children: ReactNode }) {
  return <p className="text-pretty text-soft">{children}</p>
}

/** Two columns on a desktop. */
export const columnsClass = 'grid grid-cols-1 items-start gap-x-12 gap-y-8 *:min-w-0 lg:grid-cols-2'

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

/** The tricks of a combo, each with its level. */
export function ComboTricks({ tricks }: { tricks: readonly CountedTrick[] }) {
  const judging = useMessages('judging')
  const trickOf = useTrickOf()
  return (
    <p className="flex flex-wrap gap-x-2.5 text-label">
      {tricks.map((trick, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same trick may stand twice in a combo
        <span key={place} title={trick.name} className="flex items-center gap-1">
          {place > 0 ? <span className="sr-only">·</span> : null}
          <TrickLevel trick={trickOf(trick.id)} />
          {shortTrickTitle(trick, judging)}
        </span>
      ))}
    </p>
  )
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

/** Looks tricks up in the catalogue. */
export function useTrickOf(): (id: number) => Trick | undefined {
  const { tricks } = useTricks()
  const byId = useMemo(() => new Map(tricks.map((trick) => [trick.id, trick])), [tricks])
  return (id) => byId.get(id)
}

export function TrickLevel({ trick }: { trick: Trick | undefined }) {
  return trick ? <LevelMark level={levelName(trick.level_id)} /> : null
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
