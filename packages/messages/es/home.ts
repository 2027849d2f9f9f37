/** Words of home: greeting, tasks, dashboard, news, test channel (screens §19). */
import type { home as english } from '../en/home.ts'
import { plural } from '../plural.ts'

export const home: typeof english = {
  hello: (name) => `Hola, ${name}`,

  modeTitle: '¿A qué vienes hoy?',
  modeText: 'Decide qué aparece primero en esta página. Puedes cambiarlo aquí y en el menú cuando quieras.',

  waiting: 'Te espera',
  nothingTitle: 'No tienes nada pendiente',
  nothingText: 'Las rondas por puntuar o revisar, las invitaciones y las inscripciones aparecen aquí solas.',
  kinds: {
    rounds_to_judge: (count) =>
      plural('es', count, { one: 'ronda por puntuar', other: 'rondas por puntuar' }),
    rounds_to_review: (count) =>
      plural('es', count, { one: 'ronda por revisar', other: 'rondas por revisar' }),
    invitations: (count) =>
      plural('es', count, { one: 'invitación por responder', other: 'invitaciones por responder' }),
    entries_to_approve: (count) =>
      plural('es', count, { one: 'inscripción por aprobar', other: 'inscripciones por aprobar' }),
    competitions_to_approve: (count) =>
      plural('es', count, { one: 'competición por aprobar', other: 'competiciones por aprobar' }),
    role_requests: (count) =>
      plural('es', count, {
        one: 'solicitud de rol por responder',
        other: 'solicitudes de rol por responder',
      }),
  },
  loadFailed: 'No se pudo cargar el inicio',
  showAll: (count) => `Mostrar las ${count}`,
  showFew: 'Mostrar menos',
  judged: (when) => `Puntuada ${when}`,
  review: 'Revisar',
  reviewOf: (name) => `Revisar tu ronda en ${name}`,
  athletes: (count) => plural('es', count, { one: '# atleta', other: '# atletas' }),
  judges: (count) => plural('es', count, { one: '# juez', other: '# jueces' }),
  look: 'Ver',
  lookAt: (name) => `Ver ${name}`,
  answer: 'Responder',
  noDate: 'Sin fecha todavía',

  dashboard: 'Tu trayectoria',
  savedRounds: (count) => plural('es', count, { one: 'ronda guardada', other: 'rondas guardadas' }),
  publishedRounds: (count) => plural('es', count, { one: 'ronda publicada', other: 'rondas publicadas' }),
  competitions: (count) => plural('es', count, { one: 'competición', other: 'competiciones' }),

  program: {
    loadFailed: 'No se pudo cargar el programa de jueces',
    title: 'Programa de jueces',
    text: 'Las rondas de todas las competiciones que juzgas, por orden de salida.',
    emptyTitle: 'Ninguna competición por juzgar',
    emptyText: 'Las rondas aparecen aquí cuando empieza tu competición.',
  },

  news: 'Qué hace Trickline',
  items: {
    competitions: {
      title: 'Competiciones, del borrador al podio',
      text: 'Quien organiza, quien juzga y quien compite trabajan en la misma página, cada cual con su siguiente paso.',
      features: [
        'Inscripciones: los atletas se inscriben o reciben una invitación, por nombre o por correo.',
        'Versus con cuadro, o puntuación con tabla; una o dos rondas de clasificación.',
        'Los resultados de una fase aparecen para todo el mundo en el mismo segundo.',
        'El cuadro y el podio se dibujan solos y se comparten con quien no tiene cuenta.',
      ],
    },
    judging: {
      title: 'Puntúa con el pulgar',
      text: 'Unas letras encuentran el truco, el total se actualiza solo y nada se pierde cuando se cae la red.',
    },
    training: {
      title: 'Entrenamiento que cuenta',
      text: 'Guarda tus rondas con trucos y vídeo, puntúalas con cualquier reglamento y publica las que te enorgullecen.',
    },
    review: {
      title: 'Comprueba tus rondas puntuadas',
      text: 'Di de cada truco si se vio bien, antes de que se publique la fase.',
    },
    trickList: {
      title: 'La lista de trucos',
      text: 'Cada truco con su valor, nivel y categoría; búscalo, ordénalo y míralo.',
    },
    rulebooks: {
      title: 'Cuatro maneras de puntuar',
      text: 'Del simple recuento a los combos por nivel y recepción: qué cuenta cada reglamento, con ejemplos.',
    },
    statistics: {
      title: 'Tus trucos en números',
      text: 'Lados, grabs, combos y niveles de todas tus rondas.',
    },
    community: {
      title: 'La comunidad',
      text: 'Atletas, jueces y organizadores, de dónde son y desde cuándo están en la línea.',
    },
    profile: {
      title: 'Tu perfil',
      text: 'Foto, país, enlaces e idioma: cómo te encuentran los demás y cómo te habla Trickline.',
    },
  },

  helloTitle: 'Probar el canal en directo',
  helloText: 'Quien esté en esta página ve tu mensaje al momento.',
  helloLabel: 'Mensaje',
  helloDefault: '¡Hola a todos!',
  helloSend: 'Saludar',
  helloSent: 'Enviado a quienes están en esta página.',
  heard: 'Saludo de los administradores',
}
