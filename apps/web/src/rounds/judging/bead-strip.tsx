/** Further actions for a tapped bead's trick, beside the keys: delete, insert before it, move, change, leave its combo. */
import { useState } from 'react'
import { classNames } from '@trickline/ui/class-names.ts'
import { Icon, type IconName } from '@trickline/ui/icon.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { PlainButton, type PlainButtonProps } from '@trickline/ui/plain-button.tsx'
import { withSoftHyphens } from '@trickline/ui/soft-hyphens.ts'
import { type RoundDraft, tricksOf } from '@trickline/views/rounds/draft-trick.ts'
import { trickTitle } from '@trickline/views/tricks/performed-trick.ts'
import { lastEntered, trickByKey } from '../draft/may-enter.ts'
import { moveByStep, moveTo } from '../draft/move-row.ts'
import type { DraftAction } from '../draft/taps.ts'
import { cellClass } from '../rows/grab-list.tsx'

type Props = {
  draft: RoundDraft
  trickKey: number
  isDirect: boolean
  dispatch: (action: DraftAction) => void
  onClose: () => void
}

export function BeadStrip({ draft, trickKey: key, isDirect, dispatch, onClose }: Props) {
  const words = useMessages('judging')
  const { place, swipeDelete } = useMessages('judgingParts').rows
  const [isMoving, setMoving] = useState(false)
  const trick = trickByKey(draft, key)
  const combo = draft.validated.find(
    (row) => row.kind === 'combo' && tricksOf([row]).some((each) => each.key === key),
  )
  const step = (by: -1 | 1) => dispatch(moveByStep({ key, by, newestFirst: false }))
  /** Side, dub and grab then apply to the next trick, or to the one entered last. */
  const leave = (action: DraftAction | null, aim: number | null) => {
    if (action) dispatch(action)
    dispatch({ type: 'aim', key: aim })
    onClose()
  }
  const done = (
    <Key
      label={words.direct.place.done}
      onClick={() => leave(null, lastEntered(draft)?.key ?? null)}
      className="border-2 border-ink! text-ink!"
    />
  )
  if (isMoving)
    return (
      <fieldset aria-label={place.move} className="grid w-full grid-cols-3 gap-1">
        <Key label={`← ${place.earlier}`} onClick={() => step(-1)} />
        <Key label={`${place.later} →`} onClick={() => step(1)} />
        {done}
      </fieldset>
    )
  return (
    <fieldset
      aria-label={trick ? trickTitle(trick, words) : ''}
      className="grid w-full grid-cols-[2.75rem_repeat(5,minmax(0,1fr))] gap-1 sm:grid-cols-6 large-text:grid-cols-3"
    >
      <Key
        label={swipeDelete}
        onClick={() => leave({ type: 'delete-trick', key }, null)}
        icon="trash"
        className="border-danger! bg-danger-wash! text-danger!"
      />
      <Key
        label={place.insertBefore}
        onClick={() => leave({ type: 'insert-before', key, direct: isDirect }, null)}
      />
      <Key label={place.move} onClick={() => setMoving(true)} />
      <Key label={words.change} onClick={() => leave({ type: 'edit-trick', key }, null)} />
      <Key
        label={place.out}
        disabledReason={combo ? null : place.inNoCombo}
        onClick={() => combo && dispatch(moveTo(key, { after: combo.key }))}
      />
      {done}
    </fieldset>
  )
}

/** `icon`: on a phone it takes the place of the label. */
function Key({ label, icon, className, ...button }: PlainButtonProps & { label: string; icon?: IconName }) {
  return (
    <PlainButton {...button} aria-label={label} className={classNames(cellClass, className)}>
      {icon ? <Icon name={icon} className="size-5 sm:hidden" /> : null}
      <span
        className={classNames(
          'min-w-0 text-[0.75rem] leading-[1.1] tracking-tighter break-words [word-spacing:0.1em] sm:text-label sm:tracking-normal',
          icon && 'max-sm:hidden',
        )}
      >
        {withSoftHyphens(label)}
      </span>
    </PlainButton>
  )
}
