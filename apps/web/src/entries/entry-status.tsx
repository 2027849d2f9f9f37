/** The status of an entry as a chip; an unknown status is shown as its number (statuses-and-moves §12). */
import type { EntryRead } from '@trickline/contract/read-rows'
import type { EntryStatus } from '@trickline/competition/model'
import { awaitedPlaceCode } from '@trickline/contract/status-codes'
import { useMessages } from '@trickline/ui/messages.ts'
import { StatusChip, type StatusTone } from '@trickline/ui/badge.tsx'

export function EntryStatusChip({ row }: { row: Pick<EntryRead, 'status' | 'status_id' | 'mail_waits'> }) {
  const words = useMessages('entries')
  const { status } = row
  // this status of an entry means that it waits for the next stage (statuses-and-moves §1)
  if (row.status_id === awaitedPlaceCode)
    return (
      <StatusChip isFramed={false} tone="waiting">
        {words.statuses.pending}
      </StatusChip>
    )
  if (status === 'unknown')
    return (
      <StatusChip isFramed={false} tone="unknown">
        {row.status_id}
      </StatusChip>
    )
  if (status === 'registered' && row.mail_waits)
    return (
      <StatusChip isFramed={false} tone="waiting">
        {words.mailWaits}
      </StatusChip>
    )
  return (
    <StatusChip isFramed={false} tone={tones[status]}>
      {words.statuses[status]}
    </StatusChip>
  )
}

const tones: Record<EntryStatus, StatusTone> = {
  registered: 'idle',
  invited: 'waiting',
  pending: 'waiting',
  approved: 'ready',
  declined: 'stopped',
  competing: 'live',
  eliminated: 'idle',
}
