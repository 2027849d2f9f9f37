/** The total with its parts; a tap explains them. */
import type { ReactNode } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { Total, type TotalsProps } from './total.tsx'
import { TotalParts } from './total-parts.tsx'

type Props = {
  /** null if the viewer may not see the totals. */
  totals: TotalsProps['totals'] | null
  onExplain: TotalsProps['onExplain']
  state: ReactNode
  actions: ReactNode
  /** True while there are no totals yet: nothing takes their place. */
  isOpen?: boolean
}

export function TotalsBar({ totals, onExplain, state, actions, isOpen = false }: Props) {
  const words = useMessages('judging')
  return (
    <section aria-label={words.total} className="border-b border-hair">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-1 py-1.5 sm:gap-x-8">
        {isOpen ? null : totals ? (
          <>
            <Total {...{ totals, onExplain }} />
            <TotalParts {...{ totals, onExplain }} />
          </>
        ) : (
          <p className="flex-1 self-center text-soft">{words.hidden}</p>
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
