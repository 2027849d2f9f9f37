/** Words of the front page for visitors (screens §37). */

export const front = {
  title: 'Trick slackline, live',
  description: 'Trickline competitions: judged trick by trick, scored live, followed by everyone.',
  now: 'On now',
  nothingNow: 'No competition is on at this moment.',
  onTheLine: 'On the line',
  leading: 'Leading',
  noLeaders: (phase: string) => `Scores come at the end of ${phase}.`,
  follow: 'Follow live',
  next: 'Next',
  latest: 'Latest podiums',

  about: 'How it works',
  judge: 'Judge',
  judgeText: 'Every trick is a bead on the line: one tap, and its points count.',
  review: 'Review',
  reviewText: 'Athletes check their round trick by trick before it is published.',
  watch: 'Watch',
  watchText: 'Everyone follows live: who is on the line, bracket and podium.',

  needsScript: 'Signing in needs JavaScript.',
}
