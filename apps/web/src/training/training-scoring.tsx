/** Enters a training round (screens §10). Leaving deletes the draft, after a confirmation if it is unsaved; a reload keeps it. */
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ruleById, type RuleId } from '@trickline/scoring'
import isSame from 'fast-deep-equal'
import { useState } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { useSession } from '@trickline/client/session.ts'
import { ruleTitle } from '@trickline/views/rule-title.ts'
import { type RoundDraft, rowInputs } from '@trickline/views/rounds/draft-trick.ts'
import { EntryScreen } from '../rounds/saving/entry-screen.tsx'
import { SaveSummary } from '../rounds/saving/save-summary.tsx'
import {
  type RoundEntry,
  type RoundEntryOptions,
  trickCountOf,
  useRoundEntry,
} from '../rounds/saving/use-round-entry.ts'
import { useUnsaved } from '../lib/use-unsaved.ts'
import { useLeaveQuestion } from '../rounds/saving/leave-guard.ts'
import { Button } from '@trickline/ui/button.tsx'
import { useConfirm } from '@trickline/ui/confirm.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { RuleAndNameDialog } from './rule-and-name-dialog.tsx'
import { cacheSavedTraining } from '@trickline/client/training.ts'

type Props = {
  round: Omit<RoundEntryOptions, 'refetch' | 'onSaved' | 'mode'>
  /** null for an existing round, which keeps its rule. */
  rule: { chosen: RuleId | null; onChoose: (ruleId: RuleId | null) => void } | null
  name: string
  onName: (name: string) => void
  /** The title if the round has no name; null while it is unknown. */
  defaultName: string | null
  onSend: (entry: RoundEntry, body: ReturnType<typeof bodyOf>) => Promise<unknown>
}

export function TrainingScoring(props: Props) {
  const { round, name, defaultName } = props
  const words = useMessages('training')
  const common = useMessages('common')
  const profile = useSession()?.profile
  const { toList, toView, ...navigation } = useRoundNavigation(round.reply)
  const entry = useRoundEntry({ ...round, ...navigation })
  const [isSaveDialogOpen, setSaveDialogOpen] = useState(false)
  const { reply, start } = round
  const label = name.trim() || defaultName
  const knownRule = ruleById(round.ruleId)
  const ruleText = knownRule ? ruleTitle(knownRule, common) : common.unknown
  const savedName = reply?.round.round_name ?? ''
  const isUnsaved = (entered: RoundDraft) =>
    (reply !== null && name !== savedName) || !isSame(comparableDraft(entered), comparableDraft(start.draft))
  const clearAll = useClearAll(entry)
  useDraftDroppedOnLeave(entry, isUnsaved)
  return (
    <>
      <EntryScreen
        athlete={profile ? personName(profile, common) : ''}
        line={[label, reply === null ? words.newTraining : words.editing].filter(Boolean).join(' · ')}
        ruleName={ruleText}
        entry={entry}
        athleteId={profile?.id ?? null}
        isUnsaved={isUnsaved(entry.device.draft)}
        isReportedElsewhere
        other={reply === null ? clearAll : { label: common.cancel, onTake: toList }}
        onSave={() => setSaveDialogOpen(true)}
        leave={{ label: words.backToList, onTake: toList }}
        changed={{
          busy: false,
          renamed: { mine: name.trim(), saved: savedName },
          onClaim: toList,
          onReopen: null,
          onSeeSaved: toView,
        }}
      />
      <SaveDialog
        {...props}
        {...{ entry, label, ruleText }}
        isOpen={isSaveDialogOpen}
        onClose={() => setSaveDialogOpen(false)}
      />
      <SaveRefused refusal={entry.refusal} />
    </>
  )
}

type SaveDialogProps = Props & {
  entry: RoundEntry
  label: string | null
  ruleText: string
  isOpen: boolean
  onClose: () => void
}

