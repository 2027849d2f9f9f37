/** Words of sign-in, registration, password reset and verification of an address (screens §2). */
import type { accounts as english } from '../en/accounts.ts'

export const accounts: typeof english = {
  motto: 'Jeder Trick zählt.',
  mottoText: 'Wettkämpfe, Trick für Trick bewertet, live mit Punkten und über Jahre aufgehoben.',
  signIn: 'Anmelden',
  signingIn: 'Wird angemeldet …',
  register: 'Registrieren',
  registering: 'Wird registriert …',
  choose: 'Anmelden oder registrieren',

  name: 'Vorname',
  surname: 'Nachname',
  email: 'E-Mail',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  passwordConfirmation: 'Passwort wiederholen',
  passwordHint:
    'Mindestens 6 Zeichen: ein Großbuchstabe, ein Kleinbuchstabe, eine Ziffer und eines der Zeichen @$!%*?&',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  code: 'Code',
  codeHint: 'Sechs Ziffern aus deiner Authenticator-App oder ein Ersatzcode.',
  forgotLink: 'Passwort vergessen?',
  toRegister: 'Neu hier? Registrieren',
  toSignIn: 'Schon dabei? Anmelden',
  captcha: (question) => `Wie viel ist ${question}?`,
  captchaHint: 'Damit wir wissen, dass ein Mensch fragt.',

  rolesTitle: 'Ich bin auch Judge, Orga oder Supervisor',
  rolesText: 'Über jede Anfrage entscheidet ein Admin. Bis dahin bist du Athlet:in.',
  rolesFailed:
    'Dein Konto ist da, aber die Anfrage für eine Rolle kam nicht an. Stell sie in deinem Profil noch einmal.',
  roles: { judge: 'Judge', organizer: 'Orga', supervisor: 'Supervisor' },

  expired:
    'Deine Sitzung ist abgelaufen. Melde dich wieder an: Was noch nicht gesendet war, liegt auf diesem Gerät.',
  deleted: 'Dein Konto ist gelöscht. Pass auf dich auf, auf der Line.',
  noAuthorization: 'Keine Berechtigung!',

  forgotTitle: 'Passwort vergessen?',
  forgotText:
    'Nenn uns die E-Mail-Adresse deines Kontos, und wir schicken dir einen Link für ein neues Passwort.',
  send: 'Senden',
  sending: 'Wird gesendet …',
  forgotSent: 'Wenn die Adresse stimmt, ist eine E-Mail unterwegs.',
  forgotSentText: 'Sieh in deinem Posteingang nach, auch im Spam. Der Link gilt nur einmal.',
  genericError: 'Da ist ein Fehler aufgetreten. Versuch es später noch einmal.',
  backToSignIn: 'Zurück zur Anmeldung',

  resetTitle: 'Neues Passwort setzen',
  resetText: (email) => `Für das Konto ${email}.`,
  resetWithoutEmail:
    'Dieser Link ist unvollständig. Öffne ihn noch einmal aus der E-Mail oder fordere einen neuen an.',
  reset: 'Passwort setzen',
  resetting: 'Wird gesetzt …',
  resetDone: 'Dein Passwort ist neu gesetzt.',
  resetDoneText: 'Alle offenen Sitzungen des Kontos sind beendet. Melde dich mit dem neuen Passwort an.',
  askAgain: 'Neuen Link anfordern',

  verifyTitle: 'Deine E-Mail-Adresse',
  verifying: 'Deine Adresse wird bestätigt …',
  verifySignIn: 'Melde dich an, dann ist deine Adresse bestätigt.',
  verifyOther: 'Dieser Link gehört zu einem anderen Konto. Melde dich ab und mit dem richtigen wieder an.',
  verified: 'Deine Adresse ist bestätigt.',
  verifiedText: 'Einladungen an diese Adresse findest du jetzt in deinem Konto.',
  goOn: 'Weiter',
}
