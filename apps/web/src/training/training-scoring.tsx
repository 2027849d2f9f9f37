/**
 * Entry of a training round (screens §10). Leaving deletes the draft, after a confirmation if it is unsaved; a reload
 * keeps it.
 */
import { useQueryClient } from '@tanstack/react-query'
import { Link, useBlocker, useNavigate } from '@tanstack/react-router'
import { ruleById, type RuleId } from '@trickline/scoring'
import isSame from 'fast-deep-equal'
import { useState } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { currentSession, useSession } from '@trickline/client/session.ts'
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
import { useConfirmLeave } from '../rounds/saving/leave-guard.ts'
import { Badge } from '@trickline/ui/badge.tsx'
import { Button } from '@trickline/ui/button.tsx'
import { useConfirm } from '@trickline/ui/confirm.tsx'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { RuleAndNameDialog } from './rule-and-name-dialog.tsx'
import { cacheSavedTraining } from '@trickline/client/training.ts'

type Props = {
  round: Omit<RoundEntryOptions, 'refetch' | 'onSaved' | 'mode'>
  /** null: an existing round keeps its rule. */
  rule: { chosen: RuleId | null; onChoose: (ruleId: RuleId | null) => void } | null
  name: string
  onName: (name: string) => void
  /** Title without a name; null while it is unknown. */
  defaultName: string | null
  onSend: (entry: RoundEntry, body: ReturnType<typeof bodyOf>) => Promise<void>
}

export function TrainingScoring({ round, rule, name, onName, defaultName, onSend }: Props) {
  const words = useMessages('training')
  const judging = useMessages('judging')
  const common = useMessages('common')
  const profile = useSession()?.profile
  const { toList, toView, ...navigation } = useRoundNavigation(round.reply)
  const entry = useRoundEntry({ ...round, ...navigation })
  const [dismissedRefusal, setDismissedRefusal] = useState<object | null>(null)
  const [isSaveDialogOpen, setSaveDialogOpen] = useState(false)
  const { draft } = entry.device
  const { refusal } = entry
  const { reply, ruleId, start } = round
  const label = name.trim() || defaultName
  const knownRule = ruleById(ruleId)
  const ruleText = knownRule ? ruleTitle(knownRule, common) : common.unknown
  const savedName = reply?.round.round_name ?? ''
  const isRenamed = reply !== null && name !== savedName
  const isUnsaved = (entered: RoundDraft) =>
    isRenamed || !isSame(comparableDraft(entered), comparableDraft(start.draft))
  const clearAll = useClearAll(entry)
  useDraftDroppedOnLeave(entry, isUnsaved)
  return (
    <>
      <EntryScreen
        above={
          <Link to={paths.training} className="inline-flex min-h-6 items-center underline underline-offset-4">
            {words.title}
          </Link>
        }
        athlete={profile ? personName(profile, common) : ''}
        below={
          <>
            {label === null ? null : <span className="font-semibold break-words text-ink">{label}</span>}
            <Badge>{reply === null ? words.newTraining : words.editing}</Badge>
          </>
        }
        ruleName={ruleText}
        entry={entry}
        athleteId={profile?.id ?? null}
        isUnsaved={isUnsaved(draft)}
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
      <RuleAndNameDialog
        open={isSaveDialogOpen}
        title={reply === null ? judging.ask.store : judging.ask.edit}
        action={reply === null ? judging.save : judging.update}
        {...{ rule, name, onName }}
        onClose={() => setSaveDialogOpen(false)}
        onConfirm={() => {
          setSaveDialogOpen(false)
          void onSend(entry, bodyOf(round, name, entry.saved))
        }}
      >
        <div className="text-soft">
          <SaveSummary entry={entry} of={label ?? words.newTraining} rule={ruleText} />
        </div>
      </RuleAndNameDialog>
      {refusal && dismissedRefusal !== refusal ? (
        <TrainingFailure
          reason={judging.states.failed(refusal.failure?.message ?? '')}
          onClose={() => setDismissedRefusal(refusal)}
        />
      ) : null}
    </>
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
  const profileId = useSession()?.profile.id
  const toList = () => void navigate({ to: paths.training })
  const refetch = () => {
    if (reply) void queries.invalidateQueries({ queryKey: queryKeys.round(reply.round.id) })
  }
  const onSaved: RoundEntryOptions['onSaved'] = (saved) => {
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
  const confirmLeave = useConfirmLeave()
  useBlocker({
    enableBeforeUnload: () => !device.isKept && isUnsaved(device.now().draft),
    shouldBlockFn: async () => {
      if (!currentSession() || save.isSaved) return false
      // a waiting save may be refused and reopen the draft; a published round keeps its draft too
      if (save.state?.state === 'waiting' || !round.isClaimed) return false
      const { draft } = device.now()
      const needsConfirmation = isUnsaved(draft) || save.state?.state === 'failed'
      const stays = needsConfirmation && !(await confirmLeave(round.reply === null ? trickCountOf(draft) : 0))
      if (!stays) await throwAway()
      return stays
    },
  })
}

function useClearAll({ device, trickCount }: RoundEntry) {
  const words = useMessages('judging')
  const confirm = useConfirm()
  const clearAll = async () => {
    const yes = await confirm({
      title: words.ask.clearAll,
      consequence: words.clearConsequence(trickCount),
      action: words.clearAll,
      kind: 'danger',
    })
    if (yes) device.dispatch({ type: 'clear-all' })
  }
  const disabledReason = trickCount > 0 ? null : words.selectedFirst
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
