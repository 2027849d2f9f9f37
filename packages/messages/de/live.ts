/** Words of the public page of a competition (screens §32, §36). */
import type { Areas } from '../areas.ts'
import { plural } from '../plural.ts'
import { waitingForJudges } from './moments.ts'

export const live: Areas['live'] = {
  onTheLine: 'Jetzt auf der Line',
  nextOnTheLine: 'Gleich auf der Line',
  next: 'Als Nächstes',
  about: (time) => `etwa ${time}`,
  tricks: 'Tricks',
  scores: 'Punkte',
  atOnce: 'Alle auf einmal, am Ende der Phase',
  followOne: 'Athlet:in folgen',
  firstWith: (name, score) => `${name} vorn, ${score}`,
  winnersMeet: (count) => plural('de', count, { one: 'Wer gewinnt', other: 'Die #, die gewinnen' }),
  twoLosers: 'Die 2, die verlieren',
  theBest: (count) => plural('de', count, { one: 'Platz #', other: 'Die besten #' }),
  withGrab: (count) => plural('de', count, { one: '# Trick mit Grab', other: '# Tricks mit Grab' }),
  description: (name) => `Live-Ergebnisse, Turnierbaum und Podest von ${name}.`,

  scoresCome: (phase) => `Die Punkte kommen alle auf einmal, am Ende der Phase ${phase}.`,
  asAfter: (phase) => `Stand nach ${phase}.`,
  state: {
    pending: 'Noch nicht dran gewesen',
    recording: 'Auf der Line',
    recorded: waitingForJudges,
    scoring: 'Wird bewertet',
    completed: 'Bewertet',
    review: 'Bewertet',
    disqualified: 'Disqualifiziert',
    injured: 'Verletzt',
    published: 'Veröffentlicht',
  },
  chance: { through: 'Weiter', open: 'Noch offen', 'third-place': 'Um Platz 3', out: 'Ausgeschieden' },
  place: (place) => `sicher ${place}`,
  placeBetween: (best, worst) => `${best} bis ${worst} möglich`,
  toGoOn: (score) => `${score} zum Weiterkommen`,
  toLead: (score) => `${score} für die Führung`,
  toWin: (score) => `${score} zum Sieg`,
  ofPhase: (phase, score) => `${phase}: ${score}`,

  round: 'Der Run, Trick für Trick',
  roundFailed: 'Der Run ließ sich nicht laden. Öffne ihn noch einmal.',

  follow: (name) => `${name} folgen`,
  following: 'Du folgst',
  says: {
    recording: (name) => `${name} ist auf der Line`,
    next: (name) => `${name} ist als Nächstes dran`,
    onIn: (name, riders) => `${name} ist als ${riders}. dran`,
    recorded: (name) => `${name} war dran`,
    judged: (name) => `${name} ist bewertet`,
    disqualified: (name) => `${name} ist disqualifiziert`,
    injured: (name) => `${name} ist verletzt`,
    through: (name) => `${name} ist weiter`,
    'third-place': (name) => `${name} tritt um Platz 3 an`,
    out: (name) => `${name} ist ausgeschieden`,
    place: (name, place, score) => `${name}: ${place}, ${score}`,
  },
  needs: (what) => `Braucht ${what}`,

  notify: 'Benachrichtigen',
  notifyHint: 'Solange diese Seite offen ist, auch im Hintergrund. Ein Handy hält sie manchmal an.',
  notifyRefused: 'Der Browser erlaubt dieser Seite keine Benachrichtigungen.',

  hideScores: 'Punkte ausblenden',
  hideScoresHint: 'Keine Punkte, Plätze oder Siege, bis du eine Phase aufdeckst.',
  isHidden: (phase) => `Die Punkte der Phase ${phase} sind ausgeblendet.`,
  show: (phase) => `${phase} anzeigen`,
  podiumIsHidden: 'Das Podest ist ausgeblendet.',
  showPodium: 'Podest anzeigen',

  published: (phase, name, score) => `${phase} ist veröffentlicht. ${name} führt mit ${score}.`,
  publishedOnly: (phase) => `${phase} ist veröffentlicht.`,
  won: (name) => `${name} gewinnt.`,
  wonWith: (name, score) => `${name} gewann mit ${score}`,
  finished: 'Das Podest steht fest.',

  asOf: (time) => `Kein Netz. Stand: ${time}.`,
}
