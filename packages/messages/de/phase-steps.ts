/** Words of the steps of officials in a phase, and of the judges' queue (screens §7). */
import type { phaseSteps as english } from '../en/phase-steps.ts'
import { plural } from '../plural.ts'
import { waitingForJudges } from './moments.ts'

export const phaseSteps: typeof english = {
  namedGoOn: (count, names) =>
    plural('de', count, { one: `${names} kommt weiter`, other: `${names} kommen weiter` }),
  everyoneSees: 'Alle sehen die Punkte sofort.',
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
  whyNotAdvance: {
    'open-inquiry': 'Ein Einspruch ist offen: Er braucht erst eine Antwort.',
    'inquiry-window': 'Die Zeit für Einsprüche läuft noch.',
  },
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
  mayTakeBack: 'Du kannst das mit Begründung zurücknehmen, solange du nicht erneut weitergegangen bist.',
  matches: 'Wer auf wen trifft',
  byes: 'Mit Freilos in dieser Phase',
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
  queueEmptyTitle: 'Nichts zu bewerten',
  queueEmptyText: 'Hier stehen die Runs, in der Reihenfolge der Athlet:innen, solange der Wettkampf läuft.',
  queueDone: 'Alle Runs dieser Phase sind bewertet.',
  yours: 'Dein Run zum Bewerten',
  recorded: waitingForJudges,
  atWork: 'Jetzt',
  toCome: 'Kommt noch',
  youAre: { scoring: 'Du bewertest', review: 'Du bearbeitest' },
  someone: 'Ein Judge',
  heldBy: (judge) => `Bei ${judge}`,
  ballotsIn: (given, needed) => `${given} von ${needed} Judges`,
  ballotsDiffer: 'Judges uneins',
  oneIsEnough: 'Ein Judge genügt',
  number: (order) => `Nr. ${order}`,
  against: (group, name) => `${group}, gegen ${name}`,
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
    decide: 'Entscheiden',
  },
  stepsOf: {
    'start-recording': (name) => `${name} aufnehmen`,
    'stop-recording': (name) => `Aufnahme von ${name} beenden`,
    claim: (name) => `${name} bewerten`,
    continue: (name) => `Weiter mit ${name}`,
    reopen: (name) => `${name} bearbeiten`,
    decide: (name) => `Den Run von ${name} entscheiden`,
  },
  moreOf: (name) => `Mehr zu ${name}`,
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
}
