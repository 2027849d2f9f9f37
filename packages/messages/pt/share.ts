/** Words of shared pictures and pages, and of the poster (screens §41). */
import type { Areas } from '../areas.ts'

export const share: Areas['share'] = {
  share: 'Compartilhar',
  shareTitle: (name) => `Compartilhar ${name}`,
  livePage: 'Página ao vivo',
  livePageHint: 'Para todo mundo, sem conta',
  copy: 'Copiar',
  open: 'Abrir',
  openPoster: 'Abrir o cartaz',
  posterHint: 'Com um código para escanear, para imprimir',
  copied: 'Link copiado.',
  copyThis: 'Copie este link:',
  savePicture: 'Salvar a imagem',
  podiumOf: (name) => `Pódio de ${name}`,
  whole: 'A competição inteira',
  poster: 'Cartaz',
  print: 'Imprimir',
  follow: 'Acompanhe ao vivo no seu celular',
  scan: 'Aponte a câmera do celular para o código.',
  free: 'Quem está na fita, as pontuações e a chave. Sem app, sem conta.',
}
