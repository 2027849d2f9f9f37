/** The mails, without their layout. */
import type { Mails } from '../shapes.ts'

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