/** Rule and name can be changed until the round is saved. */
function SaveDialog({ entry, label, ruleText, isOpen, onClose, ...props }: SaveDialogProps) {
  const { round, rule, name, onName, onSend } = props
  const words = useMessages('training')
  const judging = useMessages('judging')
  const parts = useMessages('judgingParts')
  const isNew = round.reply === null
  return (
    <RuleAndNameDialog
      open={isOpen}
      title={isNew ? parts.ask.store : parts.ask.edit}
      action={isNew ? judging.save : judging.update}
      {...{ rule, name, onName, onClose }}
      onConfirm={() => {
        onClose()
        void onSend(entry, bodyOf(round, name, entry.saved))
      }}
    >
      <div className="text-soft">
        <SaveSummary entry={entry} of={label ?? words.newTraining} rule={ruleText} />
      </div>
    </RuleAndNameDialog>
  )
}

/** Shown in a dialog until it is closed. */
function SaveRefused({ refusal }: Pick<RoundEntry, 'refusal'>) {
  const { states } = useMessages('judging')
  const [dismissed, setDismissed] = useState<object | null>(null)
  if (!refusal || dismissed === refusal) return null
  return (
    <TrainingFailure
      reason={states.failed(refusal.failure?.message ?? '')}
      onClose={() => setDismissed(refusal)}
    />
  )
}

function bodyOf({ ruleId }: Props['round'], name: string, rows: RoundEntry['saved']) {
  return {
    modeProgram: ruleId,
    validatedTricks: rowInputs(rows),
    round_name: name.trim() || null,
  }
}

function useRoundNavigation(reply: RoundEntryOptions['reply']) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const words = useMessages('judging')
  const format = useFormat()
  const profileId = useSession()?.profile.id
  const toList = () => void navigate({ to: paths.training })
  const refetch = () => {
    if (reply) void queries.invalidateQueries({ queryKey: queryKeys.round(reply.round.id) })
  }
  const onSaved: RoundEntryOptions['onSaved'] = (saved, total) => {
    toast({ text: words.saved(format.score(total)), tone: 'good' })
    cacheSavedTraining(queries, saved)
    if (profileId !== undefined) void queries.invalidateQueries({ queryKey: queryKeys.habits(profileId) })
    refetch()
    toList()
  }
  const toView = () => {
    if (reply) void navigate({ to: paths.trainingRound(reply.round.id), replace: true })
  }
  return { toList, toView, refetch, onSaved }
}

function useDraftDroppedOnLeave(
  { round, device, save, throwAway }: RoundEntry,
  isUnsaved: (entered: RoundDraft) => boolean,
) {
  const questionOf = useLeaveQuestion()
  // a waiting save may be refused and reopen the draft; the draft of a published round is kept too
  const isKept = save.isSaved || save.state?.state === 'waiting' || !round.isClaimed
  useUnsaved({
    question: () => {
      const { draft } = device.now()
      if (isKept || (!isUnsaved(draft) && save.state?.state !== 'failed')) return null
      return questionOf(round.reply === null ? trickCountOf(draft) : 0)
    },
    isLostOnClose: () => !device.isKept && isUnsaved(device.now().draft),
    onLeave: () => (isKept ? undefined : throwAway()),
  })
}

function useClearAll({ device, trickCount }: RoundEntry) {
  const words = useMessages('judging')
  const parts = useMessages('judgingParts')
  const confirm = useConfirm()
  const clearAll = async () => {
    const yes = await confirm({
      title: parts.ask.clearAll,
      consequence: parts.clearConsequence(trickCount),
      action: words.clearAll,
      kind: 'danger',
    })
    if (yes) device.dispatch({ type: 'clear-all' })
  }
  const disabledReason = trickCount > 0 ? null : parts.selectedFirst
  return { label: words.clearAll, disabledReason, onTake: () => void clearAll() }
}

/** Equal for two drafts with the same rows, selected and saved, and the same video. */
function comparableDraft({ selected, validated, video }: RoundDraft): unknown {
  return [selected.length, rowInputs(validated), video ?? '']
}

/** Says that a training round could not be opened or saved (screens §15). */
export function TrainingFailure({ reason, onClose }: { reason: string; onClose: () => void }) {
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
      <p>{reason}</p>
    </Dialog>
  )
}
