/** The layout of all judging and training modes (screens §10). */
import type { RoundScore } from '@trickline/scoring'
import { type ReactNode, useMemo, useState } from 'react'
import { withWords } from '@trickline/ui/messages.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { Card } from '@trickline/ui/card.tsx'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { Line } from '@trickline/ui/line.tsx'
import { Page } from '@trickline/ui/page.tsx'
import { useIsWide } from '@trickline/ui/use-wide.ts'
import { Dock } from './entry/dock.tsx'
import type { ExplainTap, ExplainTarget } from '@trickline/views/rounds/explained-round.ts'
import { type DraftRow, type RoundDraft, tricksOf } from '@trickline/views/rounds/draft-trick.ts'
import { canEditCombo, isComboOpen, markedTrick } from './entry/draft-rules.ts'
import { openScores, validatedScores } from './entry/current-entry.ts'
import { useEntryPreferences } from './entry/entry-preferences.ts'
import type { DraftAction } from './entry/round-draft.ts'
import { SearchCard } from './entry/search-card.tsx'
import { SelectedTricks } from './entry/selected-tricks.tsx'
import { useRestoredFocus } from './entry/use-restored-focus.ts'
import { useHints } from './hints/use-hints.ts'
import { useOverlappingTaps } from '../lib/overlapping-taps.ts'
import type { TrickToReveal } from './entry/trick-row.tsx'
import { HeldBackNote } from './held-back-note.tsx'
import { MovableRowsContext, useMovableRows } from './entry/movable-rows.ts'
import { usePinnedHeader } from './entry/use-pinned-header.ts'
import { TotalParts, type Totals, TotalsBar } from '@trickline/views/rounds/totals-bar.tsx'
import { ValidatedTricks } from './entry/validated-tricks.tsx'

const Explanation = lazyComponent(
  async () =>
    (await withWords(import('@trickline/views/rounds/explanation.tsx'), 'judgingParts')).Explanation,
  {
    when: ({ tapped }) => tapped !== null,
  },
)

const RoundChart = lazyComponent(
  async () => (await import('@trickline/views/rounds/round-chart.tsx')).RoundChart,
  {
    when: ({ rows }) => rows.length > 0,
    fallback: EmptyLine,
  },
)

const MovedRow = lazyComponent(
  async () => (await withWords(import('./entry/row-moves.tsx'), 'judgingParts')).MovedRow,
  {
    when: ({ draft }) => draft.validated.length + draft.selected.length > 0,
  },
)

type Props = {
  above: ReactNode
  athlete: string
  below: ReactNode
  ruleName: string
  draft: RoundDraft
  /** Score of `scored`; null if the viewer may not see it. */
  score: RoundScore | null
  /** The validated rows and, where it counts already, the open combo; default: the validated rows. */
  scored?: readonly DraftRow[]
  totals: Totals | null
  /** null: read-only. `athleteId`: athlete whose habits give proposals and warnings. */
  enter: { dispatch: (action: DraftAction) => void; athleteId: number | null } | null
  /** Pinned above the totals; on a wide screen sticky above the lists. */
  video: ReactNode
  state?: ReactNode
  actions: ReactNode
  headActions?: ReactNode
  undo?: ReactNode
  notice?: ReactNode
  /** Replaces the validated list: the athlete's review. */
  review?: ReactNode
  children?: ReactNode
}

