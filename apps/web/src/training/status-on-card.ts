/** How the status of a round looks on its card: its word, and its tone in the kit. */
import { roundStatusOf } from '@trickline/contract/status-codes'
import type { Areas } from '@trickline/messages/areas'
import { roundTones } from '../rounds/round-tone.ts'
import type { StatusTone } from '../ui/badge.tsx'

/** A status that this app does not know is called by the documented words (statuses-and-moves §12). */
export function statusOnCard(
  statusId: number,
  words: Pick<Areas['training'], 'statuses'>,
  common: Pick<Areas['common'], 'unknown'>,
): { text: string; tone: StatusTone } {
  const status = roundStatusOf(statusId)
  return status
    ? { text: words.statuses[status], tone: roundTones[status] }
    : { text: common.unknown, tone: 'waiting' }
}
