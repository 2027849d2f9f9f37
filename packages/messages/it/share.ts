/** Words of shared pictures and pages, and of the poster (screens §41). */
import type { Areas } from '../areas.ts'

export const share: Areas['share'] = {
  share: 'Condividi',
  shareTitle: (name) => `Condividi ${name}`,
  livePage: 'Pagina in diretta',
  livePageHint: 'Per chiunque, senza account',
  copy: 'Copia',
  open: 'Apri',
  openPoster: 'Apri la locandina',
  posterHint: 'Con un codice da inquadrare, da stampare',
  copied: 'Link copiato.',
  copyThis: 'Copia questo link:',
  savePicture: 'Salva l’immagine',
  podiumOf: (name) => `Podio di ${name}`,
  whole: 'Tutta la gara',
  poster: 'Locandina',
  print: 'Stampa',
  follow: 'Seguila dal vivo sul telefono',
  scan: 'Inquadra il codice con la fotocamera del telefono.',
  free: 'Chi è sulla linea, punteggi, tabellone. Senza app e senza account.',
}
