/** Words of webhooks (live-events §6). */
import { plural } from '../plural.ts'

export const webhooks = {
  title: 'Webhooks',
  row: 'Para tus programas: reciben cada cambio',
  setUp: 'Configurar',
  text: 'Lo que todos pueden ver de esta competición se envía al momento, firmado, a estas direcciones.',
  failed: 'No se ha podido cargar',
  make: 'Nuevo webhook',
  makeNow: 'Crear',
  address: 'Dirección',
  addressHint: 'Recibe cada evento en JSON, por POST.',
  events: 'Eventos',
  everyEvent: 'Todos los eventos',
  secretTitle: 'El secreto del webhook',
  test: 'Enviar una prueba',
  deliveries: 'Envíos',
  none: 'Aún no se ha enviado nada.',
  again: 'Enviar de nuevo',
  againNamed: (event: string) => `Enviar de nuevo ${event}`,
  delete: 'Eliminar',
  deleteNamed: (url: string) => `Eliminar el webhook a ${url}`,
  deleteTitle: '¿Eliminar este webhook?',
  deleteConsequence: 'Ya no recibe nada y sus envíos desaparecen.',
  deleted: 'Webhook eliminado.',
  offSince: (when: string) =>
    `Desactivado el ${when}: casi todo ha fallado. Una prueba que llegue lo activa.`,
  states: { waiting: 'en espera', delivered: 'entregado', failed: 'fallido' },
  attempts: (count: number) => plural('es', count, { one: '# intento', other: '# intentos' }),
  errors: {
    timeout: 'sin respuesta en 10 segundos',
    'no-answer': 'sin conexión',
    'private-address': 'una dirección interna',
  },
}
