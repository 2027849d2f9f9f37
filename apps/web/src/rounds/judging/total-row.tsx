/** The row that never moves while a round is entered: total, beads and undo (screens §11). */
import { useMessages } from '@trickline/ui/messages.ts'
import type { ReactNode } from 'react'
import { Total } from '@trickline/views/rounds/total.tsx'
import { useCurrentEntry } from './current-entry.ts'

type Props = {
  onExplain: () => void
  /** null: the beads are elsewhere, beside the keys. */
  beads: ReactNode
  undo: ReactNode
}

export function TotalRow({ onExplain, beads, undo }: Props) {
  const words = useMessages('judging')
  const { score } = useCurrentEntry()
  return (
    <section
      aria-label={words.total}
      className="-order-2 flex h-16 shrink-0 items-center gap-2 keyed:h-12 sm:h-20"
    >
      <Total totals={score} onExplain={onExplain} isBare />
      <div className="min-w-0 flex-1 keyed:invisible keyed:h-12">{beads}</div>
      {undo}
    </section>
  )
}
