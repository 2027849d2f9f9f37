/** Words of the judging screen (screens §10 to §13). */
import type { judging as english } from '../en/judging.ts'
import { plural } from '../plural.ts'
import { directEntry } from './direct-entry.ts'
import { families } from './families.ts'
import { phaseNames, roundNumber } from './phase-names.ts'
import { quickEntry } from './quick-entry.ts'

export const judging: typeof english = {
  roundNames: phaseNames,
  quick: quickEntry,
  direct: directEntry,
  families,
  roundNumber,
  training: 'Training',
  group: (name) => `Gruppe ${name}`,
  statistics: 'Statistik',
  round: 'Run',
  loading: 'Der Run wird geladen …',

  search: 'Trick hinzufügen',
  searchLabel: 'Trick suchen',
  openResults: 'Alle Tricks anzeigen',
  clearChoice: 'Gewählten Trick entfernen',
  noTrick: (text) => `Kein Trick heißt „${text}“.`,
  catalogueMissing:
    'Die Trickliste ließ sich nicht laden. Deine Eingaben sind sicher; sie lädt, sobald das Netz zurück ist.',
  grab: 'Grab',
  dub: 'Dub',
  dubPercent: (percent) => `−${percent} %`,
  fs: 'FS',
  bs: 'BS',
  fsTitle: 'Frontside',
  bsTitle: 'Backside',
  add: 'Trick hinzufügen',
  change: 'Trick ändern',
  stopChanging: 'So lassen',
  trickFirst: 'Wähle zuerst einen Trick.',
  afterDub80: 'Nach einem Dub von 80 % kommt nichts mehr: Trag diese Tricks zuerst ein.',

  selected: 'Ausgewählte Tricks',

  validated: 'Eingetragene Tricks',
  combo: (number) => `Combo ${number}`,
  heldBack: 'Zweimal getippt: einmal gezählt.',
  confirmed: 'In der Durchsicht bestätigt',
  incorrect: 'Als falsch gemeldet',
  incorrectCount: (count) =>
    plural('de', count, {
      one: '# Trick als falsch gemeldet',
      other: '# Tricks als falsch gemeldet',
    }),
  answered: (answered, all) => `Gemeldete Tricks: ${answered} von ${all} beantwortet`,

  total: 'Gesamt',
  score: 'Punkte',
  style: 'Style',
  variety: 'Vielfalt',
  unique: 'Verschiedene',
  stylePercent: (percent) => `+${percent} %`,
  explain: (what, points) => `${points} Punkte: woher ${what} kommt`,
  theTotal: 'die Gesamtpunktzahl',
  hidden: 'Punkte erscheinen, sobald der Run veröffentlicht ist.',
  stopped: { disqualified: 'Disqualifiziert: Der Run zählt 0.', injured: 'Verletzt: Der Run zählt 0.' },
  drawn: {
    label: (tricks, combos) =>
      [
        plural('de', tricks, { one: '# Trick', other: '# Tricks' }),
        combos === 0 ? '' : plural('de', combos, { one: '# Combo', other: '# Combos' }),
      ]
        .filter(Boolean)
        .join(', '),
    inCombo: (number) => `in Combo ${number}`,
    points: (points) => `zählt ${points}`,
    at: (time) => `bei ${time}`,
    grab: 'Grab',
    notReviewed: 'noch nicht durchgesehen',
  },

  undo: 'Rückgängig',
  nothingToUndo: 'Es gibt nichts rückgängig zu machen.',
  clearAll: 'Alles entfernen',
  save: 'Speichern',
  update: 'Aktualisieren',
  whyNotSave: {
    noTricks: 'Ein Run braucht mindestens einen eingetragenen Trick.',
    notHeld: 'Entscheide zuerst oben, was aus deiner Eingabe wird.',
  },
  saved: (total) => `Gespeichert: ${total} Punkte.`,

  videoBox: {
    title: 'Video',
    add: 'Video hinzufügen',
    show: 'Video zeigen',
    hide: 'Video ausblenden',
    none: 'Dieser Run hat kein Video.',
  },
  states: {
    empty: 'Noch nichts eingegeben',
    unchanged: 'Noch nichts geändert',
    keeping: 'Wird gesichert …',
    kept: 'Auf diesem Gerät gesichert',
    notKept: 'Dieses Gerät behält keine Entwürfe: Speichere, bevor du die Seite verlässt',
    sending: 'Wird gespeichert …',
    waiting: 'Hier gesichert, wird gesendet, sobald das Netz zurück ist',
    waitingUnkept: 'Wartet auf das Netz: Schließ diese Seite nicht, das Gerät behält nichts',
    unclaimed: 'Hier gesichert, wird übernommen, sobald das Netz zurück ist',
    failed: (why) => `Nicht gespeichert: ${why} Deine Tricks sind auf diesem Gerät sicher.`,
  },
  leaving: {
    title: 'Verlassen, ohne zu speichern?',
    consequence: (count) =>
      count === 0
        ? 'Was du an diesem Run geändert hast, wird verworfen.'
        : plural('de', count, {
            one: 'Deine Eingabe wird verworfen: # Trick ist nicht gespeichert.',
            other: 'Deine Eingabe wird verworfen: # Tricks sind nicht gespeichert.',
          }),
    action: 'Verwerfen und verlassen',
    kept: 'Noch nicht gespeichert: Deine Eingabe liegt auf diesem Gerät.',
  },
  keepEditing: 'Zurück zum Bearbeiten',
  leaveWaiting: 'Zurück zum Wettkampf',
  throwAway: 'Verwerfen',
  throwAwayTitle: 'Deine Eingabe verwerfen?',
  throwAwayConsequence: (count) =>
    plural('de', count, {
      one: '# Trick wird von diesem Gerät gelöscht.',
      other: '# Tricks werden von diesem Gerät gelöscht.',
    }),

  ownComment: 'Dein Kommentar zum Run',
  commentHint: 'Wer den Run gezeigt hat, liest ihn mit.',
  commentBy: { judge: 'Kommentar zum Run (Judge)', athlete: 'Kommentar zum Run (Athlet:in)' },
}