// One function: the place of the video decides the layout.
export function RoundScreen(props: Props) {
  const { draft, score, enter, video, notice, review } = props
  const [tapped, setTapped] = useState<ExplainTarget | null>(null)
  const [shown, setShown] = useState<TrickToReveal | null>(null)
  const isWide = useIsWide()
  const { newestFirst, collectsFirst, prefer } = useEntryPreferences()
  const hints = useHints(draft, enter?.athleteId ?? null)
  const isPinned = draft.video !== null && !isWide
  const isBeside = draft.video !== null && isWide
  const pinned = usePinnedHeader()
  const focusKept = useRestoredFocus(draft, enter !== null)
  const movableRows = useMovableRows({
    draft,
    dispatch: enter?.dispatch ?? null,
    newestFirst,
    isDirect: !collectsFirst,
  })
  const takesTaps = enter !== null || review !== undefined
  useOverlappingTaps(takesTaps)
  const explainTotal = score ? () => setTapped({ what: 'total' }) : null
  const scored = props.scored ?? draft.validated
  const scores = useMemo(() => score && validatedScores(scored, score), [scored, score])
  const lists = (
    <>
      {enter === null && !review && draft.validated.length > 0 ? (
        <Card className="p-3">
          <RoundChart
            rows={draft.validated}
            score={score}
            feedback="given"
            onTap={score ? (key) => setTapped({ what: 'trick', key }) : null}
          />
        </Card>
      ) : null}
      {review ?? (
        <ValidatedTricks
          rows={draft.validated}
          editedRow={draft.editing?.row ?? null}
          canEditCombo={canEditCombo(draft)}
          scores={scores}
          trickCount={score?.trickCount ?? tricksOf(draft.validated).length}
          insertBefore={draft.insertBefore}
          onExplain={setTapped}
          dispatch={enter?.dispatch ?? null}
          warned={hints.warned}
          grabs={hints.grabs}
          shown={shown}
          newestFirst={enter !== null && newestFirst}
          onOrder={enter && (() => prefer({ newestFirst: !newestFirst }))}
        />
      )}
      {enter && props.totals ? (
        <Card className="p-3 sm:hidden">
          <TotalParts totals={props.totals} onExplain={explainTotal} />
        </Card>
      ) : null}
      {props.children}
    </>
  )
  return (
    <MovableRowsContext value={movableRows}>
      <Page
        title={props.athlete}
        above={props.above}
        below={props.below}
        actions={props.headActions}
        dense={enter !== null}
      >
        {/* no transitions: a fading button repaints the whole screen six times */}
        <div
          {...focusKept}
          data-entering={takesTaps ? '' : undefined}
          className="pb-[calc(5rem+var(--video,0px))] sm:pb-(--video,0px) [&_button]:transition-none"
        >
          {/* covers the app header on a phone, where room is scarce */}
          <div ref={pinned} className={pinnedClass}>
            {isPinned ? video : null}
            {enter && scored.length === 0 ? <EmptyLine /> : null}
            {enter ? (
              <RoundChart
                rows={scored}
                score={score}
                current={markedTrick(draft)?.key ?? null}
                onTap={(key) => setShown({ key })}
                isSingleRow
              />
            ) : null}
            <TotalsBar
              totals={props.totals}
              onExplain={explainTotal}
              dock={
                enter ? <Dock athlete={props.athlete} onExplain={explainTotal} undo={props.undo} /> : null
              }
              state={props.state}
              actions={props.actions}
            />
          </div>
          {notice ? <div className="mt-4 flex flex-col gap-3 empty:hidden">{notice}</div> : null}
          {enter ? (
            <div className={columnsClass}>
              <EntryColumn
                {...props}
                {...hints}
                dispatch={enter.dispatch}
                onExplain={setTapped}
                shown={shown}
                scored={scored}
              />
              <div className="flex min-w-0 flex-col gap-4">
                {isBeside ? <div className="sticky top-44 z-[4] -mt-4 bg-paper pt-4">{video}</div> : null}
                {lists}
              </div>
            </div>
          ) : isBeside ? (
            <div className={viewedColumnsClass}>
              <div className="sticky top-48 min-w-0">{video}</div>
              <div className="flex min-w-0 flex-col gap-4">{lists}</div>
            </div>
          ) : (
            <div className="mx-auto mt-4 flex flex-col gap-4 lg:max-w-2xl">
              {isPinned ? null : video}
              {lists}
            </div>
          )}
        </div>
        {takesTaps ? <HeldBackNote /> : null}
        {score ? (
          <Explanation
            tapped={tapped}
            onExplain={setTapped}
            onClose={() => setTapped(null)}
            rows={scored}
            selected={draft.selected}
            score={score}
            ruleName={props.ruleName}
          />
        ) : null}
        {enter ? <MovedRow draft={draft} /> : null}
      </Page>
    </MovableRowsContext>
  )
}

/** Reserves the height of the chart, so that the first trick moves nothing below it. */
function EmptyLine() {
  return (
    <div aria-hidden="true" className="flex h-13 items-end pb-0.5">
      <Line />
    </div>
  )
}

type EntryColumnProps = Pick<Props, 'draft' | 'score' | 'ruleName' | 'video'> &
  ReturnType<typeof useHints> & {
    dispatch: (action: DraftAction) => void
    onExplain: ExplainTap
    shown: TrickToReveal | null
    scored: readonly DraftRow[]
  }

function EntryColumn(props: EntryColumnProps) {
  const {
    draft,
    score,
    ruleName,
    video,
    frequent,
    likelyNext,
    ownTrickIds,
    grabs,
    warned,
    dispatch,
    onExplain,
    shown,
    scored,
  } = props
  const { entry, selected, editing, validated } = draft
  const { collectsFirst } = useEntryPreferences()
  const combos = validated.filter((row) => row.kind === 'combo')
  const open = useMemo(() => (score ? openScores(scored, score) : []), [score, scored])
  return (
    <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-48">
      {draft.video === null ? video : null}
      <SearchCard {...{ draft, ruleName, frequent, likelyNext, ownTrickIds, grabs, dispatch }} />
      <SelectedTricks
        {...{ selected, editing, warned, onExplain, dispatch, shown }}
        isOpen={isComboOpen(draft)}
        isDirect={!collectsFirst}
        {...{ open, grabs }}
        insertBefore={draft.insertBefore}
        editedCombo={1 + combos.findIndex((row) => row.key === editing?.row)}
        isNext={entry.trick === null}
      />
    </div>
  )
}

const pinnedClass = classNames(
  'sticky top-[calc(0px-var(--lifted,0px))] z-30 -mx-4 bg-paper px-4',
  'sm:top-[calc(56px-var(--lifted,0px))] sm:z-10 sm:-mx-6 sm:px-6',
)

/** Read-only: the video gets its documented width (screens §16). */
const viewedColumnsClass = 'mt-4 grid grid-cols-2 items-start gap-4 xl:grid-cols-[41rem_minmax(0,1fr)]'

const columnsClass = 'mt-4 grid items-start gap-4 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]'
