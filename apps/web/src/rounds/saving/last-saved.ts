/** The round that this judge saved last, until the screen that shows it is left (screens §12). Gone after a reload. */
import { createAtom, useSelector } from '@tanstack/react-store'
import { useOutboxState } from '@trickline/client/outbox.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { roundSaveKey } from '../mutations.ts'

/** `of`: first name of the athlete. */
export type LastSaved = { roundId: number; competitionId: number; of: string; total: number }

export const lastSaved = createAtom<LastSaved | null>(null)

export function useLastSaved(competitionId: number | null | undefined): LastSaved | null {
  const saved = useSelector(lastSaved)
  return competitionId === undefined || saved?.competitionId === competitionId ? saved : null
}

/** What became of it; a save that waits for the network says so. */
export function useLastSavedText(saved: LastSaved | null): string | null {
  const words = useMessages('common')
  const format = useFormat()
  const save = useOutboxState(roundSaveKey(saved?.roundId ?? 0))
  if (!saved) return null
  const score = format.score(saved.total)
  return save === undefined || save.state === 'saved'
    ? words.savedOf(saved.of, score)
    : words.keptOf(saved.of, score)
}
