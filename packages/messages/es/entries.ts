/** Words of the athlete and judge panels of a competition (screens §6). */
import type { entries as english } from '../en/entries.ts'
import { plural } from '../plural.ts'

export const entries: typeof english = {
  athletes: 'Atletas',
  judges: 'Jueces',
  statuses: {
    registered: 'Sin invitar',
    invited: 'Invitado',
    pending: 'Pendiente',
    approved: 'Aprobado',
    declined: 'Rechazado',
    competing: 'Compitiendo',
    eliminated: 'Eliminado',
  },
  mailWaits: 'El correo sale más tarde',
  withoutAccount: 'Invitación por correo',
  waitsForYou: 'Te esperan a ti',
  noAnswer: 'Invitados sin respuesta',
  approvedAndPaid: 'Aprobados y pagados',
  unpaid: 'Sin pagar',
  number: (order) => `Número ${order}`,
  grid: 'Cuadrícula',
  list: 'Lista',
  showDeclined: (count) => `Mostrar rechazados (${count})`,
  hideDeclined: 'Ocultar rechazados',
  selectSeveral: 'Seleccionar varios',
  select: (name) => `Seleccionar a ${name}`,
  selection: 'Con los seleccionados',
  selectAll: (count) => `Seleccionar los ${count}`,
  selectNone: 'No seleccionar ninguno',
  bulk: {
    approve: (count) => plural('es', count, { one: 'Aprobar #', other: 'Aprobar #' }),
    pay: (count) => plural('es', count, { one: 'Marcar # como pagado', other: 'Marcar # como pagados' }),
    'send-mail': (count) => plural('es', count, { one: 'Enviar # correo', other: 'Enviar # correos' }),
    decline: (count) => plural('es', count, { one: 'Rechazar #', other: 'Rechazar #' }),
  },
  bulkDone: {
    approve: (count) => plural('es', count, { one: '# aprobado', other: '# aprobados' }),
    pay: (count) => plural('es', count, { one: '# marcado como pagado', other: '# marcados como pagados' }),
    'send-mail': (count) => plural('es', count, { one: 'Sale # invitación', other: 'Salen # invitaciones' }),
    decline: (count) => plural('es', count, { one: '# rechazado', other: '# rechazados' }),
  },
  approvedOf: (approved, max) => `${approved} de ${max} aprobados`,
  exception: {
    make: 'Dejar entrar a alguien',
    title: 'Quién puede entrar de todos modos',
    who: 'Quién',
    why: 'Por qué',
    whyHint: 'Queda en el historial de la competición.',
    send: 'Dejar entrar',
    made: (name) => `${name} ya puede entrar.`,
  },
  actionsOf: (name) => `Acciones para ${name}`,

  empty: {
    athlete: 'Todavía no hay atletas',
    judge: 'Todavía no hay jueces',
  },
  emptyText: {
    athlete: 'Los atletas aprobados aparecen aquí.',
    judge: 'Los jueces aprobados aparecen aquí.',
  },
  emptyForOwner: {
    athlete: 'Invita a atletas, o publica la competición como abierta para que se inscriban.',
    judge: 'Invita a jueces: quien esté aprobado graba y puntúa las rondas.',
  },

  invite: { athlete: 'Invitar atletas', judge: 'Invitar jueces' },
  inviteIntro: 'Quien se añade sin correo lo recibe después con «Enviar correos».',
  searchPeople: 'Buscar por nombre',
  chosen: (count) => plural('es', count, { one: '# elegido', other: '# elegidos' }),
  nobodyLeft: 'Ya están todos en la lista.',
  nobodyFound: (text) => `Nadie se llama «${text}».`,
  email: 'Invitar por correo',
  emailHint:
    'Para quien no tiene cuenta: será suya cuando se registre con la dirección. Puedes pegar varias a la vez.',
  addEmail: 'Añadir',
  removeEmail: (email) => `Quitar ${email}`,
  emailKnown: 'Esta dirección ya está en la lista',
  inviteAndMail: (count) =>
    plural('es', count, { one: 'Invitar a # por correo', other: 'Invitar a # por correo' }),
  addWithoutMail: (count) =>
    plural('es', count, { one: 'Añadir # sin correo', other: 'Añadir # sin correo' }),
  inviting: 'Invitando…',
  whyNotInvite: 'Elige antes a alguien',
  invitedCount: (count) =>
    plural('es', count, { one: '# persona más en la lista.', other: '# personas más en la lista.' }),

  sendMails: (count) => plural('es', count, { one: 'Enviar # correo', other: 'Enviar # correos' }),
  sendTitle: (count) =>
    plural('es', count, { one: '¿Enviar # invitación?', other: '¿Enviar # invitaciones?' }),
  sendConsequence: (count) =>
    plural('es', count, {
      one: '# persona recibe ahora un correo. Una invitación enviada se puede rechazar, pero ya no eliminar.',
      other:
        '# personas reciben ahora un correo. Las invitaciones enviadas se pueden rechazar, pero ya no eliminar.',
    }),
  send: 'Enviar',
  sent: (count) =>
    plural('es', count, { one: '# invitación está en camino.', other: '# invitaciones están en camino.' }),

  order: 'Orden',
  orderTitle: 'Orden de los atletas',
  orderIntro: 'Salen en este orden. Baraja, arrastra o escribe los números.',
  drag: (name) => `Arrastra a ${name}, o muévelo con las flechas del teclado`,
  shuffle: 'Barajar',
  up: (name) => `Subir a ${name}`,
  down: (name) => `Bajar a ${name}`,
  numberOf: (name) => `Número de ${name}`,
  notNumeric: 'Tiene que ser un número entero desde 1',
  sameNumber: 'Dos atletas tienen el mismo número',
  saveOrder: 'Guardar el orden',
  whyNotSaveOrder: 'Antes, cada atleta necesita un número propio',
  whyNotOrder: 'Para ordenar hacen falta dos atletas',
  ordered: 'El orden se ha guardado.',

  approve: 'Aprobar',
  approveNamed: (name) => `Aprobar a ${name}`,
  full: 'La competición ya tiene todos los atletas que admite',
  pay: 'Pagado',
  payNamed: (name) => `Pagado: ${name}`,
  decline: 'Rechazar',
  head: {
    badge: 'Juez principal',
    make: 'Nombrar juez principal',
    unmake: 'Ya no es juez principal',
    made: (name) => `${name} es juez principal.`,
    none: 'No hay juez principal.',
  },
  delete: 'Eliminar',
  confirm: 'Confirmar la invitación',
  sendOne: 'Enviar correo',
  declined: (name) => `${name} queda fuera: su inscripción se rechaza.`,
  declinedOwn: 'Has renunciado: ya no podrás participar en esta competición.',
  deleted: (name) => `${name} ya no está en la lista.`,
}
