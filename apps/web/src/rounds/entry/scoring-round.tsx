/** A judge scores a round or edits a judged one (screens §12): entering, saving, cancelling. */
import { scoreRound } from '@trickline/scoring'
import { useMemo, useRef } from 'react'
import { useOutbox } from '../../data/outbox.ts'
import { ApiError } from '../../lib/api.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.ts'
import { VideoBox } from '../../media/video-box.tsx'
import { personName } from '../../lib/person-name.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { swingLines } from '../../ui/line.tsx'
import { toast } from '../../ui/toast.tsx'
import { ChangedElsewhere } from '../save/changed-elsewhere.tsx'
import { unvalidatedCount } from './draft-rules.ts'
import { draftRows, givenRows, tricksOf } from './draft-trick.ts'
import { EntryActions, whyNotSave } from './entry-actions.tsx'
import { type RoundReply, versionOf } from '../../data/round.ts'
import { type Begun, contentOf, isAsBegun } from '../save/kept-draft.ts'
import { newDraft } from './round-draft.ts'
import { RoundComment, RoundHead } from '../round-head.tsx'
import { RoundScreen } from '../round-screen.tsx'
import { SaveState } from '../save/save-state.tsx'
import type { EntryMode } from '../screen-mode.ts'
import { useEntrySave } from '../save/use-entry-save.ts'
import { useLeaving } from '../save/use-leaving.ts'
import { useMoveRound } from './use-move-round.ts'
import { saveOf, saveRound as saveEntered } from '../verbs.ts'
import { useRoundDraft } from '../save/use-round-draft.ts'

type Props = {
  mode: EntryMode
  /** False once the round was released or taken. */
  isHeld: boolean
  reply: RoundReply
  /** Its tricks are being fetched once more: a save of what is known would be refused. */
  isBehind: boolean
  refetchRound: () => Promise<void>
  onLeave: () => void
  onSeeSaved: () => void
}

