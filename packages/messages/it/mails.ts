/** The mails, without their layout. */
import type { Role } from '@trickline/competition/model'
import type { Mails } from '../catalogue-types.ts'

/** «l’8 giugno», «il 9 giugno». */
const onThe = (date: string | null) =>
  date === null ? '' : /^(?:8|11)\b/.test(date) ? ` l’${date}` : ` il ${date}`

const roles: Record<Role, string> = {
  athlete: 'atleta',
  judge: 'giudice',
  organizer: 'organizzatore',
  supervisor: 'supervisore',
  admin: 'admin',
}

const written = (note: string) => (note === '' ? [] : [`«${note}»`])

export const mails: Mails = {
  'verify-email': ({ name }) => ({
    subject: 'Conferma il tuo indirizzo e-mail',
    paragraphs: [
      `Ciao ${name},`,
      'ti diamo il benvenuto su Trickline. Conferma che questo indirizzo è tuo.',
      'Se non hai creato tu l’account, puoi ignorare questa e-mail.',
    ],
    action: 'Conferma indirizzo',
  }),
  'reset-password': ({ name }) => ({
    subject: 'Scegli una nuova password',
    paragraphs: [
      `Ciao ${name},`,
      'qualcuno, speriamo tu, ha chiesto una nuova password. Il link vale un’ora.',
      'Se non l’hai chiesto tu, puoi ignorare questa e-mail: la tua password resta com’è.',
    ],
    action: 'Scegli una nuova password',
  }),
  'new-address': ({ name }) => ({
    subject: 'Conferma il tuo nuovo indirizzo e-mail',
    paragraphs: [
      `Ciao ${name},`,
      'conferma che questo indirizzo è tuo. Da allora sarà quello del tuo account; fino ad allora resta il vecchio.',
      'Se non l’hai chiesto tu, puoi ignorare questa e-mail.',
    ],
    action: 'Conferma indirizzo',
  }),
  'address-changes': ({ name, address }) => ({
    subject: 'Il tuo indirizzo e-mail sta per cambiare',
    paragraphs: [
      `Ciao ${name},`,
      `il tuo account avrà l’indirizzo ${address}, non appena sarà confermato.`,
      'Se non l’hai chiesto tu, cambia subito la password: chi l’ha fatto conosce quella attuale.',
    ],
    action: 'Apri il tuo account',
  }),
  'password-changed': ({ name }) => ({
    subject: 'La tua password è cambiata',
    paragraphs: [
      `Ciao ${name},`,
      'la password del tuo account è cambiata. Tutti gli altri dispositivi sono stati disconnessi.',
      'Se non sei stato tu, scegli subito una nuova password.',
    ],
    action: 'Scegli una nuova password',
  }),
  'second-factor-changed': ({ name, isOn }) => ({
    subject: isOn ? 'Il tuo secondo fattore è attivo' : 'Il tuo secondo fattore è disattivato',
    paragraphs: [
      `Ciao ${name},`,
      isOn
        ? 'da ora per accedere al tuo account serve un codice del tuo secondo fattore.'
        : 'per accedere al tuo account non serve più un secondo fattore.',
      'Se non sei stato tu, cambia subito la password: chi l’ha fatto conosce quella attuale.',
    ],
    action: 'Apri il tuo account',
  }),
  invitation: ({ name, competition, role, date }) => ({
    subject: `Hai un invito a ${competition}`,
    paragraphs: [
      `Ciao ${name},`,
      role === 'judge'
        ? `ti invitano a fare da giudice a ${competition}${onThe(date)}.`
        : `ti invitano a gareggiare a ${competition}${onThe(date)}.`,
      'Conferma o rifiuta sulla pagina della gara.',
    ],
    action: 'Apri la gara',
  }),
  'competition-returned': ({ name, competition, reason }) => ({
    subject: `${competition} ha bisogno di un’altra occhiata`,
    paragraphs: [
      `Ciao ${name},`,
      `un supervisore ti ha restituito ${competition}, con questo motivo:`,
      reason,
      'Modificala e salvala: appena è di nuovo completa, torna in attesa di approvazione.',
    ],
    action: 'Modifica la gara',
  }),
  'invitation-to-join': ({ competition, date }) => ({
    subject: `Hai un invito a ${competition}`,
    paragraphs: [
      'Ciao,',
      `ti invitano a gareggiare a ${competition}${onThe(date)}.`,
      'Registrati con questo indirizzo e confermalo: l’invito ti aspetterà.',
    ],
    action: 'Registrati',
  }),
  'role-granted': ({ name, role, note }) => ({
    subject: `Ora hai il ruolo di ${roles[role]} su Trickline`,
    paragraphs: [
      `Ciao ${name},`,
      `un admin ha dato al tuo account il ruolo di ${roles[role]}. Vale da subito.`,
      ...written(note),
    ],
    action: 'Apri il tuo profilo',
  }),
  'role-refused': ({ name, role, note }) => ({
    subject: `La tua richiesta del ruolo di ${roles[role]}`,
    paragraphs: [
      `Ciao ${name},`,
      `un admin non ha concesso la tua richiesta del ruolo di ${roles[role]}.`,
      ...written(note),
      'Puoi chiederlo di nuovo dal tuo profilo.',
    ],
    action: 'Apri il tuo profilo',
  }),
  'role-withdrawn': ({ name, role, note }) => ({
    subject: `Non hai più il ruolo di ${roles[role]} su Trickline`,
    paragraphs: [
      `Ciao ${name},`,
      `un admin ha tolto al tuo account il ruolo di ${roles[role]}.`,
      ...(role === 'judge' ? ['Le run che stavi valutando tornano libere per altri giudici.'] : []),
      ...written(note),
    ],
    action: 'Apri il tuo profilo',
  }),
  'account-suspended': ({ name, reason }) => ({
    subject: 'Il tuo account è sospeso',
    paragraphs: [
      `Ciao ${name},`,
      'un admin ha sospeso il tuo account: ogni sessione è chiusa e per ora non puoi accedere.',
      ...written(reason),
    ],
    action: 'Apri Trickline',
  }),
  'account-restored': ({ name, reason }) => ({
    subject: 'Il tuo account è di nuovo aperto',
    paragraphs: [
      `Ciao ${name},`,
      'un admin ha tolto la sospensione del tuo account: puoi accedere di nuovo.',
      ...written(reason),
    ],
    action: 'Accedi',
  }),
  'webhook-off': ({ name, competition, address }) => ({
    subject: `Webhook di ${competition} disattivato`,
    paragraphs: [
      `Ciao ${name},`,
      `quasi tutto ciò che Trickline ha inviato a ${address} per ${competition} nelle ultime ore non è arrivato, quindi non viene più inviato nulla.`,
      'Quando l’indirizzo risponde di nuovo, invia una prova dalla pagina della gara: riattiva il webhook.',
    ],
    action: 'Apri la gara',
  }),
}
