/** The mails, without their layout. */
import type { Role } from '@trickline/competition/model'
import type { Mails } from '../catalogue-types.ts'

const onThe = (date: string | null) => (date === null ? '' : ` el ${date}`)

const roles: Record<Role, string> = {
  athlete: 'atleta',
  judge: 'juez',
  organizer: 'organizador',
  supervisor: 'supervisor',
  admin: 'administrador',
}

const written = (note: string) => (note === '' ? [] : [`«${note}»`])

export const mails: Mails = {
  'verify-email': ({ name }) => ({
    subject: 'Confirma tu correo electrónico',
    paragraphs: [
      `Hola, ${name}:`,
      'Te damos la bienvenida a Trickline. Confirma que esta dirección es tuya.',
      'Si no te has registrado, puedes ignorar este correo.',
    ],
    action: 'Confirmar dirección',
  }),
  'reset-password': ({ name }) => ({
    subject: 'Elige una contraseña nueva',
    paragraphs: [
      `Hola, ${name}:`,
      'Alguien, esperamos que tú, ha pedido una contraseña nueva. El enlace vale durante una hora.',
      'Si no has sido tú, puedes ignorar este correo: tu contraseña sigue igual.',
    ],
    action: 'Elegir una contraseña nueva',
  }),
  'new-address': ({ name }) => ({
    subject: 'Confirma tu nueva dirección de correo',
    paragraphs: [
      `Hola, ${name}:`,
      'Confirma que esta dirección es tuya. A partir de entonces será la de tu cuenta; hasta entonces sigue la anterior.',
      'Si no la has pedido, puedes ignorar este correo.',
    ],
    action: 'Confirmar dirección',
  }),
  'address-changes': ({ name, address }) => ({
    subject: 'Tu dirección de correo va a cambiar',
    paragraphs: [
      `Hola, ${name}:`,
      `Tu cuenta va a tener la dirección ${address}, en cuanto se confirme.`,
      'Si no has sido tú, cambia ya la contraseña: quien lo ha pedido conoce la actual.',
    ],
    action: 'Abrir la cuenta',
  }),
  'password-changed': ({ name }) => ({
    subject: 'Tu contraseña ha cambiado',
    paragraphs: [
      `Hola, ${name}:`,
      'La contraseña de tu cuenta ha cambiado. Se ha cerrado la sesión en los demás dispositivos.',
      'Si no has sido tú, elige ya una contraseña nueva.',
    ],
    action: 'Elegir una contraseña nueva',
  }),
  'second-factor-changed': ({ name, isOn }) => ({
    subject: isOn ? 'Tu segundo factor está activado' : 'Tu segundo factor está desactivado',
    paragraphs: [
      `Hola, ${name}:`,
      isOn
        ? 'Desde ahora, para entrar en tu cuenta hace falta un código de tu segundo factor.'
        : 'Para entrar en tu cuenta ya no hace falta un segundo factor.',
      'Si no has sido tú, cambia ya la contraseña: quien lo ha hecho conoce la actual.',
    ],
    action: 'Abrir la cuenta',
  }),
  invitation: ({ name, competition, role, date }) => ({
    subject: `Tienes una invitación a ${competition}`,
    paragraphs: [
      `Hola, ${name}:`,
      role === 'judge'
        ? `Te invitan a juzgar ${competition}${onThe(date)}.`
        : `Te invitan a competir en ${competition}${onThe(date)}.`,
      'Confirma o rechaza la invitación en la página de la competición.',
    ],
    action: 'Abrir la competición',
  }),
  'competition-returned': ({ name, competition, reason }) => ({
    subject: `${competition} necesita una revisión`,
    paragraphs: [
      `Hola, ${name}:`,
      `Un supervisor te ha devuelto ${competition} con este motivo:`,
      reason,
      'Cámbiala y guárdala: cuando vuelva a estar completa, esperará de nuevo la aprobación.',
    ],
    action: 'Editar la competición',
  }),
  'invitation-to-join': ({ competition, date }) => ({
    subject: `Tienes una invitación a ${competition}`,
    paragraphs: [
      'Hola:',
      `Te invitan a competir en ${competition}${onThe(date)}.`,
      'Regístrate con esta dirección y confírmala: la invitación te estará esperando.',
    ],
    action: 'Registrarme',
  }),
  'role-granted': ({ name, role, note }) => ({
    subject: `Ya tienes el rol de ${roles[role]} en Trickline`,
    paragraphs: [
      `Hola, ${name}:`,
      `Un administrador ha dado a tu cuenta el rol de ${roles[role]}. Vale desde ahora.`,
      ...written(note),
    ],
    action: 'Abrir el perfil',
  }),
  'role-refused': ({ name, role, note }) => ({
    subject: `Tu solicitud del rol de ${roles[role]}`,
    paragraphs: [
      `Hola, ${name}:`,
      `Un administrador no ha concedido tu solicitud del rol de ${roles[role]}.`,
      ...written(note),
      'Puedes volver a pedirlo en tu perfil.',
    ],
    action: 'Abrir el perfil',
  }),
  'role-withdrawn': ({ name, role, note }) => ({
    subject: `Ya no tienes el rol de ${roles[role]} en Trickline`,
    paragraphs: [
      `Hola, ${name}:`,
      `Un administrador ha retirado a tu cuenta el rol de ${roles[role]}.`,
      ...(role === 'judge' ? ['Las rondas que estabas puntuando quedan libres para otros jueces.'] : []),
      ...written(note),
    ],
    action: 'Abrir el perfil',
  }),
  'account-suspended': ({ name, reason }) => ({
    subject: 'Tu cuenta está suspendida',
    paragraphs: [
      `Hola, ${name}:`,
      'Un administrador ha suspendido tu cuenta: tus sesiones se han cerrado y por ahora no puedes entrar.',
      ...written(reason),
    ],
    action: 'Abrir Trickline',
  }),
  'account-restored': ({ name, reason }) => ({
    subject: 'Tu cuenta vuelve a estar abierta',
    paragraphs: [
      `Hola, ${name}:`,
      'Un administrador ha levantado la suspensión de tu cuenta: ya puedes entrar otra vez.',
      ...written(reason),
    ],
    action: 'Entrar',
  }),
  'webhook-off': ({ name, competition, address }) => ({
    subject: `Webhook de ${competition} desactivado`,
    paragraphs: [
      `Hola, ${name}:`,
      `casi todo lo que Trickline ha enviado a ${address} por ${competition} en las últimas horas ha fallado, así que ya no se envía nada allí.`,
      'Cuando la dirección vuelva a responder, envía una prueba desde la página de la competición: activa el webhook.',
    ],
    action: 'Abrir la competición',
  }),
}
