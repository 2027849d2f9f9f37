/** The total of a round; a tap explains it. */
import { classNames } from '@trickline/ui/class-names.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'

export type Totals = {
  total: number
  /** Points of singles and combos, before style and variety. */
  score: number
  stylePercent: number
  varietyPoints: number
  uniqueTricks: number
}

export type TotalsProps = {
  totals: Totals
  /** null: there is nothing to explain. */
  onExplain: (() => void) | null
}

/** `isBare`: without its label, where nothing else could be meant. */
export function Total({ totals, onExplain, isBare = false }: TotalsProps & { isBare?: boolean }) {
  const words = useMessages('judging')
  const total = useFormat().score(totals.total)
  return (
    <>
      {/* outside the button, where changes would not be announced */}
      <output aria-label={words.total} className="sr-only">
        {total}
      </output>
      <button
        {...tapFor(onExplain)}
        aria-label={onExplain ? words.explain(words.theTotal, total) : words.total}
        className="min-h-touch rounded-control text-start"
      >
        {isBare ? null : <span className="block text-label text-soft">{words.total}</span>}
        <span
          className={classNames(
            'tabular block min-w-[4.5ch] text-score-big tracking-tighter',
            // a dash in bold would be a black bar
            totals.total > 0 ? 'font-extrabold' : 'font-normal text-soft',
          )}
        >
          {total}
        </span>
      </button>
    </>
  )
}

export function tapFor(onExplain: TotalsProps['onExplain']) {
  return {
    type: 'button',
    disabled: onExplain === null,
    'aria-haspopup': onExplain ? 'dialog' : undefined,
    onClick: onExplain ?? undefined,
  } as const
}
