/**
 * Twelve likely tricks in cells that keep their places, and the whole catalogue within two taps: a family, then its trick in
 * the same cells. A swipe enters a trick frontside (left), backside (right) or joined to the one before (up).
 */
// fingers are handled for all tiles together; for the keyboard each tile is a button
/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */
import type { Trick } from '@trickline/contract/tricks'
import { levelName } from '@trickline/scoring'
import { families, type Family } from '@trickline/scoring/families'
import { memo, type ReactNode, useMemo, useState } from 'react'
import { LevelMark } from '@trickline/ui/level-mark.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { lazyHook } from '@trickline/ui/lazy.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { levelWord } from '@trickline/views/tricks/performed-trick.ts'
import { useSeen } from '../lib/use-seen.ts'
import type { TileEntry } from './tile-swipe.ts'
import { tileKeys } from './tile-keys.ts'
import { tileNameClass } from './tile-name-class.ts'
import { useCatalogue } from './use-catalogue.ts'
import { type Cells, type ChooseTile, useTileFingers, withoutBrowserGestures } from './use-tile-fingers.ts'

const useFamilyPage = lazyHook(async () => (await import('./family-page.ts')).familyPage)

type Props = {
  /** Name of the page: the place where its tricks begin. */
  label: string
  /** Id of the trick in each cell. */
  page: readonly (number | null)[]
  disabled: boolean
  isChanging: boolean
  canJoin: boolean
  /** Replaces the families; null: they stay. */
  below: ReactNode
  onOpenFamily: () => void
  onChoose: ChooseTile
}

export function TrickTiles({ label, page, below, ...props }: Props) {
  const { disabled, isChanging, canJoin, onOpenFamily, onChoose } = props
  const familyName = useFamilyName()
  const [open, setOpen] = useState<Family | null>(null)
  const cells = useCells(page, open)
  const { shown, seenAt, handlers } = useSeen(cells)
  const fingers = useTileFingers(seenAt, canJoin, (...chosen) => {
    setOpen(null)
    onChoose(...chosen)
  })
  return (
    <div data-tiles className="flex flex-auto flex-col gap-1.5 keyed:hidden sm:gap-2.5" {...handlers}>
      <section
        ref={withoutBrowserGestures}
        aria-label={open ? familyName(open) : label}
        className={classNames(
          'grid flex-[1_0_auto] auto-rows-[minmax(auto,1fr)] gap-1',
          columnsClass(shown.length),
        )}
        {...fingers.handlers}
      >
        {shown.map((trick, cell) => (
          <Tile
            // oxlint-disable-next-line react/no-array-index-key -- a cell is its place
            key={cell}
            held={fingers.held.has(cell) ? (fingers.held.get(cell) ?? null) : undefined}
            isDense={shown.length > 12}
            {...{ trick, cell, disabled, isChanging }}
          />
        ))}
      </section>
      {below ?? (
        <Families
          open={open}
          onOpen={(family) => {
            if (family) onOpenFamily()
            setOpen(family)
          }}
        />
      )}
    </div>
  )
}

/** The cells of the page, or of the open family once it is loaded. */
function useCells(page: Props['page'], open: Family | null): Cells {
  const { index } = useCatalogue()
  const familyPage = useFamilyPage(open !== null)
  const byId = useMemo(() => new Map(index.map(({ trick }) => [trick.id, trick])), [index])
  return useMemo(
    () =>
      open && familyPage
        ? familyPage(open, [...byId.values()])
        : page.map((id) => (id === null ? null : (byId.get(id) ?? null))),
    [open, page, byId, familyPage],
  )
}

type FamiliesProps = { open: Family | null; onOpen: (family: Family | null) => void }

const Families = memo(function Families({ open, onOpen }: FamiliesProps) {
  const { tiles } = useMessages('judging').direct
  const familyName = useFamilyName()
  return (
    <section
      aria-label={tiles.families}
      className="scrolls-sideways -mx-2 flex shrink-0 gap-1 in-data-video:lowest:hidden overscroll-x-contain px-2 sm:-mx-3 sm:px-3"
    >
      {families.map((family) => (
        <button
          key={family}
          type="button"
          aria-pressed={family === open}
          onClick={() => onOpen(family === open ? null : family)}
          className="min-h-touch shrink-0 rounded-full border border-edge bg-raised px-3 text-label font-semibold whitespace-nowrap select-none hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {familyName(family)}
        </button>
      ))}
    </section>
  )
})

function useFamilyName(): (family: Family) => string {
  const { names, short } = useMessages('judging').families
  return (family) => short[family] ?? names[family]
}

type TileProps = Pick<Props, 'disabled' | 'isChanging'> & {
  trick: Trick | null
  cell: number
  isDense: boolean
  /** What lifting the finger would enter; null: nothing. undefined: it is a tap, or no finger is down. */
  held: TileEntry | null | undefined
}

/** Memoized, so that a tap renders only the cells it changes. */
const Tile = memo(function Tile({ trick, cell, isDense, disabled, isChanging, held }: TileProps) {
  const words = useMessages('judging')
  const format = useFormat()
  if (!trick) return <span className="rounded-control border border-dashed border-hair" />
  const what = format.joined(trick.short_name, levelWord(trick.level_id, words))
  return (
    <button
      type="button"
      data-cell={cell}
      disabled={disabled}
      aria-label={isChanging ? words.quick.changeTo(what) : words.quick.propose(what)}
      title={trick.name}
      className={classNames(
        tileClass,
        held === undefined ? 'bg-raised' : 'border-ink bg-glow',
        tileNameClass(trick.short_name, isDense),
      )}
    >
      <span aria-hidden="true" className="absolute start-1 top-1 *:size-3">
        <LevelMark level={levelName(trick.level_id)} />
      </span>
      <span aria-hidden="true" className={keyClass}>
        {tileKeys[cell]?.shown}
      </span>
      <span lang="en" className="min-w-0 break-words">
        {trick.short_name}
      </span>
      {held === undefined ? null : (
        <span className="absolute inset-x-0 bottom-0.5 truncate text-[0.6875rem] text-accent-ink">
          {held ? heldText(held, words) : '—'}
        </span>
      )}
    </button>
  )
})

function heldText(
  { variation, joined }: TileEntry,
  words: ReturnType<typeof useMessages<'judging'>>,
): string {
  const side = ['', words.fs, words.bs][variation]
  return [joined ? words.direct.joinedOnTile : '', side].filter(Boolean).join(' · ')
}

/** The tiles of a large family are smaller. */
function columnsClass(count: number): string {
  return count <= 12
    ? 'grid-cols-4 grid-rows-[repeat(3,minmax(auto,1fr))] text-[0.875rem] sm:text-body large-text:grid-cols-3'
    : classNames(
        'h-35 overflow-y-auto text-[0.8125rem]',
        count <= 20 ? 'grid-cols-5' : 'grid-cols-6',
        'large-text:grid-cols-3',
      )
}

/** Shown where there is a keyboard. */
const keyClass =
  'absolute end-1.5 top-0.5 hidden text-[0.6875rem] font-medium text-soft [@media(hover:hover)_and_(pointer:fine)]:block'

const tileClass =
  'relative flex min-h-11 min-w-0 touch-none items-center justify-center overflow-clip rounded-control border border-edge px-1 text-center leading-[1.1] font-bold select-none large-text:pt-3 hover:border-ink disabled:opacity-45'
