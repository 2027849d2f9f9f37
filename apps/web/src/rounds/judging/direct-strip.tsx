/** Changes the last trick, or sets side, dub and grab for the next one. */
import { useMessages } from '@trickline/ui/messages.ts'
import { type Performance, trickTitle } from '@trickline/views/tricks/performed-trick.ts'
import { canEnter, canPerform, targetTrick } from '../draft/may-enter.ts'
import type { DraftAction } from '../draft/taps.ts'
import { PerformanceStrip } from '../rows/performance-strip.tsx'
import { useCurrentEntry } from './current-entry.ts'
import { TargetKeys } from './target-keys.tsx'

type Props = {
  grabPlaces: readonly number[]
  dispatch: (action: DraftAction) => void
  onCombo: () => void
  /** Called when something is set for the next trick. */
  onTouch: () => void
}

export function DirectStrip({ grabPlaces, dispatch, onCombo, onTouch }: Props) {
  const words = useMessages('judging')
  const { direct } = words
  const { draft } = useCurrentEntry()
  const { entry } = draft
  const isChanging = entry.changes !== null
  const target = isChanging ? null : targetTrick(draft)
  const { variation, dub, grab }: Performance = target ?? entry
  const mayDub80 = target
    ? canPerform(draft, target.key, { dub: 3 })
    : isChanging || canEnter(draft, { dub: 3 }, true)
  const of = target ? trickTitle(target, words) : isChanging && entry.trick ? entry.trick.shortName : null
  const setForNext = (change: Partial<Performance>) => {
    onTouch()
    if (change.grab !== undefined) dispatch({ type: 'set-grab', grab: change.grab })
    if (change.dub !== undefined) dispatch({ type: 'set-dub', dub: change.dub })
    const side = change.variation === 0 ? entry.variation : change.variation
    if (side) dispatch({ type: 'press-variation', variation: side })
  }
  return (
    <PerformanceStrip
      {...{ grabPlaces, variation, dub, grab }}
      isForNext={target === null && !isChanging}
      of={of ?? direct.nextTrick}
      whyNotDub80={mayDub80 ? null : direct.dub80Ends}
      onChange={(change) =>
        target ? dispatch({ type: 'perform', key: target.key, change }) : setForNext(change)
      }
    >
      <TargetKeys {...{ draft, target, dispatch, onCombo }} />
    </PerformanceStrip>
  )
}
