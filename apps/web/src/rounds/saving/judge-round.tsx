/** A judge scores a round or edits a judged one (screens §12): entering, saving, cancelling. */
import type { RoundStatus } from '@trickline/competition/model'
import { useMemo, useRef, useState } from 'react'
import { executeMutation } from '@trickline/client/mutation.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { logFailure } from '@trickline/client/log-failure.ts'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import { useOfflineReason } from '../../lib/offline-reason.ts'
import { personName } from '@trickline/views/person-name.ts'
import { ruleTitle } from '@trickline/views/rule-title.ts'
import { useConfirm } from '@trickline/ui/confirm.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import { RoundComment, RoundHead } from '../round-head.tsx'
import type { RoundReply } from '@trickline/client/round.ts'
import { draftOfReply, type EntryMode, isUnchanged } from '../draft/stored-draft.ts'
import { useRoundLeaveGuard } from './leave-guard.ts'
import { useIsOffline } from '@trickline/client/network.ts'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { useEnteredElsewhere } from './use-entered-elsewhere.ts'
import { EntryScreen } from './entry-screen.tsx'
import type * as roundSteps from './round-steps.tsx'
import { type RoundEntry, trickCountOf, useRoundEntry } from './use-round-entry.ts'
import {
  moveClaimedRound,
  roundSaveKey,
  useIsClaimPending,
  useIsClaimUnderWay,
  useIsClaimUnsent,
} from '../mutations.ts'

const CommentField = lazyComponent(async () => (await import('@trickline/ui/field.tsx')).TextAreaField, {
  fallback: () => <div className="h-32" />,
})
const EnteredElsewhere = lazyComponent(async () => (await elsewhereParts()).EnteredElsewhere)
const MaybeEnteredElsewhere = lazyComponent(async () => (await elsewhereParts()).MaybeEnteredElsewhere)
const elsewhereParts = () => withWords(import('./entered-elsewhere.tsx'), 'judgingParts', 'account')

export type Props = {
  mode: EntryMode
  /** False once the round was released or claimed by another judge. */
  isClaimed: boolean
  reply: RoundReply
  /** The round was deleted, or the judge may not see it any more. */
  isGone: boolean
  isBehind: boolean
  refetchRound: () => Promise<void>
  onLeave: () => void
  onSeeSaved: () => void
}

export function JudgeRound(props: Props) {
  const { mode, isClaimed, isGone, reply, isBehind, refetchRound, onLeave, onSeeSaved } = props
  const words = useMessages('judging')
  const common = useMessages('common')
  const { round } = reply
  const start = useMemo(() => draftOfReply(reply, reply.round.judge_comment ?? ''), [reply])
  const entry = useRoundEntry({
    draftId: round.id,
    saveId: roundSaveKey(round.id),
    reply,
    mode,
    start,
    isClaimed,
    ruleId: round.rule_id,
    refetch: () => void refetchRound(),
    onSaved: onLeave,
  })
  const { draft, dispatch } = entry.device
  const { busy, move } = useMove(round.id)
  const confirm = useConfirm()
  const explain = useErrorText()
  const { onReleased } = useLeaveGuard(entry, props)
  const take = useSteps()
  const asked = { entry, move, confirm, explain, onReleased, ...props }
  const reclaim = (to: 'scoring' | 'review') => void take((steps) => steps.reclaim(asked, to))
  const isUnclaimed = useIsClaimPending(round.id)
  const needsNetwork = useOfflineReason()
  const isClaimUnsent = useIsClaimUnsent(round.id)
  // an unsent claim is withdrawn on the device, and a lost claim is only left: neither needs the network
  const whyNotCancel = isClaimed && !isClaimUnsent ? needsNetwork : null
  return (
    <EntryScreen
      above={round.competition?.name ?? ''}
      athlete={personName(round.user, common)}
      below={<RoundHead round={round} mode={mode} />}
      ruleName={ruleTitle(round.rule, common)}
      entry={entry}
      athleteId={round.userId}
      isUnsaved={!isUnchanged(entry.device)}
      isBehind={isBehind}
      isUnclaimed={isUnclaimed}
      other={{
        label: common.cancel,
        disabledReason: whyNotCancel,
        isBusy: busy,
        onTake: () => void take((steps) => steps.cancel(asked)),
      }}
      onSave={() => void take((steps) => steps.save(asked))}
      leave={{ label: words.leaveWaiting, onTake: onLeave }}
      notice={<OtherDevice {...{ entry, isClaimed }} round={round} />}
      changed={{
        busy,
        isGone,
        onClaim: () => reclaim('scoring'),
        onReopen: () => reclaim('review'),
        onSeeSaved,
      }}
    >
      <RoundComment by="athlete" text={round.athlete_comment} />
      {mode === 'update' && !entry.save.isSending ? (
        <CommentField
          label={words.ownComment}
          hint={words.commentHint}
          maxLength={2000}
          value={draft.comment}
          onChange={({ target }) => dispatch({ type: 'set-comment', comment: target.value })}
        />
      ) : null}
    </EntryScreen>
  )
}

type OtherDeviceProps = { entry: RoundEntry; round: RoundReply['round']; isClaimed: boolean }

function OtherDevice({ entry, round, isClaimed }: OtherDeviceProps) {
  const isOffline = useIsOffline()
  const isClaimUnderWay = useIsClaimUnderWay(round.id)
  const isHeld = isClaimed && !isClaimUnderWay && !entry.save.isSending
  const answer = useEnteredElsewhere(
    { roundId: round.id, version: round.version, trickCount: entry.trickCount },
    isHeld && !isOffline,
  )
  if (answer?.elsewhere)
    return <EnteredElsewhere elsewhere={answer.elsewhere} asOf={isOffline ? answer.at : null} />
  const isUnknown = answer === null && isHeld && isOffline && isUnchanged(entry.device)
  return isUnknown ? <MaybeEnteredElsewhere /> : null
}

type Steps = typeof roundSteps

/** Loads what is only needed once a button is pressed. */
function useSteps(): (take: (steps: Steps) => Promise<void>) => Promise<void> {
  const { noAnswer } = useMessages('common')
  return async (take) => {
    let steps: Steps
    try {
      steps = await withWords(import('./round-steps.tsx'), 'judgingParts')
    } catch (error) {
      logFailure('a part of this screen could not be fetched', error)
      toast({ text: noAnswer, tone: 'bad' })
      return
    }
    await take(steps)
  }
}

export type Move = (to: RoundStatus) => Promise<void>

function useMove(roundId: number): { busy: boolean; move: Move } {
  const [busy, setBusy] = useState(false)
  const move: Move = async (to) => {
    setBusy(true)
    try {
      await executeMutation(moveClaimedRound, { roundId, to }).answer
    } catch (error) {
      logFailure(`the round did not become ${to}`, error)
      throw error
    } finally {
      setBusy(false)
    }
  }
  return { busy, move }
}

/** Asks before a round with unsaved tricks is left; after the release of the round it is not asked. */
function useLeaveGuard({ device, save }: RoundEntry, { mode }: Props): { onReleased: () => void } {
  const isReleased = useRef(false)
  useRoundLeaveGuard({
    isStored: device.isKept,
    unsavedTricks: () => {
      const current = device.now()
      if (isReleased.current || save.isSending || isUnchanged(current)) return null
      return mode === 'new' ? trickCountOf(current.draft) : 0
    },
  })
  return {
    onReleased: () => {
      isReleased.current = true
    },
  }
}
