/** Where a round stands: the same chip in tables, queue and failures. */
import type { RoundStatus } from '@trickline/competition/model'
import { useMessages } from '../lib/messages.ts'
import { roundTones } from '../lib/round-tone.ts'
import { StatusChip } from '../ui/badge.tsx'

export function RoundStatusChip({ status }: { status: RoundStatus }) {
  const words = useMessages('phases')
  return <StatusChip tone={roundTones[status]}>{words.statuses[status]}</StatusChip>
}
