/** Words of shared pictures and pages, and of the poster (screens §41). */

export const share = {
  share: 'Share',
  shareTitle: (name: string) => `Share ${name}`,
  livePage: 'Live page',
  livePageHint: 'For everyone, no account needed',
  copy: 'Copy',
  open: 'Open',
  openPoster: 'Open the poster',
  posterHint: 'With a code to scan, to print',
  copied: 'Link copied.',
  copyThis: 'Copy this link:',
  savePicture: 'Save the picture',
  podiumOf: (name: string) => `Podium of ${name}`,
  whole: 'The whole competition',
  poster: 'Poster',
  print: 'Print',
  follow: 'Follow it live on your phone',
  scan: 'Point the camera of your phone at the code.',
  free: 'Who is on the line, scores, bracket. No app, no account.',
}
