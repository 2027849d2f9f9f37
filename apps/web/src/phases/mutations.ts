/** Mutations of a phase and its rounds. */
import type { CompetitionRead } from '@trickline/contract/read-rows'
import type { RoundMove } from '@trickline/competition/round-moves'
import type { PersonShort } from '@trickline/contract/people'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/calls/status-update'
import { patchRound } from '@trickline/client/competition-copies.ts'
import { defineMutation } from '@trickline/client/mutation.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { withMove } from './optimistic-move.ts'

type InCompetition = { competitionId: number }
/** `now`: server time, epoch milliseconds. */
type Move = InCompetition & { roundId: number; move: RoundMove; by: PersonShort; now: number }

const source = 'competition'

export const moveRound = defineMutation({
  name: 'move-round',
  queryKey: ({ competitionId, roundId }: Move) => [...queryKeys.competition(competitionId), 'round', roundId],
  optimistic: (competition: CompetitionRead, { roundId, move, by, now }: Move) =>
    patchRound(competition, roundId, (row) => withMove(row, move, by, now)),
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
  request: ({ ids }: InCompetition & { ids: readonly number[] }) => ({
    body: { entity: 'publishRounds' as const, id: [...ids], source, new_status: roundStatusCodes.published },
  }),
})

export const advancePhase = defineMutation({
  name: 'advance-phase',
  queryKey: phaseOf,
  call: updateStatus,
  request: ({ competitionId, roundNumber }: InCompetition & { roundNumber: number }) => ({
    body: {
      entity: 'advanceRounds' as const,
      id: { competition_id: competitionId, round_number: roundNumber },
      source,
    },
  }),
})

function phaseOf({ competitionId }: InCompetition) {
  return [...queryKeys.competition(competitionId), 'phase']
}
