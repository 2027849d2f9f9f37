/** The draft as of the last tap, for total, dock and strip, which render one frame before the rest (after-paint.ts). */
import { type RoundScore, type RowScore, scoreRound } from '@trickline/scoring'
import { createContext, use } from 'react'
import { device, type PersistState } from '@trickline/client/device-storage.ts'
import { useAfterPaint } from '@trickline/client/after-paint.ts'
import { roundDrafts } from '../save/stored-draft.ts'
import type { DraftRow, RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import { useEntryPreferences } from './entry-preferences.ts'
import { isOpenRow, withOpenCombo } from './round-draft.ts'

/** `shown`: the draft that the rest of the screen shows; used while none is stored on the device. */
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

function useEntryContext(): CurrentEntry {
  const context = use(CurrentEntryContext)
  if (!context) throw new Error('no round is being entered')
  return context
}

/** `saved`: the rows that a save would send: the validated ones and, in direct entry, the open combo. */
type CountedDraft = { saved: readonly DraftRow[]; score: RoundScore }

/** Cached: equal input returns the same object, so that nothing is rendered again. */
export function countDraft(draft: RoundDraft, ruleId: number, collectsFirst: boolean): CountedDraft {
  const { validated, selected, editing, insertBefore } = draft
  const inputs = [ruleId, collectsFirst, selected, editing, insertBefore]
  const cached = lastCountedDraft.get(validated)
  if (cached && cached.inputs.every((each, place) => each === inputs[place])) return cached.counted
  const saved = collectsFirst ? validated : withOpenCombo(draft)
  const counted = { saved, score: scoreRound(ruleId, saved) }
  lastCountedDraft.set(validated, { inputs, counted })
  return counted
}

/** Scores of the open combo, which stands among the rows. */
export function openScores(rows: readonly DraftRow[], score: RoundScore): readonly RowScore[] {
  return score.rows.filter((_, place) => rows[place] && isOpenRow(rows[place]))
}

/** Scores of the validated rows, in their order. */
export function validatedScores(rows: readonly DraftRow[], score: RoundScore): readonly RowScore[] {
  return score.rows.filter((_, place) => rows[place] && !isOpenRow(rows[place]))
}

const lastCountedDraft = new WeakMap<
  readonly DraftRow[],
  { inputs: readonly unknown[]; counted: CountedDraft }
>()
