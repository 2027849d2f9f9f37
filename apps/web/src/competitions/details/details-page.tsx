/** The compact view of a competition (screens §9): participants, rounds, best results and bracket as cards, and actions. */
import { isCompetitionJudge } from '@trickline/competition/permissions'
import { isOfficial } from '@trickline/competition/visibility'
import { Fragment } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { useTitle } from '@trickline/ui/title.ts'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { BestResult } from '../../phases/best-result.tsx'
import { QueueDialogs } from '../../phases/queue-dialogs.tsx'
import { lastRevealedPhase, Spoiler } from '@trickline/views/phases/spoiler.tsx'
import { useId } from '../../lib/address.ts'
import { useChoiceControls } from '../../phases/use-choice-controls.ts'
import { useQueueSteps } from '../../phases/use-queue-steps.ts'
import { ValidationAlert } from '../../phases/validation-alert.tsx'
import { DateAndPlace } from '@trickline/views/competitions/date-and-place.tsx'
import { SavedLine } from '../../phases/saved-line.tsx'
import { CompetitionTitle } from '../competition-header.tsx'
import { CompetitionLoader } from '../competition-loader.tsx'
import { DetailsBracket } from './bracket-card.tsx'
import { DetailsCard } from './details-card.tsx'
import { DetailsParticipants } from './participants.tsx'
import { DetailsRounds } from './rounds-card.tsx'
import { DetailsFooter } from './details-footer.tsx'

export function CompetitionDetailsPage() {
  useChoiceControls()
  return <CompetitionLoader id={useId()}>{(view) => <LoadedDetails view={view} />}</CompetitionLoader>
}

function LoadedDetails({ view }: { view: CompetitionView }) {
  const words = useMessages('details')
  const { names } = useMessages('phases')
  const { steps, ...shown } = useQueueSteps(view)
  useTitle(view.name)

  const asJudge = isOfficial(view.person, view, view.entries)
  const startedPhases = view.phases.filter(({ number }) => number <= (view.current?.number ?? 0))
  const lastPhase = startedPhases.at(-1)
  const hasBracket = asJudge && view.isVs && lastPhase !== undefined
  // all but the participants stand in pairs
  const isLastAlone = (startedPhases.length + Number(hasBracket)) % 2 === 1
  const shared = { view, asJudge, steps }
  return (
    <div className="mx-auto flex w-full max-w-page animate-[fade_500ms_ease-out] flex-col gap-4 px-4 pt-4 pb-16 sm:px-6 sm:pt-6">
      <div>
        <CompetitionTitle competition={view} glowing={view.glowing.has('competition')} />
        <DateAndPlace competition={view} />
      </div>
      <SavedLine competitionId={view.id} />
      <ValidationAlert view={view} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-flow-dense xl:grid-cols-2">
        <DetailsParticipants
          {...shared}
          isOpen={startedPhases.length === 0 || isCompetitionJudge(view.person, view.entries)}
        />
        {startedPhases.length === 0 ? <p className="text-soft">{words.noRounds}</p> : null}
        {startedPhases.map((phase) => (
          <Fragment key={phase.number}>
            <DetailsRounds
              {...shared}
              phase={phase}
              isWide={isLastAlone && !hasBracket && phase === lastPhase}
            />
            {phase.number === 1 && view.isQualificationDual ? (
              <DetailsCard id="best" title={names.best} isWide>
                <Spoiler competitionId={view.id} phase={asJudge ? null : lastRevealedPhase(view)}>
                  <BestResult view={view} />
                </Spoiler>
              </DetailsCard>
            ) : null}
          </Fragment>
        ))}
        {hasBracket ? <DetailsBracket view={view} isWide={isLastAlone} /> : null}
      </div>
      <DetailsFooter view={view} phases={startedPhases} asJudge={asJudge} />
      <QueueDialogs view={view} {...shown} />
    </div>
  )
}
