/** A judge scores a round or edits a judged one (screens §12): entering, saving, cancelling. */
import type { RoundStatus } from '@trickline/competition/model'
import { useMemo, useRef, useState } from 'react'
import { executeMutation } from '@trickline/client/mutation.ts'
import { ApiError } from '@trickline/client/api.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { logFailure } from '@trickline/client/log-failure.ts'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import { useOfflineReason } from '../../lib/offline-reason.ts'
import { personName } from '@trickline/views/person-name.ts'
import { personShortOf, useSession } from '@trickline/client/session.ts'
import { ruleTitle } from '@trickline/views/rule-title.ts'
import { useConfirm } from '@trickline/ui/confirm.tsx'
import { TextAreaField } from '@trickline/ui/field.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import { RoundComment, RoundHead } from '../round-head.tsx'
import { type RoundReply, versionOf } from '@trickline/client/round.ts'
import { draftOfReply, isUnchanged } from '../save/stored-draft.ts'
import { useRoundLeaveGuard } from '../save/leave-guard.ts'
import type { EntryMode } from '../screen-mode.ts'
import { useIsOffline } from '@trickline/client/network.ts'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { useEnteredElsewhere } from '../save/use-entered-elsewhere.ts'
import { rowInputs } from '@trickline/views/rounds/draft-trick.ts'
import { RoundEntryScreen, SaveSummary } from './round-entry.tsx'
import { type RoundEntry, trickCountOf, useRoundEntry } from './use-round-entry.ts'
import {
  moveClaimedRound,
  roundSaveKey,
  saveRound,
  useIsClaimPending,
  useIsClaimUnderWay,
  useIsClaimUnsent,
  withdrawClaim,
} from '../mutations.ts'

const EnteredElsewhere = lazyComponent(async () => (await elsewhereParts()).EnteredElsewhere)
const MaybeEnteredElsewhere = lazyComponent(async () => (await elsewhereParts()).MaybeEnteredElsewhere)
const elsewhereParts = () => withWords(import('../save/entered-elsewhere.tsx'), 'judgingParts', 'account')

type Props = {
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

export function ScoringRound(props: Props) {
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
  const save = useConfirmSave(entry, props)
  const cancel = useCancel(entry, props, move)
  const reclaim = useReclaim(entry, props, move)
  const isUnclaimed = useIsClaimPending(round.id)
  const needsNetwork = useOfflineReason()
  const isClaimUnsent = useIsClaimUnsent(round.id)
  // an unsent claim is withdrawn on the device, and a lost claim is only left: neither needs the network
  const whyNotCancel = isClaimed && !isClaimUnsent ? needsNetwork : null
  return (
    <RoundEntryScreen
      above={round.competition?.name ?? ''}
      athlete={personName(round.user)}
      below={<RoundHead round={round} mode={mode} />}
      ruleName={ruleTitle(round.rule)}
      entry={entry}
      athleteId={round.userId}
      isUnsaved={!isUnchanged(entry.device)}
      isBehind={isBehind}
      isUnclaimed={isUnclaimed}
      other={{
        label: common.cancel,
        disabledReason: whyNotCancel,
        isBusy: busy,
        onTake: () => void cancel(),
      }}
      onSave={() => void save()}
      leave={{ label: words.leaveWaiting, onTake: onLeave }}
      notice={<OtherDevice {...{ entry, isClaimed }} round={round} />}
      changed={{
        busy,
        isGone,
        onClaim: () => void reclaim('scoring'),
        onReopen: () => void reclaim('review'),
        onSeeSaved,
      }}
    >
      <RoundComment by="athlete" text={round.athlete_comment} />
      {mode === 'update' && !entry.save.isSending ? (
        <TextAreaField
          label={words.ownComment}
          hint={words.commentHint}
          maxLength={2000}
          value={draft.comment}
          onChange={({ target }) => dispatch({ type: 'set-comment', comment: target.value })}
        />
      ) : null}
    </RoundEntryScreen>
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

function useConfirmSave(entry: RoundEntry, { mode, reply }: Props) {
  const words = useMessages('judging')
  const confirm = useConfirm()
  const { round } = reply
  const { device, saved, score } = entry
  const profile = useSession()?.profile
  const { draft } = device
  return async () => {
    const yes = await confirm({
      title: words.ask[mode],
      consequence: <SaveSummary entry={entry} of={personName(round.user)} rule={ruleTitle(round.rule)} />,
      action: mode === 'new' ? words.save : words.update,
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
      round.competition_id !== null && {
        competitionId: round.competition_id,
        total: score.total,
        by: personShortOf(profile),
      }
    await entry.send(saveRound, { roundId: round.id, body, ...(judged && { judged }) })
  }
}

type Move = (to: RoundStatus) => Promise<void>

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

function useCancel({ device, save, trickCount }: RoundEntry, props: Props, move: Move) {
  const { mode, isClaimed, reply, refetchRound, onLeave } = props
  const words = useMessages('judging')
  const explain = useErrorText()
  const confirm = useConfirm()
  const isUnsaved = !isUnchanged(device)
  const isReleased = useRef(false)
  useRoundLeaveGuard({
    isStored: device.isKept,
    unsavedTricks: () => {
      const current = device.now()
      if (isReleased.current || save.isSending || isUnchanged(current)) return null
      return mode === 'new' ? trickCountOf(current.draft) : 0
    },
  })
  return async () => {
    // nothing to release: the draft stays on the device
    if (!isClaimed) return onLeave()
    const losesWork = mode === 'new' ? trickCount > 0 : isUnsaved
    const { cancelConsequence } = words
    const consequence = mode === 'new' ? cancelConsequence.new(trickCount) : cancelConsequence.update
    const question = { title: words.cancelTitle[mode], consequence, action: words.cancelAction[mode] }
    if (losesWork && !(await confirm({ ...question, kind: 'danger' }))) return undefined
    try {
      if (!(await withdrawClaim(reply.round.id))) await move(mode === 'new' ? 'recorded' : 'completed')
      device.drop()
      isReleased.current = true
      onLeave()
    } catch (error) {
      // the round may belong to another judge by now, which the screen shows
      const text = error instanceof ApiError ? explain(error) : `${explain(error)} ${words.cancelFailed}`
      toast({ text, tone: 'bad' })
      await refetchRound()
    }
    return undefined
  }
}

/** Claims a released round again, or reopens one judged meanwhile, with this draft. */
function useReclaim(
  { device, continueWith, round: { start } }: RoundEntry,
  { refetchRound }: Props,
  move: Move,
) {
  const explain = useErrorText()
  return async (to: 'scoring' | 'review') => {
    // before the move, whose event may remount the screen: the draft is then based on the server's present state
    const comment = device.draft.comment || start.draft.comment
    await continueWith({ draft: { ...device.draft, comment }, base: start.base })
    try {
      await move(to)
    } catch (error) {
      toast({ text: explain(error), tone: 'bad' })
    }
    await refetchRound()
  }
}
