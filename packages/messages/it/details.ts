/** Words of the compact view of a competition for judges and athletes (screens §9). */
import type { details as english } from '../en/details.ts'

export const details: typeof english = {
  participants: 'Partecipanti',
  nobody: 'Ancora nessuna iscrizione.',
  noRounds: 'Le run compaiono qui quando la gara inizia.',
  number: 'N.',
  name: 'Nome',
  surname: 'Cognome',
  athlete: 'Atleta',
  status: 'Stato',
  role: 'Ruolo',
  rank: 'Posto',
  score: 'Punteggio',
  judge: 'Giudice',
  byEmail: 'Invito per e-mail',
  roles: { athlete: 'Atleta', judge: 'Giudice' },
  round: (number, phase) => `Run ${number}: ${phase}`,

  actions: 'Azioni',
  actionsOf: (name) => `Azioni per la run di ${name}`,
  look: 'Guarda',
  publish: 'Pubblica',
  whyNotPublish: 'Chi organizza pubblica tutta la fase',
  whyNotLook: 'I suoi trick non sono ancora visibili per te',
  whyNotEdit: 'Si può modificare solo una run valutata che nessun altro ha aperta',
  edit: 'Modifica',

  bracket: 'Tabellone',
  stages: {
    sixteenthFinal: 'Sedicesimi',
    eighthFinal: 'Ottavi',
    quarterFinal: 'Quarti',
    semiFinal: 'Semifinale',
    thirdPlace: 'Terzo posto',
    final: 'Finale',
  },
  loadingPlayer: 'Caricamento...',

  manage: 'Gestisci',
  goTo: 'Vai a',
  chooseSection: 'Scegli una sezione',
  cancel: 'Annulla ed esci',
}
