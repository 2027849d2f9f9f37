/** Words of one's own account, and of the outbox for admins (accounts-and-people §10 to §12). */
import type { account as english } from '../en/account.ts'
import { common } from './common.ts'
import { plural } from '../plural.ts'

export const account: typeof english = {
  title: 'Account',
  toProfile: 'Il tuo profilo',

  groups: { signIn: 'Accesso', competitions: 'Gare', data: 'Dati e programmi' },

  emailTitle: 'Indirizzo e-mail',
  emailText: (email) => `Accedi con ${email}.`,
  newEmail: 'Nuova e-mail',
  changeEmail: 'Cambia indirizzo',
  emailSent: (email) => `Abbiamo inviato un link a ${email}.`,
  emailSentText: 'Finché non lo apri vale il vecchio indirizzo. Abbiamo avvisato anche quello.',

  passwordTitle: 'Password',
  presentPassword: 'La tua password attuale',
  changePassword: 'Cambia password',
  changing: 'Cambio in corso…',
  passwordChanged: 'La password è stata cambiata. Sugli altri dispositivi la sessione è stata chiusa.',

  sessionsTitle: 'Dove hai una sessione aperta',
  thisOne: 'Questo dispositivo',
  unknownDevice: 'Dispositivo sconosciuto',
  device: (browser, system) => `${browser} su ${system}`,
  sessionTimes: (used, since) => `Ultimo uso ${used}, accesso del ${since}`,
  end: 'Chiudi',
  endNamed: (device) => `Chiudi la sessione di ${device}`,
  sessionEnded: (device) => `La sessione di ${device} è stata chiusa.`,
  sessionsFailed: 'Non è stato possibile caricare le tue sessioni',

  /** About an imported competition. */
  named: {
    text: (name, competition) =>
      `«${name}» compare in ${competition}, che è stata importata, con il tuo indirizzo. Se sei tu, prendilo: passa al tuo account.`,
    accept: 'Sono io',
    accepted: (competition) => `Ciò che hai fatto in ${competition} ora è tuo.`,
  },

  secondFactor: {
    title: 'Secondo fattore',
    text: 'Per accedere servirà anche un codice di un’app sul tuo telefono.',
    needed: 'Questo server lo chiede a ogni admin. Finché non ce l’hai, quel ruolo non ti dà alcun potere.',
    on: 'È attivo.',
    left: (codes) =>
      plural('it', codes, { one: 'Resta # codice di recupero.', other: 'Restano # codici di recupero.' }),
    failed: 'Non è stato possibile caricare il secondo fattore',
    add: 'Aggiungi un secondo fattore',
    next: 'Continua',
    scan: 'Scansiona questo con un’app di autenticazione o inserisci la chiave a mano. Poi scrivi il codice che l’app mostra.',
    qr: 'Codice QR per l’app di autenticazione',
    key: 'Chiave',
    switchOn: 'Attiva',
    codesTitle: 'I tuoi codici di recupero',
    codesText:
      'Ognuno ti fa accedere una volta, senza il telefono. Tienili altrove: vengono mostrati solo questa volta.',
    off: 'Disattiva',
    offQuestion: 'Disattivare il secondo fattore?',
    offText: 'Da quel momento basta la tua password per accedere.',
    offDone: 'Il tuo secondo fattore è disattivato.',
  },

  tokens: {
    title: 'Token per programmi',
    text: 'Con un token un tuo programma agisce per te, senza la tua password.',
    failed: 'Non è stato possibile caricare i tuoi token',
    make: 'Nuovo token',
    makeNow: 'Crea',
    name: 'Nome',
    nameHint: 'A che cosa serve, per esempio “Sito del club”.',
    may: 'Può',
    scopes: { read: 'Leggere', judge: 'Valutare', organize: 'Organizzare' },
    ends: 'Scade',
    inDays: (days) => plural('it', days, { one: 'tra # giorno', other: 'tra # giorni' }),
    unused: 'mai usato',
    used: (when) => `usato ${when}`,
    until: (date) => `fino al ${date}`,
    end: 'Termina',
    endNamed: (name) => `Termina il token ${name}`,
    ended: (name) => `${name} è terminato.`,
    secretTitle: 'Il tuo nuovo token',
    secretText: 'Copialo adesso: viene mostrato solo questa volta.',
    copy: 'Copia',
    copied: 'Copiato.',
    close: 'Chiudi',
  },

  exportTitle: 'I tuoi dati',
  exportText: 'Tutto ciò che conserviamo di te, in un file JSON.',
  export: 'Scarica',
  exporting: 'Raccolta in corso…',

  deleteTitle: 'Elimina l’account',
  deleteText: 'Per sempre. Nessuno può recuperarlo.',
  delete: 'Elimina account',
  deleting: 'Eliminazione…',
  deleteQuestion: 'Eliminare il tuo account?',
  goes: 'Che cosa sparisce',
  goesList: [
    'il tuo nome, la foto, i contatti e i link',
    'le tue run di allenamento e le bozze',
    'le tue iscrizioni alle gare non ancora iniziate',
    'ogni sessione, su ogni dispositivo',
  ],
  stays: 'Che cosa resta',
  staysList: [
    `i tuoi risultati nelle gare con altre persone, come «${common.deletedAthlete}»`,
    'le gare che hai organizzato e che sono finite',
  ],

  outboxText:
    'Senza SMTP_URL nessuna e-mail lascia questo server. Qui ci sono le più recenti, come sarebbero partite.',
  outboxSends: 'Questo server spedisce le sue e-mail. Queste sono precedenti.',
  outboxEmpty: 'Nessuna e-mail per ora',
  outboxEmptyText: 'Verifiche, inviti e risposte compaiono qui.',
  outboxFailed: 'Non è stato possibile caricare la posta in uscita',
  to: (recipient) => `A ${recipient}`,
}
