/**
 * An athlete's best total with its curve and the best under the other rules, or the best rounds of a competition's athletes; and
 * the combos that earned most (screens §26).
 */
import { Link } from '@tanstack/react-router'
import type { CountedRead, HighlightsRead, StatisticsRead } from '@trickline/contract/read-statistics'
import { usePerson } from '@trickline/client/session.ts'
import { draftRows } from '@trickline/views/rounds/draft-trick.ts'
import { RoundChart, RoundChartRow } from '@trickline/views/rounds/round-chart.tsx'
import { scoreForViewer } from '@trickline/views/rounds/visible-totals.ts'
import { ruleTitle } from '@trickline/views/rule-title.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { personName } from '@trickline/views/person-name.ts'
import { Row, rowLinkClass } from '@trickline/ui/row.tsx'
import { Score } from '@trickline/ui/score.tsx'
import { useRound } from '../rounds/use-round.ts'
import { roundLabel } from '../rounds/round-head.tsx'
import {
  columnsClass,
  ComboTricks,
  EmptyText,
  FirstRows,
  isScored,
  type NameOf,
  roundPath,
  StatisticsSection,
} from './parts.tsx'
import { fullTrickTitle } from './statistics-labels.ts'

type BestOfRule = HighlightsRead['bestPerRule'][number]

type Props = { statistics: StatisticsRead; highlights: HighlightsRead | null | undefined; nameOf: NameOf }

export function ScoresPart({ statistics, highlights, nameOf }: Props) {
  return (
    <>
      {highlights ? (
        <BestScores bests={inOrderOfTotal(highlights.bestPerRule)} nameOf={nameOf} />
      ) : (
        <BestScores bests={bestOfAthletes(statistics.rounds)} nameOf={nameOf} isOfCompetition />
      )}
      <BestCombos statistics={statistics} nameOf={nameOf} isOfCompetition={!highlights} />
    </>
  )
}

const mostAthletes = 5

/** The best rounds of a competition, one of each athlete. */
function bestOfAthletes(rounds: readonly CountedRead[]): BestOfRule[] {
  const athletes = new Set<number>()
  return rounds
    .filter(isScored)
    .toSorted((a, b) => b.total_score - a.total_score)
    .filter(({ user }) => !athletes.has(user.id) && athletes.add(user.id))
    .slice(0, mostAthletes)
    .map((round) => ({ rule: round.rule, best: { total: round.total_score, round }, published: null }))
}

/** Highest first: totals of different rules are not comparable, but people look for the number. */
export function inOrderOfTotal(bestPerRule: readonly BestOfRule[]): BestOfRule[] {
  return bestPerRule.toSorted((a, b) => b.best.total - a.best.total)
}

type BestScoresProps = { bests: readonly BestOfRule[]; nameOf: NameOf; isOfCompetition?: boolean }

function BestScores({ bests, nameOf, isOfCompetition = false }: BestScoresProps) {
  const common = useMessages('common')
  const words = useMessages('statistics').highlights
  const format = useFormat()
  const [first, ...others] = bests
  return (
    <section aria-label={words.bestScores} className={others.length > 0 ? columnsClass : undefined}>
      {first ? (
        <div>
          <p className="text-label text-soft">
            {format.joined(words.bestScore, ruleTitle(first.rule, common))}
          </p>
          <div className="relative transition-colors has-[[data-row-link]:hover]:bg-sunken">
            <Link to={roundPath(first.best.round)} data-row-link className={rowLinkClass}>
              <Score value={first.best.total} className="text-score-big" />
            </Link>
            <div className="mt-1.5 flex items-center gap-3">
              {isOfCompetition ? <AthletePicture round={first.best.round} /> : null}
              <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                <p className="leading-tight font-semibold">{nameOf(first.best.round)}</p>
                <p className="text-label text-soft">{format.date(first.best.round.at)}</p>
              </div>
              <Icon name="next" className="size-5 shrink-0 text-soft" />
            </div>
          </div>
          <PrivateBest of={first} />
          <BestCurve round={first.best.round} />
        </div>
      ) : (
        <EmptyText>{words.noScores}</EmptyText>
      )}
      {others.length > 0 ? <OtherScores bests={others} {...{ nameOf, isOfCompetition }} /> : null}
    </section>
  )
}

