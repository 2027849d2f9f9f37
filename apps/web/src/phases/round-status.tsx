/** Where a round stands: the same chip in tables, queue and failures. */
import type { RoundStatus } from '@trickline/competition/model'
import { useMessages } from '../lib/messages.ts'
import { type StatusTone, StatusChip } from '../ui/badge.tsx'

export function RoundStatusChip({ status }: { status: RoundStatus }) {
  const words = useMessages('phases')
  return <StatusChip tone={tones[status]}>{words.statuses[status]}</StatusChip>
}

const tones: Record<RoundStatus, StatusTone> = {
  pending: 'idle',
  recording: 'live',
  recorded: 'ready',
  scoring: 'live',
  completed: 'done',
  review: 'live',
  disqualified: 'stopped',
  injured: 'stopped',
  published: 'public',
}
