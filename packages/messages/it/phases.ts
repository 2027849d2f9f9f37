/** Words of rounds by phase, bracket, podium and the judges' queue (screens §7, §8). */
import type { phases as english } from '../en/phases.ts'
import { plural } from '../plural.ts'
import { phaseNames } from './phase-names.ts'
import { phaseTasks } from './phase-tasks.ts'
import { roundStatuses } from './round-statuses.ts'

export const phases: typeof english = {
  ...phaseTasks,
  panels: 'Parti della gara',
  panel: { athletes: 'Atleti', judges: 'Giudici', rounds: 'Run', scoring: 'Scoring' },

  choose: 'Fasi',
  names: { ...phaseNames, best: 'Miglior risultato', podium: 'Podio' },
  now: 'ora',
  thirdPlace: 'Terzo posto',
  notYet: 'Si apre quando la fase precedente è pubblicata e conclusa',
  beforeStartTitle: 'Ancora nessuna run',
  beforeStartText: 'Compaiono quando la gara inizia: una run per ogni atleta in qualificazione.',

  statuses: roundStatuses,
  placeholder: 'In attesa',
  columns: {
    rank: 'Posto',
    athlete: 'Atleta',
    status: 'Stato',
    review: 'Revisione',
    chances: 'Possibilità',
    score: 'Punteggio',
  },
  tableOf: (phase) => `Run: ${phase}`,
  validated: 'Convalidata',
  awaitsReview: 'Aspetta l’atleta',
  incorrect: (count) =>
    plural('it', count, { one: '# trick sbagliato per l’atleta', other: '# trick sbagliati per l’atleta' }),
  answered: (answered, all) => `${answered} su ${all} con risposta`,
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
  pairOf: (stage, number) => `${stage}, sfida ${number}`,
  bye: 'Passa senza run',
  winner: 'Vince',
  bracketOf: (name) => `Tabellone di ${name}`,
  leads: 'In testa, non ancora pubblicato',
  leadsHint: 'In testa con punteggi non ancora pubblicati. Lo vedono solo gli ufficiali di gara.',
  ofQualifying: (position) => `${position}º della qualificazione`,
  winnerOf: (stage, number) => `Chi vince la sfida ${number}, ${stage.toLowerCase()}`,
  loserOf: (stage, number) => `Chi perde la sfida ${number}, ${stage.toLowerCase()}`,
  eitherOf: (one, other) => `${one} o ${other}`,
  loserOfPair: (one, other) => `Chi perde tra ${one} e ${other}`,
  by: (difference) => `${difference} di scarto`,
  style: (percent) => `stile +${percent}\u00a0%`,
  toBeDecided: 'Da decidere',

  podiumTitle: 'Podio',
  position: (position) => `${position}º`,
  outIn: {
    qualification: 'Fuori in qualificazione',
    sixteenthFinal: 'Fuori ai sedicesimi',
    eighthFinal: 'Fuori agli ottavi',
    quarterFinal: 'Fuori ai quarti',
    semiFinal: 'Fuori in semifinale',
    final: 'In finale',
  },
  inPhase: {
    qualification: 'in qualificazione',
    sixteenthFinal: 'ai sedicesimi',
    eighthFinal: 'agli ottavi',
    quarterFinal: 'ai quarti',
    semiFinal: 'in semifinale',
    final: 'in finale',
  },
  resultInFinal: (result) => `${result} in finale`,
  forThird: 'per il terzo posto',
  lostTo: (name, where) => `Sconfitta con ${name} ${where}`,
  beatBy: (name, difference) => `${difference} su ${name}`,
  ties: {
    qualifying: 'Pareggio: decide la qualificazione',
    order: 'Pareggio: decide l’ordine',
    seed: 'Pareggio: decide la testa di serie',
  },
  bySeed: 'per testa di serie',
  places: (from, to) => `Posti da ${from} a ${to}`,
  notPublishable: (left) =>
    plural('it', left, { one: '# run è ancora da valutare.', other: '# run sono ancora da valutare.' }),
  publishIn: 'Risultati tra',
  publishSoon: 'Ogni run è valutata. Chi organizza pubblica i risultati.',
  stillToJudge: (names) => `Si aspetta ${names}.`,
  inquiriesOpen: (count) =>
    plural('it', count, { one: 'Provvisorio: # reclamo aperto', other: 'Provvisorio: # reclami aperti' }),
  inquiriesFor: 'Reclami ancora per',
  seal: 'Sigilla il risultato',
  sealText:
    'Una volta sigillato è ufficiale, con numero, ora e il tuo nome. Cambia solo se annulli l’ultimo passaggio.',
  sealSecond: 'Chi organizza ha sigillato questo risultato. Con il tuo sigillo è ufficiale.',
  history: 'Cronologia',
  unofficial: 'Non ufficiale',
  officialBy: (number) => `Ufficiale · sigillo ${number}`,
  waitsForSeal: 'Non ufficiale: manca il secondo sigillo',
  inquiriesOver: 'Il tempo per i reclami è scaduto.',
  inquiry: 'Reclamo',
  inquiries: 'Reclami',
  everyoneAgain: 'Tutti salgono un’altra volta.',
  judgedOf: (judged, all) => `${judged} di ${all} valutate`,
  tricks: (count) => plural('it', count, { one: '# trick', other: '# trick' }),
  look: 'Guarda',

  loadFailed: 'Non è stato possibile caricare questa gara',
  noneTitle: 'Gara non trovata',
  noneText: 'La pagina non esiste, non è pubblicata, o non è aperta per te.',
  toList: 'Alle gare',
  loading: 'Caricamento della gara…',
  signIn: 'Accedi',
}
