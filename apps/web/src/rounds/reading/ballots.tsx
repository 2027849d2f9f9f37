/** The two judges' ballots on the round's page (screens §45): what differs, to decide or to read. */
import { decideResolution } from '@trickline/competition/ballots'
import { getBallots } from '@trickline/contract/calls/ballots'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '@trickline/client/api.ts'
import type { RoundReply } from '@trickline/client/round.ts'
import { useCompetition } from '@trickline/client/competition.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { usePerson } from '@trickline/client/session.ts'
import { Card } from '@trickline/ui/card.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { SkeletonRows } from '@trickline/ui/skeleton.tsx'
import { draftRows } from '@trickline/views/rounds/draft-trick.ts'
import { personName } from '@trickline/views/person-name.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { RoundVersions } from '../saving/round-versions.tsx'
import { type BallotsReply, DecideDifferences } from './decide-differences.tsx'

export function Ballots({ round }: Pick<RoundReply, 'round'>) {
  const words = useMessages('ballots')
  const query = useQuery({
    // each change raises the version
    queryKey: [...queryKeys.round(round.id), 'ballots', round.version],
    queryFn: ({ signal }) => api(getBallots, { params: { id: round.id }, signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <Loaded {...query} failedTitle={words.failed} skeleton={<SkeletonRows count={4} />}>
      {(ballots) => <BothBallots {...{ round, ballots }} />}
    </Loaded>
  )
}

type Props = Pick<RoundReply, 'round'> & { ballots: BallotsReply }

function BothBallots({ round, ballots }: Props) {
  const words = useMessages('ballots')
  const common = useMessages('common')
  const move = useDecision(round)
  const [one, other] = ballots.ballots
  const nameOf = (judge: (typeof ballots.ballots)[number]['judge']) =>
    judge ? personName(judge, common) : words.nobody
  const { one_is_enough: enough } = ballots
  return (
    <section className="flex flex-col gap-4" aria-label={words.title}>
      {enough ? (
        <p className="text-soft">
          {words.enough.said(enough.user ? personName(enough.user, common) : words.nobody, enough.reason)}
        </p>
      ) : null}
      {one && other && ballots.waits !== null && move !== undefined ? (
        <DecideDifferences {...{ round, ballots, one, other, move }} />
      ) : (
        <>
          {ballots.waits ? <p>{words.waits[ballots.waits]}</p> : null}
          {one && other ? (
            <>
              {ballots.differences.length === 0 ? <p className="text-soft">{words.agreed}</p> : null}
              {ballots.resolved_by ? (
                <p className="text-soft">{words.resolvedBy(personName(ballots.resolved_by, common))}</p>
              ) : null}
              <RoundVersions
                one={{ name: nameOf(one.judge), rows: draftRows(one.validatedTricks) }}
                other={{ name: nameOf(other.judge), rows: draftRows(other.validatedTricks) }}
                ruleId={round.rule_id}
              />
            </>
          ) : (
            ballots.ballots.map((ballot) => (
              <OneBallot key={ballot.id} {...{ ballot }} name={nameOf(ballot.judge)} />
            ))
          )}
        </>
      )}
      {ballots.ballots.map(({ id, judge, comment }) =>
        comment === null ? null : (
          <div key={id}>
            <h3 className="text-label font-medium text-soft">{words.commentOf(nameOf(judge))}</h3>
            <p className="break-words whitespace-pre-line">{comment}</p>
          </div>
        ),
      )}
    </section>
  )
}

/** The decision of the head judge, or of one of the two; undefined: this person cannot decide now. */
function useDecision(round: RoundReply['round']) {
  const person = usePerson()
  const { data: competition } = useCompetition(round.competition_id ?? 0)
  if (!competition) return undefined
  const context = { competition, entries: competition.entries, round, currentPhase: round.roundNumber }
  return decideResolution(person, context).move
}

type OneProps = { ballot: BallotsReply['ballots'][number]; name: string }

function OneBallot({ ballot, name }: OneProps) {
  const format = useFormat()
  const rows = draftRows(ballot.validatedTricks)
  return (
    <Card className="flex items-baseline justify-between gap-3 p-4">
      <span className="min-w-0 font-semibold break-words">{name}</span>
      <span className="tabular text-score font-extrabold">{format.score(ballot.total)}</span>
      <span className="sr-only">{rows.length}</span>
    </Card>
  )
}
