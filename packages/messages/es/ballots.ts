/** Words of the ballots of two judges (screens §45). */
import type { ballots as english } from '../en/ballots.ts'
import { plural } from '../plural.ts'

export const ballots: typeof english = {
  title: 'Dos puntuaciones',
  failed: 'No se pudieron cargar las puntuaciones',
  differences: (count) => plural('es', count, { one: '# diferencia', other: '# diferencias' }),
  agreed: 'Ambos vieron lo mismo',
  waits: {
    head: 'Lo que difiere lo decide el juez principal.',
    judges: 'Sin juez principal, uno de los dos propone y el otro confirma.',
  },
  atStake: (points) => `${points} en juego`,
  reads: (name, reading) => `${name}: ${reading}`,
  notSeen: 'No visto',
  joined: 'en el combo',
  alone: 'fuera del combo',
  neither: {
    choose: 'Ninguno: elegir el truco',
    title: (number) => `Diferencia ${number}: ¿qué fue?`,
    trick: 'Truco',
    side: 'Lado',
    nothing: 'No hubo nada',
    another: 'Otro truco',
    take: 'Usar esto',
    said: (reading) => `Ninguno: ${reading}`,
  },
  open: (count) => plural('es', count, { one: '# por elegir', other: '# por elegir' }),
  decide: 'Decidir',
  propose: 'Proponer',
  confirm: 'Confirmar',
  otherwise: 'Proponer otra cosa',
  busy: 'Enviando…',
  decided: 'La ronda está puntuada.',
  proposed: 'Propuesto. El otro juez lo confirma.',
  proposedBy: (name) => `Propuesto por ${name}`,
  resolvedBy: (name) => `Decidido por ${name}`,
  enough: {
    action: 'Basta un juez',
    title: (name) => `¿Basta un juez para ${name}?`,
    consequence:
      'Cuenta la puntuación entregada; si no hay, la primera que llegue. El motivo queda en el historial.',
    reason: 'Motivo',
    done: 'Para esta ronda basta un juez.',
    said: (name, reason) => `Bastó un juez: ${reason} (${name})`,
  },
  commentOf: (name) => `Comentario de ${name}`,
  nobody: 'Una cuenta que ya no está',
}
