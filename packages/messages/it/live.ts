/** Words of the public page of a competition (screens §32, §36). */
import type { Areas } from '../areas.ts'
import { plural } from '../plural.ts'
import { waitingForJudges } from './moments.ts'

export const live: Areas['live'] = {
  onTheLine: 'Ora sulla linea',
  nextOnTheLine: 'Tra poco sulla linea',
  next: 'Poi',
  about: (time) => `verso le ${time}`,
  tricks: 'Trick',
  scores: 'Punteggi',
  atOnce: 'Tutti insieme, alla fine della fase',
  followOne: 'Segui un atleta',
  firstWith: (name, score) => `${name} davanti, ${score}`,
  winnersMeet: (count) => plural('it', count, { one: 'Chi vince', other: 'I # che vincono' }),
  twoLosers: 'I 2 che perdono',
  theBest: (count) => plural('it', count, { one: 'Il migliore', other: 'I migliori #' }),
  withGrab: (count) => plural('it', count, { one: '# trick con grab', other: '# trick con grab' }),
  description: (name) => `Risultati in diretta, tabellone e podio di ${name}.`,

  scoresCome: (phase) => `I punteggi arrivano tutti insieme, alla fine della fase ${phase}.`,
  asAfter: (phase) => `Situazione dopo la fase ${phase}.`,
  state: {
    pending: 'Deve ancora salire',
    recording: 'Sulla linea',
    recorded: waitingForJudges,
    scoring: 'In valutazione',
    completed: 'Valutata',
    review: 'Valutata',
    disqualified: 'Squalifica',
    injured: 'Infortunio',
    published: 'Pubblicata',
  },
  chance: { through: 'Avanti', open: 'Ancora aperto', 'third-place': 'Per il terzo posto', out: 'Fuori' },
  place: (place) => `${place} sicuro`,
  placeBetween: (best, worst) => `Tra ${best} e ${worst}`,
  toGoOn: (score) => `${score} per andare avanti`,
  toLead: (score) => `${score} per andare in testa`,
  toWin: (score) => `${score} per vincere`,
  ofPhase: (phase, score) => `${phase}: ${score}`,

  round: 'La run, trick per trick',
  roundFailed: 'Non è stato possibile caricare la run. Aprila di nuovo.',

  follow: (name) => `Segui ${name}`,
  following: 'Chi segui',
  says: {
    recording: (name) => `${name} è sulla linea`,
    next: (name) => `Poi tocca a ${name}`,
    onIn: (name, riders) => `${name} sale tra ${riders} turni`,
    recorded: (name) => `${name} ha finito la run`,
    judged: (name) => `${name}: run valutata`,
    disqualified: (name) => `${name}: squalifica`,
    injured: (name) => `${name}: infortunio`,
    through: (name) => `${name} va avanti`,
    'third-place': (name) => `${name} sale per il terzo posto`,
    out: (name) => `${name} è fuori`,
    place: (name, place, score) => `${name}: ${place}, ${score}`,
  },
  needs: (what) => `Serve ${what}`,

  notify: 'Avvisami',
  notifyHint: 'Finché questa pagina è aperta, anche in secondo piano. Un telefono può sospenderla.',
  notifyRefused: 'Il browser non permette avvisi da questa pagina.',

  hideScores: 'Nascondi punteggi',
  hideScoresHint: 'Nessun punteggio, posto o vincitore finché non apri una fase.',
  isHidden: (phase) => `I punteggi della fase ${phase} sono nascosti.`,
  show: (phase) => `Mostra ${phase}`,
  podiumIsHidden: 'Il podio è nascosto.',
  showPodium: 'Mostra il podio',

  published: (phase, name, score) => `${phase}: risultati pubblicati. In testa ${name} con ${score}.`,
  publishedOnly: (phase) => `${phase}: risultati pubblicati.`,
  won: (name) => `Vince ${name}.`,
  wonWith: (name, score) => `${name} ha vinto con ${score}`,
  finished: 'Il podio è deciso.',

  asOf: (time) => `Senza rete. Situazione delle ${time}.`,
}
