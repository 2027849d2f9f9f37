/** A chip that is chosen from: as wide as its text, with an invisible native field over it. */
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

type Props = { text: string; isChosen?: boolean; className?: string; children: ReactNode }

export function Chip({ text, isChosen = false, className, children }: Props) {
  return (
    <span
      className={classNames(
        'relative inline-flex min-h-touch shrink-0 items-center gap-2 rounded-full border px-4 font-semibold whitespace-nowrap transition-colors',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink',
        isChosen ? 'border-ink bg-ink text-paper' : 'border-edge bg-raised text-ink hover:border-ink',
        className,
      )}
    >
      <span aria-hidden="true">{text}</span>
      {isChosen ? null : <Icon name="down" className="size-3.5 opacity-70" />}
      {children}
    </span>
  )
}
