/** Where what was entered is right now: on this device, on its way, saved or refused and why. Always on the screen. */
import type { ReactNode } from 'react'
import type { OutboxState } from '../lib/outbox.ts'
import { useMessages } from '../lib/messages.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'

type Props = {
  save: OutboxState | undefined
  /** False when the device keeps no drafts. */
  kept: boolean
  /** What is said while nothing was entered; null once something was. */
  untouched: string | null
}

export function SaveState({ save, kept, untouched }: Props) {
  const { states } = useMessages('judging')
  if (save?.state === 'failed')
    return <State tone="bad">{states.failed(save.item.failure?.message ?? '')}</State>
  if (save?.state === 'waiting')
    return <State tone="waiting">{save.item.tries > 0 ? states.waiting : states.sending}</State>
  if (!kept) return <State tone="bad">{states.notKept}</State>
  return <State tone="calm">{untouched ?? states.kept}</State>
}

function State({ tone, children }: { tone: 'calm' | 'waiting' | 'bad'; children: ReactNode }) {
  return (
    <p
      role={tone === 'bad' ? 'alert' : 'status'}
      className={classNames('flex items-center gap-1.5 pb-1.5 text-label font-medium', tones[tone])}
    >
      <Icon name={tone === 'bad' ? 'warning' : 'check'} className="size-3.5 shrink-0" />
      {children}
    </p>
  )
}

const tones = { calm: 'text-soft', waiting: 'text-waiting', bad: 'text-stopped' }
