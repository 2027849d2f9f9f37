/** The status of a competition as a chip; an unknown status shows its number (statuses-and-moves §12). */
import type { CompetitionStatus as Status } from '@trickline/competition/model'
import { competitionStatusOf } from '@trickline/contract/status-codes'
import { useMessages } from '@trickline/ui/messages.ts'
import { StatusChip, type StatusTone } from '@trickline/ui/badge.tsx'

export function CompetitionStatus({ statusId }: { statusId: number }) {
  const words = useMessages('competitions')
  const status = competitionStatusOf(statusId)
  if (!status) return <StatusChip tone="unknown">{statusId}</StatusChip>
  return <StatusChip tone={tones[status]}>{words.statuses[status]}</StatusChip>
}

const tones: Record<Status, StatusTone> = {
  registered: 'idle',
  pending: 'waiting',
  approved: 'ready',
  published: 'public',
  started: 'live',
  finished: 'done',
}
