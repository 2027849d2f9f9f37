/** Words of one's own account, and of the outbox for admins (accounts-and-people §10 to §12). */
import type { account as english } from '../en/account.ts'
import { common } from './common.ts'
import { plural } from '../plural.ts'

export const account: typeof english = {
  title: 'Cuenta',
  toProfile: 'Tu perfil',

  groups: { signIn: 'Acceso', competitions: 'Competiciones', data: 'Datos y programas' },

  emailTitle: 'Correo electrónico',
  emailText: (email) => `Entras con ${email}.`,
  newEmail: 'Correo nuevo',
  changeEmail: 'Cambiar el correo',
  emailSent: (email) => `Hemos enviado un enlace a ${email}.`,
  emailSentText: 'Hasta que lo abras vale el correo anterior, al que también hemos avisado.',

  passwordTitle: 'Contraseña',
  presentPassword: 'Tu contraseña actual',
  changePassword: 'Cambiar la contraseña',
  changing: 'Cambiando…',
  passwordChanged: 'Tu contraseña se ha cambiado. En los demás dispositivos se ha cerrado la sesión.',

  sessionsTitle: 'Dónde tienes la sesión abierta',
  thisOne: 'Este dispositivo',
  unknownDevice: 'Dispositivo desconocido',
  device: (browser, system) => `${browser} en ${system}`,
  sessionTimes: (used, since) => `Último uso ${used}, sesión abierta el ${since}`,
  end: 'Cerrar',
  endNamed: (device) => `Cerrar la sesión de ${device}`,
  sessionEnded: (device) => `Se ha cerrado la sesión de ${device}.`,
  sessionsFailed: 'No se han podido cargar tus sesiones',

  /** About an imported competition. */
  named: {
    text: (name, competition) =>
      `«${name}» aparece en ${competition}, que se importó, con tu dirección. Si eres tú, quédatelo: pasará a tu cuenta.`,
    accept: 'Soy yo',
    accepted: (competition) => `Lo que hiciste en ${competition} ya es tuyo.`,
  },

  secondFactor: {
    title: 'Segundo factor',
    text: 'Para entrar hará falta también un código de una app de tu móvil.',
    needed: 'Este servidor lo pide a todos los admin. Hasta que lo tengas, ese rol no te da permisos.',
    on: 'Está activado.',
    left: (codes) =>
      plural('es', codes, {
        one: 'Queda # código de recuperación.',
        other: 'Quedan # códigos de recuperación.',
      }),
    failed: 'No se pudo cargar el segundo factor',
    add: 'Añadir un segundo factor',
    next: 'Continuar',
    scan: 'Escanea esto con una app de autenticación o introduce la clave a mano. Después escribe el código que muestra la app.',
    qr: 'Código QR para la app de autenticación',
    key: 'Clave',
    switchOn: 'Activar',
    codesTitle: 'Tus códigos de recuperación',
    codesText:
      'Con cada uno entras una vez sin el móvil. Guárdalos en otro sitio: solo se muestran esta vez.',
    off: 'Desactivar',
    offQuestion: '¿Desactivar el segundo factor?',
    offText: 'A partir de entonces basta tu contraseña para entrar.',
    offDone: 'Tu segundo factor está desactivado.',
  },

  tokens: {
    title: 'Tokens para programas',
    text: 'Con un token, un programa tuyo actúa por ti sin tu contraseña.',
    failed: 'No se pudieron cargar tus tokens',
    make: 'Nuevo token',
    makeNow: 'Crear',
    name: 'Nombre',
    nameHint: 'Para qué es, como «Web del club».',
    may: 'Puede',
    scopes: { read: 'Leer', judge: 'Puntuar', organize: 'Organizar' },
    ends: 'Termina',
    inDays: (days) => plural('es', days, { one: 'en # día', other: 'en # días' }),
    unused: 'nunca usado',
    used: (when) => `usado ${when}`,
    until: (date) => `hasta el ${date}`,
    end: 'Terminar',
    endNamed: (name) => `Terminar el token ${name}`,
    ended: (name) => `${name} ha terminado.`,
    secretTitle: 'Tu nuevo token',
    secretText: 'Cópialo ahora: solo se muestra esta vez.',
    copy: 'Copiar',
    copied: 'Copiado.',
    close: 'Cerrar',
  },

  exportTitle: 'Tus datos',
  exportText: 'Todo lo que guardamos sobre ti, en un solo archivo JSON.',
  export: 'Descargar',
  exporting: 'Reuniendo…',

  deleteTitle: 'Borrar la cuenta',
  deleteText: 'Para siempre. Nadie puede recuperarla.',
  delete: 'Borrar la cuenta',
  deleting: 'Borrando…',
  deleteQuestion: '¿Borrar tu cuenta?',
  goes: 'Lo que desaparece',
  goesList: [
    'tu nombre, tu foto, tus datos de contacto y tus enlaces',
    'tus rondas de entrenamiento y tus borradores',
    'tus inscripciones en competiciones que no han empezado',
    'todas las sesiones, en todos los dispositivos',
  ],
  stays: 'Lo que queda',
  staysList: [
    `tus resultados en competiciones con otras personas, como «${common.deletedAthlete}»`,
    'las competiciones que organizaste y que han terminado',
  ],

  outboxText:
    'Sin SMTP_URL ningún correo sale de este servidor. Aquí están los más recientes, tal como se habrían enviado.',
  outboxSends: 'Este servidor envía sus correos. Estos son anteriores.',
  outboxEmpty: 'Todavía no hay correos',
  outboxEmptyText: 'Las verificaciones, invitaciones y respuestas aparecen aquí.',
  outboxFailed: 'No se ha podido cargar la bandeja de salida',
  to: (recipient) => `Para ${recipient}`,
}
