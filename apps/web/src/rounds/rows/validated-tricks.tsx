/** The validated list: the round as it will be scored, singles and combos in the order performed (screens §11). */
import { type ComponentProps, memo } from 'react'
import { Badge } from '@trickline/ui/badge.tsx'
import { cardClass } from '@trickline/ui/card.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import { useRowTools } from './row-tools.ts'

const ValidatedRows = lazyComponent(
  async () => (await withWords(import('./validated-rows.tsx'), 'judgingParts')).ValidatedRows,
  {
    when: ({ rows }) => rows.length > 0,
    fallback: ({ rows }) => <div style={{ height: `${rows.length * 3.5}rem` }} />,
  },
)

type Props = ComponentProps<typeof ValidatedRows> & {
  trickCount: number
  /** null: the order cannot be changed. */
  onOrder?: (() => void) | null
}

export const ValidatedTricks = memo(function ValidatedTricks(props: Props) {
  const { rows, trickCount, newestFirst = false, onOrder = null } = props
  const words = useMessages('judging')
  const parts = useMessages('judgingParts')
  const { entering } = useRowTools()
  return (
    <section
      aria-labelledby="validated-tricks"
      className={classNames(cardClass, 'isolate flex shrink-0 flex-col overflow-hidden')}
    >
      <div className="flex min-h-touch items-center ps-3">
        <h2
          id="validated-tricks"
          tabIndex={-1}
          className="flex flex-1 items-center justify-between gap-3 py-2.5 pe-3 font-semibold"
        >
          {words.validated}
          <Badge>{trickCount}</Badge>
        </h2>
        {onOrder && rows.length > 1 ? (
          <button
            type="button"
            aria-pressed={newestFirst}
            onClick={onOrder}
            className="min-h-touch border-s border-hair px-3 text-label font-medium text-soft hover:text-ink"
          >
            {newestFirst ? words.direct.newestFirst : words.direct.performedOrder}
          </button>
        ) : null}
      </div>
      {rows.length === 0 ? (
        <p className="m-auto px-3 pb-4 text-soft">{entering ? parts.validatedEmpty : parts.noTricksSeen}</p>
      ) : null}
      <ValidatedRows {...props} />
    </section>
  )
})
