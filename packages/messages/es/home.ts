/** Words of home: greeting, tasks, what can be entered, what is on, test channel (screens §19). */
import type { home as english } from '../en/home.ts'
import { plural } from '../plural.ts'
import { phaseTasks } from './phase-tasks.ts'

export const home: typeof english = {
  phase: phaseTasks,

  hello: (name) => `Hola, ${name}`,

  counts: {
    entries_to_approve: (count) =>
      plural('es', count, { one: '# inscripción por aprobar', other: '# inscripciones por aprobar' }),
    role_requests: (count) =>
      plural('es', count, {
        one: '# solicitud de rol por responder',
        other: '# solicitudes de rol por responder',
      }),
  },
  next: 'A continuación',
  also: 'También te espera',
  allDone: 'Todo hecho',
  allDoneText: 'Lo que te espere aparece aquí solo.',
  byItself: 'Marcha sin ti',
  onNow: 'En directo',
  onTheLine: (names) => `En la línea: ${names}`,
  isRunning: 'En marcha',
  yourCompetition: 'Tu competición',
  toIt: 'Ver la competición',
  more: 'Más',
  allCompetitions: 'Todas las competiciones',
  yours: (count) => `Estás en ${count} de ellas`,
  notes: (count) => plural('es', count, { one: '# nota', other: '# notas' }),
  lookFirst: 'Ver antes',
  checkRound: 'Revisa tu ronda',
  invited: { athlete: 'Te invitan a competir', judge: 'Te invitan a ser juez' },
  toApprove: 'Espera la aprobación',
  steps: {
    start: () => 'Lista para empezar',
    publish: () => 'Aprobada',
    'new-date': () => 'Su inicio ya pasó',
    complete: (percent) => `Formulario al ${percent}\u00a0%`,
  },
  stepActions: {
    'publish-phase': 'Publicar',
    'advance-phase': 'Seguir',
    start: 'Empezar',
    publish: 'Publicar',
    'new-date': 'Nueva fecha',
    complete: 'Terminar',
  },
  actionOn: (action, name) => `${action}: ${name}`,
  roundsOf: (judged, all) => `${judged} de ${all} rondas`,
  onlyOfficials: 'hasta entonces solo la ven los oficiales',
  progress: (phase, judged, all) => `${phase}, ${judged} de ${all} puntuadas`,
  supervisorReviews: 'La revisa un supervisor',
  starts: (when) => `Empieza ${when}`,
  enter: 'Competiciones en las que puedes entrar',
  alsoOpen: 'También abiertas para ti',
  placesFree: (count) => plural('es', count, { one: '# plaza libre', other: '# plazas libres' }),
  entryFee: 'Inscripción',
  free: 'Gratis',
  prize: 'Premio',
  placesLeft: 'Plazas libres',
  placesOf: (left, all) => `${left} de ${all}`,
  areIn: (count, names) =>
    plural('es', count, { one: `${names} está dentro`, other: `${names} están dentro` }),
  others: (count) => plural('es', count, { one: '# más', other: '# más' }),
  details: 'Detalles',
  onYourOwn: 'Empieza por tu cuenta',
  training: 'Puntúa una ronda de entrenamiento',
  trainingText: '¿Qué has clavado hoy?',
  newRound: 'Nueva ronda',
  trickList: 'La lista de trucos',
  trickListText: 'Con valor, nivel y vídeo',
  newCompetition: 'Nueva competición',

  loadFailed: 'No se pudo cargar el inicio',
  showAll: (count) => `Mostrar las ${count}`,
  showFew: 'Mostrar menos',
  review: 'Revisar',
  reviewOf: (name) => `Revisar tu ronda en ${name}`,
  answer: 'Responder',
  noDate: 'Sin fecha todavía',

  program: {
    loadFailed: 'No se pudo cargar el programa de jueces',
    title: 'Programa de jueces',
    emptyTitle: 'Ninguna competición por juzgar',
    emptyText: 'Las rondas aparecen aquí cuando empieza tu competición.',
  },

  news: 'Qué hace Trickline',

  helloTitle: 'Probar el canal en directo',
  helloText: 'Quien esté en esta página ve tu mensaje al momento.',
  helloLabel: 'Mensaje',
  helloDefault: '¡Hola a todos!',
  helloSend: 'Saludar',
  helloSent: 'Enviado a quienes están en esta página.',
  heard: 'Saludo de los administradores',
}
