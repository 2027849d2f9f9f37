/** An athlete's best total with its curve, the best under the other rules, and the combos that earned most (screens §26). */
import { Link } from '@tanstack/react-router'
import type { CountedRead, HighlightsRead, StatisticsRead } from '@trickline/contract/read-statistics'
import { usePerson } from '@trickline/client/session.ts'
import { draftRows } from '@trickline/views/rounds/draft-trick.ts'
import { RoundChart } from '@trickline/views/rounds/round-chart.tsx'
import { scoreForViewer } from '@trickline/views/rounds/visible-totals.ts'
import { ruleTitle } from '@trickline/views/rule-title.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Row, rowLinkClass } from '@trickline/ui/row.tsx'
import { Score } from '@trickline/ui/score.tsx'
import { useRound } from '../rounds/use-round.ts'
import {
  EmptyText,
  FirstRows,
  type NameOf,
  roundPath,
  StatisticsSection,
  TrickNames,
  twoColumnsClass,
} from './parts.tsx'
import { fullTrickTitle } from './statistics-labels.ts'

type BestOfRule = HighlightsRead['bestPerRule'][number]

type Props = { statistics: StatisticsRead; highlights: HighlightsRead | null | undefined; nameOf: NameOf }

export function ScoresPart({ statistics, highlights, nameOf }: Props) {
  return (
    <div className={highlights ? 'grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-2' : undefined}>
      {highlights ? <BestScores bestPerRule={highlights.bestPerRule} nameOf={nameOf} /> : null}
      <BestCombos statistics={statistics} nameOf={nameOf} isOfCompetition={!highlights} />
    </div>
  )
}

/** Highest first: totals of different rules are not comparable, but people look for the number. */
export function inOrderOfTotal(bestPerRule: readonly BestOfRule[]): BestOfRule[] {
  return bestPerRule.toSorted((a, b) => b.best.total - a.best.total)
}

function BestScores({ bestPerRule, nameOf }: Pick<HighlightsRead, 'bestPerRule'> & { nameOf: NameOf }) {
  const common = useMessages('common')
  const words = useMessages('statistics').highlights
  const format = useFormat()
  const [first, ...others] = inOrderOfTotal(bestPerRule)
  return (
    <section aria-label={words.bestScores}>
      {first ? (
        <>
          <p className="text-label text-soft">
            {format.joined(words.bestScore, ruleTitle(first.rule, common))}
          </p>
          <Link to={roundPath(first.best.round)} className="inline-block hover:underline">
            <Score value={first.best.total} className="text-score-big" />
          </Link>
          <p className="text-soft [overflow-wrap:anywhere]">
            {nameOf(first.best.round)} · {format.date(first.best.round.at)}
          </p>
          <PrivateBest of={first} />
          <BestCurve round={first.best.round} />
        </>
      ) : (
        <EmptyText>{words.noScores}</EmptyText>
      )}
      {others.length > 0 ? (
        <div className="mt-4 border-t border-hair">
          {others.map((each) => (
            <Row
              key={each.rule.id}
              name={
                <Link to={roundPath(each.best.round)} data-row-link className={rowLinkClass}>
                  {ruleTitle(each.rule, common)}
                </Link>
              }
              details={`${nameOf(each.best.round)} · ${format.date(each.best.round.at)}`}
              note={<PrivateBest of={each} />}
              value={format.score(each.best.total)}
            />
          ))}
        </div>
      ) : null}
    </section>
  )
}

/** Says that the best round is not published, and which published one is best. */
function PrivateBest({ of: { best, published } }: { of: BestOfRule }) {
  const words = useMessages('statistics').highlights
  const format = useFormat()
  const ownId = usePerson()?.id
  if (best.round.user.id !== ownId || best.round.is_published) return null
  return (
    <p className="text-label text-soft">
      <strong>{words.notPublished}</strong>
      {published ? (
        <>
          {' · '}
          <Link to={roundPath(published.round)} className="relative underline underline-offset-4">
            {words.publishedBest} {format.score(published.total)}
          </Link>
        </>
      ) : null}
    </p>
  )
}

/** Draws the round once it is loaded, and keeps its place until then. */
function BestCurve({ round: { id, tricks } }: { round: CountedRead }) {
  const { data } = useRound(id)
  const rows = draftRows(data?.validatedTricks ?? [])
  return (
    // on a phone, more beads take two lines
    <div className={tricks > 11 ? 'mt-3 min-h-52 sm:min-h-36' : 'mt-3 min-h-36'}>
      {data ? <RoundChart rows={rows} score={scoreForViewer(data.round, rows)} /> : null}
    </div>
  )
}

type CombosProps = Pick<Props, 'statistics' | 'nameOf'> & { isOfCompetition: boolean }

function BestCombos({ statistics, nameOf, isOfCompetition }: CombosProps) {
  const words = useMessages('statistics')
  const judging = useMessages('judging')
  const format = useFormat()
  if (statistics.bestCombos.length === 0) return null
  return (
    <StatisticsSection title={words.bestCombos}>
      <FirstRows rows={statistics.bestCombos}>
        {(shown) => (
          <div className={isOfCompetition ? twoColumnsClass : 'border-t border-hair'}>
            {shown.map(({ tricks, points, round }) => (
              <Row
                key={`${round.id} ${points} ${fullTrickTitle(tricks, judging)}`}
                name={
                  <Link to={roundPath(round)} data-row-link className={rowLinkClass}>
                    <span className="font-medium">
                      <TrickNames tricks={tricks} />
                    </span>
                  </Link>
                }
                details={isOfCompetition ? nameOf(round) : `${nameOf(round)} · ${format.date(round.at)}`}
                value={format.score(points)}
              />
            ))}
          </div>
        )}
      </FirstRows>
    </StatisticsSection>
  )
}
