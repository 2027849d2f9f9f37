/**
 * The compact view of a competition for its judges and athletes (screens §9): who takes part, the rounds by number, the
 * best results and the bracket as cards that open, and what one may do at the end.
 */
import { isOfficial } from '@trickline/competition/visibility'
import { Fragment } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { useTitle } from '../../lib/title.ts'
import type { SeenCompetition } from '../../phases/as-seen.ts'
import { BestResult } from '../../phases/best-result.tsx'
import { RoundHistoryDialog } from '../../phases/round-history-dialog.tsx'
import { lastTold, Spoiler } from '../../phases/spoiler.tsx'
import { StatusFailureDialog } from '../../phases/status-failure.tsx'
import { useQueueSteps } from '../../phases/use-queue-steps.ts'
import { ValidationAlert } from '../../phases/validation-alert.tsx'
import { CompetitionTitle } from '../competition-header.tsx'
import { ShownCompetition } from '../shown-competition.tsx'
import { DetailsBracket } from './bracket-card.tsx'
import { DetailsCard } from './details-card.tsx'
import { DetailsParticipants } from './participants.tsx'
import { DetailsRounds } from './rounds-card.tsx'
import { DetailsTail } from './tail.tsx'

export function CompetitionDetailsPage({ id }: { id: number }) {
  return <ShownCompetition id={id}>{(seen) => <Opened seen={seen} />}</ShownCompetition>
}

function Opened({ seen }: { seen: SeenCompetition }) {
  const words = useMessages('details')
  const { names } = useMessages('phases')
  const { steps, failure, dismiss, history, closeHistory } = useQueueSteps(seen)
  useTitle(seen.name)

  const asJudge = isOfficial(seen.person, seen, seen.entries)
  const begun = seen.phases.filter(({ number }) => number <= (seen.current?.number ?? 0))
  const shared = { seen, asJudge, steps }
  return (
    <div className="mx-auto flex w-full max-w-page animate-[fade_500ms_ease-out] flex-col gap-4 px-4 pt-4 pb-16 sm:px-6 sm:pt-6">
      <CompetitionTitle competition={seen} glowing={seen.glowing.has('competition')} />
      <ValidationAlert seen={seen} />
      <DetailsParticipants {...shared} />
      {begun.length === 0 ? <p className="text-soft">{words.noRounds}</p> : null}
      {begun.map((phase) => (
        <Fragment key={phase.number}>
          <DetailsRounds {...shared} phase={phase} />
          {phase.number === 1 && seen.isQualificationDual ? (
            <DetailsCard id="best" title={names.best}>
              <Spoiler competitionId={seen.id} phase={asJudge ? null : lastTold(seen)}>
                <BestResult seen={seen} />
              </Spoiler>
            </DetailsCard>
          ) : null}
        </Fragment>
      ))}
      {asJudge && seen.isVs && begun.length > 0 ? <DetailsBracket seen={seen} /> : null}
      <DetailsTail seen={seen} phases={begun} asJudge={asJudge} />
      <StatusFailureDialog failure={failure} onClose={dismiss} />
      <RoundHistoryDialog seen={seen} roundId={history} onClose={closeHistory} />
    </div>
  )
}
