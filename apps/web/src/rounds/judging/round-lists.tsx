/** The lists of the round being entered: the selected tricks, the validated rows, and what belongs below them. */
import type { RoundScore } from '@trickline/scoring'
import { type ReactNode, useMemo } from 'react'
import { type DraftRow, numbered, type RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import { openScores, validatedScores } from '../draft/counted-draft.ts'
import { canEditCombo, isComboOpen } from '../draft/may-enter.ts'
import type { DraftAction } from '../draft/taps.ts'
import { SelectedTricks } from '../rows/selected-tricks.tsx'
import type { TrickToReveal } from '../rows/trick-row.tsx'
import { ValidatedTricks } from '../rows/validated-tricks.tsx'
import { useEntryPreferences } from './entry-preferences.ts'
import { EntryKeys } from './entry-keys.tsx'
import type { useHints } from './use-hints.ts'

type Props = {
  draft: RoundDraft
  /** The validated rows and, if it counts already, the open combo. */
  scored: readonly DraftRow[]
  score: RoundScore
  warned: ReturnType<typeof useHints>['warned']
  /** The trick of the tapped bead. */
  shown: TrickToReveal | null
  /** Lists the keys of a keyboard while the round is empty. */
  showsKeys: boolean
  /** null: the round is being sent. */
  dispatch: ((action: DraftAction) => void) | null
  children?: ReactNode
}

type ListProps = Omit<Props, 'showsKeys' | 'children'>

export function RoundLists({ children, showsKeys, ...props }: Props) {
  const { draft, dispatch } = props
  return (
    <div
      id="round-lists"
      data-row-lists={dispatch ? '' : undefined}
      // takes the remaining room
      className="flex h-0 min-h-24 flex-auto flex-col gap-2 overflow-y-auto overscroll-contain pb-2 [&>section:last-child]:grow"
    >
      {dispatch && isComboOpen(draft) ? <Selected {...props} dispatch={dispatch} /> : null}
      <Validated {...props} />
      {showsKeys && draft.validated.length === 0 ? (
        <div className="mt-4 hidden [@media(hover:hover)_and_(pointer:fine)]:block">
          <EntryKeys />
        </div>
      ) : null}
      {children}
    </div>
  )
}

type SelectedProps = ListProps & { dispatch: (action: DraftAction) => void }

function Selected({ draft, scored, score, warned, shown, dispatch }: SelectedProps) {
  const { entry, selected, editing, insertBefore, validated } = draft
  const open = useMemo(() => openScores(scored, score), [scored, score])
  return (
    <SelectedTricks
      {...{ selected, editing, insertBefore, open, warned, shown, dispatch }}
      editedCombo={numbered(validated).find(({ row }) => row.key === editing?.row)?.combo ?? 0}
      isNext={entry.trick === null}
    />
  )
}

function Validated({ draft, scored, score, warned, shown }: ListProps) {
  const { validated, editing, insertBefore } = draft
  const { newestFirst, prefer } = useEntryPreferences()
  const scores = useMemo(() => validatedScores(scored, score), [scored, score])
  return (
    <ValidatedTricks
      rows={validated}
      {...{ scores, insertBefore, warned, shown, newestFirst }}
      trickCount={score.trickCount}
      editedRow={editing?.row ?? null}
      canEditCombo={canEditCombo(draft)}
      onOrder={() => prefer({ newestFirst: !newestFirst })}
    />
  )
}
