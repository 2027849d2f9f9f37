/**
 * A round in which tricks are entered, judged (`scoring-round.tsx`) or of training (`training-scoring.tsx`): its draft on
 * this device, its score and its save, and the screen they stand on. What differs is handed in.
 */
import type { RoundRead } from '@trickline/contract/read'
import { scoreRound } from '@trickline/scoring'
import { type ComponentProps, useMemo } from 'react'
import { useOutbox } from '../../data/outbox.ts'
import type { AnyCall, Verb } from '../../data/verb.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.ts'
import { VideoBox } from '../../media/video-box.tsx'
import { swingLines } from '../../ui/line.tsx'
import { toast } from '../../ui/toast.tsx'
import { RoundScreen } from '../round-screen.tsx'
import { ChangedElsewhere } from '../save/changed-elsewhere.tsx'
import { type RoundReply, versionOf } from '../../data/round.ts'
import type { Begun } from '../save/kept-draft.ts'
import { SaveState } from '../save/save-state.tsx'
import { useEntrySave } from '../save/use-entry-save.ts'
import { useRoundDraft } from '../save/use-round-draft.ts'
import type { EntryMode } from '../screen-mode.ts'
import { unvalidatedCount } from './draft-rules.ts'
import { tricksOf } from './draft-trick.ts'
import { type Choice, EntryActions, whyNotSave } from './entry-actions.tsx'

export type EnteredRound = {
  draftId: number | string
  /** What the outbox calls its save (verbs.ts). */
  saveId: string
  /** The round on the server; null for a new one. */
  reply: RoundReply | null
  /** Of a competition's round; none of training. */
  mode?: EntryMode
  /** What the server holds, as a draft: where one begins that is not on the device. */
  start: Begun
  /** What it is scored by. */
  ruleId: number
  /** False once it was released, taken or published. */
  isHeld: boolean
  refetch: () => void
  /** As the server has it now; null when that was told to an earlier page. */
  onSaved: (saved: RoundRead | null) => void
  /** The draft is saved or thrown away: what belongs to it goes too. */
  onDrop?: () => void
}

export type RoundEntry = ReturnType<typeof useRoundEntry>

export function useRoundEntry(round: EnteredRound) {
  const { draftId, saveId: id, reply, mode, start, ruleId, isHeld, refetch, onSaved, onDrop } = round
  const words = useMessages('judging')
  const format = useFormat()
  const explain = useErrorText()
  const isSaved = useOutbox(id)?.state === 'saved'
  const device = useRoundDraft(draftId, start, { reply, mode, isSaved })
  const { validated, selected } = device.draft
  const score = useMemo(() => scoreRound(ruleId, validated), [ruleId, validated])
  const version = reply && versionOf(reply)
  const save = useEntrySave({
    id,
    draftId,
    device,
    start,
    version,
    isHeld,
    refetch,
    onSaved: (saved) => {
      onDrop?.()
      swingLines()
      // the draft may be gone already, with another tab that heard of it first
      toast({ text: words.saved(format.score(saved?.totalScore ?? score.total)), tone: 'good' })
      onSaved(saved)
    },
  })
  return {
    round,
    device,
    score,
    save,
    trickCount: tricksOf(validated).length + selected.length,
    send: async <Ask, Seen, C extends AnyCall>(wanted: Verb<Ask, Seen, C>, ask: Ask) => {
      try {
        await save.send(wanted, ask)
      } catch (error) {
        // The device could not keep it: said here, and nothing was sent.
        toast({ text: explain(error), tone: 'bad' })
      }
    },
    throwAway: async () => {
      await save.throwAway()
      onDrop?.()
    },
  }
}

type Screen = ComponentProps<typeof RoundScreen>
type Changed = ComponentProps<typeof ChangedElsewhere>

