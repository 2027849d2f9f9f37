/** Words of the judging screen: entering tricks, combos, totals and where they come from, saving, the review (screens §10 to §13). */
import type { judging as english } from '../en/judging.ts'
import { plural } from '../plural.ts'
import { directEntry } from './direct-entry.ts'
import { phaseNames, roundNumber } from './phase-names.ts'
import { quickEntry } from './quick-entry.ts'
import { roundVersions } from './round-versions.ts'
import { ruleSections } from './rule-sections.ts'

export const judging: typeof english = {
  roundNames: phaseNames,
  quick: quickEntry,
  direct: directEntry,
  versions: roundVersions,
  ruleSections,
  roundNumber,
  training: 'Training',
  group: (name) => `Gruppe ${name}`,
  statistics: 'Statistik',
  judgedBy: (name) => `Judge: ${name}`,
  modes: { new: 'Bewerten', update: 'Bearbeiten', review: 'Deine Durchsicht', view: 'Ansicht' },
  round: 'Run',
  loading: 'Der Run wird geladen …',

  search: 'Trick hinzufügen',
  searchLabel: 'Trick suchen',
  searchHint: 'Name, oder bb360 fs mute d20',
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
  selectedEmpty: 'Tricks warten hier, bis du sie einträgst, einzeln oder als Combo.',
  validateSingle: 'Einzeln eintragen',
  validateCombo: 'Als Combo eintragen',
  editingCombo: (number) => `Combo ${number} wird bearbeitet`,
  cancelEdit: 'Bearbeiten abbrechen',
  validateEdit: 'Bearbeitete Combo eintragen',
  selectedFirst: 'Füge zuerst einen Trick hinzu.',
  comboTooShort: 'Eine Combo braucht zwei Tricks oder mehr.',
  comboEndsDubbed: 'Eine Combo kann nicht mit einem Dub von 80 % enden.',
  editLeavesOne: 'Ein Trick bleibt übrig: Er geht als einzelner Trick zurück.',
  editLeavesNone: 'Kein Trick bleibt übrig: Füge welche hinzu, brich ab oder lösche die Combo.',

  validated: 'Eingetragene Tricks',
  validatedEmpty: 'Noch keine Tricks. Diese Liste ist der Run, in der gezeigten Reihenfolge.',
  noTricksSeen: 'Für diesen Run sind keine Tricks eingetragen.',
  combo: (number) => `Combo ${number}`,
  comboNotFound: 'Combo nicht gefunden',
  comboTricks: (count, value) =>
    plural('de', count, { one: `# Trick · ${value}`, other: `# Tricks · ${value}` }),
  beingEdited: 'Wird gerade bearbeitet',
  otherEditOpen: 'Die Combo oben kann so nicht zurück: Beende oder verwirf zuerst ihre Bearbeitung.',
  edit: (what) => `${what} bearbeiten`,
  delete: (what) => `${what} löschen`,
  swipeEdit: 'Bearbeiten',
  swipeDelete: 'Löschen',
  nth: (occurrence) => `${occurrence}×`,
  repeated: (occurrence) => `Bis hier ${occurrence}-mal gezeigt`,
  playFrom: (what, at) => `${what} ab ${at} abspielen`,
  confirmed: 'In der Durchsicht bestätigt',
  incorrect: 'Als falsch gemeldet',

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

  explainTitle: {
    trick: (name) => `Punkte von ${name}`,
    combo: (number) => `Punkte von Combo ${number}`,
    total: 'Woher die Gesamtpunktzahl kommt',
    selected: (name) => `${name} ist noch nicht eingetragen`,
  },
  explainParts: 'Trick für Trick',
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
  byRule: (rule) => `Nach ${rule}`,
  steps: {
    value: 'Wert des Tricks',
    repetition: (occurrence, percent) => `Zum ${occurrence}. Mal in diesem Run: ${percent} zählen`,
    dub: (percent) => `Dub ${percent} %: Dieser Teil fällt weg`,
    position: (position) => `Platz ${position} in seiner Combo`,
    trickPoints: 'Punkte des Tricks',
    size: (count) => plural('de', count, { one: 'Combo aus # Trick', other: 'Combo aus # Tricks' }),
    sizeOnFeet: (count) => `Combo aus ${count} Tricks, der letzte auf den Füßen`,
    level: (mean) => `Mittleres Level ${mean} ihrer Tricks`,
    feet: 'Der letzte Trick endet auf den Füßen',
    noCombo: {
      'single-trick': 'Ein einzelner Trick bringt keine Combo-Punkte.',
      'last-trick-dubbed-80':
        'Der Dub von 80 % auf dem letzten Trick nimmt die Combo-Punkte weg; jeder Trick behält seine eigenen.',
    },
    roundPoints: 'Zählt im Run',
    comboTricks: (count) =>
      plural('de', count, { one: 'Punkte ihres # Tricks', other: 'Punkte ihrer # Tricks' }),
    comboPoints: 'Zählt im Run',
    singles: 'Einzelne Tricks',
    combos: 'Combos',
    score: 'Punkte',
    style: (count, percent) =>
      plural('de', count, {
        one: `Style: # Trick mit Grab gibt +${percent} %`,
        other: `Style: # Tricks mit Grab geben +${percent} %`,
      }),
    variety: (count) =>
      plural('de', count, {
        one: 'Vielfalt: # verschiedener Trick, je 1 Punkt',
        other: 'Vielfalt: # verschiedene Tricks, je 1 Punkt',
      }),
    noStyle: 'Style: Grabs geben nach dieser Regel nichts',
    noVariety: (count) =>
      plural('de', count, {
        one: 'Vielfalt: # verschiedener Trick, der nach dieser Regel keine Punkte gibt',
        other: 'Vielfalt: # verschiedene Tricks, die nach dieser Regel keine Punkte geben',
      }),
    total: 'Gesamt, auf zwei Nachkommastellen gerundet',
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
  ask: {
    store: 'Den neuen Run wirklich speichern?',
    new: 'Den Run wirklich bewerten?',
    edit: 'Den Run wirklich bearbeiten?',
    update: 'Den Run wirklich aktualisieren?',
    review: 'Den Run wirklich durchsehen?',
    clearAll: 'Wirklich alle eingetragenen Tricks entfernen?',
  },
  saveSummary: (name, count, total, rule) =>
    plural('de', count, {
      one: `${name}: # Trick, ${total} Punkte nach ${rule}.`,
      other: `${name}: # Tricks, ${total} Punkte nach ${rule}.`,
    }),
  leftOut: (count) =>
    plural('de', count, {
      one: '# ausgewählter Trick ist nicht eingetragen und wird nicht gespeichert.',
      other: '# ausgewählte Tricks sind nicht eingetragen und werden nicht gespeichert.',
    }),
  editLeftOut: 'Eine Combo wird gerade bearbeitet: Sie wird gespeichert, wie sie vorher war.',
  clearConsequence: (count) =>
    plural('de', count, {
      one: '# Trick wird entfernt. „Rückgängig“ bringt ihn zurück.',
      other: '# Tricks werden entfernt. „Rückgängig“ bringt sie zurück.',
    }),
  cancelTitle: { new: 'Diesen Run nicht weiter bewerten?', update: 'Den Run lassen, wie er war?' },
  cancelConsequence: {
    new: (count) =>
      plural('de', count, {
        one: '# eingegebener Trick wird verworfen, und jeder Judge kann den Run bewerten.',
        other: '# eingegebene Tricks werden verworfen, und jeder Judge kann den Run bewerten.',
      }),
    update: 'Deine Änderungen werden verworfen; der gespeicherte Run bleibt, wie er ist.',
  },
  cancelAction: { new: 'Nicht weiter bewerten', update: 'Verwerfen' },
  saved: (total) => `Gespeichert: ${total} Punkte.`,
  cancelFailed: 'Nichts hat sich geändert: Der Run ist noch bei dir.',

  states: {
    empty: 'Noch nichts eingegeben',
    unchanged: 'Noch nichts geändert',
    notReviewed: 'Noch nichts durchgesehen',
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

  changed: {
    released: 'Dieser Run wurde freigegeben: Jeder Judge kann ihn jetzt bewerten. Deine Tricks sind noch da.',
    taken: (judge) => `${judge} hat diesen Run jetzt. Deine Tricks sind noch da, auf diesem Gerät.`,
    closed: 'Diesen Run kannst du nicht mehr bearbeiten. Deine Tricks sind noch da, auf diesem Gerät.',
    stopped: 'Dieser Run wurde gestoppt: Er zählt 0. Deine Tricks sind noch da, auf diesem Gerät.',
    published: 'Die Ergebnisse sind veröffentlicht. Deine Tricks sind noch da, auf diesem Gerät.',
    gone: 'Diesen Run gibt es nicht mehr, oder du bist hier nicht mehr Judge. Deine Tricks sind noch auf diesem Gerät.',
    otherTricks:
      'Der Run wurde anderswo geändert, seit du begonnen hast. Deine eigenen Änderungen sind noch da.',
    leftover: (count) =>
      plural('de', count, {
        one: 'Auf diesem Gerät liegt noch # Trick, den du für diesen Run eingegeben und nicht gespeichert hast.',
        other:
          'Auf diesem Gerät liegen noch # Tricks, die du für diesen Run eingegeben und nicht gespeichert hast.',
      }),
  },
  claim: 'Wieder übernehmen',
  useMine: 'Meine behalten',
  useSaved: 'Gespeicherten Run übernehmen',
  seeSaved: 'Den Run ansehen, wie er ist',
  throwAway: 'Verwerfen',
  throwAwayTitle: 'Deine Eingabe verwerfen?',
  throwAwayConsequence: (count) =>
    plural('de', count, {
      one: '# Trick wird von diesem Gerät gelöscht.',
      other: '# Tricks werden von diesem Gerät gelöscht.',
    }),

  ownComment: 'Dein Kommentar zum Run',
  commentHint: 'Wer den Run gezeigt hat, liest ihn mit.',
  commentToJudges: 'Die Judges lesen ihn mit dem Run.',
  commentBy: { judge: 'Kommentar zum Run (Judge)', athlete: 'Kommentar zum Run (Athlet:in)' },

  review: 'Durchsicht',
  reviewTitle: 'Hast du das gezeigt?',
  reviewText: 'Bestätige jeden Trick oder sag, was daran falsch ist. Mit dem Senden ist der Run bestätigt.',
  confirmTrick: (what) => `${what} bestätigen`,
  incorrectTrick: (what) => `${what} ist falsch`,
  whatIsWrong: (what) => `Was ist an ${what} falsch?`,
  confirmAll: 'Alle bestätigen',
  confirmRest: 'Der Rest stimmt',
  reviewWay: { title: 'So durchsehen', list: 'Liste', oneByOne: 'Einzeln' },
  reviewPlace: (place, all) => `Trick ${place} von ${all}`,
  confirm: 'Bestätigen',
  isIncorrect: 'Falsch',
  previousTrick: 'Voriger Trick',
  nextTrick: 'Nächster Trick',
  reviewProgress: (done, all) => `${done} von ${all} durchgesehen`,
  commentMissing: 'Sag, was falsch ist, damit ein Judge noch einmal hinsehen kann.',
  reviewFirst: 'Sieh zuerst jeden Trick durch und sag, was an den falschen nicht stimmt.',
  sendReview: 'Durchsicht senden',
  reviewNothing:
    'Hier gibt es keinen Trick durchzusehen. Wenn der Run zu Unrecht gestoppt wurde, sag es unten. Mit dem Senden ist der Run bestätigt.',
  reviewConsequence: (incorrect, tricks) =>
    incorrect === 0
      ? tricks === 0
        ? 'Du stimmst zu, dass der Run keinen Trick hat. Damit ist der Run bestätigt.'
        : 'Du bestätigst jeden Trick. Damit ist der Run bestätigt.'
      : plural('de', incorrect, {
          one: '# Trick geht als falsch an die Judges zurück. Damit ist der Run bestätigt.',
          other: '# Tricks gehen als falsch an die Judges zurück. Damit ist der Run bestätigt.',
        }),
  leftReview:
    'Du hast auf diesem Gerät eine Durchsicht dieses Runs begonnen; sie wurde nicht gesendet, bevor er geschlossen wurde.',
  throwReviewAway: 'Verwerfen',
  reviewSent: 'Danke: Dein Run ist bestätigt.',
  reviewFailed: 'Die Durchsicht wurde nicht gesendet. Deine Eingabe ist noch da.',
}
