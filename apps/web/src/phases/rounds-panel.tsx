/** The rounds of a competition: the phases as buttons, below them the chosen one as picture or table (screens §7). */
import type { CompetitionRead } from '@trickline/contract/read'
import type { Person } from '@trickline/competition/model'
import { useMemo } from 'react'
import { useMessages } from '../lib/messages.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { isJudged } from '@trickline/competition/statuses'
import { competitionAsSeen, type SeenCompetition } from './as-seen.ts'
import { BestResult } from './best-result.tsx'
import { Bracket } from './bracket.tsx'
import { PhaseButtons } from './phase-buttons.tsx'
import { type ChoiceKey, choose, type PhaseChoice, phaseChoices } from './phase-choices.ts'
import { PhaseMoves } from './phase-moves.tsx'
import { phaseName } from './phase-name.ts'
import { phaseRows } from './phase-rows.ts'
import { PhaseTable } from './phase-table.tsx'
import { Podium, PodiumTable } from './podium.tsx'
import { ValidationAlert } from './validation-alert.tsx'

type Props = {
  competition: CompetitionRead
  person: Person
  /** Keys of rows that changed within two seconds: `round:12`, `podium`. */
  glowing: ReadonlySet<string>
  /** From the address; undefined: what a person finds open. */
  phase: string | undefined
  /** Where there is a picture, the table is one tap behind. */
  asTable: boolean
  onChoose: (phase: ChoiceKey | undefined) => void
  onAsTable: (asTable: boolean) => void
}

export function RoundsPanel(props: Props) {
  const { competition, person, onChoose } = props
  const words = useMessages('phases')
  const seen = useMemo(() => competitionAsSeen(competition, person), [competition, person])
  const choices = phaseChoices(seen)
  const chosen = choose(choices, props.phase)
  return (
    <div className="flex flex-col gap-6">
      <PhaseButtons choices={choices} chosen={chosen?.key ?? null} onChoose={onChoose} />
      <ValidationAlert seen={seen} />
      {chosen === null ? (
        <EmptyState title={words.beforeStartTitle} text={words.beforeStartText} />
      ) : (
        <section aria-labelledby="chosen-phase" className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="chosen-phase" className="text-title">
              {phaseName(chosen.key, words)}
            </h2>
            {hasPicture(seen, chosen) ? (
              <ViewSwitch chosen={chosen.key} asTable={props.asTable} onAsTable={props.onAsTable} />
            ) : null}
          </div>
          {chosen.isCurrent ? <PhaseMoves seen={seen} onLeft={() => onChoose(undefined)} /> : null}
          <ChosenPhase {...props} seen={seen} chosen={chosen} />
        </section>
      )}
    </div>
  )
}

function hasPicture({ competition }: SeenCompetition, { key, phase }: PhaseChoice): boolean {
  // Beside a stage that is not known here there is no bracket to draw.
  const isDrawn = competition.isVs && !competition.stages.includes('unknown')
  return key === 'podium' || (isDrawn && phase?.kind === 'stage')
}

function ViewSwitch({
  chosen,
  asTable,
  onAsTable,
}: Pick<Props, 'asTable' | 'onAsTable'> & { chosen: ChoiceKey }) {
  const words = useMessages('phases')
  return (
    <Segmented
      label={words.view}
      labelHidden
      segments={[
        { value: 'picture', label: chosen === 'podium' ? words.podiumTitle : words.bracket },
        { value: 'table', label: words.table },
      ]}
      value={asTable ? 'table' : 'picture'}
      onChange={(value) => onAsTable(value === 'table')}
    />
  )
}

function ChosenPhase({
  seen,
  chosen,
  asTable,
  glowing,
  person,
}: Props & { seen: SeenCompetition; chosen: PhaseChoice }) {
  const words = useMessages('phases')
  if (chosen.key === 'best') return <BestResult seen={seen} glowing={glowing} />
  if (chosen.phase === null) {
    const places = seen.detail.podiums
    return asTable ? (
      <PodiumTable places={places} person={person} />
    ) : (
      <Podium places={places} person={person} glowing={glowing.has('podium')} />
    )
  }
  if (hasPicture(seen, chosen) && !asTable) {
    return <Bracket seen={seen} stage={chosen.key} glowing={glowing} />
  }
  const rows = phaseRows(seen, chosen.phase)
  return (
    <>
      <PhaseTable
        caption={words.tableOf(phaseName(chosen.key, words))}
        rows={rows}
        person={person}
        glowing={glowing}
      />
      {rows.some(({ round, score }) => round && score === null && isJudged(round)) ? (
        <p className="text-label text-soft">{words.hidden}</p>
      ) : null}
    </>
  )
}
