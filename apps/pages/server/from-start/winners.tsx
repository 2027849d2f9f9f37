/** After the end: the final in a sentence, the podium, and a drawing of the best round of the day. */
import { hasGrab } from '@trickline/scoring'
import { classNames } from '@trickline/ui/class-names.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { paths } from '@trickline/views/paths.ts'
import { PersonWithPicture } from '@trickline/views/people/person-name.tsx'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import { PodiumSteps } from '@trickline/views/phases/podium.tsx'
import { useResultSentences } from '@trickline/views/phases/result-sentences.ts'
import { RoundChartPreview } from '@trickline/views/rounds/round-chart.tsx'
import type { ComingProps } from '../before-start/coming-competition.ts'

type Props = { view: CompetitionView }

export function Winners({ view }: Props) {
  const { podiumTitle } = useMessages('phases')
  return (
    <section aria-label={podiumTitle} className="flex flex-col gap-4">
      <h2 className="text-lead leading-snug font-extrabold text-balance empty:hidden sm:text-center sm:text-2xl">
        <FinalSentence view={view} />
      </h2>
      <PodiumSteps competition={view} />
    </section>
  )
}

/** "Jordi beat Luka 199.41 to 165.27 in the final"; without pairs "Jordi won with 199.41". */
function FinalSentence({ view }: Props) {
  const { resultInFinal } = useMessages('phases')
  const { final } = useResultSentences(view)
  if (final === null) return null
  const [before, after] = final.scores ? resultInFinal('|').split('|') : []
  return (
    <>
      <span className="font-normal text-soft">{before}</span>
      {final.who} <span className="tabular whitespace-nowrap">{final.scores}</span>
      <span className="font-normal text-soft">{after}</span>
    </>
  )
}

/** Limit of a row on a phone; more beads go into two rows of equal length. */
const mostInOneRow = 16

/** The round with the highest published score. */
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
        <b className="tabular text-[min(clamp(3.75rem,2.6rem+5.5vw,7rem),21vw)] leading-none font-extrabold tracking-tighter">
          {format.score(round.totalScore)}
        </b>
        <PersonWithPicture user={round.user} below={grabs > 0 ? words.withGrab(grabs) : ''} />
      </div>
      <div
        style={{ '--half': Math.ceil(best.tricks.length / 2) }}
        className={classNames(
          'lg:[&_li>svg]:h-28',
          best.tricks.length > mostInOneRow && 'max-sm:[&_ol]:grid-cols-[repeat(var(--half),minmax(0,1fr))]',
        )}
      >
        <RoundChartPreview tricks={best.tricks} />
      </div>
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
