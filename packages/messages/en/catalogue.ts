/** Words of the page for editing the trick catalogue (screens §29). */
import { plural } from '../plural.ts'
import { phaseNames, roundNumber } from './phase-names.ts'

const phases: Record<string, string> = phaseNames

export const catalogue = {
  title: 'Trick catalogue',
  text: 'What is changed here holds for every round saved from then on; rounds that are saved keep what they have.',
  add: 'Add a trick',
  added: (trick: string) => `${trick} is in the catalogue.`,
  see: 'See what it does',
  change: {
    title: (trick: string) => `Change ${trick}`,
    action: 'Change the trick',
    done: (trick: string) => `${trick} is changed.`,
  },
  actionsOf: (name: string) => `Actions for ${name}`,
  retire: {
    menu: 'Retire …',
    title: (trick: string) => `Retire ${trick}?`,
    consequence:
      'It is not offered any more, and no round that does not have it can be saved with it. Rounds that have it keep it, with their points. It can be brought back.',
    action: 'Retire',
    done: (trick: string) => `${trick} is retired.`,
  },
  restore: {
    menu: 'Bring back …',
    title: (trick: string) => `Bring back ${trick}?`,
    consequence: 'It is offered again, for what it is worth in the catalogue.',
    action: 'Bring back',
    done: (trick: string) => `${trick} is back in the catalogue.`,
  },
  note: 'Why (optional)',
  noteHint: 'Everybody can read it in the history of the trick.',
  valueHint: (most: number) => `0 to ${most}, with at most two decimals`,
  oneALine: 'One on each line',
  unknown: 'Not known',
  meanwhile: 'Another admin was first. Look at it, and decide again:',
  noChange: 'Nothing is changed.',
  nothingCounts: 'Value, level and landing stay as they are: no score changes, now or later.',
  publishedRounds: (count: number) =>
    count === 0
      ? 'No published round has it.'
      : plural('en', count, {
          one: '# published round has it and keeps its score.',
          other: '# published rounds have it and keep their scores.',
        }),
  openRounds: (rounds: number, competitions: number) =>
    competitions === 0
      ? 'No competition is under way.'
      : `${plural('en', competitions, { one: '# competition is', other: '# competitions are' })} under way, with ${plural('en', rounds, { one: '# round', other: '# rounds' })} still to be judged.`,
  notStarted: (count: number) =>
    plural('en', count, {
      one: '# competition has not started:',
      other: '# competitions have not started:',
    }),
  open: (count: number) =>
    plural('en', count, { one: '# round to be judged', other: '# rounds to be judged' }),
  hidden: (count: number) =>
    plural('en', count, {
      one: '# judged round is not published: it keeps its score, which is not told',
      other: '# judged rounds are not published: they keep their scores, which are not told',
    }),
  inNone: 'No published round of it has the trick.',
  phases,
  roundNumber,
  athlete: 'Athlete',
  rank: (rank: number) => `${rank}.`,
  /** About a pair. */
  wins: 'Wins with',
  is: 'Stays',
  wouldBe: 'Would have been',
}
