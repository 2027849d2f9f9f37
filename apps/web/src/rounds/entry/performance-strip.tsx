/**
 * Side, dub and grab in one tap each, in places that never change: of the trick just entered, or set for the next one. The
 * grabs that are used most have a place; all of them are in the list behind the last one.
 */
import { dubLevels, grabs, hasGrab } from '@trickline/scoring'
import type { ReactNode } from 'react'
import { useMessages } from '../../lib/messages.ts'
import type { Performance } from '../../tricks/performed-trick.ts'
import { offClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PlainButton } from '../../ui/plain-button.tsx'

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
      <select
        aria-label={words.grab}
        value={grab ?? ''}
        onChange={({ target }) => onChange({ grab: target.value === '' ? null : Number(target.value) })}
        className={classNames(
          cellClass,
          'appearance-none truncate text-center',
          hasGrab({ grab }) && !grabPlaces.includes(grab ?? 0) && 'border-ink bg-ink text-paper',
        )}
      >
        <option value="">{words.grab}</option>
        {grabOptions}
      </select>
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

type GrabCellProps = Pick<Props, 'grab' | 'onChange'> & { id: number; className?: string }

function GrabCell({ id, grab, onChange, className }: GrabCellProps) {
  return (
    <PlainButton
      aria-label={nameOf(id)}
      aria-pressed={grab === id}
      onClick={() => onChange({ grab: grab === id ? null : id })}
      className={classNames(
        cellClass,
        'text-[0.6875rem] leading-[1.1] tracking-tighter break-words',
        className,
      )}
    >
      {apart(nameOf(id))}
    </PlainButton>
  )
}

export const sides = [
  { side: 1, name: 'fs', title: 'fsTitle' },
  { side: 2, name: 'bs', title: 'bsTitle' },
] as const

/** "No grab" stands in the catalogue too; here it is the empty choice. */
export const grabOptions = grabs
  .filter(({ id }) => hasGrab({ grab: id }))
  .map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))

function nameOf(grab: number): string {
  return grabs.find(({ id }) => id === grab)?.name ?? ''
}

/** "Squirrel Grab", "Yoko-hama": in two lines where it does not fit in one. */
function apart(name: string): string {
  return name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ')
    .replace(/(?:Bone|Cross|Hori|Super|Yoko)(?=[a-z])/u, (syllables) => `${syllables}\u00AD`)
}

/** Fewer where the text is large. */
const sixColumns = 'grid-cols-[repeat(auto-fill,minmax(max(3rem,calc((100%-20px)/6)),1fr))]'
const fiveColumns = 'grid-cols-[repeat(auto-fill,minmax(max(3rem,calc((100%-16px)/5)),1fr))]'

export const cellClass = classNames(
  'flex min-h-touch min-w-0 items-center justify-center rounded-control border border-edge bg-raised px-0.5 text-center text-label font-bold text-soft',
  'not-aria-disabled:hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper',
  offClass,
)
