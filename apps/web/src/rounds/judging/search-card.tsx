/** Where tricks are entered, by typing or by a tile, with side, dub and grab (screens §11). It takes the remaining room. */
import { memo, type ReactNode } from 'react'
import { Badge } from '@trickline/ui/badge.tsx'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { Notice } from '@trickline/ui/notice.tsx'
import type { RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import { TrickCombobox } from '../../tricks/trick-combobox.tsx'
import { useCatalogue } from '../../tricks/use-catalogue.ts'
import { isAfterDub80, whyNotJoinedNext } from '../draft/may-enter.ts'
import type { DraftAction } from '../draft/taps.ts'
import { useCurrentDraft } from './current-entry.ts'
import { DirectStrip } from './direct-strip.tsx'
import { useEntryPreferences } from './entry-preferences.ts'
import type { RoundPages } from './round-pages.ts'
import { useDeskKeys } from './use-desk-keys.ts'
import { useEntryKeys } from './use-entry-keys.ts'
import { PlaceTiles } from './place-tiles.tsx'
import { usePlace } from './use-place.ts'
import { useTrickEntry } from './use-trick-entry.ts'

const PerformancePicker = lazyComponent(
  async () => (await import('./performance-picker.tsx')).PerformancePicker,
  {
    fallback: () => <div className="h-touch" />,
  },
)
type Props = {
  draft: RoundDraft
  ruleName: string
  /** null: not arranged yet. */
  pages: RoundPages | null
  grabs: readonly number[]
  /** Replaces the row below the tiles; null: the row stays. */
  below: ReactNode
  onHelp: () => void
  dispatch: (action: DraftAction) => void
}

export const SearchCard = memo(function SearchCard(props: Props) {
  const { pages, onHelp, dispatch } = props
  const words = useMessages('judging')
  const { collectsFirst } = useEntryPreferences()
  // when collecting, a tap shows in the field, so it must render in the first frame
  const draft = useCurrentDraft(collectsFirst) ?? props.draft
  const { place, likeliest, use } = usePlace(draft, pages)
  const entering = useTrickEntry(draft, { dispatch, use })
  useEntryKeys({ onUndo: () => dispatch({ type: 'undo' }), onHelp })
  useDeskKeys({ grabs: props.grabs, dispatch })
  const isChanging = draft.entry.changes !== null
  const isFull = !isChanging && isAfterDub80(draft, !collectsFirst)
  return (
    <section aria-labelledby="add-a-trick" className="flex flex-auto flex-col gap-1.5 sm:gap-2.5">
      <h2 id="add-a-trick" className="sr-only">
        {isChanging ? words.change : words.search}
      </h2>
      <Search {...props} {...{ draft, place, likeliest, entering, isFull }} />
    </section>
  )
})

type SearchProps = Props &
  Pick<ReturnType<typeof usePlace>, 'place' | 'likeliest'> & {
    entering: ReturnType<typeof useTrickEntry>
    /** Nothing can follow the last trick. */
    isFull: boolean
  }

/** The strip, the field and the tiles. */
function Search(props: SearchProps) {
  const { draft, pages, place, likeliest, grabs, dispatch, entering, isFull, below, ruleName } = props
  const words = useMessages('judging')
  const { index, error } = useCatalogue()
  const { collectsFirst } = useEntryPreferences()
  const isDirect = !collectsFirst
  const { entry } = draft
  return (
    <>
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
      <TrickCombobox
        {...{ index, likeliest, isDirect }}
        badge={<Badge>{ruleName}</Badge>}
        hint={useFieldHint(draft, place)}
        chosen={entry.trick}
        isChanging={entry.changes !== null}
        onLetter={entering.type}
        onType={entering.aimAtNext}
        onClear={entering.clear}
        onChoose={entering.choose}
        onAddAtOnce={isFull ? null : entering.addAtOnce}
        onSubmit={entering.add}
        onEnterNothing={entering.enterNothing}
      />
      {error ? <Notice tone="bad">{words.catalogueMissing}</Notice> : null}
      <PlaceTiles {...{ draft, pages, entering, below }} disabled={isFull} />
    </>
  )
}

/** Where the next trick begins, or what a swipe does until the judge knows that. */
function useFieldHint(draft: RoundDraft, place: string | null): string {
  const { tiles, positions, swipeUp } = useMessages('judging').direct
  const { collectsFirst, joinedBySwipe } = useEntryPreferences()
  const named: Record<string, string> = positions
  if (!collectsFirst && joinedBySwipe < 3 && whyNotJoinedNext(draft, draft.entry) === null && hasTouch)
    return swipeUp
  return place === null ? tiles.landedMost : tiles.from(named[place] ?? place)
}

const hasTouch = typeof matchMedia !== 'undefined' && matchMedia('(any-pointer: coarse)').matches
