/** An athlete's highlights on the profile (screens §18); figures and curves are in the statistics. */
import { Link } from '@tanstack/react-router'
import type { HighlightsRead } from '@trickline/contract/read-statistics'
import type { PersonCard } from '@trickline/contract/people'
import { roleOf } from '@trickline/contract/status-codes'
import { paths } from '@trickline/views/paths.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { ruleTitle } from '@trickline/views/rule-title.ts'
import { Level } from '@trickline/views/tricks/level.tsx'
import { buttonClass } from '@trickline/ui/button.tsx'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { LoadFailed } from '../lib/load-failed.tsx'
import { Row, rowLinkClass } from '@trickline/ui/row.tsx'
import { Score } from '@trickline/ui/score.tsx'
import { Skeleton } from '@trickline/ui/skeleton.tsx'
import { EmptyText, FirstRows, roundPath, StatisticsSection, TrickNames, useRoundName } from './parts.tsx'
import { MarkedRounds } from './round-table.tsx'
import { RoundsLink } from './round-table.tsx'
import { BestCurve, inOrderOfTotal } from './scores-part.tsx'
import { fullTrickTitle } from './statistics-labels.ts'
import { useStatistics } from './use-statistics.ts'

type Props = {
  athlete: Pick<PersonCard, 'id' | 'roles' | 'is_deleted'>
  isOwn: boolean
}

export function AthleteHighlights({ athlete, isOwn }: Props) {
  const words = useMessages('statistics')
  const people = useMessages('people')
  const { data, error, refetch } = useStatistics({ athlete: athlete.id }, athlete.id)
  if (!data?.highlights)
    return error ? (
      <LoadFailed title={words.failed} error={error} onRetry={() => void refetch()} />
    ) : (
      <Loading />
    )
  const { rounds } = data.statistics
  const { highlights } = data
  if (rounds.length === 0)
    return (
      <>
        <Judged highlights={highlights} />
        <Empty athlete={athlete} isOwn={isOwn} hasJudged={highlights.judged.length > 0} />
      </>
    )
  return (
    <>
      {athlete.is_deleted ? <p className="text-soft">{words.highlights.deleted}</p> : null}
      <div className="border-y border-ink">
        <Best highlights={highlights} />
        <Link
          to={paths.statistics}
          search={isOwn ? {} : { athlete: athlete.id }}
          className="flex min-h-touch items-center justify-between gap-3 border-t border-hair font-semibold hover:bg-sunken"
        >
          {isOwn ? people.ownStatistics : people.statistics}
          <Icon name="next" className="size-5 shrink-0 text-soft" />
        </Link>
      </div>
      <StatisticsSection title={words.highlights.rounds}>
        <FirstRows rows={rounds.toReversed()}>
          {(shown) => <MarkedRounds rounds={shown} highlights={highlights} />}
        </FirstRows>
      </StatisticsSection>
      <Competitions highlights={highlights} />
      <Judged highlights={highlights} />
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <HardestTrick highlights={highlights} />
        <FavouriteCombo highlights={highlights} />
      </div>
    </>
  )
}

type SectionProps = { highlights: HighlightsRead }

/** The best total with its round drawn, and the best place, plus the last place if there was a podium. */
function Best({ highlights }: SectionProps) {
  const common = useMessages('common')
  const words = useMessages('statistics').highlights
  const { position } = useMessages('phases')
  const format = useFormat()
  const nameOf = useRoundName(false)
  const [score] = inOrderOfTotal(highlights.bestPerRule)
  const placed = highlights.competitions.flatMap((each) =>
    each.place === null ? [] : [{ ...each, place: each.place }],
  )
  const [podium] = placed
    .filter(({ place }) => place <= 3)
    .toSorted((a, b) => (b.dateStart ?? '').localeCompare(a.dateStart ?? ''))
  const [place = null] = podium ? [podium] : placed.toSorted((a, b) => a.place - b.place)
  return (
    <section
      aria-label={words.bestScores}
      className="flex flex-wrap gap-x-6 pt-3 pb-2 *:min-w-0 *:flex-[1_1_8rem]"
    >
      <div>
        <p className="text-label text-soft">{words.bestScore}</p>
        <Score value={score?.best.total ?? null} className={figureClass} />
        {score ? (
          <p className="text-label text-soft [overflow-wrap:anywhere]">
            {ruleTitle(score.rule, common)} ·{' '}
            <Link to={roundPath(score.best.round)} className="hover:underline">
              {nameOf(score.best.round)}
            </Link>
          </p>
        ) : null}
      </div>
      {place ? (
        <div>
          <p className="text-label text-soft">{podium ? words.lastPodium : words.bestPlace}</p>
          <p className={figureClass}>{position(place.place)}</p>
          <p className="text-label text-soft [overflow-wrap:anywhere]">
            <Link to={paths.competition(place.id)} className="hover:underline">
              {place.name}
            </Link>{' '}
            · {format.date(place.dateStart)}
          </p>
        </div>
      ) : null}
      {score ? <BestCurve round={score.best.round} isSmall /> : null}
    </section>
  )
}

const figureClass = 'tabular block text-[2.5rem] leading-tight font-extrabold tracking-tight'

