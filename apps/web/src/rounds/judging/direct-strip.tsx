/** Changes the last trick, or sets side, dub and grab for the next one; a line says which. */
import { classNames } from '@trickline/ui/class-names.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { PlainButton } from '@trickline/ui/plain-button.tsx'
import type { DraftTrick, RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import { type Performance, trickTitle } from '@trickline/views/tricks/performed-trick.ts'
import {
  canBeginCombo,
  canDub80Next,
  canPerform,
  isComboOpen,
  lastEntered,
  targetTrick,
} from '../draft/may-enter.ts'
import type { DraftAction } from '../draft/taps.ts'
import { cellClass } from '../rows/grab-list.tsx'
import { PerformanceStrip } from '../rows/performance-strip.tsx'
import { useCurrentEntry } from './current-entry.ts'

type Props = {
  grabPlaces: readonly number[]
  dispatch: (action: DraftAction) => void
  onCombo: () => void
  /** Something is set for the next trick. */
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
    : isChanging || canDub80Next(draft, true)
  const of = target ? trickTitle(target, words) : isChanging && entry.trick ? entry.trick.shortName : null
  const setForNext = (change: Partial<Performance>) => {
    onTouch()
    if (change.grab !== undefined) dispatch({ type: 'set-grab', grab: change.grab })
    if (change.dub !== undefined) dispatch({ type: 'set-dub', dub: change.dub })
    const side = change.variation === 0 ? entry.variation : change.variation
    if (side) dispatch({ type: 'press-variation', variation: side })
  }
  return (
    <div>
      <p className="mb-1 truncate text-label text-soft" aria-live="off">
        {of === null ? direct.forNext : direct.on(of)}
      </p>
      <PerformanceStrip
        {...{ grabPlaces, variation, dub, grab }}
        of={of ?? direct.nextTrick}
        whyNotDub80={mayDub80 ? null : direct.dub80Ends}
        onChange={(change) =>
          target ? dispatch({ type: 'perform', key: target.key, change }) : setForNext(change)
        }
        first={<NextButton {...{ draft, target, dispatch }} />}
        last={<ComboButton {...{ draft, onCombo }} />}
      />
    </div>
  )
}

type NextProps = Pick<Props, 'dispatch'> & { draft: RoundDraft; target: DraftTrick | null }

function NextButton({ draft, target, dispatch }: NextProps) {
  const { direct } = useMessages('judging')
  const last = lastEntered(draft)
  return (
    <PlainButton
      aria-label={target || !last ? direct.aimNext : direct.aimLast(last.shortName)}
      aria-pressed={target === null}
      disabled={draft.entry.changes !== null}
      onClick={() => dispatch({ type: 'aim', key: target ? null : (last?.key ?? null) })}
      className={classNames(cellClass, 'border-dashed')}
    >
      {direct.next}
    </PlainButton>
  )
}

function ComboButton({ draft, onCombo }: Pick<Props, 'onCombo'> & { draft: RoundDraft }) {
  const { direct } = useMessages('judging')
  const isOpen = isComboOpen(draft)
  return (
    <PlainButton
      title={isOpen ? direct.comboEnd : direct.comboBegin}
      aria-pressed={isOpen}
      disabled={draft.entry.changes !== null}
      disabledReason={isOpen || canBeginCombo(draft) ? null : direct.place.inCombo}
      onClick={onCombo}
      className={cellClass}
    >
      {direct.combo}
    </PlainButton>
  )
}
