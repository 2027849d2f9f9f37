/** Words of rounds by phase, bracket, podium and the judges' queue (screens §7, §8). */
import type { phases as english } from '../en/phases.ts'
import { plural } from '../plural.ts'
import { phaseNames, roundNumber } from './phase-names.ts'
import { roundStatuses } from './round-statuses.ts'

export const phases: typeof english = {
  panels: 'Teile des Wettkampfs',
  panel: { athletes: 'Athlet:innen', judges: 'Judges', rounds: 'Runs', scoring: 'Bewertung' },

  choose: 'Phasen',
  names: { ...phaseNames, best: 'Bestes Ergebnis', podium: 'Podest' },
  roundNumber,
  now: 'jetzt',
  thirdPlace: 'Platz 3',
  notYet: 'Öffnet sich, wenn die Phase davor veröffentlicht und abgeschlossen ist',
  beforeStartTitle: 'Noch keine Runs',
  beforeStartText: 'Sie erscheinen, wenn der Wettkampf beginnt: in der Qualifikation ein Run pro Athlet:in.',

  statuses: roundStatuses,
  placeholder: 'Ausstehend',
  columns: { rank: 'Rang', athlete: 'Athlet:in', status: 'Status', score: 'Punkte' },
  tableOf: (phase) => `Runs: ${phase}`,
  validated: 'Bestätigt',
  awaitsReview: 'Durchsicht offen',
  incorrect: (count) =>
    plural('de', count, { one: '# Trick als falsch gemeldet', other: '# Tricks als falsch gemeldet' }),
  answered: (answered, all) => `${answered} von ${all} beantwortet`,
  hidden: 'Punkte erscheinen, wenn die Phase veröffentlicht ist.',
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
  match: (group) => `Duell ${group}`,
  bye: 'Freilos',
  seed: (seed) => `Setzplatz ${seed}`,
  winner: 'Gewinnt',
  bracketOf: (name) => `Turnierbaum von ${name}`,
  leads: 'Vorn, noch nicht veröffentlicht',
  leadsHint: 'Vorn nach Punkten, die noch nicht veröffentlicht sind. Das sehen nur Offizielle.',
  ofQualifying: (position) => `${position}. der Qualifikation`,
  winnerOf: (match) => `Sieg in ${match}`,
  loserOf: (match) => `Niederlage in ${match}`,
  toBeDecided: 'Noch offen',
  stagesOf: 'Stufen des Turnierbaums',

  podiumTitle: 'Podest',
  position: (position) => `${position}.`,
  fourth: '4. Platz',
  outIn: {
    qualification: 'Aus in der Qualifikation',
    sixteenthFinal: 'Aus im Sechzehntelfinale',
    eighthFinal: 'Aus im Achtelfinale',
    quarterFinal: 'Aus im Viertelfinale',
    semiFinal: 'Aus im Halbfinale',
    final: 'Bis ins Finale',
  },
  lostThird: 'Duell um Platz 3 verloren',
  ties: {
    qualifying: 'Gleichstand: Die Qualifikation entscheidet',
    order: 'Gleichstand: Die Startreihenfolge entscheidet',
    seed: 'Gleichstand: Der Setzplatz entscheidet',
  },
  bySeed: 'nach Setzplatz',
  howFar: 'Wie weit',
  further: 'Plätze 5 bis 8',
  ranking: 'Gesamte Rangliste',
  finalScore: 'Punkte',
  extended: (count) => plural('de', count, { one: '# Athlet:in mehr', other: '# Athlet:innen mehr' }),

  publish: 'Ergebnisse veröffentlichen',
  publishing: 'Wird veröffentlicht …',
  publishTitle: (phase) => `${phase} veröffentlichen?`,
  publishConsequence: (count) =>
    plural('de', count, {
      one: 'Alle sehen sofort die Punkte von # Run. Das lässt sich nicht zurücknehmen.',
      other: 'Alle sehen sofort die Punkte von # Runs. Das lässt sich nicht zurücknehmen.',
    }),
  notValidated: (count) =>
    plural('de', count, {
      one: '# Athlet:in hat den Run noch nicht bestätigt und kann ihn danach nicht mehr durchsehen:',
      other:
        '# Athlet:innen haben ihre Runs noch nicht bestätigt und können sie danach nicht mehr durchsehen:',
    }),
  publishAnyway: 'Trotzdem veröffentlichen',
  countdownRuns: 'Die Zeit zum Durchsehen läuft noch.',
  published: (phase) => `${phase} ist veröffentlicht.`,
  notPublishable: (left) =>
    plural('de', left, { one: '# Run ist noch zu bewerten.', other: '# Runs sind noch zu bewerten.' }),
  publishIn: 'Ergebnisse in',
  publishSoon: 'Alle Runs sind bewertet. Die Orga veröffentlicht die Ergebnisse.',
  readyToPublish: 'Alle Runs sind bewertet: Die Ergebnisse können veröffentlicht werden.',
  stillToJudge: (names) => `Wartet auf ${names}.`,

  advance: 'Zur nächsten Phase',
  advanceTo: (phase) => `Weiter: ${phase}`,
  finish: 'Mit dem Podest beenden',
  advancing: 'Es geht weiter …',
  advanceTitle: (phase) => `Weiter zur nächsten Phase: ${phase}?`,
  finishTitle: 'Den Wettkampf beenden?',
  readyToAdvance: (next) => `Alles ist veröffentlicht: ${next} kann beginnen.`,
  readyToFinish: 'Alles ist veröffentlicht: Das Podest kann gezeigt werden.',
  goingOn: (count) =>
    plural('de', count, { one: '# Athlet:in kommt weiter', other: '# Athlet:innen kommen weiter' }),
  out: (count) =>
    plural('de', count, { one: '# Athlet:in scheidet aus', other: '# Athlet:innen scheiden aus' }),
  nobodyOut: 'niemand scheidet aus',
  cannotReturn: 'Eine abgeschlossene Phase lässt sich nicht wieder öffnen.',
  matches: 'Wer auf wen trifft',
  byes: 'Mit Freilos in dieser Phase',
  everyoneAgain: 'Alle treten noch einmal an.',
  finishConsequence: (count) =>
    plural('de', count, {
      one: 'Der Wettkampf endet mit # Athlet:in in der Rangliste.',
      other: 'Der Wettkampf endet mit # Athlet:innen in der Rangliste.',
    }),
  advanced: (phase) => `${phase} hat begonnen.`,
  finished: 'Der Wettkampf ist beendet.',
  sendFailed: 'Senden fehlgeschlagen',
  nothingChanged: 'Nichts wurde geändert.',
  publishedElsewhere: (phase) => `Du hast ${phase} eben in einem anderen Fenster veröffentlicht.`,
  advancedElsewhere: (phase) => `Du hast ${phase} eben in einem anderen Fenster begonnen.`,
  finishedElsewhere: 'Du hast den Wettkampf eben in einem anderen Fenster beendet.',

  queueTitle: (phase) => `Warteschlange: ${phase}`,
  queueEmptyTitle: 'Nichts zu bewerten',
  queueEmptyText: 'Hier stehen die Runs, in der Reihenfolge der Athlet:innen, solange der Wettkampf läuft.',
  queueDone: 'Alle Runs dieser Phase sind bewertet.',
  judgedOf: (judged, all) => `${judged} von ${all} bewertet`,
  judged: 'Bewertet',
  atWork: 'Gerade jetzt',
  doing: {
    recording: (athlete) => `${athlete} wird aufgenommen`,
    scoring: (judge, athlete) => `${judge} bewertet ${athlete}`,
    review: (judge, athlete) => `${judge} bearbeitet ${athlete}`,
  },
  someone: 'Ein Judge',
  judgeDid: {
    heldBy: (judge) => `Bei ${judge}`,
    scoredBy: (judge) => `Bewertet von ${judge}`,
    disqualified: (judge) => `Disqualifiziert von ${judge}`,
    injured: (judge) => `Verletzung vermerkt von ${judge}`,
  },
  group: (group) => `Gruppe ${group}`,
  ownRound: 'Dein eigener Run: Andere Judges übernehmen ihn',
  onDevice: {
    waiting: 'Hier gesichert, wird gesendet, sobald das Netz zurück ist',
    unclaimed: 'Wird übernommen, sobald das Netz zurück ist',
    left: (count) =>
      plural('de', count, { one: '# Trick von dir nur hier', other: '# Tricks von dir nur hier' }),
    open: 'Deine Version',
    openOf: (name) => `Deine Version des Runs von ${name}`,
  },
  steps: {
    'start-recording': 'Aufnehmen',
    'stop-recording': 'Stopp',
    claim: 'Bewerten',
    continue: 'Weiter',
    reopen: 'Bearbeiten',
  },
  stepsOf: {
    'start-recording': (name) => `${name} aufnehmen`,
    'stop-recording': (name) => `Aufnahme von ${name} beenden`,
    claim: (name) => `${name} bewerten`,
    continue: (name) => `Weiter mit ${name}`,
    reopen: (name) => `${name} bearbeiten`,
  },
  moreOf: (name) => `Mehr zu ${name}`,
  look: 'Ansehen',
  whatChanged: 'Was sich geändert hat',
  whatChangedOf: (name) => `Was sich geändert hat: ${name}`,
  disqualify: 'Disqualifizieren',
  injure: 'Verletzung vermerken',
  release: 'Run freigeben',
  disqualifyTitle: (name) => `${name} disqualifizieren?`,
  injureTitle: (name) => `Verletzung von ${name} vermerken?`,
  stopConsequence:
    'Der Run zählt 0 und lässt sich nicht mehr bewerten. Bis die Phase veröffentlicht ist, könnt ihr ihn zurücksetzen, du oder die Orga.',
  stopped: {
    disqualified: (name) => `${name} ist disqualifiziert.`,
    injured: (name) => `Verletzung von ${name} vermerkt.`,
  },
  setBack: 'Zurücksetzen',
  isSetBack: (name) => `Der Run von ${name} ist wieder wie vorher.`,
  releaseTitle: (name) => `Den Run von ${name} freigeben?`,
  releaseConsequence: (judge) =>
    `${judge} verliert ihn: Was eingegeben und nicht gespeichert wurde, bleibt nur auf dem anderen Gerät. Dann können ihn alle Judges übernehmen.`,
  released: 'Der Run ist wieder frei.',
  recordingFor: 'Aufnahme',

  startFailed: 'Die Bewertung ließ sich nicht starten.',
  moveFailed: 'Der Run ließ sich nicht ändern.',
  firstScoring: (judge) => `${judge} war schneller und bewertet diesen Run gerade.`,
  firstEditing: (judge) => `${judge} war schneller und bearbeitet diesen Run gerade.`,
  firstOther: 'Jemand war schneller: Der Run hat sich eben geändert.',
  presentState: 'Stand jetzt:',
  understood: 'In Ordnung',

  loadFailed: 'Dieser Wettkampf ließ sich nicht laden',
  noneTitle: 'Kein Wettkampf gefunden',
  noneText: 'Der Wettkampf existiert nicht, ist nicht veröffentlicht oder für dich nicht zugänglich.',
  toList: 'Zu den Wettkämpfen',
  loading: 'Der Wettkampf wird geladen …',
  signIn: 'Anmelden',
}
