/** Words of one's own account, and of the outbox for admins (accounts-and-people §10 to §12). */
import type { account as english } from '../en/account.ts'
import { common } from './common.ts'
import { plural } from '../plural.ts'

export const account: typeof english = {
  title: 'Konto',
  toProfile: 'Dein Profil',

  groups: { signIn: 'Anmeldung', competitions: 'Wettkämpfe', data: 'Daten und Programme' },

  emailTitle: 'E-Mail-Adresse',
  emailText: (email) => `Du meldest dich mit ${email} an.`,
  newEmail: 'Neue E-Mail-Adresse',
  changeEmail: 'Adresse ändern',
  emailSent: (email) => `Ein Link ist unterwegs an ${email}.`,
  emailSentText: 'Bis du ihn öffnest, gilt deine alte Adresse. Auch sie haben wir benachrichtigt.',

  passwordTitle: 'Passwort',
  presentPassword: 'Dein jetziges Passwort',
  changePassword: 'Passwort ändern',
  changing: 'Wird geändert …',
  passwordChanged: 'Dein Passwort ist geändert. Überall sonst bist du abgemeldet.',

  sessionsTitle: 'Angemeldete Geräte',
  thisOne: 'Dieses Gerät',
  unknownDevice: 'Unbekanntes Gerät',
  device: (browser, system) => `${browser} auf ${system}`,
  sessionTimes: (used, since) => `Zuletzt genutzt ${used}, angemeldet seit ${since}`,
  end: 'Beenden',
  endNamed: (device) => `Sitzung von ${device} beenden`,
  sessionEnded: (device) => `${device} ist abgemeldet.`,
  sessionsFailed: 'Deine Sitzungen ließen sich nicht laden',

  /** About an imported competition. */
  named: {
    text: (name, competition) =>
      `„${name}“ steht mit deiner Adresse in ${competition}, der importiert wurde. Wenn du das bist, übernimm es: Dann gehört es zu deinem Konto.`,
    accept: 'Das bin ich',
    accepted: (competition) => `Was du in ${competition} gemacht hast, gehört jetzt dir.`,
  },

  secondFactor: {
    title: 'Zweiter Faktor',
    text: 'Zum Anmelden brauchst du dann auch einen Code aus einer App auf deinem Handy.',
    needed: 'Dieser Server verlangt ihn von allen Admins. Bis du ihn hast, gibt dir die Rolle keine Rechte.',
    on: 'Er ist eingeschaltet.',
    left: (codes) => plural('de', codes, { one: 'Noch # Ersatzcode.', other: 'Noch # Ersatzcodes.' }),
    failed: 'Der zweite Faktor konnte nicht geladen werden',
    add: 'Zweiten Faktor einrichten',
    next: 'Weiter',
    scan: 'Scanne das mit einer Authenticator-App oder gib den Schlüssel von Hand ein. Tippe dann den Code ein, den die App zeigt.',
    qr: 'QR-Code für die Authenticator-App',
    key: 'Schlüssel',
    switchOn: 'Einschalten',
    codesTitle: 'Deine Ersatzcodes',
    codesText:
      'Jeder meldet dich einmal ohne das Handy an. Bewahre sie woanders auf: Sie werden nur dieses eine Mal gezeigt.',
    off: 'Ausschalten',
    offQuestion: 'Den zweiten Faktor ausschalten?',
    offText: 'Dann meldet dich dein Passwort allein an.',
    offDone: 'Dein zweiter Faktor ist ausgeschaltet.',
  },

  tokens: {
    title: 'Zugänge für Programme',
    text: 'Mit einem Token handelt ein eigenes Programm für dich, ohne dein Passwort.',
    failed: 'Deine Token konnten nicht geladen werden',
    make: 'Neues Token',
    makeNow: 'Erstellen',
    name: 'Name',
    nameHint: 'Wofür es ist, etwa „Website des Vereins“.',
    may: 'Es darf',
    scopes: { read: 'Lesen', judge: 'Bewerten', organize: 'Veranstalten' },
    ends: 'Es endet',
    inDays: (days) => plural('de', days, { one: 'in # Tag', other: 'in # Tagen' }),
    unused: 'nie benutzt',
    used: (when) => `benutzt ${when}`,
    until: (date) => `bis ${date}`,
    end: 'Beenden',
    endNamed: (name) => `Token ${name} beenden`,
    ended: (name) => `${name} ist beendet.`,
    secretTitle: 'Dein neues Token',
    secretText: 'Kopiere es jetzt: Es wird nur dieses eine Mal gezeigt.',
    copy: 'Kopieren',
    copied: 'Kopiert.',
    close: 'Schließen',
  },

  exportTitle: 'Deine Daten',
  exportText: 'Alles, was wir über dich speichern, in einer JSON-Datei.',
  export: 'Herunterladen',
  exporting: 'Wird zusammengestellt …',

  deleteTitle: 'Konto löschen',
  deleteText: 'Endgültig. Niemand kann es zurückholen.',
  delete: 'Konto löschen',
  deleting: 'Wird gelöscht …',
  deleteQuestion: 'Dein Konto löschen?',
  goes: 'Was verschwindet',
  goesList: [
    'dein Name, dein Bild, deine Kontaktdaten und Links',
    'deine Trainings-Runs und Entwürfe',
    'deine Startplätze in Wettkämpfen, die noch nicht begonnen haben',
    'alle Sitzungen auf allen Geräten',
  ],
  stays: 'Was bleibt',
  staysList: [
    `deine Ergebnisse in Wettkämpfen mit anderen, unter „${common.deletedAthlete}“`,
    'Wettkämpfe, die du veranstaltet hast und die beendet sind',
  ],

  outboxText:
    'Ohne SMTP_URL verlässt keine E-Mail diesen Server. Hier stehen die neuesten, wie sie verschickt würden.',
  outboxSends: 'Dieser Server verschickt seine E-Mails. Diese hier sind älter.',
  outboxEmpty: 'Noch keine E-Mail',
  outboxEmptyText: 'Bestätigungen, Einladungen und Antworten erscheinen hier.',
  outboxFailed: 'Der Postausgang ließ sich nicht laden',
  to: (recipient) => `An ${recipient}`,
}
