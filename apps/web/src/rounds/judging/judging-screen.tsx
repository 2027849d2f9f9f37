/**
 * The screen on which a round is entered: one grid as high as the window, in which nothing moves (screens §11). The lists are
 * beside or below the keys; where there is no room, one tap shows them in place of the keys.
 */
import type { RoundScore } from '@trickline/scoring'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { classNames } from '@trickline/ui/class-names.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import type { DraftRow, RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import type { ExplainTap } from '@trickline/views/rounds/explained-round.ts'
import { cardClass } from '@trickline/ui/card.tsx'
import { pictureClass, videoRowClass } from '../../media/picture-class.ts'
import { markedTrick, targetTrick } from '../draft/may-enter.ts'
import type { DraftAction } from '../draft/taps.ts'
import { EmptyChart, LaterRoundChart } from '../rows/later-round-chart.tsx'
import { RowToolsContext, useEnteringTools } from '../rows/row-tools.ts'
import type { TrickToReveal } from '../rows/trick-row.tsx'
import type { Choice } from '../choice-button.tsx'
import { useExplanation } from '../use-explanation.tsx'
import { rowBelowTiles } from './row-below-tiles.tsx'
import { useEntryPreferences } from './entry-preferences.ts'
import { type JudgingHead, JudgingWindow } from './judging-window.tsx'
import { SearchCard } from './search-card.tsx'
import { TotalRow } from './total-row.tsx'
import { useHints } from './use-hints.ts'
import { useRowsPlace } from './use-rows-place.ts'

const EntrySettings = lazyComponent(
  async () => (await withWords(import('./entry-settings.tsx'), 'judgingParts')).EntrySettings,
  { when: ({ open }) => open },
)
const MovedRow = lazyComponent(
  async () => (await withWords(import('../rows/row-moves.tsx'), 'judgingParts')).MovedRow,
  { when: ({ draft }) => draft.validated.length + draft.selected.length > 0 },
)
const EntryVideo = lazyComponent(
  async () => (await withWords(import('../../media/entry-video.tsx'), 'video')).EntryVideo,
  {
    when: ({ link, adds }) => link !== null || adds,
    fallback: ({ link, isBeside, open }) =>
      link === null ? null : isBeside ? (
        <div className={classNames(cardClass, 'p-1 pt-12')}>
          <div hidden={!open} className={pictureClass(false)} />
        </div>
      ) : (
        <div hidden={!open} className={videoRowClass}>
          <div className={pictureClass(true)} />
        </div>
      ),
  },
)
const RoundLists = lazyComponent(
  async () => (await withWords(import('./round-lists.tsx'), 'judgingParts')).RoundLists,
  { fallback: () => <div className="h-0 min-h-24 flex-auto" /> },
)
const TotalParts = lazyComponent(
  async () => (await import('@trickline/views/rounds/total-parts.tsx')).TotalParts,
)

type Props = JudgingHead & {
  ruleName: string
  draft: RoundDraft
  /** The validated rows and, if it counts already, the open combo. */
  scored: readonly DraftRow[]
  score: RoundScore
  /** The athlete whose habits give proposals and warnings. */
  athleteId: number | null
  /** null: the round is being sent, so nothing can be entered. */
  dispatch: ((action: DraftAction) => void) | null
  /** Cancels or clears the round. */
  other: Choice
  undo: ReactNode
  notice: ReactNode
  state: ReactNode
  actions: ReactNode
  children?: ReactNode
}

