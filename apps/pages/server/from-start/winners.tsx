/** Once it is over: the final in a sentence, the podium, and the best round of the day, drawn. */
import { lastResults } from '@trickline/competition/current-pair'
import { hasGrab } from '@trickline/scoring'
import { Icon } from '@trickline/ui/icon.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { paths } from '@trickline/views/paths.ts'
import { PersonWithPicture } from '@trickline/views/people/person-name.tsx'
import { firstName } from '@trickline/views/person-name.ts'
import { type CompetitionView, personIn } from '@trickline/views/phases/competition-view.ts'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import { PodiumSteps } from '@trickline/views/phases/podium.tsx'
import { RoundChartPreview } from '@trickline/views/rounds/round-chart.tsx'
import type { ComingProps } from '../before-start/coming-competition.ts'

type Props = { view: CompetitionView }

export function Winners({ view }: Props) {
  const { podiumTitle } = useMessages('phases')
  return (
    <section aria-label={podiumTitle} className="flex flex-col gap-4">
      <Final view={view} />
      <PodiumSteps competition={view} />
    </section>
  )
}

/** "Jordi beat Luka 199.41 to 165.27 in the final", without pairs "Jordi won with 199.41". */
function Final({ view }: Props) {
  const front = useMessages('front')
  const live = useMessages('live')
  const { inPhase } = useMessages('phases')
  const common = useMessages('common')
  const format = useFormat()
  const winner = view.podiums.find(({ final_position }) => final_position === 1)
  if (!winner) return null
  const isDrawn = view.isVs && !view.stages.includes('unknown')
  const final = isDrawn
    ? lastResults(view, view.athletes, view.rounds).find((each) => each.winner === winner.user_id)
    : undefined
  const name = firstName(winner.user, common)
  return (
    <h2 className="text-lead leading-snug font-extrabold text-balance sm:text-center sm:text-2xl">
      {final ? (
        <>
          {front.beat(name, firstName(personIn(view, final.loser), common))}{' '}
          <span className="tabular whitespace-nowrap">
            {front.scores(format.score(final.scores[0]), format.score(final.scores[1]))}
          </span>
          <span className="font-normal text-soft"> {inPhase.final}</span>
        </>
      ) : (
        live.wonWith(name, format.score(winner.final_score))
      )}
    </h2>
  )
}

/** The highest of all published rounds. */
export function BestRound({ view, competition }: ComingProps) {
  const words = useMessages('live')
  const { bestRound } = useMessages('screens')
  const phases = useMessages('phases')
  const format = useFormat()
  const best = competition.best_round
  const round = view.rounds.find(({ id }) => id === best?.id)
  if (!best || !round) return null
  const phase = view.phases.find(({ number }) => number === round.roundNumber)
  const grabs = best.tricks.filter(hasGrab).length
  return (
    <section
      aria-labelledby="best-round"
      className="dark-card rounded-card border border-hair p-4 pb-2 sm:px-7 sm:pt-6"
    >
      <div className="flex flex-wrap justify-between gap-x-4">
        <h2 id="best-round" className="font-bold">
          {bestRound}
        </h2>
        {phase ? <p className="font-semibold text-soft">{phaseName(phase.name, phases)}</p> : null}
      </div>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5">
        <b className="tabular text-[clamp(3.75rem,2.6rem+5.5vw,7rem)] leading-none font-extrabold tracking-tighter">
          {format.score(round.totalScore)}
        </b>
        <PersonWithPicture user={round.user} below={grabs > 0 ? words.withGrab(grabs) : ''} />
      </div>
      <RoundChartPreview tricks={best.tricks} />
      <a
        href={paths.sharedRound(view.id, best.id)}
        className="inline-flex min-h-touch items-center gap-1 font-semibold underline decoration-edge underline-offset-4 hover:decoration-accent"
      >
        {words.round}
        <Icon name="next" className="size-4" />
      </a>
    </section>
  )
}
