/** The mails, without their layout. */
import type { Role } from '@trickline/competition/model'
import type { Mails } from '../shapes.ts'

const roles: Record<Role, string> = {
  athlete: 'atleta',
  judge: 'juez',
  organizer: 'organizador',
  supervisor: 'supervisor',
  admin: 'administrador',
}

const onThe = (date: string | null) => (date === null ? '' : ` el ${date}`)

export const mails: Mails = {
  'verify-email': ({ name }) => ({
    subject: 'Confirma tu correo electrónico',
    paragraphs: [
      `Hola, ${name}:`,
      'te damos la bienvenida a Trickline. Confirma que esta dirección es tuya.',
      'Si no te has registrado, puedes ignorar este correo.',
    ],
    action: 'Confirmar dirección',
  }),
  'reset-password': ({ name }) => ({
    subject: 'Elige una contraseña nueva',
    paragraphs: [
      `Hola, ${name}:`,
      'alguien, esperamos que tú, ha pedido una contraseña nueva. El enlace vale durante una hora.',
      'Si no has sido tú, puedes ignorar este correo: tu contraseña sigue igual.',
    ],
    action: 'Elegir una contraseña nueva',
  }),
  'new-address': ({ name }) => ({
    subject: 'Confirma tu nueva dirección de correo',
    paragraphs: [
      `Hola, ${name}:`,
      'confirma que esta dirección es tuya. A partir de entonces será la de tu cuenta; hasta entonces sigue la anterior.',
      'Si no la has pedido, puedes ignorar este correo.',
    ],
    action: 'Confirmar dirección',
  }),
  'address-changes': ({ name, address }) => ({
    subject: 'Tu dirección de correo va a cambiar',
    paragraphs: [
      `Hola, ${name}:`,
      `tu cuenta va a tener la dirección ${address}, en cuanto se confirme.`,
      'Si no has sido tú, cambia ya la contraseña: quien lo ha pedido conoce la actual.',
    ],
    action: 'Abrir mi cuenta',
  }),
  'role-granted': ({ name, role }) => ({
    subject: `Ya tienes el rol de ${roles[role]}`,
    paragraphs: [
      `Hola, ${name}:`,
      `pediste un rol y ya es tuyo: desde ahora tienes en Trickline el rol de ${roles[role]}.`,
    ],
    action: 'Abrir Trickline',
  }),
  'role-refused': ({ name, role, note }) => ({
    subject: `Tu solicitud del rol de ${roles[role]}`,
    paragraphs: [
      `Hola, ${name}:`,
      `pediste en Trickline el rol de ${roles[role]} y no se te ha concedido.`,
      ...(note === '' ? [] : [`Esto se dijo al respecto: ${note}`]),
      'Puedes volver a pedirlo desde tu perfil.',
    ],
    action: 'Abrir mi perfil',
  }),
  invitation: ({ name, competition, role, date }) => ({
    subject: `Tienes una invitación a ${competition}`,
    paragraphs: [
      `Hola, ${name}:`,
      role === 'judge'
        ? `te invitan a juzgar ${competition}${onThe(date)}.`
        : `te invitan a competir en ${competition}${onThe(date)}.`,
      'Confirma o rechaza la invitación en la página de la competición.',
    ],
    action: 'Abrir la competición',
  }),
  'competition-returned': ({ name, competition, reason }) => ({
    subject: `${competition} necesita una revisión`,
    paragraphs: [
      `Hola, ${name}:`,
      `un supervisor te ha devuelto ${competition} con este motivo:`,
      reason,
      'Cámbiala y guárdala: cuando vuelva a estar completa, esperará de nuevo la aprobación.',
    ],
    action: 'Editar la competición',
  }),
  'invitation-to-join': ({ competition, date }) => ({
    subject: `Tienes una invitación a ${competition}`,
    paragraphs: [
      'Hola:',
      `te invitan a competir en ${competition}${onThe(date)}.`,
      'Regístrate con esta dirección y confírmala: la invitación te estará esperando.',
    ],
    action: 'Registrarse',
  }),
}
