/** Words of shared pictures and pages, and of the poster (screens §41). */
import type { Areas } from '../areas.ts'

export const share: Areas['share'] = {
  share: 'Teilen',
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
