/** Words of rounds by phase, bracket, podium and the judges' queue (screens §7, §8). */
import type { phases as english } from '../en/phases.ts'
import { plural } from '../plural.ts'
import { phaseNames } from './phase-names.ts'
import { phaseTasks } from './phase-tasks.ts'
import { roundStatuses } from './round-statuses.ts'

export const phases: typeof english = {
  ...phaseTasks,
  panels: 'Teile des Wettkampfs',
  panel: { athletes: 'Athlet:innen', judges: 'Judges', rounds: 'Runs', scoring: 'Bewertung' },

  choose: 'Phasen',
  names: { ...phaseNames, best: 'Bestes Ergebnis', podium: 'Podest' },
  now: 'jetzt',
  thirdPlace: 'Platz 3',
  notYet: 'Öffnet sich, wenn die Phase davor veröffentlicht und abgeschlossen ist',
  beforeStartTitle: 'Noch keine Runs',
  beforeStartText: 'Sie erscheinen, wenn der Wettkampf beginnt: in der Qualifikation ein Run pro Athlet:in.',

  statuses: roundStatuses,
  placeholder: 'Ausstehend',
  columns: {
    rank: 'Rang',
    athlete: 'Athlet:in',
    status: 'Status',
    review: 'Durchsicht',
    chances: 'Chancen',
    score: 'Punkte',
  },
  tableOf: (phase) => `Runs: ${phase}`,
  validated: 'Bestätigt',
  awaitsReview: 'Durchsicht offen',
  incorrect: (count) =>
    plural('de', count, { one: '# Trick als falsch gemeldet', other: '# Tricks als falsch gemeldet' }),
  answered: (answered, all) => `${answered} von ${all} beantwortet`,
  open: (name) => `Run von ${name} öffnen`,

  reviewOwn: (phase) =>
    `${phase}: Ein Judge hat deinen Run bewertet. Sieh seine Tricks durch und bestätige ihn.`,
  reviewAction: 'Meinen Run durchsehen',

  bestTable: 'Bestes Ergebnis der Qualifikation',
  bestOfTwo: 'Der bessere von zwei Runs zählt.',
  goOn: (count, phase) =>
    plural('de', count, {
      one: `Nur # kommt weiter: ${phase}.`,
      other: `Die besten # kommen weiter: ${phase}.`,
    }),
  provisional: 'Vorläufig: Noch ist nicht alles veröffentlicht.',
  goesOn: 'Weiter',
  best: 'Bestwert',
  theOthers: (count) => plural('de', count, { one: '# weitere anzeigen', other: '# weitere anzeigen' }),
  onlyTheBest: (count) => plural('de', count, { one: 'Nur Platz #', other: 'Nur die besten #' }),

  view: 'Ansicht',
  bracket: 'Turnierbaum',
  table: 'Tabelle',
  pairOf: (stage, number) => `${stage} ${number}`,
  bye: 'Freilos',
  winner: 'Gewinnt',
  bracketOf: (name) => `Turnierbaum von ${name}`,
  leads: 'Vorn, noch nicht veröffentlicht',
  leadsHint: 'Vorn nach Punkten, die noch nicht veröffentlicht sind. Das sehen nur Offizielle.',
  ofQualifying: (position) => `${position}. der Qualifikation`,
  winnerOf: (stage, number) => `Sieg im ${stage} ${number}`,
  loserOf: (stage, number) => `Niederlage im ${stage} ${number}`,
  eitherOf: (one, other) => `${one} oder ${other}`,
  loserOfPair: (one, other) => `Niederlage in ${one} – ${other}`,
  by: (difference) => `um ${difference}`,
  style: (percent) => `Style +${percent}\u00a0%`,
  toBeDecided: 'Noch offen',

  podiumTitle: 'Podest',
  position: (position) => `${position}.`,
  outIn: {
    qualification: 'Aus in der Qualifikation',
    sixteenthFinal: 'Aus im Sechzehntelfinale',
    eighthFinal: 'Aus im Achtelfinale',
    quarterFinal: 'Aus im Viertelfinale',
    semiFinal: 'Aus im Halbfinale',
    final: 'Bis ins Finale',
  },
  inPhase: {
    qualification: 'in der Qualifikation',
    sixteenthFinal: 'im Sechzehntelfinale',
    eighthFinal: 'im Achtelfinale',
    quarterFinal: 'im Viertelfinale',
    semiFinal: 'im Halbfinale',
    final: 'im Finale',
  },
  resultInFinal: (result) => `${result} im Finale`,
  forThird: 'um Platz 3',
  lostTo: (name, where) => `Verlor ${where} gegen ${name}`,
  beatBy: (name, difference) => `${difference} vor ${name}`,
  ties: {
    qualifying: 'Gleichstand: Die Qualifikation entscheidet',
    order: 'Gleichstand: Die Startreihenfolge entscheidet',
    seed: 'Gleichstand: Der Setzplatz entscheidet',
  },
  bySeed: 'nach Setzplatz',
  places: (from, to) => `Platz ${from} bis ${to}`,
  notPublishable: (left) =>
    plural('de', left, { one: '# Run ist noch zu bewerten.', other: '# Runs sind noch zu bewerten.' }),
  publishIn: 'Ergebnisse in',
  publishSoon: 'Alle Runs sind bewertet. Die Orga veröffentlicht die Ergebnisse.',
  stillToJudge: (names) => `Wartet auf ${names}.`,
  inquiriesOpen: (count) =>
    plural('de', count, { one: 'Vorläufig: # Einspruch offen', other: 'Vorläufig: # Einsprüche offen' }),
  inquiriesFor: 'Einsprüche noch',
  seal: 'Ergebnis besiegeln',
  sealText:
    'Besiegelt ist es offiziell, mit Nummer, Zeit und deinem Namen. Es ändert sich nur, wenn du das letzte Weitergehen zurücknimmst.',
  sealSecond: 'Die Orga hat dieses Ergebnis besiegelt. Mit deinem Siegel ist es offiziell.',
  history: 'Verlauf',
  unofficial: 'Inoffiziell',
  officialBy: (number) => `Offiziell · Siegel ${number}`,
  waitsForSeal: 'Inoffiziell: Das zweite Siegel fehlt noch',
  inquiriesOver: 'Die Zeit für Einsprüche ist vorbei.',
  inquiry: 'Einspruch',
  inquiries: 'Einsprüche',
  everyoneAgain: 'Alle treten noch einmal an.',
  judgedOf: (judged, all) => `${judged} von ${all} bewertet`,
  tricks: (count) => plural('de', count, { one: '# Trick', other: '# Tricks' }),
  look: 'Ansehen',

  loadFailed: 'Dieser Wettkampf ließ sich nicht laden',
  noneTitle: 'Kein Wettkampf gefunden',
  noneText: 'Die Seite existiert nicht, ist nicht veröffentlicht oder für dich nicht zugänglich.',
  toList: 'Zu den Wettkämpfen',
  loading: 'Der Wettkampf wird geladen …',
  signIn: 'Anmelden',
}
