/** The tiles for the place where the athlete is now. */
import { useMessages } from '@trickline/ui/messages.ts'
import type { ReactNode } from 'react'
import type { RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import { TrickTiles } from '../../tricks/trick-tiles.tsx'
import { useCurrentDraft } from './current-entry.ts'
import { useEntryPreferences } from './entry-preferences.ts'
import type { RoundPages } from './round-pages.ts'
import { usePlace } from './use-place.ts'
import type { useTrickEntry } from './use-trick-entry.ts'

type Props = {
  draft: RoundDraft
  pages: RoundPages | null
  entering: ReturnType<typeof useTrickEntry>
  disabled: boolean
  below: ReactNode
}

export function PlaceTiles({ draft: shown, pages, entering, disabled, below }: Props) {
  const { tiles } = useMessages('judging').direct
  const { collectsFirst } = useEntryPreferences()
  const draft = useCurrentDraft(true) ?? shown
  const { page, place } = usePlace(draft, pages)
  const isChanging = draft.entry.changes !== null
  return (
    <TrickTiles
      label={place === null ? tiles.landedMost : tiles.mayFollow}
      {...{ page, disabled, isChanging, below }}
      canJoin={!collectsFirst && !isChanging}
      onOpenFamily={entering.openFamily}
      onChoose={entering.chooseTile}
    />
  )
}
