/** The state of the draft and its save: stored on this device, being sent, saved, or refused and why. */
import { useEffect } from 'react'
import type { PersistState } from '@trickline/client/device-storage.ts'
import { type OutboxState, useIsItemPersisted } from '@trickline/client/outbox-items.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { useIsOffline } from '@trickline/client/network.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { focusOn } from '@trickline/ui/focus-on.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { toast } from '@trickline/ui/toast.tsx'

type Props = {
  save: OutboxState | undefined
  keeping: PersistState
  /** Text shown until something is entered; null after that. */
  untouched: string | null
  isUnclaimed?: boolean
  /** A dialog shows a refusal. */
  isReportedElsewhere?: boolean
  /** A notice, which takes the focus, says what can be done after a refusal. */
  hasNotice?: boolean
}

export function SaveState({
  save,
  keeping,
  untouched,
  isUnclaimed = false,
  isReportedElsewhere = false,
  hasNotice = false,
}: Props) {
  const { states } = useMessages('judging')
  const isSavePersisted = useIsItemPersisted(save)
  const isOffline = useIsOffline()
  const failed = save?.state === 'failed' ? states.failed(save.failure?.message ?? '') : null
  useEffect(() => {
    if (failed === null || isReportedElsewhere) return undefined
    return toast({ text: failed, tone: 'bad' })
  }, [failed, isReportedElsewhere])
  const [tone, text] = stateText()
  const takesFocus = failed !== null && !isReportedElsewhere && !hasNotice
  return (
    <p
      ref={takesFocus ? focusOn : undefined}
      tabIndex={takesFocus ? -1 : undefined}
      role={roles[tone]}
      className={classNames('flex items-center gap-1.5 text-label leading-[1.15] font-medium', tones[tone])}
    >
      {tone === 'calm' && untouched !== null ? null : (
        <Icon name={tone === 'bad' ? 'warning' : 'check'} className="size-3.5 shrink-0" />
      )}
      {text}
    </p>
  )

  function stateText(): [keyof typeof tones, string] {
    if (failed !== null) return ['bad', failed]
    if (save?.state === 'waiting' && !isSavePersisted) return ['bad', states.waitingUnkept]
    if (save?.state === 'waiting')
      return ['waiting', isOffline || save.tries > 0 ? states.waiting : states.sending]
    if (keeping === 'not-kept') return ['bad', states.notKept]
    if (isUnclaimed) return ['waiting', states.unclaimed]
    return ['calm', untouched ?? (keeping === 'kept' ? states.kept : states.keeping)]
  }
}

/** Screen readers are not told that the draft is stored, as it happens at every tap. */
const roles = { calm: undefined, waiting: 'status', bad: 'alert' }
const tones = { calm: 'text-soft', waiting: 'text-waiting', bad: 'text-stopped' }
