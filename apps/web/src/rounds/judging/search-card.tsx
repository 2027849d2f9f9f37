/** The card in which tricks are entered: typed, or by a chip or tile, with side, dub and grab (screens §11). */
import type { Variation } from '@trickline/scoring'
import type { Trick } from '@trickline/contract/tricks'
import type { Areas } from '@trickline/messages/areas'
import { memo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import {
  type EnteredRow,
  type Performance,
  type ProposedTrick,
  trickTitle,
} from '@trickline/views/tricks/performed-trick.ts'
import { TrickSearch } from '../../tricks/trick-search.tsx'
import { Badge } from '@trickline/ui/badge.tsx'
import { Button } from '@trickline/ui/button.tsx'
import { cardClass } from '@trickline/ui/card.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { IconButton } from '@trickline/ui/icon-button.tsx'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { PlainButton } from '@trickline/ui/plain-button.tsx'
import { useScrolledTo } from '@trickline/ui/use-scrolled-to.ts'
import {
  canAddTrick,
  canBeginCombo,
  canDub80Next,
  canEnter,
  canPerform,
  isAfterDub80,
  isComboOpen,
  lastEntered,
  targetTrick,
} from '../draft/may-enter.ts'
import type { RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import { useCurrentDraft, useCurrentEntry } from './current-entry.ts'
import { useEntryPreferences } from './entry-preferences.ts'
import { useTrickStartSecond } from './trick-start-second.ts'
import { cellClass } from '../rows/grab-list.tsx'
import { PerformanceStrip } from '../rows/performance-strip.tsx'
import type { DraftAction } from '../draft/taps.ts'
import { useEntryKeys } from './use-entry-keys.ts'

const TrickTiles = lazyComponent(
  async () => (await withWords(import('../../tricks/trick-tiles.tsx'), 'judgingParts')).TrickTiles,
  {
    fallback: () => <div className="min-h-[22.5rem]" />,
  },
)
const PerformancePicker = lazyComponent(
  async () => (await import('./performance-picker.tsx')).PerformancePicker,
  {
    fallback: () => <div className="h-touch" />,
  },
)
const EntrySettings = lazyComponent(
  async () => (await withWords(import('./entry-settings.tsx'), 'judgingParts')).EntrySettings,
  {
    when: ({ open }) => open,
  },
)

const InsertBefore = lazyComponent(async () => (await import('./insert-before.tsx')).InsertBefore, {
  when: ({ draft }) => draft.insertBefore !== null,
})

type Props = {
  draft: RoundDraft
  ruleName: string
  frequent: readonly ProposedTrick[]
  likelyNext: readonly ProposedTrick[]
  ownTrickIds: readonly number[]
  grabs: readonly number[]
  dispatch: (action: DraftAction) => void
}

// Over 60 lines: both ways of entering are props of the same search.
export const SearchCard = memo(function SearchCard(props: Props) {
  const { ruleName, frequent, likelyNext, ownTrickIds, grabs: grabPlaces, dispatch } = props
  const words = useMessages('judging')
  const { collectsFirst, usesTiles, leadSeconds, prefer } = useEntryPreferences()
  const isDirect = !collectsFirst
  // when collecting, a tap shows in the field: render it in the first frame
  const draft = useCurrentDraft(collectsFirst) ?? props.draft
  const { entry } = draft
  const startSeconds = useTrickStartSecond()
  const [showsSettings, setShowsSettings] = useState(false)
  useEntryKeys({
    onUndo: () => dispatch({ type: 'undo' }),
    onHelp: () => setShowsSettings(true),
    // flushSync: the field must exist before the letter is typed
    onType: () => flushSync(() => prefer({ usesTiles: false })),
  })
  const changing = entry.changes !== null
  const isFull = !changing && isAfterDub80(draft, isDirect)
  const card = useScrolledTo(entry.changes)
  const addTrick = () => dispatch({ type: 'add-trick', at: Date.now() })
  const enter = (rows: readonly EnteredRow[]) =>
    dispatch({
      type: 'enter',
      rows,
      seconds: startSeconds.take(leadSeconds),
      at: Date.now(),
      direct: isDirect,
    })
  const enterOne = (trick: Trick, side: Variation = 0) => {
    const { grab, dub, variation } = entry
    enter([{ kind: 'single', trick: { trick, grab, dub, variation: side || variation } }])
  }
  const take = (trick: Trick, side: Variation = 0) => {
    if (isDirect) return enterOne(trick, side)
    dispatch({ type: 'choose', trick, second: startSeconds.take(leadSeconds)[0] ?? null })
    if (side) dispatch({ type: 'press-variation', variation: side })
  }
  const toggleCombo = () => dispatch({ type: isComboOpen(draft) ? 'end-combo' : 'begin-combo' })
  const aimAtNext = () => {
    // side, dub and grab are now for the next trick
    dispatch({ type: 'aim', key: null })
    dispatch({ type: 'type-over' })
  }
  const openFamily = () => {
    startSeconds.touch(leadSeconds)
    aimAtNext()
  }
  return (
    <section
      ref={card}
      aria-labelledby="add-a-trick"
      className={classNames(
        cardClass,
        'relative z-[5] flex flex-col gap-2 px-2 pt-1 pb-3 sm:px-3',
        changing && 'border-accent',
      )}
    >
      <div className="flex flex-wrap items-center justify-end gap-x-2">
        <h2 id="add-a-trick" className="min-w-0 flex-[1_1_6rem] font-semibold">
          {changing ? words.change : words.search}
        </h2>
        <Badge>{ruleName}</Badge>
        <IconButton
          icon={usesTiles ? 'search' : 'tiles'}
          label={usesTiles ? words.direct.showSearch : words.direct.showTiles}
          onClick={() => prefer({ usesTiles: !usesTiles })}
          className="-me-2"
        />
        <IconButton
          icon="settings"
          label={words.direct.settings}
          onClick={() => setShowsSettings(true)}
          className="-me-2"
        />
      </div>
      <TrickSearch
        chosen={entry.trick}
        isDirect={isDirect}
        onChoose={take}
        onType={aimAtNext}
        onLetter={(line) => startSeconds.type(line, leadSeconds)}
        onClear={() => {
          startSeconds.forget()
          dispatch({ type: 'clear-choice' })
        }}
        onSubmit={addTrick}
        onEnterNothing={(withShift) => {
          if (isDirect && withShift) toggleCombo()
          else if (isDirect || draft.editing) dispatch({ type: 'end-combo' })
          else if (draft.selected.length > 0) dispatch({ type: 'validate-singles' })
        }}
        isChanging={changing}
        onAddAtOnce={
          isFull
            ? null
            : (trick) => {
                // the trick begins a combo, or ends the open one
                if (isDirect && !isComboOpen(draft)) dispatch({ type: 'begin-combo' })
                enterOne(trick)
                if (isDirect && isComboOpen(draft)) dispatch({ type: 'end-combo' })
              }
        }
        onEnter={enter}
        selectsSingles={!isDirect || isComboOpen(draft)}
        disabledReason={(rows) =>
          canEnter(draft, rows, isDirect) ? null : whyNotEntered(draft, rows, words)
        }
        tiles={
          usesTiles ? (
            <TrickTiles {...{ ownTrickIds }} disabled={isFull} onOpenFamily={openFamily} onChoose={take} />
          ) : null
        }
        {...{ ownTrickIds, frequent }}
        likelyNext={likelyNext}
        pending={draft.editing ? 0 : draft.selected.length}
      >
        {isDirect ? (
          <DirectStrip
            {...{ grabPlaces, dispatch }}
            onCombo={toggleCombo}
            onTouch={() => startSeconds.touch(leadSeconds)}
          />
        ) : (
          <PerformancePicker {...{ draft, dispatch }} disabledReason={whyNotAdded(draft, words)} />
        )}
      </TrickSearch>
      <InsertBefore {...{ draft, dispatch }} />
      {isFull ? <p className="text-label text-soft">{words.afterDub80}</p> : null}
      <div className="flex gap-2 empty:hidden">
        {changing ? (
          <Button onClick={() => dispatch({ type: 'clear-choice' })} className="flex-1 px-1!">
            {words.stopChanging}
          </Button>
        ) : null}
        {changing || !isDirect ? <AddButton draft={draft} onAdd={addTrick} /> : null}
      </div>
      <EntrySettings open={showsSettings} onClose={() => setShowsSettings(false)} />
    </section>
  )
})

type StripProps = Pick<Props, 'dispatch'> & {
  grabPlaces: readonly number[]
  onCombo: () => void
  onTouch: () => void
}

/** Changes the last trick, or sets side, dub and grab for the next one; a line says which. */
function DirectStrip({ grabPlaces, dispatch, onCombo, onTouch }: StripProps) {
  const words = useMessages('judging')
  const { direct } = words
  const { draft } = useCurrentEntry()
  const { entry } = draft
  const isChanging = entry.changes !== null
  const last = lastEntered(draft)
  const target = isChanging ? null : targetTrick(draft)
  const shown: Performance = target ?? entry
  const mayDub80 = target
    ? canPerform(draft, target.key, { dub: 3 })
    : isChanging || canDub80Next(draft, true)
  const of = target ? trickTitle(target, words) : isChanging && entry.trick ? entry.trick.shortName : null
  const setForNext = (change: Partial<Performance>) => {
    onTouch()
    if (change.grab !== undefined) dispatch({ type: 'set-grab', grab: change.grab })
    if (change.dub !== undefined) dispatch({ type: 'set-dub', dub: change.dub })
    const side = change.variation === 0 ? entry.variation : change.variation
    if (side) dispatch({ type: 'press-variation', variation: side })
  }
  return (
    <div>
      <p className="mb-1 truncate text-label text-soft" aria-live="off">
        {of === null ? direct.forNext : direct.on(of)}
      </p>
      <PerformanceStrip
        {...{ grabPlaces }}
        of={of ?? direct.nextTrick}
        variation={shown.variation}
        dub={shown.dub}
        grab={shown.grab}
        whyNotDub80={mayDub80 ? null : direct.dub80Ends}
        onChange={(change) =>
          target ? dispatch({ type: 'perform', key: target.key, change }) : setForNext(change)
        }
        first={
          <PlainButton
            aria-label={target || !last ? direct.aimNext : direct.aimLast(last.shortName)}
            aria-pressed={target === null}
            disabled={isChanging}
            onClick={() => dispatch({ type: 'aim', key: target ? null : (last?.key ?? null) })}
            className={classNames(cellClass, 'border-dashed')}
          >
            {direct.next}
          </PlainButton>
        }
        last={
          <PlainButton
            title={isComboOpen(draft) ? direct.comboEnd : direct.comboBegin}
            aria-pressed={isComboOpen(draft)}
            disabled={isChanging}
            disabledReason={isComboOpen(draft) || canBeginCombo(draft) ? null : direct.place.inCombo}
            onClick={onCombo}
            className={cellClass}
          >
            {direct.combo}
          </PlainButton>
        }
      />
    </div>
  )
}

function AddButton({ draft, onAdd }: { draft: RoundDraft; onAdd: () => void }) {
  const words = useMessages('judging')
  const disabledReason = whyNotAdded(draft, words)
  return (
    <Button
      kind={disabledReason ? 'quiet' : 'primary'}
      disabledReason={disabledReason}
      onClick={onAdd}
      className="flex-1"
    >
      {draft.entry.changes === null ? words.add : words.change}
    </Button>
  )
}

function whyNotEntered(draft: RoundDraft, rows: readonly EnteredRow[], words: Areas['judging']): string {
  if (draft.entry.changes !== null) return words.quick.changesOne
  return rows.some((row) => row.kind === 'combo') ? words.direct.place.inCombo : words.afterDub80
}

function whyNotAdded(draft: RoundDraft, words: Areas['judging']): string | null {
  if (canAddTrick(draft)) return null
  return draft.entry.trick || isAfterDub80(draft, false) ? words.afterDub80 : words.trickFirst
}
