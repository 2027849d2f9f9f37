/** The owner starts a competition: athletes compete, and the first phase gets its rounds (statuses-and-moves §3). */
import { decideStart } from '@trickline/competition/start'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { startCompetition as startCompetitionCall } from '@trickline/contract/competitions'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import { announceCompetition } from '../competitions/announce-competition.ts'
import { competitionDetail } from '../competitions/competition-detail.ts'
import { changeCompetition } from '../competitions/competitions-store.ts'
import { lockVisibleCompetition } from '../competitions/lock-visible-competition.ts'
import { announceEntries, entryChanges } from '../entries/announce-entries.ts'
import { awaitedPlaces } from '../entries/awaited-places.ts'
import { lockEntriesOf, updateEntries } from '../entries/entries-store.ts'
import type { Work } from '../platform/http/work.ts'
import { announceRounds } from '../rounds/announce-rounds.ts'
import { peopleOfRounds } from '../rounds/round-row.ts'
import { openPhase } from './open-phase.ts'

export async function startCompetition(
  work: Work,
  { params }: ParsedRequest<typeof startCompetitionCall>,
): Promise<ReplyOf<typeof startCompetitionCall> | Refusal> {
  const { tx, person, now } = work
  const competition = await lockVisibleCompetition(work, params.id, 'update')
  if (isRefusal(competition)) return competition
  const entries = await lockEntriesOf(tx, competition.id)
  const context = { competition, entries, now: now.getTime() }
  const { refusal, move: plan } = decideStart(person, context)
  if (refusal) return refuse(refusal)

  const competing = await updateEntries(tx, plan.competing, { status: 'competing' })
  const started = await changeCompetition(tx, competition.id, { status: 'started', started_at: now }, now)
  const rounds = await openPhase(work, started, plan.rounds)

  await announceCompetition(work, { before: competition, after: started })
  await announceEntries(work, started, entryChanges(entries, competing), awaitedPlaces(started, rounds))
  const people = await peopleOfRounds(tx, rounds)
  await announceRounds(work, { competition: started, entries, rounds, people }, 'CreateRoundUpdated')
  return { competition: await competitionDetail(tx, started, person) }
}