export function JudgingScreen(props: Props) {
  const { draft, scored, score, ruleName, dispatch, other, notice, state, actions } = props
  const { explain, explanation } = useExplanation({ rows: scored, selected: draft.selected, score, ruleName })
  const [isVideoOpen, setVideoOpen] = useState(true)
  const [isAddingVideo, setAddingVideo] = useState(false)
  const [showsSettings, setShowsSettings] = useState(false)
  const [isListOpen, setListOpen] = useState(false)
  const hasVideo = draft.video !== null
  const place = useRowsPlace(hasVideo && isVideoOpen)
  const shared = { ...props, place, explain, isListOpen, setListOpen }
  return (
    <JudgingWindow
      {...props}
      menu={
        dispatch && {
          isVideoOpen: hasVideo ? isVideoOpen : null,
          onVideo: () => (hasVideo ? setVideoOpen(!isVideoOpen) : setAddingVideo(true)),
          ruleName,
          onSettings: () => setShowsSettings(true),
          other,
        }
      }
      notice={notice}
      foot={
        <>
          <div className="relative min-w-0 flex-[1_1_8rem] ps-1 leading-tight">
            <TrickCount
              {...{ scored, score }}
              list={dispatch && place === 'instead' ? { isOpen: isListOpen, setOpen: setListOpen } : null}
            />
            {state}
          </div>
          {actions}
        </>
      }
    >
      <Body
        {...shared}
        video={
          <EntryVideo
            link={draft.video}
            onChange={dispatch && ((link) => dispatch({ type: 'set-video', link }))}
            isBeside={place === 'beside'}
            open={isVideoOpen}
            setOpen={setVideoOpen}
            adds={isAddingVideo}
            onAdded={() => setAddingVideo(false)}
          />
        }
        isVideoOpen={hasVideo && isVideoOpen}
        onHelp={() => setShowsSettings(true)}
      />
      <EntrySettings open={showsSettings} onClose={() => setShowsSettings(false)} />
      {explanation}
    </JudgingWindow>
  )
}

type CountProps = Pick<Props, 'scored' | 'score'> & {
  /** Opens the lists; null: they are visible. */
  list: { isOpen: boolean; setOpen: (isOpen: boolean) => void } | null
}

function TrickCount({ scored, score, list }: CountProps) {
  const { drawn } = useMessages('judging')
  const combos = scored.filter(({ kind }) => kind === 'combo').length
  const text = (
    <span className="tabular text-label leading-[1.15] font-semibold">
      {drawn.label(score.trickCount, combos)}
    </span>
  )
  if (!list) return <p id={enteredTricks}>{text}</p>
  return (
    <button
      type="button"
      id={enteredTricks}
      aria-expanded={list.isOpen}
      aria-controls="round-lists"
      onClick={() => list.setOpen(!list.isOpen)}
      className="flex max-w-full items-center gap-1 text-start after:absolute after:-inset-y-1.5 after:inset-x-0 after:min-h-touch"
    >
      {text}
      <Icon name="down" className={classNames('size-4 shrink-0', list.isOpen ? null : 'rotate-180')} />
    </button>
  )
}

type BodyProps = Props & {
  place: ReturnType<typeof useRowsPlace>
  explain: ExplainTap
  isListOpen: boolean
  setListOpen: (isOpen: boolean) => void
  video: ReactNode
  isVideoOpen: boolean
  onHelp: () => void
}

function Body({ dispatch, ...props }: BodyProps) {
  return dispatch ? <Entering {...props} dispatch={dispatch} /> : <Sending {...props} />
}

function Sending({ draft, scored, score, explain, video, children }: Omit<BodyProps, 'dispatch'>) {
  const tools = useMemo(() => ({ onExplain: explain, entering: null }), [explain])
  return (
    <RowToolsContext value={tools}>
      <TotalRow onExplain={() => explain({ what: 'total' })} beads={null} undo={null} />
      {video}
      <RoundLists
        {...{ draft, scored, score, children }}
        warned={noWarnings}
        shown={null}
        showsKeys={false}
        dispatch={null}
      />
    </RowToolsContext>
  )
}

type EnteringProps = Omit<BodyProps, 'dispatch'> & { dispatch: (action: DraftAction) => void }

