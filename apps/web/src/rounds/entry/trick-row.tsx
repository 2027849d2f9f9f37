/** One performed trick: its level, name, side, grab, dub and points; edited and deleted by a button or a swipe. */
import { levelName } from '@trickline/scoring'
import isSame from 'fast-deep-equal'
import { memo } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { LevelMark } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ExplainTap } from '../explain/explained-round.ts'
import type { DraftAction } from './round-draft.ts'
import type { DraftTrick } from './draft-trick.ts'
import { PlayFrom, PointsButton, RowButtons, RowWarning } from './row-buttons.tsx'
import { SwipeRow } from './swipe-row.tsx'
import { levelWord, performanceTags, trickTitle } from '../../tricks/performed-trick.ts'
import type { Warning } from '../hints/warnings.ts'

type Props = {
  trick: DraftTrick
  /** In the round; null when one may not see it. For a selected trick its value. */
  points: number | null
  /** The nth of its kind in the round; from the second on it is shown, because it counts less. */
  occurrence: number
  onExplain: ExplainTap
  /** In the selected list: what is not validated counts nothing yet. */
  isWaiting?: boolean
  /** null: only to be looked at. */
  dispatch: ((action: DraftAction) => void) | null
  /** Shown where it cannot be edited just now. */
  whyNoEdit?: string | null
  /** What looks like a slip. */
  warning?: Warning | null
  /** The athlete's thumb, where the review may be seen. */
  showsFeedback?: boolean
}

/** Drawn again only when something of it changed: a tap elsewhere leaves fifty-nine of sixty rows alone. */
export const TrickRow = memo(function TrickRow(props: Props) {
  const { trick, points, occurrence, onExplain, isWaiting = false, dispatch, warning = null } = props
  const { whyNoEdit = null, showsFeedback = false } = props
  const words = useMessages('judging')
  const title = trickTitle(trick, words)
  const tags = performanceTags(trick, words)
  const { key } = trick
  const edit = dispatch && (() => dispatch({ type: 'edit-trick', key }))
  const remove = () => dispatch?.({ type: 'delete-trick', key })
  return (
    <SwipeRow
      actions={edit ? { onRight: whyNoEdit === null ? edit : null, onLeft: remove } : null}
      className="ps-3 pe-1"
    >
      <div className="flex min-h-14 flex-wrap items-center justify-end gap-x-2">
        <LevelMark level={levelName(trick.level)} />
        <div className="min-w-0 flex-[1_1_6rem] py-1.5 leading-tight">
          <span className="font-semibold break-words">{trick.shortName}</span>
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
              title={words.repeated(occurrence)}
              className="ms-1.5 inline-block text-label font-semibold text-waiting"
            >
              {words.nth(occurrence)}
            </span>
          ) : null}
          <span className="sr-only">{levelWord(trick.level, words)}</span>
          <span className="hidden truncate text-label text-soft sm:block">{trick.name}</span>
          {showsFeedback ? <FeedbackMark trick={trick} /> : null}
          {warning && dispatch ? <RowWarning warning={warning} dispatch={dispatch} /> : null}
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
    </SwipeRow>
  )
}, isSame)

function FeedbackMark({ trick }: { trick: DraftTrick }) {
  const words = useMessages('judging')
  if (trick.feedback === null) return null
  const confirmed = trick.feedback === 'confirmed'
  return (
    <span
      className={classNames(
        'mt-0.5 flex items-start gap-1 text-label font-medium',
        confirmed ? 'text-done' : 'text-stopped',
      )}
    >
      <Icon name={confirmed ? 'check' : 'warning'} className="mt-px size-4 shrink-0" />
      {confirmed ? words.confirmed : words.incorrect}
      {trick.comment ? `: “${trick.comment}”` : ''}
    </span>
  )
}
