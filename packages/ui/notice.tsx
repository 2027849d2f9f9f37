/** A message in its place on the screen: a form error, a hint or a success. */
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

type Props = { tone?: 'calm' | 'good' | 'bad'; children: ReactNode; action?: ReactNode }

export function Notice({ tone = 'calm', children, action }: Props) {
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={classNames(
        'flex flex-wrap items-start justify-end gap-2.5 rounded-control border px-3.5 py-3',
        tones[tone],
      )}
    >
      <div className="flex min-w-0 flex-[1_1_11rem] items-start gap-2.5">
        {tone === 'calm' ? null : (
          <Icon name={tone === 'good' ? 'check' : 'warning'} className="mt-0.5 size-5 shrink-0" />
        )}
        <div className="min-w-0 flex-1">{children}</div>
      </div>
      {action}
    </div>
  )
}

const tones = {
  calm: 'border-hair bg-sunken text-ink',
  good: 'border-done/40 bg-raised text-done',
  bad: 'border-danger/40 bg-danger-wash text-danger',
}
