/** Words of home: greeting, tasks, what can be entered, what is on, test channel (screens §19). */
import type { home as english } from '../en/home.ts'
import { plural } from '../plural.ts'
import { phaseTasks } from './phase-tasks.ts'

export const home: typeof english = {
  phase: phaseTasks,

  hello: (name) => `Ciao, ${name}`,

  counts: {
    entries_to_approve: (count) =>
      plural('it', count, { one: '# iscrizione da approvare', other: '# iscrizioni da approvare' }),
    role_requests: (count) =>
      plural('it', count, {
        one: '# richiesta di ruolo a cui rispondere',
        other: '# richieste di ruolo a cui rispondere',
      }),
  },
  next: 'Adesso',
  also: 'Ti aspettano anche',
  allDone: 'Tutto fatto',
  allDoneText: 'Quello che ti aspetta compare qui da solo.',
  byItself: 'Va avanti da sé',
  onNow: 'In corso',
  onTheLine: (names) => `Sulla linea: ${names}`,
  isRunning: 'È in corso',
  yourCompetition: 'La tua gara',
  toIt: 'Vai alla gara',
  more: 'Altro',
  allCompetitions: 'Tutte le gare',
  yours: (count) => `Partecipi a ${count} di queste`,
  notes: (count) => plural('it', count, { one: '# nota', other: '# note' }),
  lookFirst: 'Prima guarda',
  checkRound: 'Rivedi la tua run',
  invited: { athlete: 'Ti invitano a gareggiare', judge: 'Ti invitano a fare da giudice' },
  toApprove: 'Aspetta l’approvazione',
  steps: {
    start: () => 'Pronta a partire',
    publish: () => 'Approvata',
    'new-date': () => 'L’inizio è passato',
    complete: (percent) => `Modulo completo al ${percent}%`,
  },
  stepActions: {
    'publish-phase': 'Pubblica',
    'advance-phase': 'Avanti',
    start: 'Avvia',
    publish: 'Pubblica',
    'new-date': 'Nuova data',
    complete: 'Completa',
  },
  actionOn: (action, name) => `${action}: ${name}`,
  roundsOf: (judged, all) => `${judged} run su ${all}`,
  onlyOfficials: 'fino ad allora lo vedono solo gli ufficiali',
  progress: (phase, judged, all) => `${phase}, ${judged} su ${all} valutate`,
  supervisorReviews: 'La controlla un supervisore',
  starts: (when) => `Inizia ${when}`,
  enter: 'Gare a cui puoi iscriverti',
  alsoOpen: 'Aperte anche per te',
  placesFree: (count) => plural('it', count, { one: '# posto libero', other: '# posti liberi' }),
  entryFee: 'Iscrizione',
  free: 'Gratis',
  prize: 'Premio',
  placesLeft: 'Posti liberi',
  placesOf: (left, all) => `${left} su ${all}`,
  areIn: (count, names) => plural('it', count, { one: `${names} c’è`, other: `${names} ci sono` }),
  others: (count) => plural('it', count, { one: 'un’altra persona', other: 'altre # persone' }),
  details: 'Dettagli',
  onYourOwn: 'Comincia da solo',
  training: 'Valuta una run di allenamento',
  trainingText: 'Che cosa hai chiuso oggi?',
  newRound: 'Nuova run',
  trickList: 'L’elenco dei trick',
  trickListText: 'Con valore, livello e video',
  newCompetition: 'Nuova gara',

  loadFailed: 'Non è stato possibile caricare la pagina iniziale',
  showAll: (count) => `Mostra tutto (${count})`,
  showFew: 'Mostra meno',
  review: 'Rivedi',
  reviewOf: (name) => `Rivedi la tua run in ${name}`,
  answer: 'Rispondi',
  noDate: 'Ancora senza data',

  program: {
    loadFailed: 'Non è stato possibile caricare il programma dei giudici',
    title: 'Programma dei giudici',
    emptyTitle: 'Nessuna gara da valutare',
    emptyText: 'Le run compaiono qui appena inizia la tua gara.',
  },

  news: 'Che cosa fa Trickline',

  helloTitle: 'Prova il canale in diretta',
  helloText: 'Chi è su questa pagina vede subito il tuo messaggio.',
  helloLabel: 'Messaggio',
  helloDefault: 'Ciao a tutti!',
  helloSend: 'Saluta',
  helloSent: 'Inviato a tutti su questa pagina.',
  heard: 'Un saluto dagli admin',
}
