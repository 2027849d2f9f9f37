/** Where what was entered is right now: on this device, on its way, saved or refused and why. Always on the screen. */
import type { ReactNode } from 'react'
import type { Keeping } from '../data/device.ts'
import type { OutboxState } from '../data/outbox.ts'
import { useMessages } from '../lib/messages.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'

type Props = {
  save: OutboxState | undefined
  keeping: Keeping
  isEmpty: boolean
}

export function SaveState({ save, keeping, isEmpty }: Props) {
  const { states } = useMessages('judging')
  if (save?.state === 'failed')
    return <State tone="bad">{states.failed(save.item.failure?.message ?? '')}</State>
  if (save?.state === 'waiting')
    return <State tone="waiting">{save.item.tries > 0 ? states.waiting : states.sending}</State>
  if (keeping === 'not-kept') return <State tone="bad">{states.notKept}</State>
  if (isEmpty) return <State tone="calm">{states.empty}</State>
  return <State tone="calm">{keeping === 'kept' ? states.kept : states.keeping}</State>
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
