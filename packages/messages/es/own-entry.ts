/** Words of the viewer's own entry and of registering (screens §5). */
import type { ownEntry as english } from '../en/own-entry.ts'

export const ownEntry: typeof english = {
  sayGender: 'A tu perfil',
  register: 'Inscribirme',
  registering: 'Inscribiendo…',
  registerTitle: (name) => `¿Inscribirte en ${name}?`,
  registerConsequence:
    'Quien organiza ve tu inscripción y la aprueba. Puedes renunciar antes de que empiece.',
  registered: 'Te has inscrito. Quien organiza tiene que aprobar tu inscripción.',
  states: {
    listed: {
      athlete: 'Estás en la lista de atletas; la invitación llega por correo.',
      judge: 'Estás en la lista de jueces; la invitación llega por correo.',
    },
    invited: { athlete: 'Te han invitado a competir.', judge: 'Te han invitado a juzgar.' },
    pending: {
      athlete: 'Tu inscripción espera la aprobación de quien organiza.',
      judge: 'Has confirmado y esperas la aprobación de quien organiza para juzgar.',
    },
    missed: {
      athlete: 'La competición empezó antes de que se aprobara tu inscripción: no participas.',
      judge: 'La competición terminó antes de que te aprobaran como juez.',
    },
    unpublished: {
      athlete: 'Participas. La competición todavía no está publicada.',
      judge: 'Eres juez de esta competición. Todavía no está publicada.',
    },
    approved: { athlete: 'Participas.', judge: 'Eres juez de esta competición.' },
    running: { athlete: 'Estás compitiendo.', judge: 'Estás juzgando.' },
    eliminated: { athlete: 'Has participado y estás fuera.', judge: 'Has participado y estás fuera.' },
    declined: {
      athlete: 'Tu inscripción fue rechazada: no participas.',
      judge: 'Tu inscripción fue rechazada: no juzgas.',
    },
    over: { athlete: 'Has participado.', judge: 'Fuiste juez de esta competición.' },
  },
  ownRound: {
    toCome: 'Tu ronda aún está por venir.',
    inJudging: 'Tu ronda se está puntuando.',
    validated: 'Has validado tu ronda. Los resultados llegan cuando todas estén puntuadas.',
  },
  scoreRounds: 'Puntuar rondas',
  ownFeeUnpaid: 'Tu cuota todavía no consta como pagada.',
  ownPlace: (position) => `Tu puesto: ${position}`,
  invitation: {
    title: 'Tus invitaciones',
    to: {
      athlete: (name, date) => `Te han invitado a competir en ${name}. ${date}`,
      judge: (name, date) => `Te han invitado a juzgar ${name}. ${date}`,
    },
    confirm: 'Confirmar la invitación',
    decline: 'Rechazar',
    declineTitle: (name) => `¿Rechazar la invitación a ${name}?`,
    declineConsequence: 'Después ya no puedes participar en ella ni recibir otra invitación.',
    confirmed: 'Confirmado. Quien organiza tiene que aprobar tu inscripción.',
    declined: (name) => `Has rechazado la invitación a ${name}.`,
  },
}
