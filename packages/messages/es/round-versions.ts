/** Words of two versions of a round side by side: after a conflict, and after a judge's edit. */
import type { roundVersions as english } from '../en/round-versions.ts'
import { plural } from '../plural.ts'

export const roundVersions: typeof english = {
  yours: 'La tuya',
  saved: 'Guardada',
  savedBy: (judge) => `Guardada por ${judge}`,
  before: 'Cuando la viste',
  now: 'Ahora',
  only: 'distinto',
  nothing: 'no está',
  differences: (count) =>
    count === 0
      ? 'Los trucos son los mismos.'
      : plural('es', count, { one: '# fila es distinta.', other: '# filas son distintas.' }),
  beside: { name: 'Nombre', video: 'Vídeo', comment: 'Comentario sobre la ronda' },
  none: 'ninguno',
  conflict:
    'No guardada: la ronda se cambió en otro sitio mientras tanto. No se pierde nada: elige qué versión vale.',
  reopenMine: 'Reabrir con la mía',
  editedSince: 'Un juez cambió esta ronda desde que la viste.',
  seen: 'Visto',
}
