/** The screen on which tricks are entered, for judged rounds (judge-round.tsx) and training (training-scoring.tsx). */
import { type ComponentProps, type ReactNode, useMemo } from 'react'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import { IconButton } from '@trickline/ui/icon-button.tsx'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { enteredTricks, JudgingScreen } from '../judging/judging-screen.tsx'
import { SaveState } from './save-state.tsx'
import type { RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import { CurrentEntryContext, useCurrentPersistState } from '../judging/current-entry.ts'
import { ChoiceButton } from '../choice-button.tsx'
import type { RoundEntry } from './use-round-entry.ts'

const SendingActions = lazyComponent(async () => (await import('./sending-actions.tsx')).SendingActions)
const RoundConflict = lazyComponent(
  async () => (await withWords(import('./round-conflict.tsx'), 'judgingParts')).RoundConflict,
)

type Props = Pick<
  ComponentProps<typeof JudgingScreen>,
  'athlete' | 'line' | 'ruleName' | 'leave' | 'other' | 'children'
> & {
  entry: RoundEntry
  athleteId: number | null
  isUnsaved: boolean
  /** The round is being fetched again: a save based on the known state would be refused. */
  isBehind?: boolean
  /** Replaces "nothing entered yet": says what was saved before. */
  news?: string | null
  isUnclaimed?: boolean
  isReportedElsewhere?: boolean
  notice?: ReactNode
  onSave: () => void
  changed: Omit<ComponentProps<typeof RoundConflict>, 'entry' | 'reply'>
}

export function EntryScreen(props: Props) {
  const { entry, athleteId, isUnsaved, isUnclaimed = false, isReportedElsewhere = false, changed } = props
  const { athlete, line, ruleName, leave, other, notice = null, news = null, children } = props
  const { round, device, score, save } = entry
  const { draft, dispatch } = device
  const { states } = useMessages('judging')
  const { reply, isClaimed } = round
  const untouched = news !== null ? news : entry.trickCount === 0 ? states.empty : states.unchanged
  const isChanged = entry.isOutdated || (!isClaimed && (!save.isSending || entry.serverVersion !== null))
  const { draftId, ruleId } = round
  const context = useMemo(() => ({ draftId, ruleId, shown: draft }), [draftId, ruleId, draft])
  return (
    <CurrentEntryContext value={context}>
      <JudgingScreen
        {...{ athlete, line, ruleName, leave, other, draft, score }}
        scored={entry.saved}
        athleteId={athleteId}
        dispatch={save.isSending ? null : dispatch}
        state={
          <DraftState
            draftId={round.draftId}
            isUnclaimed={isUnclaimed && (news === null || isUnsaved)}
            save={save.state}
            untouched={isUnsaved ? null : untouched}
            isReportedElsewhere={isReportedElsewhere && entry.refusal !== null}
            hasNotice={isChanged && entry.serverVersion !== null}
          />
        }
        notice={isChanged && reply ? <RoundConflict {...{ entry, reply }} {...changed} /> : notice}
        actions={save.isSending ? <SendingActions {...{ entry, leave }} /> : <SaveButton {...props} />}
        undo={<Undo draft={draft} onUndo={() => dispatch({ type: 'undo' })} />}
      >
        {children}
      </JudgingScreen>
    </CurrentEntryContext>
  )
}

/** A separate component, as its state changes twice with every tap. */
function DraftState({
  draftId,
  ...state
}: Omit<ComponentProps<typeof SaveState>, 'keeping'> & { draftId: number | string }) {
  return <SaveState {...state} keeping={useCurrentPersistState(draftId)} />
}

function Undo({ draft, onUndo }: { draft: RoundDraft; onUndo: () => void }) {
  const words = useMessages('judging')
  return (
    <IconButton
      icon="undo"
      label={words.undo}
      disabledReason={draft.past.length === 0 ? words.nothingToUndo : null}
      onClick={onUndo}
      className="border border-edge bg-raised"
    />
  )
}

function SaveButton({ entry, isBehind = false, onSave }: Props) {
  const words = useMessages('judging')
  const { round } = entry
  const disabledReason =
    entry.saved.length === 0 ? words.whyNotSave.noTricks : isBehind ? words.loading : null
  // while this judge does not hold the round, a notice offers what can be done
  const canSave = round.isClaimed && !entry.isOutdated
  return (
    <ChoiceButton
      isNext
      describedBy={enteredTricks}
      label={round.reply === null || round.mode === 'new' ? words.save : words.update}
      disabledReason={canSave ? disabledReason : words.whyNotSave.notHeld}
      onTake={onSave}
    />
  )
}
