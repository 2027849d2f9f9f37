/** Replaces the row below the tiles; loaded when it is first needed. */
import type { ReactNode } from 'react'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { withWords } from '@trickline/ui/messages.ts'
import { isAfterDub80 } from '../draft/may-enter.ts'
import type { BelowProps } from './below-tiles.tsx'

const BelowTiles = lazyComponent(
  async () => (await withWords(import('./below-tiles.tsx'), 'judgingParts')).BelowTiles,
)

/** null: the row stays as it is. */
export function rowBelowTiles(props: Omit<BelowProps, 'what'>): ReactNode {
  const what = whatBelow(props)
  return what ? (
    <div className="flex min-h-touch shrink-0 items-center">
      <BelowTiles {...props} what={what} />
    </div>
  ) : null
}

function whatBelow({ draft, isDirect, opened, onList }: Omit<BelowProps, 'what'>): BelowProps['what'] | null {
  const { entry, editing, selected, insertBefore } = draft
  if (opened) return 'bead'
  if (entry.changes !== null || (!isDirect && entry.trick)) return 'card'
  if (insertBefore !== null) return 'insert'
  if (onList && (editing || (!isDirect && selected.length > 0))) return 'selected'
  return isAfterDub80(draft, isDirect) ? 'full' : null
}
