/** Words of shared pictures and pages, and of the poster (screens §41). */
import type { Areas } from '../areas.ts'

export const share: Areas['share'] = {
  share: 'Partager',
  shareTitle: (name) => `Partager ${name}`,
  livePage: 'Page en direct',
  livePageHint: 'Pour tout le monde, sans compte',
  copy: 'Copier',
  open: 'Ouvrir',
  openPoster: 'Ouvrir l’affiche',
  posterHint: 'Avec un code à scanner, à imprimer',
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
