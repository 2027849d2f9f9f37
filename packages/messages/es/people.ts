/** Las palabras del perfil de una persona (screens §18). */
import type { people as english } from '../en/people.ts'
import { roleNames } from './role-names.ts'

export const people: typeof english = {
  memberSince: 'Miembro desde',
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
}
