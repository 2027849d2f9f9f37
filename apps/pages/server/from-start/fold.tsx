/** A row below the main content that opens. A link to an id inside opens it too. */
import type { ReactNode } from 'react'
import { Icon } from '@trickline/ui/icon.tsx'

type Props = {
  /** Keeps the row open when its part is replaced. */
  id: string
  title: ReactNode
  end?: ReactNode
  children: ReactNode
}

export function Fold({ id, title, end, children }: Props) {
  return (
    <details id={id} className="group border-t border-hair">
      <summary className="flex min-h-14 list-none flex-wrap items-center gap-x-3 py-2 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <Icon name="next" className="mx-1 size-4 shrink-0 transition-transform group-open:rotate-90" />
        <span className="font-semibold">{title}</span>
        <span className="tabular ms-auto min-w-0 text-end text-label text-soft">{end}</span>
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  )
}
