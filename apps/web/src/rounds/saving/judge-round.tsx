/** A judge scores a round or edits a judged one (screens §12): entering, saving, cancelling. */
import { useMemo, useRef, useState } from 'react'
import { useErrorText } from '../../lib/error-text.ts'
import { logFailure } from '@trickline/client/log-failure.ts'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import { useOfflineReason } from '../../lib/offline-reason.ts'
import { personName } from '@trickline/views/person-name.ts'
import { ruleTitle } from '@trickline/views/rule-title.ts'
import { useConfirm } from '@trickline/ui/confirm.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import { RoundComment, RoundLine } from '../round-head.tsx'
import { rememberRow, type RoundReply } from '@trickline/client/round.ts'
import { draftOfReply, type EntryMode, isUnchanged } from '../draft/stored-draft.ts'
import { useRoundLeaveGuard } from './leave-guard.ts'
import { useIsOffline } from '@trickline/client/network.ts'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { useLastSaved, useLastSavedText } from './last-saved.ts'
import { useAfterSave } from './use-after-save.ts'
import { useEnteredElsewhere } from './use-entered-elsewhere.ts'
import { EntryScreen } from './entry-screen.tsx'
import type * as roundSteps from './round-steps.tsx'
import { type RoundEntry, trickCountOf, useRoundEntry } from './use-round-entry.ts'
import { useIsClaimPending, useIsClaimUnderWay, useIsClaimUnsent } from '../mutations.ts'
import { roundSaveKey } from '../save-keys.ts'

const JudgeComment = lazyComponent(async () => (await import('./judge-comment.tsx')).JudgeComment, {
  fallback: () => <div className="h-32" />,
})
const EnteredElsewhere = lazyComponent(
  async () =>
    (await withWords(import('./entered-elsewhere.tsx'), 'judgingParts', 'account')).EnteredElsewhere,
  { when: ({ answer, isUnknown }) => isUnknown || Boolean(answer?.elsewhere) },
)

type Props = {
  mode: EntryMode
  /** False once the round was released or claimed by another judge. */
  isClaimed: boolean
  reply: RoundReply
  /** The round was deleted, or the judge may no longer see it. */
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
  const after = useAfterSave(round, onLeave)
  const entry = useRoundEntry({
    draftId: round.id,
    saveId: roundSaveKey(round.id),
    reply,
    mode,
    start,
    isClaimed,
    ruleId: round.rule_id,
    refetch: () => void refetchRound(),
    onSaved: (saved, total) => {
      // the judge no longer holds it, even if its event comes after the page was left
      if (saved?.ballots) rememberRow(saved)
      after.onSaved(total)
    },
  })
  const { busy, save, cancel, reclaim } = useSteps(entry, { ...props, ...after })
  const saved = useLastSaved(round.competition_id)
  return (
    <EntryScreen
      athlete={personName(round.user, common)}
      line={<RoundLine round={round} competition={round.competition?.name ?? ''} />}
      ruleName={ruleTitle(round.rule, common)}
      entry={entry}
      athleteId={round.userId}
      news={useLastSavedText(saved?.roundId === round.id ? null : saved)}
      isUnsaved={!isUnchanged(entry.device)}
      isBehind={isBehind}
      isUnclaimed={useIsClaimPending(round.id)}
      other={{
        label: common.cancel,
        disabledReason: useWhyNotCancelled(props),
        isBusy: busy,
        onTake: cancel,
      }}
      onSave={save}
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
      {mode === 'update' && !entry.save.isSending ? <JudgeComment {...entry.device} /> : null}
    </EntryScreen>
  )
}

/** Needs no network if the claim is unsent, which is withdrawn on the device, or lost, which is simply left. */
function useWhyNotCancelled({ reply, isClaimed }: Props): string | null {
  const needsNetwork = useOfflineReason()
  const isClaimUnsent = useIsClaimUnsent(reply.round.id)
  return isClaimed && !isClaimUnsent ? needsNetwork : null
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
  const isUnknown = answer === null && isHeld && isOffline && isUnchanged(entry.device)
  return <EnteredElsewhere {...{ answer, isUnknown, isOffline }} />
}

type Steps = typeof roundSteps

/** Saving, cancelling and taking back; the code is loaded when one of them is pressed. */
function useSteps(entry: RoundEntry, props: Props & ReturnType<typeof useAfterSave>) {
  const { noAnswer } = useMessages('common')
  const confirm = useConfirm()
  const explain = useErrorText()
  const [busy, setBusy] = useState(false)
  const { onReleased } = useLeaveGuard(entry, props)
  const take = async (step: (steps: Steps) => Promise<void>) => {
    let steps: Steps
    try {
      steps = await withWords(import('./round-steps.tsx'), 'judgingParts')
    } catch (error) {
      logFailure('a part of this screen could not be fetched', error)
      toast({ text: noAnswer, tone: 'bad' })
      return
    }
    await step(steps)
  }
  const asked = { entry, confirm, explain, onBusy: setBusy, onReleased, ...props }
  return {
    busy,
    save: () => void take((steps) => steps.save(asked)),
    cancel: () => void take((steps) => steps.cancel(asked)),
    reclaim: (to: 'scoring' | 'review') => void take((steps) => steps.reclaim(asked, to)),
  }
}

/** Asks before the judge leaves a round with unsaved tricks, unless the round was released. */
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