type Props = Pick<Screen, 'above' | 'athlete' | 'below' | 'ruleName' | 'children'> & {
  entry: RoundEntry
  /** Whose habits propose and warn. */
  athleteId: number | null
  isUnsaved: boolean
  /** Its tricks are being fetched once more: a save of what is known would be refused. */
  isBehind?: boolean
  /** A dialog tells a refusal. */
  isToldElsewhere?: boolean
  /** Beside saving: cancel, or clear all. */
  other: Choice
  onSave: () => void
  /** Away from a save that is under way. */
  leave: Choice
  /** What can be done when it was changed elsewhere. */
  changed: Pick<Changed, 'beside' | 'busy' | 'onClaim' | 'onReopen' | 'onSeeSaved'>
}

export function RoundEntryScreen(props: Props) {
  const { entry, athleteId, isUnsaved, other, onSave, leave, changed, ...head } = props
  const { round, device, score, save } = entry
  const { isBehind = false, isToldElsewhere = false, ...screen } = head
  const { draft, dispatch } = device
  const words = useMessages('judging')
  const { states } = words
  const { reply, isHeld } = round
  const untouched = entry.trickCount === 0 ? states.empty : states.unchanged
  const isChanged = save.isOutdated || (!isHeld && (!save.isSending || save.lostRace))
  return (
    <RoundScreen
      {...screen}
      draft={draft}
      score={score}
      totals={score}
      enter={save.isSending ? null : { dispatch, athleteId }}
      video={
        <VideoBox
          link={draft.video}
          onChange={save.isSending ? null : (link) => dispatch({ type: 'set-video', link })}
        />
      }
      showsFeedback={Boolean(reply?.round.validatedAt)}
      state={
        <SaveState
          save={save.state}
          keeping={device.keeping}
          untouched={isUnsaved ? null : untouched}
          isToldElsewhere={isToldElsewhere && save.canRetry}
        />
      }
      notice={isChanged && reply ? <Changed entry={entry} reply={reply} changed={changed} /> : null}
      actions={
        <EntryActions
          draft={draft}
          onUndo={() => dispatch({ type: 'undo' })}
          other={other}
          save={{
            label: reply === null || round.mode === 'new' ? words.save : words.update,
            whyNot: whyNotSave({ isHeld: isHeld && !save.isOutdated, isBehind, draft }, words),
            onTake: onSave,
          }}
          waiting={
            save.isSending
              ? {
                  leave,
                  failed: save.canRetry,
                  onRetry: save.retry,
                  onKeepEditing: () => void save.continueWith(device),
                }
              : null
          }
        />
      }
    />
  )
}

type ChangedProps = Pick<Props, 'entry' | 'changed'> & { reply: RoundReply }

function Changed({ entry, reply, changed }: ChangedProps) {
  const { round, device, save, trickCount, throwAway } = entry
  const { start, isHeld, onDrop } = round
  return (
    <ChangedElsewhere
      {...changed}
      round={reply.round}
      isHeld={isHeld}
      lostRace={save.lostRace}
      busy={changed.busy || save.isFetchingOther}
      trickCount={trickCount}
      mine={device.draft.validated}
      saved={start.draft.validated}
      onUseMine={() => void save.continueWith({ draft: device.draft, base: start.base })}
      onUseSaved={() => {
        onDrop?.()
        void save.continueWith(start)
      }}
      onThrowAway={() => void throwAway().then(changed.onSeeSaved)}
    />
  )
}

/** What a save would hold, and what it would leave out; `of` names the round. */
export function SaveSummary({ entry, of, rule }: { entry: RoundEntry; of: string; rule: string }) {
  const words = useMessages('judging')
  const format = useFormat()
  const { device, score } = entry
  const leftOut = unvalidatedCount(device.draft)
  return (
    <>
      <p>{words.saveSummary(of, score.trickCount, format.score(score.total), rule)}</p>
      {leftOut > 0 ? <p>{words.leftOut(leftOut)}</p> : null}
      {device.draft.editing ? <p>{words.editLeftOut}</p> : null}
    </>
  )
}
