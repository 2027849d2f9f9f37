/** Words of shared pictures and pages, and of the poster (screens §41). */
import type { Areas } from '../areas.ts'

export const share: Areas['share'] = {
  share: 'Partager',
  copied: 'Lien copié.',
  copyThis: 'Copie ce lien :',
  savePicture: 'Enregistrer l’image',
  podiumOf: (name) => `Podium de ${name}`,
  whole: 'Toute la compétition',
  poster: 'Affiche',
  print: 'Imprimer',
  follow: 'À suivre en direct sur ton téléphone',
  scan: 'Scanne le code avec ton téléphone.',
  free: 'Qui est sur la ligne, les scores, le tableau. Sans appli ni compte.',
}
