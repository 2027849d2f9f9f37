/** How the status of a round looks on its card: its tone in the kit. */
import type { RoundStatus } from '@trickline/competition/model'
import type { StatusTone } from '../ui/badge.tsx'

export const statusTones: Record<RoundStatus, StatusTone> = {
  pending: 'waiting',
  recording: 'live',
  recorded: 'ready',
  scoring: 'live',
  completed: 'done',
  review: 'live',
  disqualified: 'stopped',
  injured: 'stopped',
  published: 'public',
}
