/** Side, dub and grab of a trick, or for the next one, as a block of keys: six in a row, with the most used grabs below. */
import { dubLevels, hasGrab } from '@trickline/scoring'
import { memo, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import type { Performance } from '@trickline/views/tricks/performed-trick.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { PlainButton } from '@trickline/ui/plain-button.tsx'
import { GrabCell, GrabList, settingClass } from './grab-list.tsx'

type Props = Performance & {
  /** Title of the trick that the keys change. */
  of: string
  /** Ids of the grabs with a button. */
  grabPlaces: readonly number[]
  whyNotDub80: string | null
  onChange: (change: Partial<Performance>) => void
  /** The keys set values for the next trick, and have the colour of that half of the key. */
  isForNext: boolean
  /** The first row: for which trick the keys are, and the combo. */
  children: ReactNode
}

export function PerformanceStrip(props: Props) {
  const { of, variation, dub, grab, grabPlaces, whyNotDub80, isForNext, children } = props
  const onChange = useStableCallback(props.onChange)
  const words = useMessages('judging')
  return (
    <fieldset
      aria-label={words.direct.performanceOf(of)}
      data-for-next={isForNext ? '' : undefined}
      className={classNames('isolate grid shrink-0 gap-1 in-data-video:keyed:hidden', sixColumns)}
    >
      {children}
      {sides.map(({ side, name, title }) => (
        <Cell
          key={name}
          what="variation"
          value={side}
          title={words[title]}
          isOn={variation === side}
          label={words[name]}
          {...{ onChange }}
        />
      ))}
      {dubLevels.map(({ id, percent }) => (
        <Cell
          key={id}
          what="dub"
          value={id}
          title={words.direct.dubOf(percent)}
          isOn={dub === id}
          disabledReason={id === 3 && dub !== id ? whyNotDub80 : null}
          label={words.dubPercent(percent)}
          {...{ onChange }}
        />
      ))}
      <GrabList
        showsGrab={hasGrab({ grab }) && !grabPlaces.includes(grab ?? 0)}
        {...{ grab }}
        onChoose={(chosen) => onChange({ grab: chosen })}
      />
      {grabPlaces.map((id, place) => (
        <GrabCell
          // oxlint-disable-next-line react/no-array-index-key -- a key is its place
          key={place}
          isOn={grab === id}
          {...{ id, onChange }}
          className={place < grabsInRow ? grabClass : classNames(grabClass, secondRowClass)}
        />
      ))}
    </fieldset>
  )
}

type CellProps = Pick<Props, 'onChange'> & {
  what: 'variation' | 'dub'
  value: number
  title: string
  isOn: boolean
  disabledReason?: string | null
  label: string
}

/** Memoized, so that a tap renders only the cells it changes. */
const Cell = memo(function Cell({
  what,
  value,
  title,
  isOn,
  disabledReason = null,
  label,
  onChange,
}: CellProps) {
  return (
    <PlainButton
      title={title}
      aria-pressed={isOn}
      disabledReason={disabledReason}
      onClick={() => onChange({ [what]: isOn ? 0 : value })}
      className={settingClass}
    >
      {label}
    </PlainButton>
  )
})

/** Returns a stable function that calls the latest `onChange`, so that memoized cells do not render again. */
function useStableCallback(onChange: Props['onChange']): Props['onChange'] {
  const latest = useRef(onChange)
  useLayoutEffect(() => {
    latest.current = onChange
  })
  return useCallback((change) => latest.current(change), [])
}

const grabsInRow = 6
/** Hidden where the controls of the video or a keyboard need the room. */
const grabClass = 'keyed:hidden in-data-video:low:hidden in-[:has([data-all-controls])]:hidden'
const secondRowClass = 'low:hidden in-data-video:hidden'

export const sides = [
  { side: 1, name: 'fs', title: 'fsTitle' },
  { side: 2, name: 'bs', title: 'bsTitle' },
] as const

/** Has fewer columns at a large text size. */
const sixColumns = 'grid-cols-[repeat(auto-fill,minmax(max(3rem,calc((100%-20px)/6)),1fr))]'
