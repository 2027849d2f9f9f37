/**
 * Side, dub and grab in one tap each, in places that never change: of the trick just entered, or set for the next one. The
 * grabs that are used most have a place; all of them are one tap behind the last one (`grab-list.tsx`).
 */
import { dubLevels, hasGrab } from '@trickline/scoring'
import type { ReactNode } from 'react'
import { useMessages } from '../../lib/messages.ts'
import type { Performance } from '../../tricks/performed-trick.ts'
import { classNames } from '../../ui/class-names.ts'
import { PlainButton } from '../../ui/plain-button.tsx'
import { cellClass, GrabCell, GrabList } from './grab-list.tsx'

type Props = Performance & {
  /** What it changes, in words. */
  of: string
  /** The ids of those with a place of their own. */
  grabPlaces: readonly number[]
  whyNotDub80: string | null
  onChange: (change: Partial<Performance>) => void
  /** At the beginning of the first row, and at the end of the second. */
  first?: ReactNode
  last?: ReactNode
}

export function PerformanceStrip(props: Props) {
  const { of, variation, dub, grab, grabPlaces, whyNotDub80, onChange, first, last } = props
  const words = useMessages('judging')
  return (
    <fieldset
      aria-label={words.direct.performanceOf(of)}
      className={classNames('grid gap-1', first ? sixColumns : fiveColumns)}
    >
      {first}
      {sides.map(({ side, name, title }) => (
        <PlainButton
          key={name}
          title={words[title]}
          aria-pressed={variation === side}
          onClick={() => onChange({ variation: variation === side ? 0 : side })}
          className={cellClass}
        >
          {words[name]}
        </PlainButton>
      ))}
      {dubLevels.map(({ id, percent }) => (
        <PlainButton
          key={id}
          title={words.direct.dubOf(percent)}
          aria-pressed={dub === id}
          whyNot={id === 3 && dub !== id ? whyNotDub80 : null}
          onClick={() => onChange({ dub: dub === id ? 0 : id })}
          className={cellClass}
        >
          {words.dubPercent(percent)}
        </PlainButton>
      ))}
      {grabPlaces.slice(0, firstGrabs).map((id) => (
        <GrabCell key={id} {...{ id, grab, onChange }} />
      ))}
      <GrabList
        isSetHere={hasGrab({ grab }) && !grabPlaces.includes(grab ?? 0)}
        {...{ grab }}
        onChoose={(chosen) => onChange({ grab: chosen })}
      />
      {last}
      {first
        ? grabPlaces
            .slice(firstGrabs)
            .map((id) => (
              <GrabCell key={id} {...{ id, grab, onChange }} className="[@media(max-height:43rem)]:hidden" />
            ))
        : null}
    </fieldset>
  )
}

/** So many stand before the list, the others behind it where the screen is high enough. */
const firstGrabs = 4

export const sides = [
  { side: 1, name: 'fs', title: 'fsTitle' },
  { side: 2, name: 'bs', title: 'bsTitle' },
] as const

/** Fewer where the text is large. */
const sixColumns = 'grid-cols-[repeat(auto-fill,minmax(max(3rem,calc((100%-20px)/6)),1fr))]'
const fiveColumns = 'grid-cols-[repeat(auto-fill,minmax(max(3rem,calc((100%-16px)/5)),1fr))]'
