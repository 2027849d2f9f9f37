/** The rounds of a competition: the phase buttons, and the chosen phase as bracket or table (screens §7). */
import { isJudged } from '@trickline/competition/statuses'
import { isOfficial } from '@trickline/competition/visibility'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { SkeletonRows } from '@trickline/ui/skeleton.tsx'
import { Segmented } from '@trickline/ui/segmented.tsx'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { Inquiries } from './inquiries.tsx'
import { PhaseButtons } from './phase-buttons.tsx'
import {
  type ChoiceKey,
  chosenPhase,
  type PhaseChoice,
  phaseChoices,
  phaseName,
} from '@trickline/views/phases/phase-choices.ts'
import { PhaseState } from './phase-state.tsx'
import { phaseStepOf } from './phase-step-of.ts'
import { phaseRows } from '@trickline/views/phases/phase-rows.ts'
import { PhaseTable } from './phase-table.tsx'
import { HideScores } from '@trickline/views/phases/hide-scores.tsx'
import { lastRevealedPhase, revealingPhase, Spoiler } from '@trickline/views/phases/spoiler.tsx'

const fallback = () => <SkeletonRows count={8} className="h-16" />
const BestResult = lazyComponent(async () => (await import('./best-result.tsx')).BestResult, { fallback })
const Bracket = lazyComponent(async () => (await import('@trickline/views/phases/bracket.tsx')).Bracket, {
  fallback,
})
const SharedPodium = lazyComponent(
  async () => (await withWords(import('./shared-podium.tsx'), 'judging')).SharedPodium,
  { fallback },
)

type Props = {
  view: CompetitionView
  /** The phase in the address; undefined: the default phase. */
  phase: string | undefined
  asTable: boolean
  onChoose: (phase: ChoiceKey | undefined) => void
  onAsTable: (asTable: boolean) => void
}

export function RoundsPanel({ view, phase, asTable, onChoose, onAsTable }: Props) {
  const words = useMessages('phases')
  const choices = phaseChoices(view)
  const chosen = chosenPhase(choices, phase)
  const isPicture = chosen !== null && !asTable && hasPicture(view, chosen)
  return (
    <div className="flex flex-col gap-4">
      <PhaseButtons choices={choices} chosen={chosen?.key ?? null} onChoose={onChoose} />
      {isOfficial(view.person, view, view.entries) || lastRevealedPhase(view) === null ? null : (
        <HideScores />
      )}
      <Inquiries view={view} />
      {chosen === null ? (
        <EmptyState title={words.beforeStartTitle} text={words.beforeStartText} />
      ) : (
        <section aria-labelledby="chosen-phase" className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
            <div className="min-w-0 flex-1 basis-60">
              {/* the bracket names each of its phases */}
              <h2 id="chosen-phase" className={isPicture ? 'sr-only' : 'text-title'}>
                {phaseName(chosen.key, words)}
              </h2>
              {chosen.isCurrent && phaseStepOf(view) === null ? <PhaseState view={view} /> : null}
            </div>
            {hasPicture(view, chosen) ? (
              <Segmented
                label={words.view}
                labelHidden
                segments={[
                  { value: 'picture', label: words.bracket },
                  { value: 'table', label: words.table },
                ]}
                value={asTable ? 'table' : 'picture'}
                onChange={(value) => onAsTable(value === 'table')}
                full
                className="max-sm:w-full"
              />
            ) : null}
          </div>
          {isOfficial(view.person, view, view.entries) ? (
            <ChosenPhase view={view} chosen={chosen} asTable={asTable} />
          ) : (
            <Spoiler competitionId={view.id} phase={revealingPhase(view, chosen)}>
              <ChosenPhase view={view} chosen={chosen} asTable={asTable} />
            </Spoiler>
          )}
        </section>
      )}
    </div>
  )
}

function hasPicture({ isVs, stages }: CompetitionView, { phase }: PhaseChoice): boolean {
  return isVs && !stages.includes('unknown') && phase?.kind === 'stage'
}

type ChosenProps = { view: CompetitionView; chosen: PhaseChoice; asTable: boolean }

function ChosenPhase({ view, chosen, asTable }: ChosenProps) {
  const words = useMessages('phases')
  const { glowing } = view
  if (chosen.key === 'best') return <BestResult view={view} />
  if (chosen.phase === null) return <SharedPodium view={view} />
  if (hasPicture(view, chosen) && !asTable) return <Bracket view={view} stage={chosen.key} />
  const rows = phaseRows(view, chosen.phase)
  return (
    <>
      <PhaseTable
        caption={words.tableOf(phaseName(chosen.key, words))}
        rows={rows}
        isTable={!view.isVs || chosen.phase.kind === 'qualifying'}
        glowing={glowing}
      />
      {rows.some(({ round, score }) => round && score === null && isJudged(round)) ? (
        <p className="text-soft">{words.hidden}</p>
      ) : null}
    </>
  )
}
