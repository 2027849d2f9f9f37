/** Words of shared pictures and pages, and of the poster (screens §41). */
import type { Areas } from '../areas.ts'

export const share: Areas['share'] = {
  share: 'Teilen',
  shareTitle: (name) => `${name} teilen`,
  livePage: 'Live-Seite',
  livePageHint: 'Für alle, ohne Konto',
  copy: 'Kopieren',
  open: 'Öffnen',
  openPoster: 'Plakat öffnen',
  posterHint: 'Mit Code zum Scannen, zum Drucken',
  copied: 'Link kopiert.',
  copyThis: 'Kopiere diesen Link:',
  savePicture: 'Bild speichern',
  podiumOf: (name) => `Podest: ${name}`,
  whole: 'Der ganze Wettkampf',
  poster: 'Plakat',
  print: 'Drucken',
  follow: 'Live dabei auf deinem Handy',
  scan: 'Scann den Code mit deinem Handy.',
  free: 'Wer auf der Line ist, Punkte, Turnierbaum. Ohne App, ohne Konto.',
}
