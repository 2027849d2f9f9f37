/** The total with its parts; a tap explains them. */
import type { ReactNode } from 'react'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { classNames } from '@trickline/ui/class-names.ts'

export type Totals = {
  total: number
  /** Singles and combos, before style and variety. */
  score: number
  stylePercent: number
  varietyPoints: number
  uniqueTricks: number
}

type Props = {
  /** null if the viewer may not see them. */
  totals: Totals | null
  /** null: nothing to explain. */
  onExplain: (() => void) | null
  state: ReactNode
  actions: ReactNode
}

export function TotalsBar({ totals, onExplain, state, actions }: Props) {
  const words = useMessages('judging')
  return (
    <section aria-label={words.total} className="border-b border-hair">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-1 py-1.5">
        {totals ? (
          <>
            <Total {...{ totals, onExplain }} />
            <TotalParts {...{ totals, onExplain }} />
          </>
        ) : (
          <p className="flex-1 self-center py-2 text-soft">{words.hidden}</p>
        )}
        <div
          data-bottom-bar
          className={classNames(
            'flex items-center gap-2 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-20 max-sm:border-t max-sm:border-hair max-sm:bg-paper',
            'max-sm:px-4 max-sm:pt-2 max-sm:pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:ms-auto sm:shrink-0 sm:pb-1.5',
          )}
        >
          {actions}
        </div>
      </div>
      {state}
    </section>
  )
}

type NumbersProps = { totals: Totals; onExplain: Props['onExplain'] }

/** `isBare`: without its label, where nothing else could be meant. */
export function Total({ totals, onExplain, isBare = false }: NumbersProps & { isBare?: boolean }) {
  const words = useMessages('judging')
  const total = useFormat().score(totals.total)
  return (
    <>
      {/* outside of the button, where changes are not announced */}
      <output aria-label={words.total} className="sr-only">
        {total}
      </output>
      <button
        {...tapFor(onExplain)}
        aria-label={onExplain ? words.explain(words.theTotal, total) : words.total}
        className="min-h-touch rounded-control text-start"
      >
        {isBare ? null : <span className="block text-label text-soft">{words.total}</span>}
        <span className="tabular block min-w-[4.5ch] text-score-big font-extrabold tracking-tighter">
          {total}
        </span>
      </button>
    </>
  )
}

export function TotalParts({ totals, onExplain }: NumbersProps) {
  const words = useMessages('judging')
  const format = useFormat()
  const parts = [
    { label: words.score, value: format.score(totals.score) },
    { label: words.style, value: words.stylePercent(totals.stylePercent) },
    { label: words.variety, value: `+${totals.varietyPoints}` },
    { label: words.unique, value: String(totals.uniqueTricks) },
  ]
  return (
    <div className="grid flex-[1_1_8rem] grid-cols-2 gap-x-3 pb-1 leading-tight sm:flex sm:gap-x-5 lg:gap-x-8">
      {parts.map(({ label, value }) => (
        <button key={label} {...tapFor(onExplain)} className="min-w-0 rounded-control text-start">
          <span className="block truncate text-label text-soft" title={label}>
            {label}
          </span>{' '}
          <span className="tabular block font-bold whitespace-nowrap sm:text-lead">{value}</span>
        </button>
      ))}
    </div>
  )
}

function tapFor(onExplain: Props['onExplain']) {
  return {
    type: 'button',
    disabled: onExplain === null,
    'aria-haspopup': onExplain ? 'dialog' : undefined,
    onClick: onExplain ?? undefined,
  } as const
}
