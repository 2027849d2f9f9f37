/** A figure that leads to the rounds it comes from: a link to the only one, else a dialog with the list. */
import { Link } from '@tanstack/react-router'
import type { CountedRead, HighlightsRead } from '@trickline/contract/read-statistics'
import { type ReactNode, useState } from 'react'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { roundPath } from './parts.tsx'
import { MarkedRounds } from './round-table.tsx'

type Props = {
  rounds: readonly CountedRead[]
  highlights: HighlightsRead
  /** Title of the list. */
  title: string
  /** Full label, where the number alone says too little. */
  label?: string
  children: ReactNode
}

export function RoundsLink({ rounds, highlights, title, label, children }: Props) {
  const [isOpen, open] = useState(false)
  const [only, another] = rounds
  const linkClass =
    'inline-flex min-h-8 min-w-8 items-center justify-end underline decoration-edge underline-offset-4 hover:decoration-accent'
  if (!only) return children
  if (!another)
    return (
      <Link to={roundPath(only)} aria-label={label} className={linkClass}>
        {children}
      </Link>
    )
  return (
    <>
      <button type="button" onClick={() => open(true)} aria-label={label} className={linkClass}>
        {children}
      </button>
      <Dialog open={isOpen} onClose={() => open(false)} title={title} wide>
        <MarkedRounds
          caption={title}
          rounds={rounds.toReversed()}
          highlights={highlights}
          onOpen={() => open(false)}
        />
      </Dialog>
    </>
  )
}
