/** Words of shared pictures and pages, and of the poster (screens §41). */
import type { Areas } from '../areas.ts'

export const share: Areas['share'] = {
  share: 'Compartir',
  shareTitle: (name) => `Compartir ${name}`,
  livePage: 'Página en directo',
  livePageHint: 'Para cualquiera, sin cuenta',
  copy: 'Copiar',
  open: 'Abrir',
  openPoster: 'Abrir el cartel',
  posterHint: 'Con un código para escanear, para imprimir',
  copied: 'Enlace copiado.',
  copyThis: 'Copia este enlace:',
  savePicture: 'Guardar la imagen',
  podiumOf: (name) => `Podio de ${name}`,
  whole: 'La competición entera',
  poster: 'Cartel',
  print: 'Imprimir',
  follow: 'Síguela en directo en tu móvil',
  scan: 'Apunta al código con la cámara del móvil.',
  free: 'Quién está en la línea, puntuaciones, cuadro. Sin app y sin cuenta.',
}
