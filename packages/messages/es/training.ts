/** Words of the training list and of entering training rounds (screens §14, §15). */
import type { training as english } from '../en/training.ts'
import { plural } from '../plural.ts'
import { roundStatuses } from './round-statuses.ts'

export const training: typeof english = {
  title: 'Entrenamiento',
  newRound: 'Nueva ronda',
  status: 'Estado',
  rule: 'Reglamento',
  statuses: roundStatuses,

  total: 'Puntuación total',
  withVideo: 'Con vídeo',
  withoutVideo: 'Sin vídeo',
  open: 'Abrir',
  onlyYou: 'Solo la ves tú',
  edit: 'Editar',
  publish: 'Publicar',
  whyNotEdit: 'Está publicada y se queda como está',
  whyNotPublish: 'Ya está publicada',
  delete: 'Eliminar',
  ofRound: (action, round) => `${action} ${round}`,
  review: 'Revisar',

  emptyTitle: 'Aún no hay rondas',
  emptyText:
    'Aquí se guardan tus rondas de entrenamiento y, cuando están puntuadas, las de tus competiciones.',
  emptyForAthlete:
    'Apunta una ronda truco a truco y mira cuánto puntúa. Tus rondas de competición llegan aquí cuando están puntuadas.',
  loadFailedTitle: 'No se pudieron cargar las rondas',

  createTitle: 'Estás a punto de crear una ronda de entrenamiento',
  chooseRule: 'Elige un reglamento',
  ruleFirst: 'Elige antes un reglamento',
  name: 'Nombre de la ronda',
  nameHint: 'Sin nombre se llama por su número.',
  create: 'Empezar',
  replaces: (count) =>
    plural('es', count, {
      one: 'La ronda sin terminar de este dispositivo, con # truco, se descarta.',
      other: 'La ronda sin terminar de este dispositivo, con # trucos, se descarta.',
    }),
  unfinished: (name, count) =>
    plural('es', count, {
      one: `${name} está sin terminar: # truco guardado en este dispositivo.`,
      other: `${name} está sin terminar: # trucos guardados en este dispositivo.`,
    }),
  goOn: 'Continuar',

  deleteTitle: '¿Seguro que quieres eliminar esta ronda?',
  deleteConsequence: (round, count) =>
    `${round}, ${count} puntos. Sus trucos se eliminan con ella; nadie puede recuperarlos.`,
  deleted: 'La ronda se ha eliminado.',
  deleteFailed: 'No se pudo eliminar el registro. Inténtalo de nuevo más tarde.',
  deleteServerError: 'Error en el servidor: no se pudo eliminar el registro.',
  publishTitle: '¿Publicar esta ronda?',
  publishConsequence: 'Desde ahora todos pueden ver sus trucos y su puntuación, y ya no se puede cambiar.',
  published: 'La ronda se ha publicado.',
  publishWaits: 'Tus cambios en esta ronda aún no están guardados. Publícala cuando lo estén.',

  notAnAthlete: 'Solo los atletas guardan rondas de entrenamiento.',
  newTraining: 'Nuevo entrenamiento',
  editing: 'Editando',
  openFailed: '⚠️ Error inesperado al ver la ronda.',
  backToList: 'Volver a la lista',
}
