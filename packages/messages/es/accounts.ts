/** Words of sign-in, registration, password reset and verification of an address (screens §2). */
import type { accounts as english } from '../en/accounts.ts'

export const accounts: typeof english = {
  motto: 'Cada truco cuenta.',
  mottoText: 'Competiciones juzgadas truco a truco, puntuadas en directo y guardadas durante años.',
  signIn: 'Entrar',
  signingIn: 'Entrando…',
  register: 'Registrarse',
  registering: 'Registrando…',
  choose: 'Entrar o registrarse',

  name: 'Nombre',
  surname: 'Apellidos',
  email: 'Correo electrónico',
  password: 'Contraseña',
  newPassword: 'Contraseña nueva',
  passwordConfirmation: 'Repite la contraseña',
  passwordHint: 'Al menos 6 caracteres: una mayúscula, una minúscula, un número y uno de @$!%*?&',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  code: 'Código',
  codeHint: 'Seis cifras de tu app de autenticación, o un código de recuperación.',
  forgotLink: '¿Has olvidado la contraseña?',
  toRegister: '¿Primera vez aquí? Regístrate',
  toSignIn: '¿Ya tienes cuenta? Entra',
  captcha: (question) => `¿Cuánto es ${question}?`,
  captchaHint: 'Para saber que pregunta una persona.',

  rolesTitle: 'También juzgo, organizo o superviso',
  rolesText: 'Un administrador responde a cada solicitud. Mientras tanto eres atleta.',
  rolesFailed:
    'Tu cuenta está creada, pero la solicitud de un rol no ha llegado. Vuelve a pedirlo desde tu perfil.',
  roles: { judge: 'Juez', organizer: 'Organizador', supervisor: 'Supervisor' },

  expired: 'Tu sesión ha terminado. Vuelve a entrar: lo que no se había enviado sigue en este dispositivo.',
  deleted: 'Tu cuenta se ha borrado. Que te vaya bien en la línea.',
  noAuthorization: '¡Sin autorización!',

  forgotTitle: '¿Has olvidado la contraseña?',
  forgotText: 'Dinos el correo de tu cuenta y te enviamos un enlace para poner una nueva.',
  send: 'Enviar',
  sending: 'Enviando…',
  forgotSent: 'Si la dirección es válida, te hemos enviado un correo de recuperación.',
  forgotSentText:
    'Mira en tu bandeja de entrada, y también en el correo no deseado. El enlace sirve una vez.',
  genericError: 'Se ha producido un error, inténtalo de nuevo más tarde.',
  backToSignIn: 'Volver a la entrada',

  resetTitle: 'Pon una contraseña nueva',
  resetText: (email) => `Para la cuenta ${email}.`,
  resetWithoutEmail: 'Este enlace está incompleto. Ábrelo otra vez desde el correo, o pide uno nuevo.',
  reset: 'Cambiar la contraseña',
  resetting: 'Cambiando…',
  resetDone: 'Tu contraseña se ha cambiado.',
  resetDoneText: 'Todas las sesiones abiertas de la cuenta han terminado. Entra con la contraseña nueva.',
  askAgain: 'Pedir un enlace nuevo',

  verifyTitle: 'Tu dirección de correo',
  verifying: 'Verificando tu dirección…',
  verifySignIn: 'Entra y tu dirección quedará verificada.',
  verifyOther: 'Este enlace es de otra cuenta. Cierra la sesión y entra con esa.',
  verified: 'Tu dirección está verificada.',
  verifiedText: 'Las invitaciones que se enviaron a ella ya están en tu cuenta.',
  goOn: 'Seguir',
}
