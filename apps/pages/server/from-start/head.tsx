/** Head of a running or finished competition: name, place, actions of the page, and the phases as beads. */
import type { Phase } from '@trickline/competition/phases'
import { phaseIsFinished, roundsOfPhase } from '@trickline/competition/phases'
import { classNames } from '@trickline/ui/class-names.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { ShareLink } from '@trickline/ui/share-link.tsx'
import { competitionTimeZone } from '@trickline/views/competitions/competition-time-zone.ts'
import { paths } from '@trickline/views/paths.ts'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { HideScores } from '@trickline/views/phases/hide-scores.tsx'
import { OpenInquiries } from '@trickline/views/phases/inquiry-state.tsx'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import { ResultState } from '@trickline/views/phases/result-state.tsx'
import { lastRevealedPhase } from '@trickline/views/phases/spoiler.tsx'

type Props = { view: CompetitionView }

export function Head({ view }: Props) {
  const { podiumOf } = useMessages('share')
  const { name, id, podiums } = view
  return (
    <header>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2">
        <h1 className="text-[clamp(1.625rem,1.3rem+1.6vw,2.5rem)] leading-tight font-extrabold tracking-tight hyphens-auto [overflow-wrap:anywhere]">
          {name}
        </h1>
        <p className="scripted -me-3 -mt-1.5 flex self-start sm:row-span-2">
          {lastRevealedPhase(view) === null ? null : <HideScores isShort />}
          {podiums.length > 0 ? (
            <ShareLink path={paths.sharedPodium(id)} title={podiumOf(name)} isShort />
          ) : (
            <ShareLink path={paths.live(id)} title={name} isShort />
          )}
        </p>
        <WhereAndWhen view={view} />
      </div>
      {view.status === 'started' ? <PhasesOnLine view={view} /> : null}
      <OpenInquiries competition={view} />
      <ResultState competition={view} />
    </header>
  )
}

export function WhereAndWhen({ view }: Props) {
  const format = useFormat(competitionTimeZone(view))
  const { finished_at, location } = view
  return (
    <p className="mt-1 flex gap-x-3 text-soft empty:hidden max-sm:col-span-full max-sm:flex-col sm:flex-wrap">
      {[location, finished_at && format.date(finished_at)].map((fact) =>
        fact ? <span key={fact}>{fact}</span> : null,
      )}
    </p>
  )
}

/** Each bead leads to the phase's results, to who rides now, or to what is next. */
function PhasesOnLine({ view }: Props) {
  const phases = useMessages('phases')
  const live = useMessages('live')
  const areMany = view.phases.length > 4
  return (
    <nav aria-label={phases.choose} className="relative mt-3">
      <span aria-hidden="true" className="absolute inset-x-0 top-6 border-t-[1.5px] border-ink" />
      <ol className="relative flex">
        {view.phases.map((phase) => {
          const state = stateOf(view, phase)
          return (
            <li
              key={phase.number}
              className={classNames(
                'min-w-11',
                areMany && state === 'now' ? 'max-sm:flex-none sm:flex-1' : 'flex-1',
              )}
            >
              <a
                href={`#${targets[state](view, phase)}`}
                aria-current={state === 'now' ? 'step' : undefined}
                className={classNames(
                  'flex min-h-14 flex-col items-center gap-2 rounded-control text-center text-label leading-tight hover:text-ink',
                  state === 'now' ? 'font-bold' : 'font-semibold text-soft',
                )}
              >
                <span aria-hidden="true" className="grid h-12 w-full shrink-0 place-items-center -mb-4">
                  <span className={classNames('rounded-full border-2 border-ink', beads[state])} />
                </span>
                <span
                  className={classNames(
                    'max-w-full px-0.5 hyphens-auto [overflow-wrap:anywhere]',
                    areMany && state !== 'now' && 'max-sm:sr-only',
                  )}
                >
                  {phaseName(phase.name, phases)}
                  {state === 'done' ? <span className="sr-only">, {live.state.published}</span> : null}
                </span>
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

type State = 'done' | 'now' | 'coming'

function stateOf({ current, rounds }: CompetitionView, { number }: Phase): State {
  const last = current?.number ?? 0
  if (number > last) return 'coming'
  return number < last || phaseIsFinished(roundsOfPhase(rounds, number)) ? 'done' : 'now'
}

const beads: Record<State, string> = {
  done: 'size-3.5 bg-ink',
  now: 'size-4.5 bg-accent',
  coming: 'size-3.5 bg-paper',
}

/** Ids on the page. */
const targets: Record<State, (view: CompetitionView, phase: Phase) => string> = {
  done: ({ isVs }, { kind, name }) => (isVs && kind === 'stage' ? `stage-${name}` : `results-${name}`),
  now: () => 'now',
  coming: (_, { name }) => `coming-${name}`,
}