function Entering(props: EnteringProps) {
  const { draft, scored, score, ruleName, athleteId, dispatch, place, explain, undo, video } = props
  const { isListOpen, setListOpen, isVideoOpen, onHelp } = props
  const { pages, grabs, warned } = useHints(draft, athleteId)
  const { newestFirst, collectsFirst } = useEntryPreferences()
  const isDirect = !collectsFirst
  const { opened, open: onOpen, close } = useOpenedTrick(draft, dispatch, setListOpen)
  const onTotal = () => explain({ what: 'total' })
  const tools = useEnteringTools({ onExplain: explain, onOpen }, { dispatch, draft, newestFirst, isDirect })
  const below = rowBelowTiles({
    draft,
    isDirect,
    opened,
    dispatch,
    onClose: close,
    onList: place === 'instead' ? () => setListOpen(true) : null,
  })
  // what is edited needs the keys
  useClosedList(draft.entry.changes !== null, setListOpen)
  const isListInstead = place === 'instead' && isListOpen
  const beads = <Beads {...{ draft, scored, score, opened, onOpen }} />
  const lists = (
    <RoundLists
      {...{ draft, scored, score, warned, dispatch }}
      shown={opened}
      showsKeys={place === 'beside' && !isVideoOpen}
    >
      {props.children}
    </RoundLists>
  )
  return (
    <RowToolsContext value={tools}>
      <div className="flex flex-auto gap-10">
        <div
          data-video={isVideoOpen && place !== 'beside' ? '' : undefined}
          className="flex min-w-0 flex-1 flex-col gap-1.5 sm:gap-2.5 min-[68.75rem]:max-w-[35rem]"
        >
          <TotalRow onExplain={onTotal} beads={place === 'beside' ? null : beads} undo={undo} />
          <div className={isListInstead ? 'hidden' : place === 'below' ? keysAboveClass : keysClass}>
            <SearchCard {...{ draft, ruleName, pages, grabs, below, onHelp, dispatch }} />
          </div>
          {place === 'beside' ? null : video}
          {place === 'below' || isListInstead ? lists : null}
        </div>
        {place === 'beside' ? (
          <Beside {...{ scored, score }} onExplain={onTotal}>
            {video}
            {beads}
            {lists}
          </Beside>
        ) : null}
      </div>
      <MovedRow draft={draft} />
    </RowToolsContext>
  )
}

type BesideProps = Pick<Props, 'scored' | 'score' | 'children'> & { onExplain: () => void }

/** The column beside the keys. Without tricks, the parts of the total only keep their place. */
function Beside({ scored, score, onExplain, children }: BesideProps) {
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-2">
      <div className={classNames('flex h-20 shrink-0 items-center', scored.length === 0 && 'invisible')}>
        <TotalParts totals={score} {...{ onExplain }} />
      </div>
      {children}
    </div>
  )
}

const noWarnings: ReturnType<typeof useHints>['warned'] = new Map()
const keysClass = 'flex flex-auto flex-col'
const keysAboveClass = 'flex min-h-136 flex-none flex-col'

function useClosedList(isWanted: boolean, setListOpen: (isOpen: boolean) => void): void {
  useEffect(() => {
    if (isWanted) setListOpen(false)
  }, [isWanted, setListOpen])
}

/** The trick whose bead or name was tapped, as long as side, dub and grab apply to it. */
function useOpenedTrick(
  draft: RoundDraft,
  dispatch: (action: DraftAction) => void,
  setListOpen: (isOpen: boolean) => void,
) {
  const [opened, setOpened] = useState<TrickToReveal | null>(null)
  const [aimedKey, setAimedKey] = useState<number | null>(null)
  const isAimed = opened !== null && draft.aim === opened.key && targetTrick(draft) !== null
  if (isAimed && aimedKey !== opened.key) setAimedKey(opened.key)
  if (!isAimed && opened !== null && aimedKey === opened.key) {
    setOpened(null)
    setAimedKey(null)
  }
  return {
    opened: isAimed ? opened : null,
    open: useCallback(
      (key: number) => {
        dispatch({ type: 'aim', key })
        setOpened({ key })
        setListOpen(false)
      },
      [dispatch, setListOpen],
    ),
    close: () => setOpened(null),
  }
}

type BeadsProps = Pick<Props, 'draft' | 'scored' | 'score'> & {
  opened: TrickToReveal | null
  onOpen: (key: number) => void
}

function Beads({ draft, scored, score, opened, onOpen }: BeadsProps) {
  if (scored.length === 0) return <EmptyChart />
  return (
    <LaterRoundChart
      rows={scored}
      score={score}
      feedback="given"
      current={opened?.key ?? markedTrick(draft)?.key ?? null}
      onTap={onOpen}
      isSingleRow
    />
  )
}

/** Id of the count at the bottom. */
export const enteredTricks = 'entered-tricks'
