/** The owner undoes the latest advance (phases-and-seeding §12). Nothing of the later phase is deleted. */
import { decideUndoAdvance, type UndoPlan } from '@trickline/competition/undo-advance'
import { phaseAt, roundsOfPhase } from '@trickline/competition/phases'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { undoAdvance as call } from '@trickline/contract/competitions'
import { channelOf } from '@trickline/contract/live-events'
import { isRefusal, type Refusal, refuse } from '@trickline/contract/refusals'
import { messagesFor } from '@trickline/messages/messages-for'
import { announceCompetition } from '../competitions/announce-competition.ts'
import { competitionDetail } from '../competitions/competition-detail.ts'
import { changeCompetition, deletePodium, insertUndoneAdvance } from '../competitions/competitions-store.ts'
import { type LockedCompetition, lockVisibleCompetition } from '../competitions/lock-competition.ts'
import { changeEntries } from '../entries/change-entries.ts'
import type { EntryRecord } from '../entries/entries-store.ts'
import type { Work } from '../platform/http/work.ts'
import { announceRounds } from '../rounds/announce-rounds.ts'
import { renewInquiryClock } from '../rounds/inquiries/renew-clock.ts'
import { changeRounds, releaseRounds } from '../rounds/round-changes-store.ts'
import { dropUnfinishedSeal } from '../competitions/seal/seals-store.ts'
import { lockRoundsOfCompetition, type RoundRecord, setAside } from '../rounds/rounds-store.ts'

type Plan = UndoPlan<EntryRecord, RoundRecord>

export async function undoAdvance(
  work: Work,
  { params: { id }, body }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const locked = await lockVisibleCompetition(work, id)
  if (isRefusal(locked)) return locked
  const rounds = await lockRoundsOfCompetition(work.tx, id)
  const { round_number: roundNumber, reason } = body
  const { refusal, move: plan } = decideUndoAdvance(work.person, { ...locked, rounds, roundNumber })
  if (refusal) return refuse(refusal)
  if (body.preview) return previewOf(work, locked, plan)
  if (!reason) return refuse('invalid', { errors: { reason: ['required'] } })

  await insertUndoneAdvance(work.tx, {
    competition_id: id,
    round_number: roundNumber,
    reason,
    user_id: work.person.id,
    at: work.now,
  })
  const competition = await takeBack(work, locked, plan, roundsOfPhase(rounds, roundNumber))
  return { competition: await competitionDetail(work.tx, competition, work.person) }
}

/** `phase`: the rounds of the phase that is reopened. */
async function takeBack(work: Work, locked: LockedCompetition, plan: Plan, phase: readonly RoundRecord[]) {
  const details = { action: 'undo-advance' } as const
  const { tx, now } = work
  // first, since their history is written while they are visible; nobody holds them afterwards
  await releaseRounds(work, plan.setAside)
  await setAside(
    tx,
    plan.setAside.map(({ id }) => id),
    now,
  )
  const undecided = await changeRounds(work, plan.withoutWinner, { is_vs_winner: null }, details)
  if (undecided.length > 0) await announceRounds(work, { ...locked, rounds: undecided }, 'RoundsBatchUpdated')
  const clocked = await renewInquiryClock(work, locked, phase)
  const after = await changeEntries(work, clocked, changedEntries(plan))
  const competition = plan.fromPodium ? await reopen(work, after) : after.competition
  await work.announce({ channel: channelOf.competition(competition.id), event: 'ChannelReset', public: {} })
  return competition
}

async function reopen(work: Work, locked: LockedCompetition) {
  const { tx, now } = work
  const { competition } = locked
  await deletePodium(tx, competition.id)
  const changes = { status: 'started', finished_at: null, seal_number: null, seal_waits: false } as const
  await dropUnfinishedSeal(tx, competition.id)
  const reopened = await changeCompetition(tx, competition.id, changes, now)
  await work.announce({
    channel: channelOf.competition(competition.id),
    event: 'CreatePodiumUpdated',
    public: { podiums: [] },
  })
  // renews pages of other competitions that mention these athletes' results
  await work.announce({ channel: channelOf.results, event: 'CreatePodiumUpdated' })
  await announceCompetition(work, { ...locked, competition: reopened }, competition)
  return reopened
}

function changedEntries({ backIn, withoutSeed }: Plan): EntryRecord[] {
  const isBack = new Set(backIn.map(({ id }) => id))
  const losesSeed = new Set(withoutSeed.map(({ id }) => id))
  const changed = new Map([...backIn, ...withoutSeed].map((entry) => [entry.id, entry]))
  return [...changed.values()].map((entry) => ({
    ...entry,
    ...(isBack.has(entry.id) && { status: 'competing' as const }),
    ...(losesSeed.has(entry.id) && { seed: null }),
  }))
}

function previewOf({ language }: Work, { competition, entries }: LockedCompetition, plan: Plan) {
  const words = messagesFor(language).undo
  const { setAside: rounds, backIn, fromPodium } = plan
  const scored = rounds.filter(({ completedAt }) => completedAt !== null).length
  const published = rounds.filter(({ status }) => status === 'published').length
  const athletes = fromPodium
    ? entries.filter(
        ({ role, status }) => role === 'athlete' && (status === 'competing' || status === 'eliminated'),
      )
    : [...rounds, ...backIn]
  const people = new Set(athletes.flatMap(({ userId }) => userId ?? [])).size
  const [first] = rounds
  const phase = first && phaseAt(competition, first.number)?.name
  return {
    touches: { rounds: rounds.length, scored, published, people },
    sentences: [
      ...(fromPodium ? [words.podium(competition.name)] : []),
      ...(phase ? [words.setAside(rounds.length, words.phaseNames[phase] ?? phase)] : []),
      ...(scored > 0 ? [words.scored(scored)] : []),
      ...(published > 0 ? [words.published(published)] : []),
      ...(backIn.length > 0 ? [words.backIn(backIn.length)] : []),
      ...(rounds.length > 0 ? [words.comeBack] : []),
      words.told(people),
    ],
  }
}
