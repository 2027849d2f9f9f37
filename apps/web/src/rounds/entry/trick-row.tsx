/** One performed trick: level, name, side, grab, dub and points, with edit and delete by button or swipe. */
import { levelName } from '@trickline/scoring'
import isSame from 'fast-deep-equal'
import { memo, useEffect, useRef, useState } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { LevelMark } from '@trickline/ui/badge.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import type { ExplainTap } from '@trickline/views/rounds/explained-round.ts'
import type { DraftAction } from './round-draft.ts'
import type { DraftTrick } from '@trickline/views/rounds/draft-trick.ts'
import { PerformanceStrip } from './performance-strip.tsx'
import { PlayFrom, PointsButton, RowButtons, RowWarning } from './row-buttons.tsx'
import { RowHandle, RowPlaces } from './row-place.tsx'
import { SwipeRow } from './swipe-row.tsx'
import { levelWord, performanceTags, trickTitle } from '@trickline/views/tricks/performed-trick.ts'
import type { Warning } from '../hints/warnings.ts'

/** Props of the strip in a row; `whyNotDub80`: why an 80 % dub is not possible; null: it is. */
export type RowStrip = { grabPlaces: readonly number[]; whyNotDub80: string | null }

/** The trick whose bead was tapped on the chart: a new object for each tap. */
export type TrickToReveal = { key: number }

type Props = {
  trick: DraftTrick
  /** Row of the combo of the round in which it stands; null: none. */
  combo?: number | null
  /** Points in the round, or the value of a selected trick; null if the viewer may not see them. */
  points: number | null
  /** The nth of the same trick in the round; shown from 2 on, because it counts less. */
  occurrence: number
  onExplain: ExplainTap
  /** In the selected list: it does not count yet. */
  isWaiting?: boolean
  /** The strip below the row that changes side, dub and grab; null: none. */
  strip?: RowStrip | null
  mark?: { isOn: boolean; toggle: (key: number) => void } | null
  dispatch: ((action: DraftAction) => void) | null
  whyNoEdit?: string | null
  warning?: Warning | null
  shown?: TrickToReveal | null
}

/** Memoized by value: a tap elsewhere renders none of the other rows. */
export const TrickRow = memo(function TrickRow(props: Props) {
  const { trick, points, occurrence, onExplain, isWaiting = false, dispatch, warning = null } = props
  const { combo = null, whyNoEdit = null, mark = null, strip = null, shown = null } = props
  const { isOpen, setOpen, row } = useReveal(shown)
  const words = useMessages('judging')
  const { rows } = useMessages('judgingParts')
  const title = trickTitle(trick, words)
  const tags = performanceTags(trick, words)
  const { key } = trick
  const edit = dispatch && (() => dispatch({ type: 'edit-trick', key }))
  const remove = () => dispatch?.({ type: 'delete-trick', key })
  return (
    <SwipeRow
      actions={edit ? { onRight: whyNoEdit === null ? edit : null, onLeft: remove } : null}
      className={classNames('pe-1', dispatch ? null : 'ps-3')}
    >
      <div className="flex min-h-14 flex-wrap items-center justify-end gap-x-1 sm:gap-x-2">
        {mark ? (
          <label className="-me-2 flex size-touch items-center justify-center">
            <input
              type="checkbox"
              aria-label={rows.mark(title)}
              checked={mark.isOn}
              onChange={() => mark.toggle(key)}
              className="size-5 accent-ink"
            />
          </label>
        ) : null}
        {dispatch ? (
          <RowHandle of={{ key, name: title }} level={trick.level} />
        ) : (
          <LevelMark level={levelName(trick.level)} />
        )}
        <div
          className={classNames('min-w-0 py-1.5 leading-tight', mark ? 'flex-[1_1_4rem]' : 'flex-[1_1_5rem]')}
        >
          {strip && dispatch ? (
            <button
              ref={row}
              type="button"
              aria-label={words.direct.aimLast(title)}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
              className="-my-1.5 inline-flex min-h-touch items-center rounded-control font-semibold break-words decoration-hair decoration-2 underline-offset-4 hover:underline aria-expanded:underline"
            >
              {trick.shortName}
            </button>
          ) : (
            <span className="font-semibold break-words">{trick.shortName}</span>
          )}
          {tags.map((tag) => (
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
          <FeedbackMark trick={trick} />
        </div>
        {edit ? null : <PlayFrom second={trick.videoSecond} of={title} />}
        <PointsButton
          points={points}
          of={title}
          onExplain={() => onExplain({ what: isWaiting ? 'selected' : 'trick', key })}
          className={isWaiting ? 'text-soft' : undefined}
        />
        {edit ? (
          <RowButtons of={{ key, name: title }} whyNoEdit={whyNoEdit} onEdit={edit} onDelete={remove} />
        ) : null}
      </div>
      {warning && dispatch ? (
        <div className="ps-11 pb-1">
          <RowWarning warning={warning} dispatch={dispatch} />
        </div>
      ) : null}
      {dispatch ? <RowPlaces of={{ key, name: title }} {...{ combo }} /> : null}
      {isOpen && strip && dispatch ? (
        <div className="pe-2 pb-2">
          <PerformanceStrip
            {...strip}
            of={title}
            variation={trick.variation}
            dub={trick.dub}
            grab={trick.grab}
            onChange={(change) => dispatch({ type: 'perform', key, change })}
          />
        </div>
      ) : null}
    </SwipeRow>
  )
}, isSameRow)

/** `shown` is compared by identity: a second tap on the same bead reveals the row again. */
export function isSameRow(
  one: { shown?: TrickToReveal | null },
  other: { shown?: TrickToReveal | null },
): boolean {
  return one.shown === other.shown && isSame(one, other)
}

export function useReveal(shown: TrickToReveal | null) {
  const [isOpen, setOpen] = useState(false)
  const [revealed, setRevealed] = useState<TrickToReveal | null>(null)
  const row = useRef<HTMLButtonElement>(null)
  if (shown !== null && shown !== revealed) {
    setRevealed(shown)
    setOpen(true)
  }
  useEffect(() => {
    if (shown === null) return
    row.current?.scrollIntoView({ block: 'nearest' })
    row.current?.focus({ preventScroll: true })
  }, [shown])
  return { isOpen, setOpen, row }
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
