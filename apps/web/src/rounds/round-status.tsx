/** The chip of a round's status, including an unknown one (statuses-and-moves §12). */
import type { RoundStatus } from '@trickline/competition/model'
import { useMessages } from '@trickline/ui/messages.ts'
import { StatusChip, type StatusTone } from '@trickline/ui/badge.tsx'

type Props = {
  status: RoundStatus | 'unknown'
  named: Readonly<Record<RoundStatus, string>>
  isFramed?: boolean
}

export function RoundStatusChip({ status, named, isFramed = true }: Props) {
  const common = useMessages('common')
  if (status === 'unknown')
    return (
      <StatusChip tone="waiting" isFramed={isFramed}>
        {common.unknown}
      </StatusChip>
    )
  return (
    <StatusChip tone={tones[status]} isFramed={isFramed}>
      {named[status]}
    </StatusChip>
  )
}

const tones = {
  pending: 'idle',
  recording: 'live',
  recorded: 'ready',
  scoring: 'live',
  completed: 'done',
  review: 'live',
  disqualified: 'stopped',
  injured: 'stopped',
  published: 'public',
} as const satisfies Record<RoundStatus, StatusTone>
