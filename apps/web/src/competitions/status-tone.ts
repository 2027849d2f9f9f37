/** How a competition's status looks: its tone in the kit. */
import type { CompetitionStatus } from '@trickline/competition/model'
import type { StatusTone } from '../ui/badge.tsx'

export const statusTones: Record<CompetitionStatus, StatusTone> = {
  registered: 'idle',
  pending: 'waiting',
  approved: 'ready',
  published: 'public',
  started: 'live',
  finished: 'done',
}
