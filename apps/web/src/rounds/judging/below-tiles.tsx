/** What stands below the tiles: the strip of a bead, a change, the place of the next trick, the collected tricks. */
import { useMessages } from '@trickline/ui/messages.ts'
import type { RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import type { DraftAction } from '../draft/taps.ts'
import { BeadStrip } from './bead-strip.tsx'
import { CardButtons } from './card-buttons.tsx'
import { InsertBefore } from './insert-before.tsx'
import { SelectedBar } from './selected-bar.tsx'

export type BelowProps = {
  what: 'bead' | 'card' | 'insert' | 'selected' | 'full'
  draft: RoundDraft
  isDirect: boolean
  /** The trick of the tapped bead; null: no bead is tapped. */
  opened: { key: number } | null
  dispatch: (action: DraftAction) => void
  /** Closes the strip of the bead. */
  onClose: () => void
  /** Opens the lists; null: they are visible, with the buttons of the selected tricks. */
  onList: (() => void) | null
}

export function BelowTiles({ what, draft, isDirect, opened, dispatch, onClose, onList }: BelowProps) {
  const words = useMessages('judging')
  switch (what) {
    case 'bead':
      return <BeadStrip {...{ draft, isDirect, dispatch, onClose }} trickKey={opened?.key ?? 0} />
    case 'card':
      return (
        <CardButtons
          draft={draft}
          onAdd={() => dispatch({ type: 'add-trick', at: Date.now() })}
          onGiveUp={() => dispatch({ type: 'clear-choice' })}
        />
      )
    case 'insert':
      return <InsertBefore {...{ draft, dispatch }} />
    case 'selected':
      return <SelectedBar {...{ draft, dispatch }} onList={onList ?? onClose} />
    default:
      return <p className="text-label text-soft">{words.afterDub80}</p>
  }
}
