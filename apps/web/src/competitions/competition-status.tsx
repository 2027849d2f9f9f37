/** Where a competition stands, as a chip; a status that is not known here is its bare number (statuses-and-moves §12). */
import { competitionStatusOf } from '@trickline/contract/status-codes'
import { useMessages } from '../lib/messages.ts'
import { StatusChip } from '../ui/badge.tsx'
import { statusTones } from './status-tone.ts'

export function CompetitionStatus({ statusId }: { statusId: number }) {
  const words = useMessages('competitions')
  const status = competitionStatusOf(statusId)
  if (!status) return <StatusChip tone="unknown">{statusId}</StatusChip>
  return <StatusChip tone={statusTones[status]}>{words.statuses[status]}</StatusChip>
}
