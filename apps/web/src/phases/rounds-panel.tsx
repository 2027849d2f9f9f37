/** The rounds of a competition: the phases as buttons, below them the chosen one as picture or table (screens §7). */
import { isJudged } from '@trickline/competition/statuses'
import { isOfficial } from '@trickline/competition/visibility'
import { useMessages } from '../lib/messages.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Segmented } from '../ui/segmented.tsx'
import type { SeenCompetition } from './as-seen.ts'
import { BestResult } from './best-result.tsx'
import { Bracket } from './bracket.tsx'
import { PhaseButtons } from './phase-buttons.tsx'
import { type ChoiceKey, choose, type PhaseChoice, phaseChoices, phaseName } from './phase-choices.ts'
import { PhaseMoves } from './phase-moves.tsx'
import { phaseRows } from './phase-rows.ts'
import { PhaseTable } from './phase-table.tsx'
import { Podium, PodiumTable } from './podium.tsx'
import { SharePodium } from './share-podium.tsx'
import { HideScores } from './hide-scores.tsx'
import { lastTold, Spoiler, toldBy } from './spoiler.tsx'
import { ValidationAlert } from './validation-alert.tsx'

type Props = {
  seen: SeenCompetition
  /** From the address; undefined: what a person finds open. */
  phase: string | undefined
  /** Where there is a picture, the table is one tap behind. */
  asTable: boolean
  onChoose: (phase: ChoiceKey | undefined) => void
  onAsTable: (asTable: boolean) => void
}

export function RoundsPanel({ seen, phase, asTable, onChoose, onAsTable }: Props) {
  const words = useMessages('phases')
  const choices = phaseChoices(seen)
  const chosen = choose(choices, phase)
  return (
    <div className="flex flex-col gap-4">
      <PhaseButtons choices={choices} chosen={chosen?.key ?? null} onChoose={onChoose} />
      <ValidationAlert seen={seen} />
      {isOfficial(seen.person, seen, seen.entries) || lastTold(seen) === null ? null : <HideScores />}
      {chosen === null ? (
        <EmptyState title={words.beforeStartTitle} text={words.beforeStartText} />
      ) : (
        <section aria-labelledby="chosen-phase" className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
            <h2 id="chosen-phase" className="text-title">
              {phaseName(chosen.key, words)}
            </h2>
            {hasPicture(seen, chosen) ? (
              <Segmented
                label={words.view}
                labelHidden
                segments={[
                  { value: 'picture', label: chosen.key === 'podium' ? words.podiumTitle : words.bracket },
                  { value: 'table', label: words.table },
                ]}
                value={asTable ? 'table' : 'picture'}
                onChange={(value) => onAsTable(value === 'table')}
              />
            ) : null}
          </div>
          {chosen.isCurrent ? <PhaseMoves seen={seen} onLeft={() => onChoose(undefined)} /> : null}
          {isOfficial(seen.person, seen, seen.entries) ? (
            <ChosenPhase seen={seen} chosen={chosen} asTable={asTable} />
          ) : (
            <Spoiler competitionId={seen.id} phase={toldBy(seen, chosen)}>
              <ChosenPhase seen={seen} chosen={chosen} asTable={asTable} />
            </Spoiler>
          )}
        </section>
      )}
    </div>
  )
}

function hasPicture({ isVs, stages }: SeenCompetition, { key, phase }: PhaseChoice): boolean {
  // Beside a stage that is not known here there is no bracket to draw.
  const isDrawn = isVs && !stages.includes('unknown')
  return key === 'podium' || (isDrawn && phase?.kind === 'stage')
}

type ChosenProps = { seen: SeenCompetition; chosen: PhaseChoice; asTable: boolean }

function ChosenPhase({ seen, chosen, asTable }: ChosenProps) {
  const words = useMessages('phases')
  const { glowing } = seen
  if (chosen.key === 'best') return <BestResult seen={seen} />
  if (chosen.phase === null) {
    return asTable ? (
      <PodiumTable competition={seen} />
    ) : (
      <div>
        <Podium competition={seen} glowing={glowing.has('podium')} />
        <SharePodium of={seen} />
      </div>
    )
  }
  if (hasPicture(seen, chosen) && !asTable) return <Bracket seen={seen} stage={chosen.key} />
  const rows = phaseRows(seen, chosen.phase)
  return (
    <>
      <PhaseTable
        caption={words.tableOf(phaseName(chosen.key, words))}
        rows={rows}
        isTable={!seen.isVs || chosen.phase.kind === 'qualifying'}
        glowing={glowing}
      />
      {rows.some(({ round, score }) => round && score === null && isJudged(round)) ? (
        <p className="text-label text-soft">{words.hidden}</p>
      ) : null}
    </>
  )
}
