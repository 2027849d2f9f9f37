/** Words of the rounds by phase, the bracket, the podium and the judges' queue of a competition (screens §7, §8). */
import type { phases as english } from '../en/phases.ts'
import { plural } from '../plural.ts'
import { phaseNames, roundNumber } from './phase-names.ts'
import { roundStatuses } from './round-statuses.ts'

export const phases: typeof english = {
  panels: 'Parti della gara',
  panel: { athletes: 'Atleti', judges: 'Giudici', rounds: 'Run', scoring: 'Scoring' },

  choose: 'Fasi',
  names: { ...phaseNames, best: 'Miglior risultato', podium: 'Podio' },
  roundNumber,
  now: 'ora',
  thirdPlace: 'Terzo posto',
  notYet: 'Si apre quando la fase prima è pubblicata e lasciata',
  beforeStartTitle: 'Ancora nessuna run',
  beforeStartText: 'Compaiono quando la gara inizia: una run per ogni atleta in qualificazione.',

  statuses: roundStatuses,
  placeholder: 'In attesa',
  columns: { rank: 'Posto', athlete: 'Atleta', status: 'Stato', score: 'Punteggio' },
  tableOf: (phase) => `Run: ${phase}`,
  validated: 'Convalidata',
  awaitsReview: 'Aspetta l’atleta',
  incorrect: (count) =>
    plural('it', count, { one: '# trick detto sbagliato', other: '# trick detti sbagliati' }),
  hidden: 'I punteggi si vedono quando la fase è pubblicata.',
  open: (name) => `Apri la run di ${name}`,

  reviewOwn: (phase) => `${phase}: la tua run è valutata. Rivedi i suoi trick e convalidala.`,
  reviewAction: 'Rivedi la mia run',

  bestTable: 'Miglior risultato della qualificazione',
  bestOfTwo: 'Conta la migliore di due run.',
  goOn: (count, phase) =>
    plural('it', count, {
      one: `Il migliore (#) va avanti: ${phase}.`,
      other: `I migliori # vanno avanti: ${phase}.`,
    }),
  provisional: 'Provvisorio: non è ancora tutto pubblicato.',
  goesOn: 'Avanti',
  best: 'Migliore',
  theOthers: (count) => plural('it', count, { one: 'Mostra # altro', other: 'Mostra altri #' }),
  onlyTheBest: (count) =>
    plural('it', count, { one: 'Mostra solo il migliore', other: 'Mostra solo i migliori #' }),

  view: 'Vista',
  bracket: 'Tabellone',
  table: 'Tabella',
  match: (group) => `Sfida ${group}`,
  bye: 'Passa senza run',
  seed: (seed) => `Testa di serie ${seed}`,
  winner: 'Vince',
  bracketOf: (name) => `Tabellone di ${name}`,

  podiumTitle: 'Podio',
  position: (position) => `${position}º`,
  fourth: '4º posto',
  further: 'Posti da 5 a 8',
  ranking: 'Classifica completa',
  finalScore: 'Punteggio',
  extended: (count) => plural('it', count, { one: '# altro atleta', other: '# altri atleti' }),

  publish: 'Pubblica risultati',
  publishing: 'Pubblicazione…',
  publishTitle: (phase) => `Pubblicare ${phase}?`,
  publishConsequence: (count) =>
    plural('it', count, {
      one: 'Tutti vedono subito il punteggio di # run. Non si può nascondere di nuovo.',
      other: 'Tutti vedono subito i punteggi di # run. Non si possono nascondere di nuovo.',
    }),
  notValidated: (count) =>
    plural('it', count, {
      one: '# atleta non ha ancora convalidato la run, e dopo non può più rivederla:',
      other: '# atleti non hanno ancora convalidato le run, e dopo non possono più rivederle:',
    }),
  publishAnyway: 'Pubblica comunque',
  countdownRuns: 'Il tempo per rivedere corre ancora.',
  published: (phase) => `${phase} è pubblicata.`,
  notPublishable: (left) =>
    plural('it', left, { one: '# run è ancora da valutare.', other: '# run sono ancora da valutare.' }),
  publishIn: 'Risultati tra',
  publishSoon: 'Ogni run è valutata. Chi organizza pubblica i risultati.',
  readyToPublish: 'Ogni run è valutata: si possono pubblicare i risultati.',

  advance: 'Alla fase successiva',
  advanceTo: (phase) => `Avanti: ${phase}`,
  finish: 'Finisci con il podio',
  advancing: 'Si va avanti…',
  advanceTitle: (phase) => `Passare alla fase successiva: ${phase}?`,
  finishTitle: 'Finire la gara?',
  notAdvanceable: 'Si può quando ogni run della fase è pubblicata.',
  goingOn: (count) => plural('it', count, { one: '# atleta va avanti', other: '# atleti vanno avanti' }),
  out: (count) => plural('it', count, { one: '# atleta è fuori', other: '# atleti sono fuori' }),
  nobodyOut: 'nessuno è fuori',
  cannotReturn: 'Una fase lasciata non si può riaprire.',
  matches: 'Chi affronta chi',
  byes: 'Senza run in questa fase',
  everyoneAgain: 'Tutti salgono un’altra volta.',
  finishConsequence: (count) =>
    plural('it', count, {
      one: 'La gara finisce con # atleta in classifica.',
      other: 'La gara finisce con # atleti in classifica.',
    }),
  advanced: (phase) => `${phase}: si parte.`,
  finished: 'La gara è finita.',
  sendFailed: 'Invio non riuscito',
  nothingChanged: 'Non è cambiato niente.',

  queueTitle: (phase) => `Coda: ${phase}`,
  queueEmptyTitle: 'Niente da valutare',
  queueEmptyText: 'Le run sono qui, nell’ordine degli atleti, mentre la gara è in corso.',
  queueDone: 'Ogni run di questa fase è valutata.',
  judgedOf: (judged, all) => `${judged} di ${all} valutate`,
  judged: 'Valutate',
  atWork: 'In questo momento',
  doing: {
    recording: (athlete) => `${athlete} è in ripresa`,
    scoring: (judge, athlete) => `${judge} valuta ${athlete}`,
    review: (judge, athlete) => `${judge} modifica ${athlete}`,
  },
  someone: 'Un giudice',
  judgeDid: {
    heldBy: (judge) => `Da ${judge}`,
    scoredBy: (judge) => `Valutata da ${judge}`,
    disqualified: (judge) => `Squalifica di ${judge}`,
    injured: (judge) => `Infortunio segnato da ${judge}`,
  },
  group: (group) => `Gruppo ${group}`,
  ownRound: 'È la tua run: la prendono altri giudici',
  steps: {
    'start-recording': 'Riprendi',
    'stop-recording': 'Ferma',
    claim: 'Valuta',
    continue: 'Continua',
    reopen: 'Modifica',
  },
  stepsOf: {
    'start-recording': (name) => `Riprendi ${name}`,
    'stop-recording': (name) => `Ferma la ripresa di ${name}`,
    claim: (name) => `Valuta ${name}`,
    continue: (name) => `Continua con ${name}`,
    reopen: (name) => `Modifica ${name}`,
  },
  moreOf: (name) => `Altro per ${name}`,
  look: 'Guarda',
  whatChanged: 'Che cosa è cambiato',
  whatChangedOf: (name) => `Che cosa è cambiato: ${name}`,
  disqualify: 'Squalifica',
  injure: 'Segna infortunio',
  release: 'Libera la run',
  disqualifyTitle: (name) => `Squalificare ${name}?`,
  injureTitle: (name) => `Segnare ${name} come infortunio?`,
  stopConsequence:
    'La run conta 0 e non si può più valutare. Finché la fase non è pubblicata, tu o chi organizza potete riportarla indietro.',
  stopped: {
    disqualified: (name) => `${name}: squalifica.`,
    injured: (name) => `${name}: infortunio segnato.`,
  },
  setBack: 'Riporta indietro',
  isSetBack: (name) => `La run di ${name} è com’era prima.`,
  releaseTitle: (name) => `Liberare la run di ${name}?`,
  releaseConsequence: (judge) =>
    `${judge} la perde: ciò che è stato inserito e non salvato resta solo su quel dispositivo. Poi può prenderla qualsiasi giudice.`,
  released: 'La run è di nuovo libera.',
  recordingFor: 'Ripresa',

  startFailed: 'Non è stato possibile iniziare la valutazione.',
  moveFailed: 'Non è stato possibile cambiare la run.',
  firstScoring: (judge) => `${judge} è arrivato prima e ora valuta questa run.`,
  firstEditing: (judge) => `${judge} è arrivato prima e ora modifica questa run.`,
  firstOther: 'Qualcuno è arrivato prima: la run è cambiata un attimo fa.',
  presentState: 'Adesso è',
  understood: 'Va bene',

  loadFailed: 'Non è stato possibile caricare questa gara',
  noneTitle: 'Nessuna gara qui',
  noneText: 'La gara non esiste, non è pubblicata, o non è aperta per te.',
  toList: 'Alle gare',
  loading: 'Caricamento della gara…',
  oldSince: (time) => `Offline dalle ${time}. I risultati possono essere vecchi.`,
  signIn: 'Accedi',
}
