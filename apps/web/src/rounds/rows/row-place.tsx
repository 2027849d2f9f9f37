/** The handle of a row: dragging moves the row, a tap shows where it can go; and the mark where entries land. */
import { type Level, levelName } from '@trickline/scoring'
import { LevelMark } from '@trickline/ui/level-mark.tsx'
import { Button } from '@trickline/ui/button.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { IconButton } from '@trickline/ui/icon-button.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { dragRow } from './drag-row.ts'
import { useOpenRow, useRowMoves } from './row-moves.tsx'

type Row = {
  /** For a trick its own key, for a combo that of its row. */
  key: number
  name: string
}

export function RowHandle({ of: { key, name }, level }: { of: Row; level: Level | null }) {
  const { place } = useMessages('judgingParts').rows
  const moves = useRowMoves()
  const row = useOpenRow(key)
  if (!moves) return level === null ? null : <LevelMark level={levelName(level)} />
  return (
    <button
      type="button"
      name="place"
      value={key}
      aria-label={place.of(name)}
      title={place.of(name)}
      aria-expanded={row.isOpen}
      onClick={row.toggle}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        dragRow(event.nativeEvent, event.currentTarget, {
          key,
          name,
          canMoveTo: (to) => moves.canMoveTo(key, to),
          onDrop: (to) => moves.moveTo(key, to),
        })
      }}
      className={classNames(
        'flex min-h-14 shrink-0 cursor-grab touch-none items-center gap-1 rounded-control ps-2 text-soft hover:text-ink active:cursor-grabbing',
        level === null ? 'w-8' : 'w-11',
      )}
    >
      <Icon name="grip" className="size-3.5" />
      {level === null ? null : <LevelMark level={levelName(level)} />}
    </button>
  )
}

/** Below its row, so that it moves along with it. */
export function RowPlaces({ of: { key }, combo }: { of: Row; combo: number | null }) {
  const { place } = useMessages('judgingParts').rows
  const moves = useRowMoves()
  const row = useOpenRow(key)
  if (!moves || !row.isOpen) return null
  return (
    <div className="flex flex-wrap gap-1 px-2 pb-2">
      <Button
        className="px-3!"
        onClick={() => {
          moves.insertBefore(key)
          row.toggle()
        }}
      >
        {place.insertBefore}
      </Button>
      <IconButton
        icon="down"
        name="move-up"
        label={place.up}
        onClick={() => moves.step(key, -1)}
        className="border border-edge [&_svg]:rotate-180"
      />
      <IconButton
        icon="down"
        name="move-down"
        label={place.down}
        onClick={() => moves.step(key, 1)}
        className="border border-edge"
      />
      {combo === null ? null : (
        <Button className="px-3!" onClick={() => moves.moveTo(key, { after: combo })}>
          {place.out}
        </Button>
      )}
    </div>
  )
}

/** Marks where the next entry lands. */
export function InsertMark() {
  const { done } = useMessages('judging').direct.place
  const { here } = useMessages('judgingParts').rows.place
  const moves = useRowMoves()
  return (
    <div className="flex items-center gap-2 border-y-2 border-accent bg-glow ps-3 text-label font-semibold">
      <Icon name="next" className="size-4 shrink-0" />
      <span className="min-w-0 flex-1">{here}</span>
      <button
        type="button"
        onClick={() => moves?.insertBefore(null)}
        className="min-h-touch px-3 underline underline-offset-4"
      >
        {done}
      </button>
    </div>
  )
}

/** The look of a row under a drag: the line where the dragged row will stand. */
export const dropClass = classNames(
  'relative data-dragged:opacity-45',
  'data-drop:after:pointer-events-none data-drop:after:absolute data-drop:after:inset-x-0 data-drop:after:z-10 data-drop:after:border-2 data-drop:after:border-accent',
  'data-[drop=above]:after:top-0 data-[drop=below]:after:bottom-0 data-[drop=into]:after:inset-y-0',
)
