/** One thing to share: what it is for and its button, with the links created for it below. */
import type { ReactNode } from 'react'
import { Icon, type IconName } from '@trickline/ui/icon.tsx'

type Props = { icon: IconName; title: string; text: string; action: ReactNode; children?: ReactNode }

export function ShareRow({ icon, title, text, action, children }: Props) {
  return (
    <li className="border-t border-hair">
      <div className="flex min-h-16 items-center gap-3 py-1.5">
        <Icon name={icon} className="size-5 shrink-0 text-soft" />
        <span className="min-w-0 flex-1">
          <span className="block leading-snug font-semibold">{title}</span>
          <span className="block text-label text-soft">{text}</span>
        </span>
        <span className="shrink-0 *:min-w-26 *:px-3.5">{action}</span>
      </div>
      {children ? <ul>{children}</ul> : null}
    </li>
  )
}