export function ScoringRound(props: Props) {
  const { mode, isHeld, reply, isBehind, refetchRound, onLeave, onSeeSaved } = props
  const words = useMessages('judging')
  const common = useMessages('common')
  const { score: shown } = useFormat()
  const explain = useErrorText()
  const confirm = useConfirm()
  const { round } = reply
  const saved = useMemo(() => startOf(reply), [reply])
  const isSaved = useOutbox(saveOf(round.id))?.state === 'saved'
  const device = useRoundDraft(round.id, saved, { reply, mode, isSaved })
  const { draft, dispatch } = device
  const { busy, move } = useMoveRound(round.id)
  const score = useMemo(() => scoreRound(round.rule_id, draft.validated), [round.rule_id, draft.validated])
  const athlete = personName(round.user)

  const version = versionOf(reply)
  const save = useEntrySave({
    id: saveOf(round.id),
    draftId: round.id,
    device,
    start: saved,
    version,
    isHeld,
    refetch: () => void refetchRound(),
    onSaved: (arrived) => {
      swingLines()
      // the draft may be gone already, with another tab that heard of it first
      toast({ text: words.saved(shown(arrived?.total_score ?? score.total)), tone: 'good' })
      onLeave()
    },
  })
  const { isSending, lostRace, isOutdated, goOnWith } = save
  const tricks = tricksOf(draft.validated).length + draft.selected.length
  const isUnsaved = !isSending && !isAsBegun(device)
  const { states } = words
  const untouched = isAsBegun(device) ? (tricks === 0 ? states.empty : states.unchanged) : null
  const isGivenBack = useRef(false)
  useLeaving({
    kept: device.keeping !== 'not-kept',
    unsaved: () => (isGivenBack.current || !isUnsaved ? null : mode === 'new' ? tricks : 0),
  })

  const saveRound = async () => {
    const leftOut = unvalidatedCount(draft)
    const yes = await confirm({
      title: words.ask[mode],
      consequence: (
        <>
          <p>{words.saveSummary(athlete, score.trickCount, shown(score.total), round.rule.name)}</p>
          {leftOut > 0 ? <p>{words.leftOut(leftOut)}</p> : null}
          {draft.editing ? <p>{words.editLeftOut}</p> : null}
        </>
      ),
      action: mode === 'new' ? words.save : words.update,
    })
    if (!yes) return
    try {
      const body = {
        roundId: round.id,
        modeProgram: round.rule_id,
        validatedTricks: givenRows(draft.validated),
        isNew: mode === 'new',
        ...(draft.video !== saved.draft.video && { videoUrl: draft.video }),
        version,
        ...(mode === 'update' && { athlete_feedback: draft.comment }),
      }
      await save.send(saveEntered, { roundId: round.id, body })
    } catch (error) {
      // The device could not keep it: said here, and nothing was sent.
      toast({ text: explain(error), tone: 'bad' })
    }
  }

  const cancel = async () => {
    // Not held any more: there is nothing to give back, and what was entered stays on the device.
    if (!isHeld) {
      onLeave()
      return
    }
    const entered = mode === 'new' ? tricks > 0 : !isAsBegun(device)
    const consequence = mode === 'new' ? words.cancelConsequence.new(tricks) : words.cancelConsequence.update
    const goesOn =
      entered &&
      !(await confirm({
        title: words.cancelTitle[mode],
        consequence,
        action: words.cancelAction[mode],
        kind: 'danger',
      }))
    if (goesOn) return
    try {
      await move(mode === 'new' ? 'recorded' : 'completed')
      device.drop()
      isGivenBack.current = true
      onLeave()
    } catch (error) {
      // refused: it may be no longer the judge's own, which the screen tells
      const text = error instanceof ApiError ? explain(error) : `${explain(error)} ${words.cancelFailed}`
      toast({ text, tone: 'bad' })
      await refetchRound()
    }
  }

  const take = async (by: 'scoring' | 'review') => {
    // Before the move, whose news may open the round anew: what was entered goes on from what the server has now.
    const comment = draft.comment || saved.draft.comment
    await goOnWith({ draft: { ...draft, comment }, base: saved.base })
    try {
      await move(by)
    } catch (error) {
      toast({ text: explain(error), tone: 'bad' })
    }
    await refetchRound()
  }

  return (
    <RoundScreen
      above={round.competition?.name ?? ''}
      athlete={athlete}
      below={<RoundHead round={round} mode={mode} />}
      ruleName={round.rule.name}
      draft={draft}
      score={score}
      totals={score}
      enter={isSending ? null : { dispatch, athleteId: round.user_id }}
      video={
        <VideoBox
          link={draft.video}
          onChange={isSending ? null : (link) => dispatch({ type: 'set-video', link })}
        />
      }
      showsFeedback={round.validated_at !== null}
      state={<SaveState save={save.state} keeping={device.keeping} untouched={untouched} />}
      notice={
        (isHeld || (isSending && !lostRace)) && !isOutdated ? null : (
          <ChangedElsewhere
            round={round}
            isHeld={isHeld}
            lostRace={lostRace}
            busy={busy || save.isFetchingOther}
            trickCount={tricks}
            mine={draft.validated}
            saved={saved.draft.validated}
            beside={[
              { what: 'video', mine: draft.video ?? '', saved: saved.draft.video ?? '' },
              { what: 'comment', mine: draft.comment, saved: saved.draft.comment },
            ]}
            onClaim={() => void take('scoring')}
            onReopen={() => void take('review')}
            onSeeSaved={onSeeSaved}
            onUseMine={() => void goOnWith({ draft, base: saved.base })}
            onUseSaved={() => void goOnWith(saved)}
            onThrowAway={() => void save.throwAway().then(onSeeSaved)}
          />
        )
      }
      actions={
        <EntryActions
          draft={draft}
          onUndo={() => dispatch({ type: 'undo' })}
          other={{ label: common.cancel, isBusy: busy, onTake: () => void cancel() }}
          save={{
            label: mode === 'new' ? words.save : words.update,
            whyNot: whyNotSave({ isHeld: isHeld && !isOutdated, isBehind, draft }, words),
            onTake: () => void saveRound(),
          }}
          waiting={
            isSending
              ? {
                  leave: { label: words.leaveWaiting, onTake: onLeave },
                  failed: save.canRetry,
                  onRetry: save.retry,
                  onKeepEditing: () => void goOnWith(device),
                }
              : null
          }
        />
      }
    >
      <RoundComment by="athlete" text={round.athlete_comment} />
      {mode === 'update' && !isSending ? (
        <TextAreaField
          label={words.ownComment}
          hint={words.commentHint}
          maxLength={2000}
          value={draft.comment}
          onChange={({ target }) => dispatch({ type: 'set-comment', comment: target.value })}
        />
      ) : null}
    </RoundScreen>
  )
}

/** The draft that the round on the server begins with. */
function startOf(reply: RoundReply): Begun {
  const { validatedTricks, round } = reply
  return {
    draft: newDraft(draftRows(validatedTricks), round.judge_comment ?? '', round.video_link),
    base: contentOf(reply),
  }
}
