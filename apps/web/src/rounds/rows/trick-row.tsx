/** One performed trick: level, name, side, grab, dub and points; after a tap on its name, the keys change it. */
import isSame from 'fast-deep-equal'
import { memo, type RefObject, useEffect, useRef } from 'react'
import { classNames } from '@trickline/ui/class-names.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import type { DraftTrick } from '@trickline/views/rounds/draft-trick.ts'
import { levelWord, performanceTags, trickTitle } from '@trickline/views/tricks/performed-trick.ts'
import { PlayFrom } from './play-from.tsx'
import { RoundRow } from './round-row.tsx'
import { useRowTools } from './row-tools.ts'
import type { Warning } from './warnings.ts'

/** The trick whose bead was tapped on the chart; a new object for each tap. */
export type TrickToReveal = { key: number }

type Props = {
  trick: DraftTrick
  /** Row key of its combo in the round; null: it is in none. */
  combo?: number | null
  /** Points in the round, or the value of a selected trick; null if the viewer may not see them. */
  points: number | null
  /** Which occurrence of the same trick it is; shown from 2 on, as repeats count less. */
  occurrence: number
  /** It is in the selected list and does not count yet. */
  isWaiting?: boolean
  mark?: { isOn: boolean; toggle: (key: number) => void } | null
  /** Its buttons are in the selected list while its combo is edited. */
  isReadOnly?: boolean
  whyNoEdit?: string | null
  warning?: Warning | null
  shown?: TrickToReveal | null
}

/** Memoized by value, so that a tap elsewhere renders no other row. */
export const TrickRow = memo(function TrickRow(props: Props) {
  const { trick, points, occurrence, isWaiting = false, isReadOnly = false, warning = null } = props
  const { combo = null, whyNoEdit = null, mark = null, shown = null } = props
  const { entering } = useRowTools()
  const row = useReveal(shown)
  const isChosen = shown !== null
  const title = trickTitle(trick, useMessages('judging'))
  const { key } = trick
  const isEntered = entering !== null && !isReadOnly
  return (
    <RoundRow
      of={{ key, name: title }}
      level={trick.level}
      {...{ points, combo, whyNoEdit, isWaiting, isReadOnly }}
      explains={{ what: isWaiting ? 'selected' : 'trick', key }}
      edit={{ type: 'edit-trick', key }}
      remove={{ type: 'delete-trick', key }}
      isChosen={isChosen}
      warned={warning ? [warning] : []}
      before={mark ? <Mark {...{ title, mark }} onToggle={() => mark.toggle(key)} /> : null}
    >
      <div
        className={classNames('min-w-0 py-1.5 leading-tight', mark ? 'flex-[1_1_4rem]' : 'flex-[1_1_5rem]')}
      >
        <TrickName
          {...{ trick, title, occurrence, row }}
          isOpened={isChosen}
          onOpen={isEntered ? () => entering.onOpen(key) : null}
        />
        <FeedbackMark trick={trick} />
      </div>
      {isEntered ? null : <PlayFrom second={trick.videoSecond} of={title} />}
    </RoundRow>
  )
}, isSameRow)

/** Compares `shown` by identity, so that a second tap on the same bead reveals the row again. */
export function isSameRow(
  one: { shown?: TrickToReveal | null },
  other: { shown?: TrickToReveal | null },
): boolean {
  return one.shown === other.shown && isSame(one, other)
}

/** Returns the ref of the element to scroll into view. */
function useReveal(shown: TrickToReveal | null) {
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (shown !== null) row.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return row
}

type MarkProps = { title: string; mark: { isOn: boolean }; onToggle: () => void }

function Mark({ title, mark, onToggle }: MarkProps) {
  const { rows } = useMessages('judgingParts')
  return (
    <label className="-me-2 flex size-touch items-center justify-center">
      <input
        type="checkbox"
        aria-label={rows.mark(title)}
        checked={mark.isOn}
        onChange={onToggle}
        className="size-5 accent-ink"
      />
    </label>
  )
}

type TrickNameProps = Pick<Props, 'trick' | 'occurrence'> & {
  title: string
  isOpened: boolean
  /** null: the trick cannot be changed. */
  onOpen: (() => void) | null
  row: RefObject<HTMLButtonElement | null>
}

function TrickName({ trick, title, occurrence, isOpened, onOpen, row }: TrickNameProps) {
  const words = useMessages('judging')
  const { rows } = useMessages('judgingParts')
  return (
    <>
      {onOpen ? (
        <button
          ref={row}
          type="button"
          aria-label={words.direct.aimLast(title)}
          aria-pressed={isOpened}
          onClick={onOpen}
          className="-my-1.5 inline-flex min-h-touch items-center rounded-control font-semibold break-words decoration-hair decoration-2 underline-offset-4 hover:underline aria-pressed:underline"
        >
          {trick.shortName}
        </button>
      ) : (
        <span className="font-semibold break-words">{trick.shortName}</span>
      )}
      {performanceTags(trick, words).map((tag) => (
        <span
          key={tag}
          className="ms-1.5 inline-block text-label font-semibold whitespace-nowrap text-accent-ink"
        >
          {tag}
        </span>
      ))}
      {occurrence > 1 ? (
        <span
          title={rows.repeated(occurrence)}
          className="ms-1.5 inline-block text-label font-semibold text-waiting"
        >
          {rows.nth(occurrence)}
        </span>
      ) : null}
      <span className="sr-only">{levelWord(trick.level, words)}</span>
      <span lang="en" className="hidden truncate text-label text-soft sm:block">
        {trick.name}
      </span>
    </>
  )
}

function FeedbackMark({ trick }: { trick: DraftTrick }) {
  const words = useMessages('judging')
  const common = useMessages('common')
  if (trick.feedback === null) return null
  const confirmed = trick.feedback === 'confirmed'
  const label = confirmed ? words.confirmed : words.incorrect
  return (
    <span
      className={classNames(
        'mt-0.5 flex items-start gap-1 text-label font-medium',
        confirmed ? 'text-done' : 'text-stopped',
      )}
    >
      <Icon name={confirmed ? 'check' : 'warning'} className="mt-px size-4 shrink-0" />
      {trick.comment ? common.labelled(label, common.quoted(trick.comment)) : label}
    </span>
  )
}
