/** Words of what is shared of a competition, and of its poster (screens §41). */
import type { Areas } from '../areas.ts'

export const share: Areas['share'] = {
  share: 'Partager',
  copied: 'Lien copié.',
  copyThis: 'Copie ce lien :',
  savePicture: 'Enregistrer l’image',
  podiumOf: (name) => `Podium de ${name}`,
  whole: 'Toute la compétition',
  poster: 'Affiche',
  print: 'Imprimer',
  follow: 'Suis-la en direct sur ton téléphone',
  scan: 'Vise le code avec l’appareil photo de ton téléphone.',
  free: 'Qui est sur la ligne, les scores, le tableau. Sans appli ni compte.',
}