function Competitions({ highlights }: SectionProps) {
  const words = useMessages('statistics')
  const { position } = useMessages('phases')
  const format = useFormat()
  return (
    <StatisticsSection title={words.highlights.competitions}>
      {highlights.competitions.length === 0 ? (
        <EmptyText>{words.highlights.noCompetitions}</EmptyText>
      ) : (
        <FirstRows rows={highlights.competitions}>
          {(shown) => (
            <div className="border-t border-hair">
              {shown.map(({ id, name, place, ranked, dateStart, rounds, score }) => (
                <Row
                  key={id}
                  name={
                    <Link to={paths.competition(id)} data-row-link className={rowLinkClass}>
                      {name}
                    </Link>
                  }
                  note={
                    <div className="flex flex-wrap items-center gap-x-2 text-label text-soft">
                      {place === null ? null : (
                        <span>
                          <b className="text-ink">{position(place)}</b> {words.highlights.ofAthletes(ranked)}
                        </span>
                      )}
                      <span>{format.date(dateStart)}</span>
                      {/* above the link of the row */}
                      <span className="relative">
                        <RoundsLink
                          rounds={rounds}
                          highlights={highlights}
                          title={words.highlights.roundsOf(name)}
                        >
                          {words.rounds(rounds.length)}
                        </RoundsLink>
                      </span>
                    </div>
                  }
                  value={score === null ? null : format.score(score)}
                />
              ))}
            </div>
          )}
        </FirstRows>
      )}
    </StatisticsSection>
  )
}

/** What the person judged, as a figure and by competition. */
function Judged({ highlights: { judged } }: SectionProps) {
  const words = useMessages('statistics')
  const format = useFormat()
  if (judged.length === 0) return null
  const all = judged.reduce((sum, { rounds }) => sum + rounds, 0)
  return (
    <section aria-label={words.highlights.roundsJudged} className="border-t border-ink pt-3">
      <p className="text-label text-soft">{words.highlights.roundsJudged}</p>
      <p className={figureClass}>{format.number(all)}</p>
      <p className="mb-3 text-label text-soft">{words.highlights.inCompetitions(judged.length)}</p>
      <FirstRows rows={judged}>
        {(shown) => (
          <div className="border-t border-hair">
            {shown.map(({ id, name, dateStart, rounds }) => (
              <Row
                key={id}
                name={
                  <Link to={paths.competition(id)} data-row-link className={rowLinkClass}>
                    {name}
                  </Link>
                }
                details={format.date(dateStart)}
                value={format.number(rounds)}
              />
            ))}
          </div>
        )}
      </FirstRows>
    </section>
  )
}

function HardestTrick({ highlights }: SectionProps) {
  const words = useMessages('statistics').highlights
  const format = useFormat()
  const { hardestTrick: hardest } = highlights
  return (
    <StatisticsSection title={words.hardestTrick} isFact>
      {hardest ? (
        <>
          <p className="text-lead leading-snug font-bold [overflow-wrap:anywhere]">{hardest.trick.name}</p>
          <div className="flex flex-wrap items-center gap-x-3 text-soft">
            <Level id={hardest.level} />
            <span className="tabular">{words.value(format.value(hardest.value))}</span>
            <RoundsLink
              rounds={hardest.rounds}
              highlights={highlights}
              title={words.roundsWith(hardest.trick.name)}
            >
              {words.inRounds(hardest.rounds.length)}
            </RoundsLink>
          </div>
        </>
      ) : (
        <EmptyText>{words.noHardest}</EmptyText>
      )}
    </StatisticsSection>
  )
}

function FavouriteCombo({ highlights }: SectionProps) {
  const words = useMessages('statistics').highlights
  const judging = useMessages('judging')
  const { favouriteCombo: favourite } = highlights
  return (
    <StatisticsSection title={words.favouriteCombo} isFact>
      {favourite ? (
        <>
          <p className="text-lead leading-snug font-bold [overflow-wrap:anywhere]">
            <TrickNames tricks={favourite.tricks} />
          </p>
          <div className="flex flex-wrap items-center gap-x-3 text-soft">
            <span className="tabular">{words.timesOf(favourite.times)}</span>
            <RoundsLink
              rounds={favourite.rounds}
              highlights={highlights}
              title={words.roundsWith(fullTrickTitle(favourite.tricks, judging))}
            >
              {words.inRounds(favourite.rounds.length)}
            </RoundsLink>
          </div>
        </>
      ) : (
        <EmptyText>{words.noFavourite}</EmptyText>
      )}
    </StatisticsSection>
  )
}

function Empty({ athlete, isOwn, hasJudged }: Props & { hasJudged: boolean }) {
  const words = useMessages('statistics')
  const isAthlete = athlete.roles.some(({ id }) => roleOf(id) === 'athlete')
  if (isOwn)
    return (
      <EmptyState
        title={words.highlights.empty}
        text={words.highlights.emptyOwn}
        action={
          <Link to={paths.newTraining} className={buttonClass()}>
            {words.train}
          </Link>
        }
      />
    )
  const { empty, emptyDeleted, emptyOther, emptyOfficial } = words.highlights
  const text = athlete.is_deleted ? emptyDeleted : isAthlete ? emptyOther : emptyOfficial
  if (!hasJudged) return <EmptyState title={empty} text={text} />
  return athlete.is_deleted ? <p className="text-pretty text-soft">{text}</p> : null
}

function Loading() {
  const common = useMessages('common')
  return (
    <output aria-label={common.loading} data-loading="" className="flex flex-col gap-6">
      <Skeleton className="h-40" />
      <Skeleton className="h-32" />
      <Skeleton className="h-72" />
    </output>
  )
}
