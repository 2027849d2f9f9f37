/** Words of the page for editing the trick catalogue (screens §29). */
import type { Areas } from '../areas.ts'
import { plural } from '../plural.ts'
import { phaseNames, roundNumber } from './phase-names.ts'

export const catalogue: Areas['catalogue'] = {
  title: 'Catálogo de trucos',
  text: 'Lo que se cambia aquí vale para toda ronda que se guarde desde entonces; las guardadas conservan lo que tienen.',
  add: 'Añadir un truco',
  added: (trick) => `${trick} está en el catálogo.`,
  see: 'Ver qué efecto tiene',
  change: {
    title: (trick) => `Cambiar ${trick}`,
    action: 'Cambiar el truco',
    done: (trick) => `${trick} se ha cambiado.`,
  },
  actionsOf: (name) => `Acciones para ${name}`,
  retire: {
    menu: 'Retirar …',
    title: (trick) => `¿Retirar ${trick}?`,
    consequence:
      'Ya no se ofrece, y ninguna ronda que no lo tenga puede guardarse con él. Las que lo tienen lo conservan, con sus puntos. Se puede recuperar.',
    action: 'Retirar',
    done: (trick) => `${trick} está retirado.`,
  },
  restore: {
    menu: 'Recuperar …',
    title: (trick) => `¿Recuperar ${trick}?`,
    consequence: 'Vuelve a ofrecerse, por lo que vale en el catálogo.',
    action: 'Recuperar',
    done: (trick) => `${trick} vuelve a estar en el catálogo.`,
  },
  note: 'Por qué (opcional)',
  noteHint: 'Todo el mundo puede leerlo en el historial del truco.',
  valueHint: (most) => `De 0 a ${most}, con dos decimales como mucho`,
  oneALine: 'Uno en cada línea',
  unknown: 'No se sabe',
  meanwhile: 'Otra persona que administra se adelantó. Míralo y decide de nuevo:',
  noChange: 'Nada cambia.',
  nothingCounts: 'Valor, nivel y recepción siguen igual: ninguna puntuación cambia, ni ahora ni después.',
  publishedRounds: (count) =>
    count === 0
      ? 'Ninguna ronda publicada lo tiene.'
      : plural('es', count, {
          one: '# ronda publicada lo tiene y conserva su puntuación.',
          other: '# rondas publicadas lo tienen y conservan su puntuación.',
        }),
  openRounds: (rounds, competitions) =>
    competitions === 0
      ? 'No hay ninguna competición en marcha.'
      : `${plural('es', competitions, { one: '# competición', other: '# competiciones' })} en marcha, con ${plural('es', rounds, { one: '# ronda', other: '# rondas' })} por puntuar.`,
  notStarted: (count) =>
    plural('es', count, {
      one: '# competición no ha empezado:',
      other: '# competiciones no han empezado:',
    }),
  open: (count) => plural('es', count, { one: '# ronda por puntuar', other: '# rondas por puntuar' }),
  hidden: (count) =>
    plural('es', count, {
      one: '# ronda puntuada no está publicada: conserva su puntuación, que aquí no se ve',
      other: '# rondas puntuadas no están publicadas: conservan su puntuación, que aquí no se ve',
    }),
  inNone: 'Ninguna de sus rondas publicadas tiene el truco.',
  phases: phaseNames,
  roundNumber,
  athlete: 'Atleta',
  rank: (rank) => `${rank}.º`,
  wins: 'Gana con',
  is: 'Se queda',
  wouldBe: 'Habría sido',
}
