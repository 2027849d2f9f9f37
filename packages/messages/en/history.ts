/** Words of the history of a round (screens §27). */
import type { RoundAction } from '@trickline/contract/round-history'
import { plural } from '../plural.ts'

const actions: Record<RoundAction, string> = {
  'start-recording': 'Recording started',
  'stop-recording': 'Recording stopped',
  claim: 'Taken to be scored',
  'save-score': 'Scored',
  'cancel-scoring': 'Given back',
  reopen: 'Taken to be edited',
  'save-edit': 'Edited',
  'cancel-edit': 'Left as it was',
  disqualify: 'Disqualified',
  injure: 'Marked as injured',
  'set-back': 'Set back',
  release: 'Released, with the judge’s role',
  review: 'Reviewed',
  'finish-review': 'Validated',
  publish: 'Published',
  advance: 'Winner and loser marked',
  'undo-advance': 'Advance taken back',
  'hand-in': 'Handed in by one of two',
  propose: 'Decision proposed',
  resolve: 'Decided what two read differently',
  'one-is-enough': 'One judge is enough',
  create: 'Saved',
  edit: 'Changed',
}

export const history = {
  empty: 'Nothing has been done with this round yet.',
  failed: 'What changed could not be loaded',
  actions,
  nobody: 'An account that is gone',
  total: 'Total',
  tricks: (before: number, after: number) => `Tricks: ${before} before, ${after} after`,
  entered: (count: number) => plural('en', count, { one: '# trick', other: '# tricks' }),
  before: 'Before',
  after: 'After',
  video: (link: string) => `Video: ${link}`,
  name: (name: string) => `Name: ${name}`,
  none: 'none',
  judgeComment: 'Judge’s comment',
  athleteComment: 'Athlete’s comment',
  confirmed: (count: number) =>
    plural('en', count, { one: '# trick confirmed', other: '# tricks confirmed' }),
  incorrect: (trick: string) => `${trick}: incorrect`,
  nothingSaid: (trick: string) => `${trick}: nothing said`,
}
