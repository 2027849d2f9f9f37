/**
 * What is entered at this very moment, for the few things that show it before the rest of the screen: total, dock and strip
 * (`lib/behind-paint.ts`).
 */
import { type RoundScore, scoreRound } from '@trickline/scoring'
import { createContext, use } from 'react'
import { type Keeping, device } from '../../data/device.ts'
import { useBehindPaint } from '../../lib/behind-paint.ts'
import { roundDrafts } from '../save/kept-draft.ts'
import type { DraftRow, RoundDraft } from './draft-trick.ts'
import { useEntryPreferences } from './entry-preferences.ts'
import { withOpenCombo } from './round-draft.ts'

/** `shown`: the draft as the rest of the screen has it, and while nothing of it lies on the device. */
export type Entering = { draftId: number | string; ruleId: number; shown: RoundDraft }

export const EnteringContext = createContext<Entering | null>(null)

export function useEntryNow(): { draft: RoundDraft } & Counted {
  const { ruleId, shown } = useEntering()
  const draft = useDraftNow(true) ?? shown
  const { collectsFirst } = useEntryPreferences()
  return { draft, ...counted(draft, ruleId, collectsFirst) }
}

/** null: not wanted, or nothing of it lies on the device. */
export function useDraftNow(isWanted: boolean): RoundDraft | null {
  const { draftId } = useEntering()
  const draft = useBehindPaint(device.onChange, () => roundDrafts.read(draftId)?.draft ?? null, {
    isFirst: true,
  })
  return isWanted ? draft : null
}

/** How safely it lies on the device, said in the frame that shows what was entered. */
export function useKeepingNow(draftId: number | string): Keeping {
  return useBehindPaint(device.onChange, () => roundDrafts.keeping(draftId), { isFirst: true })
}

function useEntering(): Entering {
  const entering = use(EnteringContext)
  if (!entering) throw new Error('no round is being entered')
  return entering
}

/** `saved`: what a save holds: what is validated, and entered directly the open combo as well. */
type Counted = { saved: readonly DraftRow[]; score: RoundScore }

/** Of the same rows the same, so that what is drawn of them is not drawn again. */
export function counted(draft: RoundDraft, ruleId: number, collectsFirst: boolean): Counted {
  const { validated, selected, editing } = draft
  const by = [ruleId, collectsFirst, selected, editing]
  const known = lastCounted.get(validated)
  if (known && known.by.every((each, place) => each === by[place])) return known.counted
  const saved = collectsFirst ? validated : withOpenCombo(draft)
  const made = { saved, score: scoreRound(ruleId, saved) }
  lastCounted.set(validated, { by, counted: made })
  return made
}

const lastCounted = new WeakMap<readonly DraftRow[], { by: readonly unknown[]; counted: Counted }>()
