/** Whether one can enter, in words. */
import type { Registration } from '@trickline/competition/registration'
import { StatusChip, type StatusTone } from '@trickline/ui/badge.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { type ComingProps, registrationIn, useVenueFormat } from './coming-competition.ts'

type Props = Pick<ComingProps, 'view' | 'now'>

export function RegistrationState(props: Props) {
  const { state } = registrationIn(props)
  return <StatusChip tone={tones[state]}>{useRegistrationText(props)}</StatusChip>
}

export function useRegistrationText(props: Props): string {
  const soon = useMessages('beforeStart')
  const format = useVenueFormat(props.view)
  const { opens, closes } = props.view.registration
  return {
    'by-invitation': soon.byInvitation,
    'opens-later': soon.opens(format.date(opens)),
    open: closes === null ? soon.isOpen : soon.openUntil(format.date(closes)),
    full: soon.allTaken,
    closed: soon.isClosed,
  }[registrationIn(props).state]
}

const tones: Record<Registration, StatusTone> = {
  'by-invitation': 'idle',
  'opens-later': 'waiting',
  open: 'ready',
  full: 'idle',
  closed: 'stopped',
}
