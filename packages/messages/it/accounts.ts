/** Words of sign-in, registration, password reset and verification of an address (screens §2). */
import type { accounts as english } from '../en/accounts.ts'

export const accounts: typeof english = {
  motto: 'Ogni trick conta.',
  mottoText: 'Gare valutate trick per trick, con punteggi in diretta, conservate per anni.',
  signIn: 'Accedi',
  signingIn: 'Accesso…',
  register: 'Registrati',
  registering: 'Registrazione…',
  choose: 'Accedi o registrati',

  name: 'Nome',
  surname: 'Cognome',
  email: 'E-mail',
  password: 'Password',
  newPassword: 'Nuova password',
  passwordConfirmation: 'Ripeti la password',
  passwordHint: 'Almeno 6 caratteri: una maiuscola, una minuscola, un numero e uno tra @$!%*?&',
  showPassword: 'Mostra la password',
  hidePassword: 'Nascondi la password',
  code: 'Codice',
  codeHint: 'Sei cifre della tua app di autenticazione, o un codice di recupero.',
  forgotLink: 'Password dimenticata?',
  toRegister: 'Prima volta qui? Registrati',
  toSignIn: 'Hai già un account? Accedi',
  captcha: (question) => `Quanto fa ${question}?`,
  captchaHint: 'Così sappiamo che lo chiede una persona.',

  rolesTitle: 'Faccio anche da giudice, organizzatore o supervisore',
  rolesText: 'A ogni richiesta risponde un admin. Fino ad allora sei atleta.',
  rolesFailed:
    'Il tuo account è pronto, ma la richiesta di un ruolo non è arrivata. Ripetila dal tuo profilo.',
  roles: { judge: 'Giudice', organizer: 'Organizzatore', supervisor: 'Supervisore' },

  expired:
    'La tua sessione è finita. Accedi di nuovo: ciò che non avevi inviato è conservato su questo dispositivo.',
  deleted: 'Il tuo account è stato eliminato. Abbi cura di te sulla linea.',
  noAuthorization: 'Senza autorizzazione!',

  forgotTitle: 'Password dimenticata?',
  forgotText: 'Scrivi l’e-mail del tuo account e ti mandiamo un link per sceglierne una nuova.',
  send: 'Invia',
  sending: 'Invio…',
  forgotSent: 'Se l’indirizzo è valido, ti abbiamo inviato un’e-mail di recupero.',
  forgotSentText: 'Guarda nella posta in arrivo, e anche nello spam. Il link vale una volta.',
  genericError: 'Si è verificato un errore, riprova più tardi.',
  backToSignIn: 'Torna all’accesso',

  resetTitle: 'Scegli una nuova password',
  resetText: (email) => `Per l’account ${email}.`,
  resetWithoutEmail: 'Questo link è incompleto. Riaprilo dall’e-mail, o chiedine uno nuovo.',
  reset: 'Imposta password',
  resetting: 'Impostazione…',
  resetDone: 'La tua password è stata reimpostata.',
  resetDoneText: 'Ogni sessione aperta dell’account è finita. Accedi con la nuova password.',
  askAgain: 'Chiedi un nuovo link',

  verifyTitle: 'Il tuo indirizzo e-mail',
  verifying: 'Verifica del tuo indirizzo…',
  verifySignIn: 'Accedi e il tuo indirizzo sarà verificato.',
  verifyOther: 'Questo link è di un altro account. Esci e accedi con quello.',
  verified: 'Il tuo indirizzo è verificato.',
  verifiedText: 'Gli inviti spediti a questo indirizzo ora sono nel tuo account.',
  goOn: 'Continua',
}
