/** Pictures of results: each pair of the last published stage, a table of all others, the best round of the day. */
import type { PersonShort } from '@trickline/contract/people'
import type { RoundRead } from '@trickline/contract/read-rows'
import type { ReactNode } from 'react'
import { PersonName } from '@trickline/views/people/person-name.tsx'
import { firstName } from '@trickline/views/person-name.ts'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Score } from '@trickline/ui/score.tsx'
import { BigName, Face, inPages, Picture } from './picture.tsx'
import { isBreak, lastResults, type PairResult } from './screen-pairs.ts'
import type { OverlayProps } from './screen-props.ts'
import { ScreenRoundChart } from './screen-round-chart.tsx'
import { type ScreenRow, screenStandings, startList } from './screen-standings.ts'

type Props = { view: CompetitionView }

export function Standings({ view, tricksByRoundId }: OverlayProps) {
  const results = lastResults(view)
  if (results.length > 0)
    return results.map((result) => <Result key={result.winner.id} {...{ view, tricksByRoundId, result }} />)
  const table = screenStandings(view)
  return table === null ? <StartList view={view} /> : <Table view={view} {...table} />
}

/** Takes a turn until the next phase begins; afterwards shown only when chosen. */
function Result({
  view,
  tricksByRoundId,
  result: { winner, loser, scores, stage, round },
}: OverlayProps & { result: PairResult }) {
  const words = useMessages('screens')
  const phases = useMessages('phases')
  const format = useFormat()
  const common = useMessages('common')
  const difference = scores.a - scores.b
  return (
    <Picture of="standings" title={phaseName(stage, phases)} below={view.name} inTurn={isBreak(view)}>
      <div className="result">
        <div className="won">
          <Face user={winner} />
          <BigName user={winner} />
          <Score value={scores.a} size="inherit" />
        </div>
        {round ? <LineOfRound {...{ round, tricksByRoundId }} /> : null}
        <div className="lost">
          <Face user={loser} />
          <BigName user={loser} />
          <Score value={scores.b} size="inherit" />
        </div>
        <p className="beat">
          {words.beat(firstName(winner, common), firstName(loser, common))}
          <b className="tabular">{difference > 0 ? `+${format.value(difference)}` : phases.bySeed}</b>
        </p>
      </div>
    </Picture>
  )
}

function LineOfRound({
  round,
  tricksByRoundId,
}: Pick<OverlayProps, 'tricksByRoundId'> & { round: RoundRead }) {
  const tricks = tricksByRoundId.get(round.id)
  return tricks ? (
    <div className="line-of-round">
      <ScreenRoundChart round={round} tricks={tricks} />
    </div>
  ) : null
}

/** Rows of 48 px at a screen height of 1080 px. */
const rowsOfPage = 10

/** This many fit beside the start (picture-now.tsx). */
const besideStart = 6

function StartList({ view }: Props) {
  const words = useMessages('screens')
  const people = startList(view)
  if (people.length === 0) return null
  const rows = people.map((user, index) => <Row key={user.id} id={user.id} rank={index + 1} user={user} />)
  return (
    <Lists
      title={words.startList}
      below={view.name}
      rows={rows}
      inTurn={people.length > besideStart}
      inColumns
    />
  )
}

function Table({ view, name, rows }: Props & NonNullable<ReturnType<typeof screenStandings>>) {
  const phases = useMessages('phases')
  const isInPairs = view.isVs && view.current?.kind === 'stage' && !isBreak(view)
  const most = Math.max(0, ...rows.map(({ score }) => score ?? 0))
  const hasScores = rows.some(({ score }) => score !== null)
  return (
    <Lists
      title={phaseName(name, phases)}
      below={view.name}
      rows={rows.map((row) => (
        <StandingRow key={row.round.userId} row={row} most={most} />
      ))}
      inTurn={hasScores && !isInPairs && view.podiums.length === 0}
    />
  )
}

/** `most`: the highest of all scores. */
function StandingRow({ row, most }: { row: ScreenRow; most: number }) {
  const { round, rank, tie, out, score, cut } = row
  const phases = useMessages('phases')
  const status = score === null && round.status !== 'unknown' ? phases.statuses[round.status] : ''
  return (
    <Row
      id={round.userId}
      rank={rank}
      cut={cut}
      share={score === null || most === 0 ? 0 : score / most}
      user={round.user}
      end={out ? phases.statuses[out] : score === null ? '' : <Score value={score} />}
      status={tie === null ? status : phases.ties[tie]}
    />
  )
}

type ListsProps = {
  title: string
  below: string
  rows: readonly ReactNode[]
  inTurn: boolean
  /** In two columns, for rows without a score. */
  inColumns?: boolean
}

function Lists({ title, below, rows, inTurn, inColumns = false }: ListsProps) {
  const words = useMessages('screens')
  const { stageTakes } = useMessages('competitions')
  const pages = inPages(rows, rowsOfPage)
  const all = [below, stageTakes(rows.length)]
  return pages.map((page, index) => (
    <Picture
      // the pages have no other key
      // oxlint-disable-next-line react/no-array-index-key
      key={index}
      of="standings"
      title={title}
      below={[...all, pages.length > 1 ? words.page(index + 1, pages.length) : '']
        .filter(Boolean)
        .join(' · ')}
      inTurn={inTurn}
    >
      <ol
        className={inColumns ? 'standings columns' : 'standings'}
        style={{ '--rows': Math.ceil(page.length / 2) }}
      >
        {page}
      </ol>
    </Picture>
  ))
}

type RowProps = {
  id: number
  rank: number | null
  user: PersonShort
  end?: ReactNode
  status?: string
  cut?: boolean
  /** Share of the highest score, from 0 to 1. */
  share?: number
}

function Row({ id, rank, user, end = '', status = '', cut = false, share = 0 }: RowProps) {
  return (
    <li data-row={id} className={cut ? 'cut' : undefined} style={{ '--share': share }}>
      <span className="rank tabular">{rank ?? ''}</span>
      <Face user={user} />
      <span className="who">
        <PersonName user={user} />
      </span>
      {status ? <small>{status}</small> : null}
      <b className="tabular">{end}</b>
    </li>
  )
}

/** Shown after the end. */
export function BestRound({ view, tricksByRoundId }: OverlayProps) {
  const words = useMessages('screens')
  const phases = useMessages('phases')
  const [best] = view.rounds
    .filter(({ status, totalScore }) => status === 'published' && (totalScore ?? 0) > 0)
    .toSorted((one, other) => (other.totalScore ?? 0) - (one.totalScore ?? 0))
  if (view.podiums.length === 0 || !best) return null
  const phase = view.phases.find(({ number }) => number === best.roundNumber)
  return (
    <Picture of="best" title={words.bestRound} below={view.name}>
      <div className="best">
        <Score value={best.totalScore} size="inherit" className="huge" />
        <div className="alone">
          <Face user={best.user} />
          <div>
            <BigName user={best.user} />
            {phase ? <p className="label">{phaseName(phase.name, phases)}</p> : null}
          </div>
        </div>
      </div>
      <LineOfRound round={best} tricksByRoundId={tricksByRoundId} />
    </Picture>
  )
}
