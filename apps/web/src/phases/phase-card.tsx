/** For the owner: whether the current phase is judged or published, and what the next step does. Empty while it waits. */
import { planAdvance } from '@trickline/competition/advancing'
import type { ReactNode } from 'react'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { firstName } from '@trickline/views/person-name.ts'
import { type CompetitionView, currentRounds, personIn } from '@trickline/views/phases/competition-view.ts'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import { NextCard } from '../lib/next-card.tsx'
import { PhaseState } from './phase-state.tsx'
import { usePhaseStep } from './use-phase-step.tsx'

type Props = { view: CompetitionView; onAdvanced: () => void }

export function PhaseCard({ view, onAdvanced }: Props) {
  const words = useMessages('phases')
  const steps = useMessages('phaseSteps')
  const { current } = view
  const { step, waits, button, beside } = usePhaseStep(view, onAdvanced)
  if (step === null || current === null) return beside
  const name = phaseName(current.name, words)
  const next = view.phases.find(({ number }) => number === current.number + 1)
  return (
    <>
      <NextCard
        title={step === 'publish' ? words.phaseJudged(name) : words.phasePublished(name)}
        text={
          step === 'publish' ? (
            <>
              <p>
                <GoingOn view={view} /> {steps.everyoneSees}
              </p>
              <PhaseState view={view} isOwners />
            </>
          ) : waits ? (
            steps.whyNotAdvance[waits]
          ) : next ? (
            steps.readyToAdvance(phaseName(next.name, words))
          ) : (
            steps.readyToFinish
          )
        }
        actions={button('primary')}
      />
      {beside}
    </>
  )
}

const longestNameList = 4

function GoingOn({ view }: { view: CompetitionView }): ReactNode {
  const common = useMessages('common')
  const words = useMessages('phases')
  const steps = useMessages('phaseSteps')
  const format = useFormat()
  const plan = planAdvance({ ...view, competition: view }, view.current?.number ?? 0)
  const all = currentRounds(view).length
  if (plan.kind === 'podium' || plan.eliminated.length === 0) return format.sentence(words.judgedOf(all, all))
  const { advancing, eliminated } = plan
  const names = advancing.map(({ userId }) => firstName(personIn(view, userId), common))
  return format.sentence(
    format.joined(
      names.length > longestNameList
        ? steps.goingOn(names.length)
        : steps.namedGoOn(names.length, format.list(names)),
      steps.out(eliminated.length),
    ),
  )
}
