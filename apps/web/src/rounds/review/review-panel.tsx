/** The tricks under review with two thumbs each: one at a time on a phone, a list where there is room (screens §13). */
import { confirmTrick, confirmUnreviewed } from '@trickline/competition/trick-feedback'
import { useMessages } from '@trickline/ui/messages.ts'
import { Button } from '@trickline/ui/button.tsx'
import { cardClass } from '@trickline/ui/card.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { type DraftRow, type DraftTrick, numbered, tricksOf } from '@trickline/views/rounds/draft-trick.ts'
import { levelName, type RoundScore } from '@trickline/scoring'
import { memo, type ReactNode } from 'react'
import { LevelMark } from '@trickline/ui/level-mark.tsx'
import { useIsWide } from '@trickline/ui/use-wide.ts'
import { RoundChart } from '@trickline/views/rounds/round-chart.tsx'
import { PlayFrom } from '../rows/play-from.tsx'
import { levelWord, performanceTags, trickTitle } from '@trickline/views/tricks/performed-trick.ts'
import { OneByOne } from './one-by-one.tsx'
import { Thumbs, WhatIsWrong } from './thumbs.tsx'
import type { ChangeTricks } from './use-review.ts'

type Props = {
  rows: readonly DraftRow[]
  reviewed: readonly DraftTrick[]
  score: RoundScore | null
  disabled: boolean
  /** Key of the trick shown; null: the first one without feedback. */
  current: number | null
  onSelect: (key: number) => void
  onChange: ChangeTricks
}

export function ReviewPanel({ rows, reviewed, score, disabled, current, onSelect, onChange }: Props) {
  const isWide = useIsWide()
  const feedbackOf = new Map(reviewed.map((trick) => [trick.key, trick]))
  const withFeedback = (trick: DraftTrick) => feedbackOf.get(trick.key) ?? trick
  const isOneByOne = !isWide && reviewed.length > 0
  const next = reviewed.find(({ feedback }) => feedback === null)?.key ?? null
  const shownKey = current ?? next ?? reviewed[0]?.key ?? 0
  return (
    <section aria-labelledby="review" className={classNames(cardClass, '@container overflow-hidden')}>
      <Head reviewed={reviewed}>
        {isOneByOne ? null : <ConfirmSeveral {...{ reviewed, disabled, onChange }} />}
      </Head>
      {isOneByOne ? (
        <div inert={disabled} className={disabled ? 'opacity-60' : undefined}>
          <OneByOne tricks={reviewed} current={shownKey} {...{ onSelect, onChange }} />
        </div>
      ) : null}
      <div className="flex flex-col gap-3 border-t border-hair p-3">
        <RoundChart
          rows={rows.map((row) =>
            row.kind === 'single'
              ? { ...row, trick: withFeedback(row.trick) }
              : { ...row, tricks: row.tricks.map(withFeedback) },
          )}
          score={score}
          feedback="asked"
          current={isOneByOne ? shownKey : null}
          onTap={isOneByOne ? onSelect : scrollToTrick}
        />
        {isOneByOne ? <ConfirmSeveral {...{ reviewed, disabled, onChange }} /> : null}
      </div>
      {isOneByOne ? null : (
        <div inert={disabled} className={disabled ? 'opacity-60' : undefined}>
          <ReviewList {...{ rows, withFeedback, next, onChange }} />
        </div>
      )}
    </section>
  )
}

function Head({ reviewed, children }: Pick<Props, 'reviewed'> & { children: ReactNode }) {
  const parts = useMessages('judgingParts')
  const done = reviewed.filter((trick) => trick.feedback !== null).length
  return (
    <div className="flex flex-wrap items-center gap-x-3 p-3">
      <h2 id="review" className="flex-1 font-semibold">
        {parts.reviewTitle}
      </h2>
      <output className="tabular text-label font-semibold text-soft">
        {parts.reviewProgress(done, reviewed.length)}
      </output>
      {children}
      {reviewed.length === 0 ? <p className="basis-full text-soft">{parts.reviewNothing}</p> : null}
    </div>
  )
}

