/** The next task of a screen: the only card with a strong border, and the only orange button. */
import { type ReactNode, useId } from 'react'
import { Card } from '@trickline/ui/card.tsx'

type Props = {
  /** Above the title. */
  label?: string
  title: ReactNode
  text?: ReactNode
  children?: ReactNode
  actions?: ReactNode
}

export function NextCard({ label, title, text, children, actions }: Props) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className="border-ink sm:p-6">
      {label ? <p className="mb-0.5 text-label font-semibold text-accent-ink">{label}</p> : null}
      <h2 id={id} className="text-title leading-tight hyphens-auto">
        {title}
      </h2>
      {text ? <div className="mt-1 text-soft">{text}</div> : null}
      {children ? <div className="mt-3">{children}</div> : null}
      {actions ? (
        <div className="mt-4 flex flex-wrap gap-2 empty:hidden max-sm:[&>:first-child]:grow">{actions}</div>
      ) : null}
    </Card>
  )
}
