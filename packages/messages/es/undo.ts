/** Words for undoing an advance (phases-and-seeding §12). */
import type { undo as english } from '../en/undo.ts'
import { plural } from '../plural.ts'
import { phaseNames } from './phase-names.ts'

export const undo: typeof english = {
  menu: 'Deshacer el último avance',
  title: '¿Deshacer el último avance?',
  action: 'Deshacer',
  busy: 'Deshaciendo…',
  reason: 'Motivo',
  done: 'El último avance se ha deshecho.',
  /** What the undo changes. */
  phaseNames,
  podium: (name) => `«${name}» vuelve a estar en marcha: el podio se retira hasta que la termines de nuevo.`,
  setAside: (count, phase) =>
    plural('es', count, { one: `Se aparta # ronda de ${phase}.`, other: `Se apartan # rondas de ${phase}.` }),
  scored: (count) =>
    plural('es', count, { one: '# de ellas tiene puntuación.', other: '# de ellas tienen puntuación.' }),
  published: (count) =>
    plural('es', count, { one: '# de ellas está publicada.', other: '# de ellas están publicadas.' }),
  backIn: (count) =>
    plural('es', count, {
      one: '# atleta que estaba fuera vuelve a competir.',
      other: '# atletas que estaban fuera vuelven a competir.',
    }),
  comeBack: 'No se borra nada: una ronda vuelve cuando el mismo atleta llega de nuevo al mismo sitio.',
  told: (count) =>
    plural('es', count, { one: '# atleta lo ve al momento.', other: '# atletas lo ven al momento.' }),
}
