/** Marks of the four levels, which differ in shape as well as colour. */
import { classNames } from './class-names.ts'

export type Level = 'rookie' | 'amateur' | 'pro' | 'legendary'

export function LevelMark({ level }: { level: Level }) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={classNames('size-3.5 shrink-0 overflow-visible', levelText[level])}
    >
      <LevelShape level={level} />
    </svg>
  )
}

/** A `LevelMark` for use inside another SVG, 16 units wide and high. */
export function LevelShape({
  level,
  look = 'plain',
  transform,
}: {
  level: Level
  look?: 'plain' | 'hollow' | 'danger'
  transform?: string
}) {
  return (
    <path
      d={levelShapes[level]}
      transform={transform}
      className={classNames(
        look === 'danger' ? 'text-danger' : levelText[level],
        look === 'hollow' ? 'fill-raised' : 'fill-current',
      )}
      stroke="currentColor"
      strokeWidth={look === 'hollow' ? 2 : 0}
      strokeLinejoin="round"
    />
  )
}

const levelText: Record<Level, string> = {
  rookie: 'text-rookie',
  amateur: 'text-amateur',
  pro: 'text-pro',
  legendary: 'text-legendary',
}

const levelShapes: Record<Level, string> = {
  rookie: 'M8 2a6 6 0 110 12A6 6 0 018 2z',
  amateur: 'M8 1.5L15 14H1z',
  pro: 'M8 .8L15.2 8 8 15.2.8 8z',
  legendary: 'M8 .6l2.2 4.9 5.3.5-4 3.6 1.2 5.2L8 12.1l-4.7 2.7 1.2-5.2-4-3.6 5.3-.5z',
}
