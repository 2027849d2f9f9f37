/** Words of what is shared of a competition, and of its poster (screens §41). */
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
  scan: 'Richte die Kamera deines Handys auf den Code.',
  free: 'Wer auf der Line ist, Punkte, Turnierbaum. Ohne App, ohne Konto.',
}
