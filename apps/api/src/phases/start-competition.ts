/** The owner starts a competition: athletes compete, and the first phase gets its rounds (statuses-and-moves §3). */
import { decideStart } from '@trickline/competition/start'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { startCompetition as startCompetitionCall } from '@trickline/contract/competitions'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import { tellFirstTurns } from '../athletes/tell-near-turns.ts'
import { announceCompetition } from '../competitions/announce-competition.ts'
import { competitionDetail } from '../competitions/competition-detail.ts'
import { changeCompetition } from '../competitions/competitions-store.ts'
import { lockVisibleCompetition } from '../competitions/lock-competition.ts'
import { announceEntries } from '../entries/announce-entries.ts'
import { entryChanges, withChanges } from '../entries/change-entries.ts'
import { storeEntries } from '../entries/entries-store.ts'
import { awaitedPlaces } from '../entries/entry-row.ts'
import type { Work } from '../platform/http/work.ts'
import { announceRounds } from '../rounds/announce-rounds.ts'
import { insertPhase } from '../rounds/rounds-store.ts'

export async function startCompetition(
  work: Work,
  { params }: ParsedRequest<typeof startCompetitionCall>,
): Promise<ReplyOf<typeof startCompetitionCall> | Refusal> {
  const { tx, person, now } = work
  const locked = await lockVisibleCompetition(work, params.id)
  if (isRefusal(locked)) return locked
  const { refusal, move: plan } = decideStart(person, { ...locked, now: now.getTime() })
  if (refusal) return refuse(refusal)

  const competing = locked.entries
    .filter(({ id }) => plan.competing.includes(id))
    .map((entry) => ({ ...entry, status: 'competing' as const }))
  await storeEntries(tx, competing)
  const started = await changeCompetition(tx, params.id, { status: 'started', started_at: now }, now)
  const rounds = await insertPhase(tx, started, plan.rounds, now)

  const changes = entryChanges(locked, competing)
  const after = { ...withChanges(locked, changes), competition: started }
  await announceCompetition(work, after, locked.competition)
  await announceEntries(work, after, changes, awaitedPlaces(started, rounds))
  await announceRounds(work, { ...after, rounds }, 'CreateRoundUpdated')
  await tellFirstTurns(work, { ...after, rounds })
  return { competition: await competitionDetail(tx, started, person) }
}
