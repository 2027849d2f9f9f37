/**
 * Entering a training round, a new one or one that is edited (screens §10): the judging screen in its training
 * modes. Leaving clears the draft; with something unsaved in it, it asks first. A reload keeps it.
 */
import { Link, useBlocker, useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { isRuleId, ruleName, type RuleId, scoreRound } from '@trickline/scoring'
import { useMemo, useState } from 'react'
import { useOutbox } from '../data/outbox.ts'
import { putSaved } from '../data/training.ts'
import { useErrorText } from '../lib/error-text.ts'
import { useFormat } from '../lib/format.ts'
import { useMessages } from '../lib/messages.ts'
import { personName } from '../lib/person-name.ts'
import { queryKeys } from '../lib/query-keys.ts'
import { currentSession, useSession } from '../lib/session.ts'
import { VideoBox } from '../media/video-box.tsx'
import { ChangedElsewhere } from '../rounds/save/changed-elsewhere.tsx'
import { unvalidatedCount } from '../rounds/entry/draft-rules.ts'
import { givenRows, tricksOf } from '../rounds/entry/draft-trick.ts'
import { EntryActions, whyNotSave } from '../rounds/entry/entry-actions.tsx'
import { type RoundReply, versionOf } from '../data/round.ts'
import type { Begun } from '../rounds/save/kept-draft.ts'
import type { RoundDraft } from '../rounds/entry/draft-action.ts'
import { RoundScreen } from '../rounds/round-screen.tsx'
import { SaveState } from '../rounds/save/save-state.tsx'
import { type EntrySave, useEntrySave } from '../rounds/save/use-entry-save.ts'
import { useRoundDraft } from '../rounds/save/use-round-draft.ts'
import { Badge } from '../ui/badge.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { swingLines } from '../ui/line.tsx'
import { toast } from '../ui/toast.tsx'
import { paths } from '../app/paths.ts'
import { TrainingSaveDialog } from './save-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

type Props = {
  mode: 'create' | 'edit'
  draftId: number | string
  outboxId: string
  /** Where the draft begins that is not on the device. */
  start: Begun
  /** The round on the server; null for a new one. */
  reply: RoundReply | null
  /** False once it was published elsewhere. */
  isHeld: boolean
  /** What it is scored by, also while no rule is chosen. */
  ruleId: number
  chosenRule: RuleId | null
  /** null: it keeps the rule it was created with. */
  onRule: ((ruleId: RuleId | null) => void) | null
  /** Its name, or what it is called without one; null while that is not known. */
  label: string | null
  name: string
  isRenamed?: boolean
  onName: (name: string) => void
  /** Hands `draft` to `send`, as the call that fits. */
  handOver: (send: EntrySave['send'], draft: RoundDraft) => Promise<void>
  /** The draft is saved or thrown away: what belongs to it goes too. */
  onDrop: () => void
}

export function TrainingScoring(props: Props) {
  const { mode, draftId, start, reply, isHeld, ruleId, label, name, isRenamed = false } = props
  const words = useMessages('training')
  const judging = useMessages('judging')
  const common = useMessages('common')
  const { score: shown } = useFormat()
  const explain = useErrorText()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const profile = useSession()?.profile
  const isSaved = useOutbox(props.outboxId)?.state === 'saved'
  const device = useRoundDraft(draftId, start, { reply, isSaved })
  const [failureSeen, setFailureSeen] = useState<object | null>(null)
  const [asksToSave, setAsksToSave] = useState(false)
  const { draft, dispatch } = device
  const score = useMemo(() => scoreRound(ruleId, draft.validated), [ruleId, draft.validated])
  const rule = isRuleId(ruleId) ? ruleName(ruleId) : common.unknown
  const tricks = tricksOf(draft.validated).length + draft.selected.length
  const isUnsaved = isRenamed || !sameRound(draft, start.draft)
  const { states } = judging
  const untouched = isUnsaved ? null : tricks === 0 ? states.empty : states.unchanged
  const leftOut = unvalidatedCount(draft)

  const toList = () => void navigate({ to: paths.training })
  const toView = () => {
    if (reply) void navigate({ to: paths.trainingRound(reply.round.id), replace: true })
  }
  const showAnew = () => {
    if (reply) void queries.invalidateQueries({ queryKey: queryKeys.round(reply.round.id) })
  }
  const save = useEntrySave({
    id: props.outboxId,
    draftId,
    device,
    start,
    version: reply && versionOf(reply),
    isHeld,
    refetch: showAnew,
    onSaved: (saved) => {
      props.onDrop()
      putSaved(queries, saved)
      if (profile) void queries.invalidateQueries({ queryKey: queryKeys.habits(profile.id) })
      showAnew()
      swingLines()
      // the draft may be gone already, with another tab that heard of it first
      toast({ text: judging.saved(shown(saved?.total_score ?? score.total)), tone: 'good' })
      toList()
    },
  })
  const { state, isSending, lostRace, isOutdated, goOnWith } = save
  const throwAway = async () => {
    await save.throwAway()
    props.onDrop()
  }

  const leaveQuestion = () => ({
    title: judging.leaving.title,
    consequence: judging.leaving.consequence(mode === 'create' ? tricks : 0),
    action: judging.leaving.action,
    kind: 'danger' as const,
  })
  useBlocker({
    enableBeforeUnload: () => isUnsaved && device.keeping === 'not-kept',
    shouldBlockFn: async () => {
      // An ended session keeps the draft for whoever signs in again.
      if (!currentSession() || save.isSaved) return false
      // it may still be refused: then it is opened again as it was; as is what was entered for a published round
      if (state?.state === 'waiting' || !isHeld) return false
      const asks = isUnsaved || state?.state === 'failed'
      const stays = asks && !(await confirm(leaveQuestion()))
      if (!stays) await throwAway()
      return stays
    },
  })
  const saveRound = async () => {
    setAsksToSave(false)
    try {
      await props.handOver(save.send, draft)
    } catch (error) {
      // The device could not keep it: said here, and nothing was sent.
      toast({ text: explain(error), tone: 'bad' })
    }
  }
  const clearAll = async () => {
    const yes = await confirm({
      title: judging.ask.clearAll,
      consequence: judging.clearConsequence(tricks),
      action: judging.clearAll,
      kind: 'danger',
    })
    if (yes) dispatch({ type: 'clear-all' })
  }

  return (
    <>
      <RoundScreen
        above={
          <Link to={paths.training} className="inline-flex min-h-6 items-center underline underline-offset-4">
            {words.title}
          </Link>
        }
        athlete={profile ? personName(profile) : ''}
        below={
          <>
            {label === null ? null : <span className="font-semibold break-words text-ink">{label}</span>}
            <Badge>{mode === 'create' ? words.newTraining : words.editing}</Badge>
          </>
        }
        ruleName={rule}
        draft={draft}
        score={score}
        totals={score}
        enter={isSending ? null : { dispatch, athleteId: profile?.id ?? null }}
        video={
          <VideoBox
            link={draft.video}
            onChange={isSending ? null : (link) => dispatch({ type: 'set-video', link })}
          />
        }
        state={
          <SaveState
            save={state}
            keeping={device.keeping}
            untouched={untouched}
            isToldElsewhere={save.canRetry}
          />
        }
        notice={
          (isOutdated || (!isHeld && (!isSending || lostRace))) && reply ? (
            <ChangedElsewhere
              round={reply.round}
              isHeld={isHeld}
              lostRace={lostRace}
              busy={save.isFetchingOther}
              trickCount={tricks}
              mine={draft.validated}
              saved={start.draft.validated}
              beside={[
                { what: 'name', mine: name.trim(), saved: reply.round.round_name ?? '' },
                { what: 'video', mine: draft.video ?? '', saved: start.draft.video ?? '' },
              ]}
              onClaim={toList}
              onReopen={null}
              onSeeSaved={toView}
              onUseMine={() => void goOnWith({ draft, base: start.base })}
              onUseSaved={() => {
                props.onDrop()
                void goOnWith(start)
              }}
              onThrowAway={() => void throwAway().then(toView)}
            />
          ) : null
        }
        actions={
          <EntryActions
            draft={draft}
            onUndo={() => dispatch({ type: 'undo' })}
            other={
              mode === 'create'
                ? {
                    label: judging.clearAll,
                    whyNot: tricks > 0 ? null : judging.selectedFirst,
                    onTake: () => void clearAll(),
                  }
                : { label: common.cancel, onTake: toList }
            }
            save={{
              label: mode === 'create' ? judging.save : judging.update,
              whyNot: whyNotSave({ isHeld: isHeld && !isOutdated, draft }, judging),
              onTake: () => setAsksToSave(true),
            }}
            waiting={
              isSending
                ? {
                    leave: { label: words.backToList, onTake: toList },
                    failed: save.canRetry,
                    onRetry: save.retry,
                    onKeepEditing: () => void goOnWith(device),
                  }
                : null
            }
          />
        }
      />
      <TrainingSaveDialog
        mode={mode}
        open={asksToSave}
        ruleId={props.chosenRule}
        onRule={props.onRule}
        name={name}
        onName={props.onName}
        onClose={() => setAsksToSave(false)}
        onConfirm={() => void saveRound()}
      >
        <p>
          {judging.saveSummary(
            name.trim() || (label ?? words.newTraining),
            score.trickCount,
            shown(score.total),
            rule,
          )}
        </p>
        {leftOut > 0 ? <p>{judging.leftOut(leftOut)}</p> : null}
        {draft.editing ? <p>{judging.editLeftOut}</p> : null}
      </TrainingSaveDialog>
      {state?.state === 'failed' && save.canRetry && failureSeen !== state.item.failure ? (
        <TrainingFailure
          why={judging.states.failed(state.item.failure?.message ?? '')}
          onClose={() => setFailureSeen(state.item.failure ?? null)}
        />
      ) : null}
    </>
  )
}

/** Whether a draft holds what it began with: the same tricks in the same rows, the same video, nothing selected. */
function sameRound(draft: RoundDraft, start: RoundDraft): boolean {
  return draft.selected.length === 0 && asSaved(draft) === asSaved(start)
}

function asSaved({ validated, video }: RoundDraft): string {
  return JSON.stringify([givenRows(validated), video ?? ''])
}

/** A training round could not be opened or saved: said in a dialog with one way on (screens §15). */
export function TrainingFailure({ why, onClose }: { why: string; onClose: () => void }) {
  const words = useMessages('training')
  const common = useMessages('common')
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.openFailed}
      actions={
        <Button kind="primary" onClick={onClose}>
          {common.close}
        </Button>
      }
    >
      <p>{why}</p>
    </Dialog>
  )
}
