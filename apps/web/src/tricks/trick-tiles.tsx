/** The whole catalogue in two taps: a family, then its trick. A swipe enters a trick frontside (left) or backside (right). */
import type { Trick } from '@trickline/contract/tricks'
import { levelName, type Variation } from '@trickline/scoring'
import { families, type Family, groupByFamily } from '@trickline/scoring/trick-shape'
import { type MouseEvent, type PointerEvent, useMemo, useRef, useState } from 'react'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { holdBackSecondTap } from '../lib/double-tap-guard.ts'
import { useHeldWhileTouched } from '../lib/use-held-while-touched.ts'
import { LevelMark } from '@trickline/ui/badge.tsx'
import { withSoftHyphens } from '@trickline/ui/soft-hyphens.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { levelWord } from '@trickline/views/tricks/performed-trick.ts'
import { tileNameClass } from './tile-name-class.ts'
import { useCatalogue } from './use-catalogue.ts'

type Props = {
  ownTrickIds: readonly number[]
  disabled: boolean
  onOpenFamily: () => void
  onChoose: (trick: Trick, variation: Variation) => void
}

const ownPlaces = 16

export function TrickTiles({ ownTrickIds, disabled, onOpenFamily, onChoose }: Props) {
  const { tiles } = useMessages('judgingParts').ways
  const familyName = useTileName()
  const { index } = useCatalogue()
  const { pages, byId } = useMemo(() => {
    const tricks = index.map(({ trick }) => trick)
    return { pages: tilePages(tricks), byId: new Map(tricks.map((trick) => [trick.id, trick])) }
  }, [index])
  const [open, setOpen] = useState<Family | null>(null)
  const { shown: page, handlers } = useHeldWhileTouched(open)
  const take: TileProps['onChoose'] = (trick, variation, tap) => {
    // the families replace the tile of a family below the finger
    if (tap) holdBackSecondTap(tap.nativeEvent, page === null ? tap.currentTarget : null)
    setOpen(null)
    onChoose(trick, variation)
  }
  const shared = { disabled, onChoose: take }
  if (page)
    return (
      <section aria-label={familyName(page)} className="min-h-[22.5rem]" {...handlers}>
        <div className={tilesClass}>
          <button type="button" onClick={() => setOpen(null)} className={tileClass}>
            <Icon name="back" className="size-4" />
            {familyName(page)}
          </button>
          {pages.get(page)?.map((trick) => (
            <Tile key={trick.id} trick={trick} {...shared} />
          ))}
        </div>
      </section>
    )
  const shown = ownTrickIds.flatMap((id) => byId.get(id) ?? []).slice(0, ownPlaces)
  return (
    <div className="flex min-h-[22.5rem] flex-col gap-2" {...handlers}>
      <section aria-label={tiles.own} className={tilesClass}>
        {shown.map((trick) => (
          <Tile key={trick.id} trick={trick} {...shared} />
        ))}
        {Array.from({ length: Math.max(0, ownPlaces - shown.length) }, (_, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- an empty place is only its index
          <span
            key={`empty ${place}`}
            className="min-h-touch rounded-control border border-dashed border-hair"
          />
        ))}
      </section>
      <Families
        onOpen={(family) => {
          onOpenFamily()
          setOpen(family)
        }}
      />
    </div>
  )
}

/** A page for each family (scoring §15), by id: tiles keep their place and a new trick is last. */
export function tilePages(tricks: readonly Trick[]): ReadonlyMap<Family, readonly Trick[]> {
  return new Map(
    groupByFamily(tricks).map(({ family, tricks: page }) => [family, page.toSorted((a, b) => a.id - b.id)]),
  )
}

function Families({ onOpen }: { onOpen: (family: Family) => void }) {
  const { tiles } = useMessages('judgingParts').ways
  const familyName = useTileName()
  return (
    <section aria-label={tiles.all} className={familiesClass}>
      {families.map((family) => (
        <button
          key={family}
          type="button"
          onClick={({ nativeEvent }) => {
            // a tile replaces the family below the finger
            holdBackSecondTap(nativeEvent)
            onOpen(family)
          }}
          aria-label={familyName(family)}
          className={classNames(tileClass, 'px-0.5! text-[0.6875rem]! tracking-tight')}
        >
          {withSoftHyphens(familyName(family))}
        </button>
      ))}
    </section>
  )
}

function useTileName(): (family: Family) => string {
  const { names, short } = useMessages('families')
  return (family) => short[family] ?? names[family]
}

type TileProps = {
  trick: Trick
  disabled: boolean
  onChoose: (trick: Trick, variation: Variation, tap: MouseEvent<HTMLButtonElement> | null) => void
}

/** In CSS px. */
const sideDistance = 32

function Tile({ trick, disabled, onChoose }: TileProps) {
  const words = useMessages('judging')
  const format = useFormat()
  const startX = useRef<number | null>(null)
  const isSwiped = useRef(false)
  const onPointerUp = ({ clientX }: PointerEvent) => {
    const moved = clientX - (startX.current ?? clientX)
    startX.current = null
    if (disabled || Math.abs(moved) < sideDistance) return
    isSwiped.current = true
    onChoose(trick, moved < 0 ? 1 : 2, null)
  }
  return (
    <button
      type="button"
      disabled={disabled}
      aria-label={words.quick.propose(format.joined(trick.short_name, levelWord(trick.level_id, words)))}
      title={trick.name}
      onPointerDown={({ clientX, currentTarget, pointerId }) => {
        isSwiped.current = false
        startX.current = clientX
        currentTarget.setPointerCapture(pointerId)
      }}
      onPointerUp={onPointerUp}
      onPointerCancel={() => (startX.current = null)}
      onClick={(tap) => {
        // ignores the click after a swipe
        if (isSwiped.current) isSwiped.current = false
        else onChoose(trick, 0, tap)
      }}
      className={classNames(tileClass, tileNameClass(trick.short_name))}
    >
      <LevelMark level={levelName(trick.level_id)} />
      {trick.short_name}
    </button>
  )
}

const tilesClass = 'grid gap-1 grid-cols-[repeat(auto-fill,minmax(max(4.25rem,calc((100%-12px)/4)),1fr))]'
const familiesClass = 'grid gap-1 grid-cols-[repeat(auto-fill,minmax(max(3rem,calc((100%-20px)/6)),1fr))]'

const tileClass =
  'flex min-h-touch min-w-0 touch-pan-y flex-wrap items-center justify-center gap-x-1 overflow-hidden rounded-control border border-edge bg-raised px-1 text-center text-[0.75rem] leading-[1.1] font-semibold break-words select-none hover:border-ink disabled:opacity-45'
