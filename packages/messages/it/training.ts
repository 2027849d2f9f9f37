/** Words of the training list and of entering training rounds (screens §14, §15). */
import type { training as english } from '../en/training.ts'
import { plural } from '../plural.ts'
import { roundStatuses } from './round-statuses.ts'

export const training: typeof english = {
  title: 'Allenamento',
  newRound: 'Nuova run',
  status: 'Stato',
  rule: 'Regola',
  statuses: roundStatuses,

  total: 'Punteggio totale',
  withVideo: 'Con video',
  withoutVideo: 'Senza video',
  open: 'Apri',
  onlyYou: 'La vedi solo tu',
  edit: 'Modifica',
  publish: 'Pubblica',
  whyNotEdit: 'È pubblicata e resta com’è',
  whyNotPublish: 'È già pubblicata',
  delete: 'Elimina',
  ofRound: (action, round) => `${action} ${round}`,
  review: 'Rivedi',

  emptyTitle: 'Ancora nessuna run',
  emptyText: 'Le tue run di allenamento e, una volta valutate, quelle di gara si conservano qui.',
  emptyForAthlete:
    'Scrivi una run trick per trick e guarda quanto vale. Le tue run di gara si aggiungono una volta valutate.',
  loadFailedTitle: 'Non è stato possibile caricare le run',

  createTitle: 'Stai per creare una run di allenamento',
  chooseRule: 'Scegli una regola',
  ruleFirst: 'Prima scegli una regola',
  name: 'Nome della run',
  nameHint: 'Senza nome prende il suo numero.',
  create: 'Inizia',
  replaces: (count) =>
    plural('it', count, {
      one: 'La run non finita su questo dispositivo, con # trick, viene scartata.',
      other: 'La run non finita su questo dispositivo, con # trick, viene scartata.',
    }),
  unfinished: (name, count) =>
    plural('it', count, {
      one: `${name} non è finita: # trick è su questo dispositivo.`,
      other: `${name} non è finita: # trick sono su questo dispositivo.`,
    }),
  goOn: 'Continua',

  deleteTitle: 'Vuoi davvero eliminare questa run?',
  deleteConsequence: (round, count) =>
    `${round}, ${count} punti. I suoi trick si eliminano con essa; nessuno può recuperarli.`,
  deleted: 'La run è stata eliminata.',
  deleteFailed: 'Non è stato possibile eliminare la voce. Riprova più tardi.',
  deleteServerError: 'Errore del server: non è stato possibile eliminare la voce.',
  publishTitle: 'Pubblicare questa run?',
  publishConsequence:
    'Da ora tutti possono vedere i suoi trick e il suo punteggio, e non si può più cambiare.',
  published: 'La run è stata pubblicata.',
  publishWaits: 'Le tue modifiche a questa run non sono ancora salvate. Pubblicala quando lo saranno.',

  notAnAthlete: 'Solo gli atleti hanno run di allenamento.',
  newTraining: 'Nuovo allenamento',
  editing: 'Modifica',
  openFailed: '⚠️ Errore imprevisto nell’aprire la run.',
  backToList: 'Torna alla lista',
}
