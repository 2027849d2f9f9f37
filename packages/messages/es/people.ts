/** Las palabras del perfil de una persona (screens §18). */
import type { people as english } from '../en/people.ts'
import { roleNames } from './role-names.ts'

export const people: typeof english = {
  memberSince: 'En Trickline desde',
  slacklineSince: 'Slackline desde',
  country: 'País',
  links: 'Enlaces',
  email: 'Correo',
  rolesLabel: 'Roles',
  roles: roleNames,
  sites: { website: 'Página web', instagram: 'Instagram', youtube: 'YouTube' },
  verification: { verified: 'Verificado', pending: 'Verificación pendiente', none: 'Sin verificar' },
  resend: 'Enviar correo de verificación',
  resending: 'Enviando…',
  verification_email_sent: 'El correo de verificación está en camino. Abre el enlace que contiene.',
  verification_email_failed: 'No se pudo enviar el correo de verificación. Inténtalo de nuevo en un momento.',
  resendSoon: 'Se acaba de enviar un correo. Se puede volver a enviar pasado un minuto.',
  /** To one's own: address, password, sessions, data. */
  account: 'Cuenta',
  statistics: 'Estadísticas de este atleta',
  ownStatistics: 'Tus estadísticas',
  edit: 'Editar perfil',
  saved: 'Tu perfil está guardado.',
  name: 'Nombre',
  surname: 'Apellidos',
  username: 'Nombre de usuario',
  usernameHint: 'Letras (de la a a la z), cifras, puntos, guiones bajos y guiones.',
  language: 'Idioma',
  choose: 'Elegir',
  state: 'Provincia o región',
  city: 'Ciudad',
  phone: 'Teléfono',
  phoneCode: 'Prefijo',
  phoneHint:
    'Solo lo ven tú, los administradores y los organizadores de tus competiciones. Sin una de las dos partes no se guarda ninguno.',
  slacklineSinceHint: (first: number, last: number) => `Un año de ${first} a ${last}.`,
  siteHints: {
    website: 'La dirección completa, como https://example.org.',
    instagram: 'Tu nombre allí o la dirección completa.',
    youtube: 'Tu nombre allí o la dirección completa.',
  },
  photo: {
    title: 'Foto',
    upload: 'Subir una foto',
    change: 'Cambiar la foto',
    crop: 'Qué parte se ve',
    hint: 'JPEG, PNG o WebP de hasta 10\u00a0MB. Se guarda al momento.',
    uploading: 'Subiendo…',
    saved: 'Tu foto está guardada.',
    unreadable: 'No se pudo leer esta imagen. Elige un JPEG, PNG o WebP.',
  },
  leave: {
    title: '¿Salir sin guardar?',
    consequence: 'Se pierde lo que has cambiado en tu perfil.',
    action: 'Salir',
  },
  lists: {
    athletes: {
      title: 'Atletas',
      empty: 'Aún no hay atletas',
      emptyText: 'Quien se registra es atleta y aparece aquí.',
    },
    judges: {
      title: 'Jueces',
      empty: 'Aún no hay jueces',
      emptyText: 'Aquí aparece quien un administrador nombra juez.',
    },
    organizers: {
      title: 'Organizadores',
      empty: 'Aún no hay organizadores',
      emptyText: 'Aquí aparece quien un administrador nombra organizador.',
    },
    searchHint: 'Nombre o apellido',
    failed: 'No se pudo cargar la lista',
  },
}
