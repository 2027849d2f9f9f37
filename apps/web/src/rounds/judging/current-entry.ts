/** The draft as of the last tap, for the total and the strip, which render a frame before the rest (after-paint.ts). */
import { createContext, use } from 'react'
import { device, type PersistState } from '@trickline/client/device-storage.ts'
import { useAfterPaint } from '@trickline/client/after-paint.ts'
import { roundDrafts } from '../draft/stored-draft.ts'
import type { RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import { useEntryPreferences } from './entry-preferences.ts'
import { countDraft, type CountedDraft } from '../draft/counted-draft.ts'

/** `shown`: the draft that the rest of the screen shows, used while the device stores none. */
export type CurrentEntry = { draftId: number | string; ruleId: number; shown: RoundDraft }

export const CurrentEntryContext = createContext<CurrentEntry | null>(null)

export function useCurrentEntry(): { draft: RoundDraft } & CountedDraft {
  const { ruleId, shown } = useEntryContext()
  const draft = useCurrentDraft(true) ?? shown
  const { collectsFirst } = useEntryPreferences()
  return { draft, ...countDraft(draft, ruleId, collectsFirst) }
}

export function useCurrentDraft(isWanted: boolean): RoundDraft | null {
  const { draftId } = useEntryContext()
  const draft = useAfterPaint(device.onChange, () => roundDrafts.read(draftId)?.draft ?? null, {
    isFirst: true,
  })
  return isWanted ? draft : null
}

export function useCurrentPersistState(draftId: number | string): PersistState {
  return useAfterPaint(device.onChange, () => roundDrafts.persistState(draftId), { isFirst: true })
}

export function useEntryContext(): CurrentEntry {
  const context = use(CurrentEntryContext)
  if (!context) throw new Error('no round is being entered')
  return context
}
