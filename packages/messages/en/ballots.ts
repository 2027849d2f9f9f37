/** Words of the ballots of two judges (screens §45). */
import { plural } from '../plural.ts'

export const ballots = {
  title: 'Two ballots',
  failed: 'The ballots could not be loaded',
  differences: (count: number) => plural('en', count, { one: '# difference', other: '# differences' }),
  agreed: 'Both read the same',
  waits: {
    head: 'The head judge decides what differs.',
    judges: 'Without a head judge one of the two proposes, and the other confirms.',
  },
  atStake: (points: string) => `${points} at stake`,
  reads: (name: string, reading: string) => `${name}: ${reading}`,
  notSeen: 'Not seen',
  joined: 'in the combo',
  alone: 'not in the combo',
  /** For what neither judge read. */
  neither: {
    choose: 'Neither: choose the trick',
    title: (number: number) => `Difference ${number}: what was there?`,
    trick: 'Trick',
    side: 'Side',
    nothing: 'Nothing was there',
    another: 'Another trick',
    take: 'Take this',
    said: (reading: string) => `Neither: ${reading}`,
  },
  open: (count: number) => plural('en', count, { one: '# to choose', other: '# to choose' }),
  decide: 'Decide',
  propose: 'Propose',
  confirm: 'Confirm',
  otherwise: 'Propose otherwise',
  busy: 'Sending…',
  decided: 'The round is judged.',
  proposed: 'Proposed. The other judge confirms it.',
  proposedBy: (name: string) => `Proposed by ${name}`,
  resolvedBy: (name: string) => `Decided by ${name}`,
  enough: {
    action: 'One is enough',
    title: (name: string) => `Is one judge enough for ${name}?`,
    consequence:
      'The ballot that is in counts; without one, the first that comes. The history keeps the reason.',
    reason: 'Reason',
    done: 'One judge is enough for this round.',
    said: (name: string, reason: string) => `One was enough: ${reason} (${name})`,
  },
  commentOf: (name: string) => `Comment of ${name}`,
  nobody: 'An account that is gone',
}
