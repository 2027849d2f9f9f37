/** Where a round stands: the same chip in tables, queue and failures, also of a status that is not known (statuses-and-moves §12). */
import { useMessages } from '../lib/messages.ts'
import { roundTones } from '../rounds/round-tone.ts'
import { StatusChip } from '../ui/badge.tsx'
import type { SeenRound } from './as-seen.ts'

export function RoundStatusChip({ status }: Pick<SeenRound, 'status'>) {
  const words = useMessages('phases')
  const common = useMessages('common')
  if (status === 'unknown') return <StatusChip tone="waiting">{common.unknown}</StatusChip>
  return <StatusChip tone={roundTones[status]}>{words.statuses[status]}</StatusChip>
}
