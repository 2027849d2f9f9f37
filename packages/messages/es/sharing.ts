import type { sharing as english } from '../en/sharing.ts'

export const sharing: typeof english = {
  share: 'Compartir',
  copied: 'Enlace copiado',
  live: 'En directo',
  podium: 'Podio',
  podiumOf: (competition) => `Podio de ${competition}`,
  podiumText: (competition) => `Quién ganó ${competition} y con qué puntuación.`,
  roundOf: (athlete, phase) => `${athlete}, ${phase}`,
  roundText: (score, competition) => `${score} en ${competition}, dibujada truco a truco.`,
  toCompetition: 'A la competición',

  poster: 'Cartel',
  posterTitle: (competition) => `Cartel de ${competition}`,
  followLive: 'Síguela en directo desde tu móvil',
  scan: 'Apunta con la cámara',
  print: 'Imprimir',
}
