/** Words of the front page for visitors and of the search (screens §37). */
import { plural } from '../plural.ts'

export const front = {
  title: 'Slackline competitions, live',
  description: 'Trickline competitions: judged trick by trick, scored live, followed by everyone.',
  now: 'On now',
  nothingNow: 'No competition is on at this moment.',
  onTheLine: 'On the line',
  leading: 'Leading',
  noLeaders: (phase: string) => `Scores come at the end of ${phase}.`,
  follow: 'Follow live',
  next: 'Next',
  latest: 'Latest podiums',
  /** Shown instead of names and scores when the viewer hides scores. */
  hidden: 'Scores are hidden on this device.',

  about: 'How it works',
  judge: 'Judge',
  judgeText: 'Every trick is a bead on the line: one tap, and its points count.',
  review: 'Review',
  reviewText: 'Athletes check their round trick by trick before it is published.',
  watch: 'Watch',
  watchText: 'Everyone follows live: who is on the line, bracket and podium.',

  needsScript: 'Signing in needs JavaScript.',

  search: 'Search competitions and athletes',
  searchHint: 'Competition, place or athlete',
  searchText: 'Find past competitions of trickline, their podiums, and the athletes who took part.',
  nothingFound: (words: string) => `No competition and no athlete matches “${words}”.`,
  tookPart: (count: number) => plural('en', count, { one: '# competition', other: '# competitions' }),
}
