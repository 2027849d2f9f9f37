/** Words of the front page for visitors and of the search (screens §37). */
import { plural } from '../plural.ts'
import { judgesCount, ridingNow } from './moments.ts'

export const front = {
  title: 'Slackline competitions, live',
  description: 'Trickline competitions: judged trick by trick, scored live, followed by everyone.',
  lead: 'Athletes bounce, spin and flip on a slackline. Judges count each trick. You watch it live.',
  nothingNow: 'No competition is on at this moment.',
  leading: 'Leading',
  noLeaders: (phase: string) => `Scores come at the end of ${phase}.`,
  follow: 'Follow live',
  riding: ridingNow,
  ridingNow: (names: string) => `${ridingNow}: ${names}`,
  /** Between the two athletes of a pair. */
  versus: 'vs',
  against: (one: string, other: string) => `${one} against ${other}`,
  /** Both athletes of a pair have ridden. */
  judging: judgesCount,
  beat: (winner: string, loser: string) => `${winner} beat ${loser}`,
  /** The scores of a pair. */
  scores: (winner: string, loser: string) => `${winner} to ${loser}`,
  won: (name: string) => `${name} won`,

  next: 'Next',
  toIt: 'To the competition',
  toEvent: 'To the event',
  placesLeft: (count: number) => plural('en', count, { one: '# place left', other: '# places left' }),
  full: 'All places are taken',
  prize: (amount: string) => `${amount} prize money`,

  latest: 'Lately',

  about: 'How a round is counted',
  /** What the beads of a drawn round show. */
  counted: {
    shape: { sign: 'Shape', text: 'is the level' },
    height: { sign: 'Height', text: 'is the points' },
    joined: { sign: 'Joined', text: 'is a combo, it counts more' },
    ring: { sign: 'Ring', text: 'is a grab, it adds style' },
  },

  join: 'Ride, judge or organize',
  joinText: 'Enter competitions, check every trick the judges counted, keep your scores for years.',
  needsScript: 'Signing in needs JavaScript.',

  search: 'Search competitions and athletes',
  searchHint: 'Competition, place or athlete',
  searchText: 'Find past competitions of trickline, their podiums, and the athletes who took part.',
  nothingFound: (words: string) => `No competition and no athlete matches “${words}”.`,
  tookPart: (count: number) => plural('en', count, { one: '# competition', other: '# competitions' }),
}
