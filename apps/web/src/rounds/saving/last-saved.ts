/** The round that this judge saved last, kept until the judge leaves the screen that shows it (screens §12), or reloads. */
import { createAtom, useSelector } from '@tanstack/react-store'
import { useOutboxState } from '@trickline/client/outbox-items.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { roundSaveKey } from '../save-keys.ts'

/** `of`: the athlete's first name. */
export type LastSaved = { roundId: number; competitionId: number; of: string; total: number }

export const lastSaved = createAtom<LastSaved | null>(null)

export function useLastSaved(competitionId: number | null | undefined): LastSaved | null {
  const saved = useSelector(lastSaved)
  return competitionId === undefined || saved?.competitionId === competitionId ? saved : null
}

/** What became of the save; says so if it waits for the network. */
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
