/** What takes the place of the row below the tiles: the strip of a bead, a change, the place of the next trick, collected tricks. */
import type { ReactNode } from 'react'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import type { RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import { isAfterDub80 } from '../draft/may-enter.ts'
import type { DraftAction } from '../draft/taps.ts'

const BeadStrip = lazyComponent(
  async () => (await withWords(import('./bead-strip.tsx'), 'judgingParts')).BeadStrip,
)
const CardButtons = lazyComponent(async () => (await import('./card-buttons.tsx')).CardButtons)
const InsertBefore = lazyComponent(async () => (await import('./insert-before.tsx')).InsertBefore)
const SelectedBar = lazyComponent(async () => (await import('./selected-bar.tsx')).SelectedBar)

type Props = {
  draft: RoundDraft
  isDirect: boolean
  /** The trick of the tapped bead; null: none. */
  opened: { key: number } | null
  dispatch: (action: DraftAction) => void
  /** The strip of the bead is put away. */
  onClose: () => void
  /** The lists are wanted; null: they are in sight, with the buttons of the selected tricks. */
  onList: (() => void) | null
}

/** null: the row stands as it is. */
export function useBelowTiles(props: Props): ReactNode {
  const words = useMessages('judging')
  const content = contentOf(props, words.afterDub80)
  return content === null ? null : <div className="flex min-h-touch shrink-0 items-center">{content}</div>
}

function contentOf({ draft, isDirect, opened, dispatch, onClose, onList }: Props, full: string): ReactNode {
  const { entry, editing, selected } = draft
  if (opened) return <BeadStrip {...{ draft, isDirect, dispatch, onClose }} trickKey={opened.key} />
  const isChanging = entry.changes !== null
  if (isChanging || (!isDirect && entry.trick))
    return (
      <CardButtons
        draft={draft}
        onAdd={() => dispatch({ type: 'add-trick', at: Date.now() })}
        onGiveUp={() => dispatch({ type: 'clear-choice' })}
      />
    )
  if (draft.insertBefore !== null) return <InsertBefore {...{ draft, dispatch }} />
  if (onList && (editing || (!isDirect && selected.length > 0)))
    return <SelectedBar {...{ draft, dispatch, onList }} />
  if (isAfterDub80(draft, isDirect)) return <p className="text-label text-soft">{full}</p>
  return null
}
