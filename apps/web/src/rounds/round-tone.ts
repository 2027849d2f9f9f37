/** How a round's status looks, wherever it is shown: its tone in the kit. */
import type { RoundStatus } from '@trickline/competition/model'
import type { StatusTone } from '../ui/badge.tsx'

export const roundTones = {
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
