/** Search in the catalogue, stored on the device at sign-in: by name, by notation, or among proposals. */
import type { Trick } from '@trickline/contract/tricks'
import type { ComponentProps, ReactNode } from 'react'
import {
  type EnteredTrick,
  levelWord,
  performanceTags,
  type ProposedTrick,
} from '@trickline/views/tricks/performed-trick.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Notice } from '@trickline/ui/notice.tsx'
import { tileNameClass } from './tile-name-class.ts'
import { TrickCombobox } from './trick-combobox.tsx'
import { useCatalogue } from './use-catalogue.ts'
import { levelName, trickKey } from '@trickline/scoring'
import { holdBackSecondTap } from '../lib/double-tap-guard.ts'
import { useHeldWhileTouched } from '../lib/use-held-while-touched.ts'
import { LevelMark } from '@trickline/ui/badge.tsx'
import { classNames } from '@trickline/ui/class-names.ts'

type Props = Omit<ComponentProps<typeof TrickCombobox>, 'index'> & {
  frequent: readonly ProposedTrick[]
  likelyNext: readonly ProposedTrick[]
  children: ReactNode
  /** Replaces the field and the frequent tricks. */
  tiles: ReactNode
}

export function TrickSearch({ frequent, likelyNext, children, tiles, ...props }: Props) {
  const words = useMessages('judging')
  const { index, error } = useCatalogue()
  const shared = {
    trickOf: (id: number) => index.find(({ trick }) => trick.id === id)?.trick,
    isChanging: props.isChanging,
    disabled: props.onAddAtOnce === null,
    onAdd: (trick: EnteredTrick) => props.onEnter([{ kind: 'single', trick }]),
  }
  return (
    <>
      {/* above the field, so that the results do not cover it */}
      {props.isDirect ? children : null}
      {tiles ? null : <TrickCombobox index={index} {...props} />}
      {error ? <Notice tone="bad">{words.catalogueMissing}</Notice> : null}
      {props.isDirect ? null : children}
      {tiles ?? (
        <TrickChips
          {...shared}
          label={words.direct.often}
          emptyText={words.direct.oftenEmpty}
          proposed={frequent}
        />
      )}
      <TrickChips
        {...shared}
        label={words.direct.follows}
        emptyText={words.direct.followsEmpty}
        proposed={likelyNext}
        changes
      />
    </>
  )
}

type TrickChipsProps = {
  label: string
  emptyText: string
  proposed: readonly ProposedTrick[]
  trickOf: (id: number) => Trick | undefined
  isChanging: boolean
  disabled: boolean
  onAdd: (trick: EnteredTrick) => void
  /** The chips change after each trick. */
  changes?: boolean
}

export function TrickChips(props: TrickChipsProps) {
  const { label, emptyText, proposed, trickOf, isChanging, disabled, onAdd, changes = false } = props
  const words = useMessages('judging')
  const format = useFormat()
  const { quick } = words
  const { shown, handlers } = useHeldWhileTouched(proposed)
  const chips = shown.flatMap((each) => {
    const trick = trickOf(each.trickId)
    return trick ? [{ ...each, dub: 0 as const, trick }] : []
  })
  return (
    <section {...handlers} aria-label={label} className={changes ? rowClass : gridClass}>
      {changes ? (
        <span aria-hidden="true" className="w-[2.75rem] shrink-0 text-[0.6875rem] leading-tight text-soft">
          {label}
        </span>
      ) : null}
      {chips.length === 0 ? <p className="col-span-full text-label text-soft">{emptyText}</p> : null}
      {chips.map((each) => {
        const { trick, grab, variation } = each
        const tags = performanceTags(each, words)
        const what = format.joined([trick.short_name, ...tags].join(' '), levelWord(trick.level_id, words))
        return (
          <button
            key={trickKey(each)}
            type="button"
            disabled={disabled}
            aria-label={isChanging ? quick.changeTo(what) : quick.propose(what)}
            onClick={({ nativeEvent, currentTarget }) => {
              holdBackSecondTap(nativeEvent, changes ? null : currentTarget)
              onAdd({ trick, grab, dub: 0, variation })
            }}
            className={classNames(
              'flex shrink-0 items-center border border-edge bg-raised font-semibold hover:border-ink disabled:opacity-45',
              changes ? roundChipClass : squareChipClass,
              changes ? null : tileNameClass(trick.short_name),
            )}
          >
            <LevelMark level={levelName(trick.level_id)} />
            {trick.short_name}
            {tags.length > 0 ? (
              <span className={classNames('text-accent-ink', changes ? 'text-label' : 'basis-full')}>
                {tags.join(' ')}
              </span>
            ) : null}
          </button>
        )
      })}
    </section>
  )
}

const rowClass =
  'isolate -mx-2 flex h-touch [scrollbar-width:none] items-center gap-2 overflow-x-auto overscroll-x-contain px-2 sm:-mx-3 sm:px-3'
const gridClass =
  'isolate grid min-h-38 grid-cols-[repeat(auto-fill,minmax(max(4.25rem,calc((100%-12px)/4)),1fr))] content-start gap-1'
const roundChipClass = 'h-touch gap-1.5 rounded-full px-3 whitespace-nowrap'
const squareChipClass =
  'min-h-touch min-w-0 flex-wrap content-center justify-center gap-x-1 rounded-control px-1 text-center text-[0.75rem] leading-[1.15] break-words'
