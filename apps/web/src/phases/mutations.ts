/** What is asked of the server about the rounds of a phase, and about the phase itself. */
import type { CompetitionRead } from '@trickline/contract/read-rows'
import type { RoundMove } from '@trickline/competition/round-moves'
import type { PersonShort } from '@trickline/contract/people'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import { patchRound } from '@trickline/client/competition.ts'
import { defineMutation } from '@trickline/client/mutation.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { withMove } from './optimistic-move.ts'

type OfCompetition = { competitionId: number }
/** `now` is the server's time in epoch milliseconds. */
type Move = OfCompetition & { roundId: number; move: RoundMove; by: PersonShort; now: number }

const source = 'competition'

export const moveRound = defineMutation({
  name: 'move-round',
  queryKey: ({ competitionId, roundId }: Move) => [...queryKeys.competition(competitionId), 'round', roundId],
  optimistic: (seen: CompetitionRead, { roundId, move, by, now }: Move) =>
    patchRound(seen, roundId, (row) => withMove(row, move, by, now)),
  call: updateStatus,
  request: ({ roundId, move }) => ({
    body: { entity: 'rounds' as const, id: roundId, source, new_status: roundStatusCodes[move.to] },
  }),
})

/** `ids`: every round of the phase. */
export const publishPhase = defineMutation({
  name: 'publish-phase',
  queryKey: phaseOf,
  call: updateStatus,
  request: ({ ids }: OfCompetition & { ids: readonly number[] }) => ({
    body: { entity: 'publishRounds' as const, id: [...ids], source, new_status: roundStatusCodes.published },
  }),
})

export const advancePhase = defineMutation({
  name: 'advance-phase',
  queryKey: phaseOf,
  call: updateStatus,
  request: ({ competitionId, roundNumber }: OfCompetition & { roundNumber: number }) => ({
    body: {
      entity: 'advanceRounds' as const,
      id: { competition_id: competitionId, round_number: roundNumber },
      source,
    },
  }),
})

function phaseOf({ competitionId }: OfCompetition) {
  return [...queryKeys.competition(competitionId), 'phase']
}
