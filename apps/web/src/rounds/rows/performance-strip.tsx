/** Side, dub and grab of the last trick, or set for the next one. The most used grabs have a button (grab-list.tsx). */
import { dubLevels, hasGrab } from '@trickline/scoring'
import { memo, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import type { Performance } from '@trickline/views/tricks/performed-trick.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { PlainButton } from '@trickline/ui/plain-button.tsx'
import { cellClass, GrabCell, GrabList } from './grab-list.tsx'

type Props = Performance & {
  /** Title of the trick that it changes. */
  of: string
  /** Ids of the grabs with a button. */
  grabPlaces: readonly number[]
  whyNotDub80: string | null
  onChange: (change: Partial<Performance>) => void
  /** Before the first button, and after the button of all grabs. */
  first?: ReactNode
  last?: ReactNode
}

export function PerformanceStrip(props: Props) {
  const { of, variation, dub, grab, grabPlaces, whyNotDub80, first, last } = props
  const onChange = useStableCallback(props.onChange)
  const words = useMessages('judging')
  return (
    <fieldset
      aria-label={words.direct.performanceOf(of)}
      className={classNames('isolate grid gap-1', first ? sixColumns : fiveColumns)}
    >
      {first}
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
      {grabPlaces.slice(0, grabsBeforeList).map((id) => (
        <GrabCell key={id} isOn={grab === id} {...{ id, onChange }} />
      ))}
      <GrabList
        showsGrab={hasGrab({ grab }) && !grabPlaces.includes(grab ?? 0)}
        {...{ grab }}
        onChoose={(chosen) => onChange({ grab: chosen })}
      />
      {last}
      {first
        ? grabPlaces
            .slice(grabsBeforeList)
            .map((id) => (
              <GrabCell
                key={id}
                isOn={grab === id}
                {...{ id, onChange }}
                className="[@media(max-height:43rem)]:hidden"
              />
            ))
        : null}
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

/** Memoized: a tap renders only the cells that it changes. */
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
      className={cellClass}
    >
      {label}
    </PlainButton>
  )
})

/** Returns a stable function that calls the latest `onChange`, so that memoized cells are not rendered again. */
function useStableCallback(onChange: Props['onChange']): Props['onChange'] {
  const latest = useRef(onChange)
  useLayoutEffect(() => {
    latest.current = onChange
  })
  return useCallback((change) => latest.current(change), [])
}

/** Grabs before the button of all grabs; the others follow it where the window is high enough. */
const grabsBeforeList = 4

export const sides = [
  { side: 1, name: 'fs', title: 'fsTitle' },
  { side: 2, name: 'bs', title: 'bsTitle' },
] as const

/** Fewer columns at a large text size. */
const sixColumns = 'grid-cols-[repeat(auto-fill,minmax(max(3rem,calc((100%-20px)/6)),1fr))]'
const fiveColumns = 'grid-cols-[repeat(auto-fill,minmax(max(3rem,calc((100%-16px)/5)),1fr))]'
