/** How a round's status looks, wherever it is shown: its tone in the kit. */
import type { RoundStatus } from '@trickline/competition/model'

/** Held against the kit's tones where a chip takes them: lib/ does not know ui/. */
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
} as const satisfies Record<RoundStatus, string>
