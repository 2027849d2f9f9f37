/** The card in which tricks are entered: typed, or by a chip or tile, with side, dub and grab (screens §11). */
import type { Areas } from '@trickline/messages/areas'
import { memo, useState } from 'react'
import { flushSync } from 'react-dom'
import { Badge } from '@trickline/ui/badge.tsx'
import { cardClass } from '@trickline/ui/card.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { IconButton } from '@trickline/ui/icon-button.tsx'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import { useScrolledTo } from '@trickline/ui/use-scrolled-to.ts'
import type { RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import type { EnteredRow, ProposedTrick } from '@trickline/views/tricks/performed-trick.ts'
import { TrickSearch } from '../../tricks/trick-search.tsx'
import { canEnter, isAfterDub80, isComboOpen } from '../draft/may-enter.ts'
import type { DraftAction } from '../draft/taps.ts'
import { useCurrentDraft } from './current-entry.ts'
import { DirectStrip } from './direct-strip.tsx'
import { useEntryPreferences } from './entry-preferences.ts'
import { useEntryKeys } from './use-entry-keys.ts'
import { useTrickEntry } from './use-trick-entry.ts'

const TrickTiles = lazyComponent(
  async () =>
    (await withWords(import('../../tricks/trick-tiles.tsx'), 'judgingParts', 'families')).TrickTiles,
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
const CardButtons = lazyComponent(async () => (await import('./card-buttons.tsx')).CardButtons, {
  fallback: () => <div className="h-touch" />,
})
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

export const SearchCard = memo(function SearchCard(props: Props) {
  const { ruleName, dispatch } = props
  const words = useMessages('judging')
  const { collectsFirst, prefer } = useEntryPreferences()
  // when collecting, a tap shows in the field: render it in the first frame
  const draft = useCurrentDraft(collectsFirst) ?? props.draft
  const entering = useTrickEntry(draft, dispatch)
  const [showsSettings, setShowsSettings] = useState(false)
  useEntryKeys({
    onUndo: () => dispatch({ type: 'undo' }),
    onHelp: () => setShowsSettings(true),
    // flushSync: the field must exist before the letter is typed
    onType: () => flushSync(() => prefer({ usesTiles: false })),
  })
  const isChanging = draft.entry.changes !== null
  const isFull = !isChanging && isAfterDub80(draft, !collectsFirst)
  const card = useScrolledTo(draft.entry.changes)
  return (
    <section
      ref={card}
      aria-labelledby="add-a-trick"
      className={classNames(
        cardClass,
        'relative z-[5] flex flex-col gap-2 px-2 pt-1 pb-3 sm:px-3',
        isChanging && 'border-accent',
      )}
    >
      <Head {...{ ruleName, isChanging }} onSettings={() => setShowsSettings(true)} />
      <Search {...props} {...{ draft, entering, isFull }} />
      <InsertBefore {...{ draft, dispatch }} />
      {isFull ? <p className="text-label text-soft">{words.afterDub80}</p> : null}
      {isChanging || collectsFirst ? (
        <CardButtons draft={draft} onAdd={entering.add} onGiveUp={() => dispatch({ type: 'clear-choice' })} />
      ) : null}
      <EntrySettings open={showsSettings} onClose={() => setShowsSettings(false)} />
    </section>
  )
})

type HeadProps = Pick<Props, 'ruleName'> & { isChanging: boolean; onSettings: () => void }

function Head({ ruleName, isChanging, onSettings }: HeadProps) {
  const words = useMessages('judging')
  const { usesTiles, prefer } = useEntryPreferences()
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-2">
      <h2 id="add-a-trick" className="min-w-0 flex-[1_1_6rem] font-semibold">
        {isChanging ? words.change : words.search}
      </h2>
      <Badge>{ruleName}</Badge>
      <IconButton
        icon={usesTiles ? 'search' : 'tiles'}
        label={usesTiles ? words.direct.showSearch : words.direct.showTiles}
        onClick={() => prefer({ usesTiles: !usesTiles })}
        className="-me-2"
      />
      <IconButton icon="settings" label={words.direct.settings} onClick={onSettings} className="-me-2" />
    </div>
  )
}

type SearchProps = Props & {
  entering: ReturnType<typeof useTrickEntry>
  /** Nothing can follow the last trick. */
  isFull: boolean
}

/** The field or the tiles, the proposals, and the strip that belongs to them. */
function Search({ draft, frequent, likelyNext, ownTrickIds, grabs, dispatch, ...props }: SearchProps) {
  const { entering, isFull } = props
  const words = useMessages('judging')
  const { collectsFirst, usesTiles } = useEntryPreferences()
  const isDirect = !collectsFirst
  const { entry, editing, selected } = draft
  return (
    <TrickSearch
      {...{ frequent, likelyNext, ownTrickIds, isDirect }}
      chosen={entry.trick}
      isChanging={entry.changes !== null}
      pending={editing ? 0 : selected.length}
      selectsSingles={!isDirect || isComboOpen(draft)}
      disabledReason={(rows) => (canEnter(draft, rows, isDirect) ? null : whyNotEntered(draft, rows, words))}
      onLetter={entering.type}
      onType={entering.aimAtNext}
      onClear={entering.clear}
      onChoose={entering.choose}
      onEnter={entering.enter}
      onAddAtOnce={isFull ? null : entering.addAtOnce}
      onSubmit={entering.add}
      onEnterNothing={entering.enterNothing}
      tiles={
        usesTiles ? (
          <TrickTiles
            ownTrickIds={ownTrickIds}
            disabled={isFull}
            onOpenFamily={entering.openFamily}
            onChoose={entering.choose}
          />
        ) : null
      }
    >
      {isDirect ? (
        <DirectStrip
          {...{ dispatch }}
          grabPlaces={grabs}
          onCombo={entering.toggleCombo}
          onTouch={entering.touch}
        />
      ) : (
        <PerformancePicker {...{ draft, dispatch }} />
      )}
    </TrickSearch>
  )
}

function whyNotEntered(draft: RoundDraft, rows: readonly EnteredRow[], words: Areas['judging']): string {
  if (draft.entry.changes !== null) return words.quick.changesOne
  return rows.some((row) => row.kind === 'combo') ? words.direct.place.inCombo : words.afterDub80
}
