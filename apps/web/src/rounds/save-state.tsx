/** Where what was entered is right now: on this device, on its way, saved or refused and why. Always on the screen. */
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { OutboxState } from '../lib/outbox.ts'
import { useMessages } from '../lib/messages.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { toast } from '../ui/toast.tsx'

type Props = {
  save: OutboxState | undefined
  /** False when the device keeps no drafts. */
  kept: boolean
  /** What is said while nothing was entered; null once something was. */
  untouched: string | null
  /** A dialog tells a refusal already. */
  isToldElsewhere?: boolean
}

export function SaveState({ save, kept, untouched, isToldElsewhere = false }: Props) {
  const { states } = useMessages('judging')
  const failed = save?.state === 'failed' ? states.failed(save.item.failure?.message ?? '') : null
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (failed === null || isToldElsewhere) return undefined
    // whoever looks at the foot of a long round must not miss it
    place.current?.focus()
    return toast({ text: failed, tone: 'bad' })
  }, [failed, isToldElsewhere])
  if (failed !== null)
    return (
      <State tone="bad" place={place}>
        {failed}
      </State>
    )
  if (save?.state === 'waiting')
    return <State tone="waiting">{save.item.tries > 0 ? states.waiting : states.sending}</State>
  if (!kept) return <State tone="bad">{states.notKept}</State>
  return <State tone="calm">{untouched ?? states.kept}</State>
}

type StateProps = {
  tone: 'calm' | 'waiting' | 'bad'
  place?: RefObject<HTMLParagraphElement | null>
  children: ReactNode
}

function State({ tone, place, children }: StateProps) {
  return (
    <p
      ref={place}
      tabIndex={place ? -1 : undefined}
      role={tone === 'bad' ? 'alert' : 'status'}
      className={classNames('flex items-center gap-1.5 pb-1.5 text-label font-medium', tones[tone])}
    >
      <Icon name={tone === 'bad' ? 'warning' : 'check'} className="size-3.5 shrink-0" />
      {children}
    </p>
  )
}

const tones = { calm: 'text-soft', waiting: 'text-waiting', bad: 'text-stopped' }
