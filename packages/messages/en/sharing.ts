/** Words of what is passed on: the pages of a round and a podium, their pictures, the poster (screens §37). */

export const sharing = {
  share: 'Share',
  copied: 'Link copied',
  live: 'Live',
  podium: 'Podium',
  podiumOf: (competition: string) => `Podium of ${competition}`,
  podiumText: (competition: string) => `Who won ${competition}, and with which score.`,
  roundOf: (athlete: string, phase: string) => `${athlete}, ${phase}`,
  roundText: (score: string, competition: string) => `${score} at ${competition}, drawn trick by trick.`,
  toCompetition: 'To the competition',

  poster: 'Poster',
  posterTitle: (competition: string) => `Poster of ${competition}`,
  followLive: 'Follow live on your phone',
  scan: 'Point the camera here',
  print: 'Print',
}
