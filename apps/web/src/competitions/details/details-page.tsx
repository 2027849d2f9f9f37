/**
 * The compact view of a competition for its judges and athletes (screens §9): who takes part, the rounds by number, the
 * best results and the bracket as cards that open, and what one may do at the end.
 */
import type { CompetitionRead } from '@trickline/contract/read'
import { isOfficial } from '@trickline/competition/visibility'
import { Fragment, useEffect, useMemo } from 'react'
import { useCompetition, useCompetitionLive } from '../../data/competition.ts'
import { hold } from '../../data/held.ts'
import { useMessages } from '../../lib/messages.ts'
import { usePerson } from '../../lib/session.ts'
import { useTitle } from '../../lib/title.ts'
import { competitionAsSeen } from '../../phases/as-seen.ts'
import { StatusFailureDialog } from '../../phases/status-failure.tsx'
import { useQueueSteps } from '../../phases/use-queue-steps.ts'
import { ValidationAlert } from '../../phases/validation-alert.tsx'
import { CompetitionFailed, CompetitionLoading } from '../competition-not-there.tsx'
import { DetailsBest } from './best-results.tsx'
import { DetailsBracket } from './bracket-card.tsx'
import { DetailsParticipants } from './participants.tsx'
import { DetailsRounds } from './rounds-card.tsx'
import { DetailsTail } from './tail.tsx'

export function CompetitionDetailsPage({ id }: { id: number }) {
  const { data, error, refetch } = useCompetition(id)
  useEffect(() => hold('competition', id), [id])
  if (data) return <Opened competition={data} />
  if (error) return <CompetitionFailed error={error} onRetry={() => void refetch()} />
  return <CompetitionLoading />
}

function Opened({ competition }: { competition: CompetitionRead }) {
  const words = useMessages('details')
  const person = usePerson()
  const { id } = competition
  const { glowing } = useCompetitionLive(id)
  const seen = useMemo(() => competitionAsSeen(competition, person), [competition, person])
  const { steps, failure, dismiss } = useQueueSteps(competition)
  useTitle(competition.name)

  const asJudge = isOfficial(person, competition, seen.entries)
  const begun = seen.phases.filter(({ number }) => number <= (seen.current?.number ?? 0))
  const shared = { seen, asJudge, glowing, steps }
  return (
    <div className="mx-auto flex w-full max-w-page animate-[fade_500ms_ease-out] flex-col gap-4 px-4 pt-6 pb-16 sm:px-6 sm:pt-10">
      <h1 className="mb-2 text-title font-bold hyphens-auto">{competition.name}</h1>
      <ValidationAlert seen={seen} />
      <DetailsParticipants {...shared} />
      {begun.length === 0 ? <p className="text-soft">{words.noRounds}</p> : null}
      {begun.map((phase) => (
        <Fragment key={phase.number}>
          <DetailsRounds {...shared} phase={phase} />
          {phase.number === 1 && seen.competition.isQualificationDual ? <DetailsBest {...shared} /> : null}
        </Fragment>
      ))}
      {asJudge && seen.competition.isVs && begun.length > 0 ? <DetailsBracket seen={seen} /> : null}
      <DetailsTail seen={seen} phases={begun} asJudge={asJudge} />
      <StatusFailureDialog failure={failure} onClose={dismiss} />
    </div>
  )
}