/** The buttons that confirm several tricks at once. */
function ConfirmSeveral({ reviewed, disabled, onChange }: Pick<Props, 'reviewed' | 'disabled' | 'onChange'>) {
  const parts = useMessages('judgingParts')
  const done = reviewed.filter((trick) => trick.feedback !== null).length
  const isBegun = done > 0 && done < reviewed.length
  return (
    <div className="flex flex-wrap gap-2">
      {isBegun ? (
        <Button disabled={disabled} onClick={() => onChange(confirmUnreviewed, true)}>
          {parts.confirmRest}
        </Button>
      ) : null}
      <Button
        disabled={disabled}
        disabledReason={reviewed.length === 0 ? parts.noTricksSeen : null}
        onClick={() => onChange(confirmTrick, true)}
      >
        {parts.confirmAll}
      </Button>
    </div>
  )
}

type ListProps = Pick<Props, 'rows' | 'onChange'> & {
  withFeedback: (trick: DraftTrick) => DraftTrick
  /** Key of the first trick without feedback. */
  next: number | null
}

/** Two columns where there is room. Each keeps its rows, also when a row grows by its comment. */
function ReviewList({ rows, ...props }: ListProps) {
  const half = tricksOf(rows).length / 2
  const split = rows.findIndex((_, place) => tricksOf(rows.slice(0, place + 1)).length >= half) + 1
  const inOrder = numbered(rows)
  return (
    <div className="grid items-start gap-x-6 @3xl:grid-cols-2">
      <ReviewColumn rows={inOrder.slice(0, split)} {...props} />
      <ReviewColumn rows={inOrder.slice(split)} {...props} />
    </div>
  )
}

type ColumnProps = Omit<ListProps, 'rows'> & { rows: readonly { row: DraftRow; combo: number }[] }

function ReviewColumn({ rows, withFeedback, next, onChange }: ColumnProps) {
  const words = useMessages('judging')
  if (rows.length === 0) return null
  return (
    <ol>
      {rows.map(({ row, combo }) => (
        <li key={row.key} className="border-t border-hair">
          {row.kind === 'single' ? (
            <ReviewRow trick={withFeedback(row.trick)} isNext={row.trick.key === next} onChange={onChange} />
          ) : (
            <>
              <h3 className="px-3 pt-2.5 pb-1.5 text-label font-semibold text-soft">{words.combo(combo)}</h3>
              <ol aria-label={words.combo(combo)} className="ms-3 border-s-[1.5px] border-ink">
                {row.tricks.map((trick) => (
                  <li key={trick.key} className="border-t border-hair">
                    <ReviewRow trick={withFeedback(trick)} isNext={trick.key === next} onChange={onChange} />
                  </li>
                ))}
              </ol>
            </>
          )}
        </li>
      ))}
    </ol>
  )
}

/** Scrolls a bead's trick to the middle of the screen, clear of the pinned parts. */
function scrollToTrick(key: number): void {
  const row = document.querySelector<HTMLElement>(`#${rowId(key)}`)
  row?.scrollIntoView({ block: 'center' })
  row?.focus({ preventScroll: true })
}

function rowId(key: number): string {
  return `reviewed-${key}`
}

type ReviewRowProps = { trick: DraftTrick; isNext: boolean; onChange: ChangeTricks }

export const ReviewRow = memo(function ReviewRow({ trick, isNext, onChange }: ReviewRowProps) {
  const words = useMessages('judging')
  return (
    <div
      id={rowId(trick.key)}
      tabIndex={-1}
      className={classNames(
        'px-3 py-1 focus-visible:-outline-offset-3',
        isNext && 'rounded-control ring-2 ring-accent ring-inset',
      )}
    >
      <div className="flex min-h-14 flex-wrap items-center justify-end gap-x-2.5">
        <LevelMark level={levelName(trick.level)} />
        <div className="min-w-0 flex-[1_1_7rem] py-1 leading-tight">
          <span className="font-semibold">{trick.shortName}</span>{' '}
          <span className="text-label font-semibold text-accent-ink">
            {performanceTags(trick, words).join(' ')}
          </span>{' '}
          <span className="sr-only">{levelWord(trick.level, words)}</span>
          <span lang="en" className="block truncate text-label text-soft">
            {trick.name}
          </span>
        </div>
        <PlayFrom second={trick.videoSecond} of={trickTitle(trick, words)} />
        <div className="flex shrink-0 overflow-hidden rounded-control border border-edge">
          <Thumbs {...{ trick, onChange }} />
        </div>
      </div>
      <WhatIsWrong {...{ trick, onChange }} />
    </div>
  )
})
