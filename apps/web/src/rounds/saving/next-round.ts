/** "Save, then Noah": the next recorded round that nobody holds, which can be claimed without a network (screens §12, §35). */
import { decideRound } from '@trickline/competition/round-moves'
import type { Person } from '@trickline/competition/model'
import type { CompetitionRead, RoundRead } from '@trickline/contract/read-rows'
import { competitionOfflineCache } from '@trickline/client/competition-copies.ts'
import { competitionQuery } from '@trickline/client/competition.ts'
import { executeMutation } from '@trickline/client/mutation.ts'
import { isOffline } from '@trickline/client/network.ts'
import { queryClient } from '@trickline/client/query.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { currentSession, personShortOf } from '@trickline/client/session.ts'
import { competitionViewFor, currentRounds } from '@trickline/views/phases/competition-view.ts'
import { tellOutcome } from '../../lib/use-action.ts'
import { claimRound, offlineOrLate, unsentClaim } from '../mutations.ts'

export type NextRound = { round: RoundRead; competition: { id: number; name: string } }

/** null: there is none, or it is unknown without the network. */
export async function nextRound(competitionId: number, person: Person): Promise<NextRound | null> {
  const competition = await knownCompetition(competitionId)
  const round = competition && nextToScore(competition, person)
  return round ? { round, competition } : null
}

/** Returns whether the round may be opened; reports a refusal. */
export async function claimNext(next: NextRound, explain: (error: unknown) => string): Promise<boolean> {
  const profile = currentSession()?.profile
  if (!profile) return false
  const claimed = executeMutation(claimRound, { ...next, by: personShortOf(profile) }).answer
  const answer = Promise.race([claimed.then(() => true), offlineOrLate()])
  return tellOutcome(answer, { log: 'the next round was not claimed' }, explain)
}

/** The live channel keeps a cached competition current. */
async function knownCompetition(id: number): Promise<CompetitionRead | undefined> {
  const cached = queryClient.getQueryData<CompetitionRead>(queryKeys.competition(id))
  if (cached) return cached
  if (isOffline()) return competitionOfflineCache.read(id)?.seen
  return queryClient.fetchQuery(competitionQuery(id)).catch(() => undefined)
}

function nextToScore(competition: CompetitionRead, person: Person): RoundRead | undefined {
  const view = competitionViewFor(competition, person)
  const { entries, current } = view
  return currentRounds(view)
    .toSorted((a, b) => a.run_order - b.run_order)
    .find((round) => {
      const context = { competition: view, entries, round, currentPhase: current?.number ?? null }
      const canClaim = decideRound(person, context, 'claim').move !== undefined
      return canClaim && round.status === 'recorded' && unsentClaim(round.id) === null
    })
}
