/** Saving a judged round, cancelling it and taking it back (screens §12); loaded after the first touch. */
import { ApiError } from '@trickline/client/api.ts'
import { executeMutation } from '@trickline/client/mutation.ts'
import { type RoundReply, versionOf } from '@trickline/client/round.ts'
import { currentSession, personShortOf } from '@trickline/client/session.ts'
import { queryClient } from '@trickline/client/query.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { isRecordedRound, type KnownOfAthlete } from '@trickline/competition/implausible-round'
import type { Habits } from '@trickline/contract/habits'
import type { useConfirm } from '@trickline/ui/confirm.tsx'
import type { useErrorText } from '../../lib/error-text.ts'
import { tellOutcome } from '../../lib/use-action.ts'
import { loadMessages } from '@trickline/ui/messages.ts'
import { firstName, personName } from '@trickline/views/person-name.ts'
import { rowInputs } from '@trickline/views/rounds/draft-trick.ts'
import { ruleTitle } from '@trickline/views/rule-title.ts'
import { moveClaimedRound, saveRound, withdrawClaim } from '../mutations.ts'
import { type EntryMode, isUnchanged } from '../draft/stored-draft.ts'
import { lastSaved } from './last-saved.ts'
import { type NextRound, nextRound } from './next-round.ts'
import { SaveSummary } from './save-summary.tsx'
import type { RoundEntry } from './use-round-entry.ts'

type Asked = {
  entry: RoundEntry
  mode: EntryMode
  isClaimed: boolean
  reply: RoundReply
  confirm: ReturnType<typeof useConfirm>
  explain: ReturnType<typeof useErrorText>
  onBusy: (isBusy: boolean) => void
  refetchRound: () => Promise<void>
  /** The judge no longer holds the round, so leaving it loses nothing. */
  onReleased: () => void
  onLeave: () => void
  /** Called before the save; null: the judge returns to the queue after it. */
  onNext: (next: NextRound | null) => void
  onSent: () => void
}

export async function save({ entry, mode, reply, confirm, onNext, onSent }: Asked): Promise<void> {
  const [words, parts, common] = await Promise.all([
    loadMessages('judging'),
    loadMessages('judgingParts'),
    loadMessages('common'),
  ])
  const { round } = reply
  const { device, saved, score } = entry
  const { draft } = device
  const { profile, person = null } = currentSession() ?? {}
  const { competition_id: competitionId } = round
  let next = mode === 'new' && competitionId !== null ? await nextRound(competitionId, person) : null
  const action = mode === 'new' ? words.save : words.update
  const yes = await confirm({
    title: parts.ask[mode],
    consequence: (
      <SaveSummary
        entry={entry}
        of={personName(round.user, common)}
        rule={ruleTitle(round.rule, common)}
        known={knownOf(round.userId, round.rule_id)}
        isRecorded={isRecordedRound({ ...round, video: draft.video })}
      />
    ),
    action: next ? parts.saveThen(action, firstName(next.round.user, common)) : action,
    no: parts.keepScoring,
    ...(next && {
      alternative: {
        action,
        onChoose: () => {
          next = null
        },
      },
    }),
  })
  if (!yes) return
  const body = {
    roundId: round.id,
    modeProgram: round.rule_id,
    validatedTricks: rowInputs(saved),
    isNew: mode === 'new',
    ...(draft.video !== entry.round.start.draft.video && { videoUrl: draft.video }),
    ...(!reply.isRemembered && { version: versionOf(reply) }),
    ...(mode === 'update' && { athlete_feedback: draft.comment }),
  }
  const judged = profile &&
    competitionId !== null && {
      competitionId,
      total: score.total,
      by: personShortOf(profile),
    }
  const of = firstName(round.user, common)
  onNext(next)
  lastSaved.set(
    judged ? { roundId: round.id, competitionId: judged.competitionId, of, total: judged.total } : null,
  )
  if (await entry.send(saveRound, { roundId: round.id, body, ...(judged && { judged }) })) onSent()
  else lastSaved.set(null)
}

/** What is known of the athlete. The judging screen has asked for it; if it has not arrived, nothing waits for it. */
function knownOf(athleteId: number, ruleId: number): KnownOfAthlete | undefined {
  const known = queryClient.getQueryData<{ habits: Habits }>(queryKeys.habits(athleteId))
  if (!known) return undefined
  const { totals, levels } = known.habits
  return { totals: totals.find(({ rule_id }) => rule_id === ruleId), levels }
}

export async function cancel(asked: Asked): Promise<void> {
  const { entry, confirm, mode, isClaimed, reply, refetchRound, onReleased, onLeave } = asked
  const { device, trickCount } = entry
  // there is nothing to release; the draft stays on the device
  if (!isClaimed) return onLeave()
  const words = await loadMessages('judgingParts')
  const losesWork = mode === 'new' ? trickCount > 0 : !isUnchanged(device)
  const { cancelConsequence } = words
  const consequence = mode === 'new' ? cancelConsequence.new(trickCount) : cancelConsequence.update
  const question = { title: words.cancelTitle[mode], consequence, action: words.cancelAction[mode] }
  if (losesWork && !(await confirm({ ...question, kind: 'danger' }))) return undefined
  const isReleased = await tell(asked, release(reply.round.id, mode), {
    log: 'the round was not released',
    // another judge may hold the round by now, which the screen shows
    refused: (error, text) => ({ text: error instanceof ApiError ? text : `${text} ${words.cancelFailed}` }),
  })
  if (!isReleased) return refetchRound()
  device.drop()
  onReleased()
  return onLeave()
}

/** A claim that never left the device is withdrawn there. */
async function release(roundId: number, mode: EntryMode): Promise<void> {
  if (await withdrawClaim(roundId)) return
  await executeMutation(moveClaimedRound, { roundId, to: mode === 'new' ? 'recorded' : 'completed' }).answer
}

/** Claims a released round again, or reopens one judged meanwhile, with this draft. */
export async function reclaim(asked: Asked, to: 'scoring' | 'review'): Promise<void> {
  const { entry, reply, refetchRound } = asked
  const { device, continueWith, round } = entry
  const { start } = round
  // set before the move, whose event may remount the screen: the draft is then based on the server's current state
  const comment = device.draft.comment || start.draft.comment
  await continueWith({ draft: { ...device.draft, comment }, base: start.base })
  const moved = executeMutation(moveClaimedRound, { roundId: reply.round.id, to }).answer
  await tell(asked, moved, { log: `the round did not become ${to}` })
  await refetchRound()
}

async function tell(
  { explain, onBusy }: Asked,
  answer: Promise<unknown>,
  outcome: Parameters<typeof tellOutcome>[1],
): Promise<boolean> {
  onBusy(true)
  const succeeded = await tellOutcome(answer, outcome, explain)
  onBusy(false)
  return succeeded
}