/** The best rounds under the other rules, or of the next athletes. */
function OtherScores({ bests, nameOf, isOfCompetition = false }: BestScoresProps) {
  const common = useMessages('common')
  const words = useMessages('statistics').highlights
  const format = useFormat()
  return (
    <StatisticsSection title={isOfCompetition ? words.otherScores : words.otherRules}>
      <div className="border-t border-hair">
        {bests.map((each) => (
          <Row
            key={each.best.round.id}
            mark={isOfCompetition ? <AthletePicture round={each.best.round} /> : undefined}
            name={
              <Link to={roundPath(each.best.round)} data-row-link className={rowLinkClass}>
                {isOfCompetition ? personName(each.best.round.user, common) : ruleTitle(each.rule, common)}
              </Link>
            }
            details={
              isOfCompetition ? (
                <Phase round={each.best.round} />
              ) : (
                `${nameOf(each.best.round)} · ${format.date(each.best.round.at)}`
              )
            }
            note={<PrivateBest of={each} />}
            value={format.score(each.best.total)}
          />
        ))}
      </div>
    </StatisticsSection>
  )
}

function AthletePicture({ round: { user } }: { round: CountedRead }) {
  return <Avatar name={user.name} surname={user.surname} src={user.img_path} />
}

function Phase({ round: { competition, ...round } }: { round: CountedRead }) {
  const judging = useMessages('judging')
  return roundLabel({ ...round, competition_id: competition?.id ?? null }, judging)
}

/** Says that the best round is not published, and which published one is best. */
function PrivateBest({ of: { best, published } }: { of: BestOfRule }) {
  const words = useMessages('statistics').highlights
  const format = useFormat()
  const ownId = usePerson()?.id
  if (best.round.user.id !== ownId || best.round.is_published) return null
  return (
    <p className="text-label text-soft">
      {words.notPublished}
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

type CurveProps = { round: CountedRead; isSmall?: boolean }

/** Draws the round once it is loaded, and keeps its place until then. `isSmall`: in one line. */
export function BestCurve({ round: { id, tricks }, isSmall = false }: CurveProps) {
  const { data } = useRound(id)
  const rows = draftRows(data?.validatedTricks ?? [])
  const score = data ? scoreForViewer(data.round, rows) : null
  if (isSmall)
    return <div className="min-h-20">{data ? <RoundChartRow rows={rows} score={score} /> : null}</div>
  return (
    <div
      // lines of 14 beads on a phone and of 21 else, each 88 px high, and the caption
      className="mt-3 min-h-[calc(var(--phone-lines)*5.5rem+1.5rem)] sm:min-h-[calc(var(--lines)*5.5rem+1.5rem)]"
      style={{ '--phone-lines': Math.ceil(tricks / 14), '--lines': Math.ceil(tricks / 21) }}
    >
      {data ? <RoundChart rows={rows} score={score} /> : null}
    </div>
  )
}

type CombosProps = Pick<Props, 'statistics' | 'nameOf'> & { isOfCompetition: boolean }

function BestCombos({ statistics, nameOf, isOfCompetition }: CombosProps) {
  const words = useMessages('statistics')
  const common = useMessages('common')
  const judging = useMessages('judging')
  const format = useFormat()
  if (statistics.bestCombos.length === 0) return null
  return (
    <StatisticsSection title={words.bestCombos}>
      <FirstRows rows={statistics.bestCombos}>
        {(shown) => (
          <div className="border-t border-hair *:break-inside-avoid lg:columns-2 lg:gap-12">
            {shown.map(({ tricks, points, round }) => (
              <Row
                key={`${round.id} ${points} ${fullTrickTitle(tricks, judging)}`}
                name={
                  <Link to={roundPath(round)} data-row-link className={rowLinkClass}>
                    {isOfCompetition ? personName(round.user, common) : nameOf(round)}
                  </Link>
                }
                details={isOfCompetition ? <Phase round={round} /> : format.date(round.at)}
                value={format.score(points)}
                below={<ComboTricks tricks={tricks} />}
              />
            ))}
          </div>
        )}
      </FirstRows>
    </StatisticsSection>
  )
}
