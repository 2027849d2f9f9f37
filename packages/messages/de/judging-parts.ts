/** Words of the lazily loaded parts of the judging screen (screens §10 to §13). */
import type { judgingParts as english } from '../en/judging-parts.ts'
import { plural } from '../plural.ts'
import { roundVersions } from './round-versions.ts'
import { rows } from './rows.ts'
import { ruleSections } from './rule-sections.ts'

export const judgingParts: typeof english = {
  versions: roundVersions,
  ruleSections,
  rows,

  judgedBy: (name) => `Judge: ${name}`,
  modes: { new: 'Bewerten', update: 'Bearbeiten', review: 'Deine Durchsicht', view: 'Ansicht' },
  validateSingle: 'Einzeln eintragen',
  validateCombo: 'Combo eintragen',
  editingCombo: (number) => `Combo ${number} wird bearbeitet`,
  cancelEdit: 'Bearbeiten abbrechen',
  validateEdit: 'Bearbeitete Combo eintragen',
  selectedFirst: 'Füge zuerst einen Trick hinzu.',
  comboTooShort: 'Eine Combo braucht zwei Tricks oder mehr.',
  comboEndsDubbed: 'Eine Combo kann nicht mit einem Dub von 80 % enden.',
  editLeavesOne: 'Ein Trick bleibt übrig: Er geht als einzelner Trick zurück.',
  editLeavesNone: 'Kein Trick bleibt übrig: Füge welche hinzu, brich ab oder lösche die Combo.',
  validatedEmpty: 'Noch keine Tricks. Diese Liste ist der Run, in der gezeigten Reihenfolge.',
  noTricksSeen: 'Für diesen Run sind keine Tricks eingetragen.',
  comboNotFound: 'Combo nicht gefunden',
  saveThen: (action, name) => `${action}, dann ${name}`,
  keepScoring: 'Weiter bewerten',
  ask: {
    store: 'Den neuen Run wirklich speichern?',
    new: 'Den Run wirklich bewerten?',
    edit: 'Den Run wirklich bearbeiten?',
    update: 'Den Run wirklich aktualisieren?',
    review: 'Den Run wirklich durchsehen?',
    clearAll: 'Wirklich alle eingetragenen Tricks entfernen?',
  },
  clearConsequence: (count) =>
    plural('de', count, {
      one: '# Trick wird entfernt. „Rückgängig“ bringt ihn zurück.',
      other: '# Tricks werden entfernt. „Rückgängig“ bringt sie zurück.',
    }),
  running: (points) => `bisher ${points} Punkte`,
  validateSingles: (count) => plural('de', count, { one: 'Einzeln eintragen', other: '# einzeln eintragen' }),

  explainTitle: {
    trick: (name) => `Punkte von ${name}`,
    combo: (number) => `Punkte von Combo ${number}`,
    total: 'Woher die Gesamtpunktzahl kommt',
    selected: (name) => `${name} ist noch nicht eingetragen`,
  },
  explainParts: 'Trick für Trick',
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
  enteredElsewhere: {
    title: 'Du gibst diesen Run auf einem anderen Gerät ein',
    known: (device, tricks, { began, reported }) =>
      `${device}: ${plural('de', tricks, { one: '# Trick', other: '# Tricks' })}. Dort offen seit ${began}, zuletzt gemeldet ${reported}.`,
    consequence:
      'Was dort eingegeben ist, bleibt dort: Speicherst du hier, zählt nur, was hier eingegeben ist.',
    unknown: 'Du hast diesen Run. Ob du ihn auf einem anderen Gerät eingibst, lässt sich nur mit Netz sagen.',
  },
  claim: 'Wieder übernehmen',
  useMine: 'Meine behalten',
  useSaved: 'Gespeicherten Run übernehmen',
  seeSaved: 'Den Run ansehen, wie er ist',
  commentToJudges: 'Die Judges lesen ihn mit dem Run.',
  reviewTitle: 'Hast du das gezeigt?',
  confirmTrick: (what) => `${what} bestätigen`,
  incorrectTrick: (what) => `${what} ist falsch`,
  whatIsWrong: (what) => `Was ist an ${what} falsch?`,
  confirmAll: 'Alle bestätigen',
  confirmRest: 'Der Rest stimmt',
  reviewPlace: (place, all) => `Trick ${place} von ${all}`,
  confirm: 'Bestätigen',
  isIncorrect: 'Falsch',
  previousTrick: 'Voriger Trick',
  nextTrick: 'Nächster Trick',
  reviewProgress: (done, all) => `${done} von ${all} durchgesehen`,
  commentMissing: 'Sag, was falsch ist, damit ein Judge noch einmal hinsehen kann.',
  toGo: (count) => `noch ${count}`,
  reviewFirst: 'Sieh zuerst jeden Trick durch und sag, was an den falschen nicht stimmt.',
  sendReview: 'Absenden',
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

  ways: {
    aTap: 'Ein Tipp auf einen Trick',
    aTapEnters: 'Trägt ihn ein',
    aTapCollects: 'Erst sammeln',
    aTapHint: 'Erst sammeln: Tricks warten in der Auswahl, bis du sie einträgst, einzeln oder als Combo.',
    order: 'Die Liste zeigt',
    lead: 'Reaktionszeit in Sekunden',
    leadHint: 'So viel vor deinem Tipp auf den Trick setzt das Video ein.',
    keys: 'Tasten',
    keysOf: [
      { keys: '1–9, 0, -, =', what: 'Die Kachel mit dieser Taste eintragen, solange das Feld leer ist' },
      { keys: '← → ↑', what: 'FS, BS und verbunden, beim letzten Trick' },
      { keys: '/M, /2', what: 'Ein Grab nach seinem ersten Buchstaben; ein Dub von 20, 50 oder 80 %' },
      { keys: 'A–Z', what: 'Einen Trick tippen, egal wo auf der Seite' },
      { keys: '↑ ↓', what: 'Durch die Treffer gehen' },
      { keys: 'Enter', what: 'Trick eintragen; im leeren Feld die Auswahl eintragen' },
      { keys: 'Alt+1 bis Alt+9', what: 'Diesen Treffer eintragen' },
      { keys: 'Umschalt+Enter', what: 'Combo beginnen oder beenden, mit dem getippten Trick darin' },
      { keys: 'Alt+↑ ↓', what: 'Die Zeile verschieben, auf der du bist, auch in eine Combo und heraus' },
      { keys: 'Strg+Z', what: 'Rückgängig' },
      { keys: 'Esc', what: 'Treffer schließen, dann das Feld leeren' },
      { keys: '?', what: 'Diese Tasten anzeigen' },
    ],
  },

  unseen: {
    title: (name) => `Der Run von ${name}`,
    of: (phase, competition) => `${phase}, ${competition}`,
    when: 'Alle sehen ihn, sobald die Ergebnisse dieser Phase veröffentlicht sind.',
    own: 'Du siehst seine Tricks, sobald er bewertet ist, und die Punktzahl, sobald die Ergebnisse dieser Phase veröffentlicht sind.',
    toCompetition: 'Zum Wettkampf',
  },

  doubts: {
    'few-tricks': ({ count }) =>
      plural('de', count, {
        one: 'Nur # Trick: Ist der Run vollständig?',
        other: 'Nur # Tricks: Ist der Run vollständig?',
      }),
    'many-tricks': ({ count }) =>
      plural('de', count, {
        one: '# Trick ist ungewöhnlich viel.',
        other: '# Tricks sind ungewöhnlich viele.',
      }),
    'not-recorded': () => 'Bisher nicht aufgenommen: Ist es der richtige Run?',
    'high-level': () => 'Ein Trick über jedem Level, das bisher gelandet wurde.',
    'low-total': ({ lowest }) => `Viel weniger als üblich: Bisher waren es mindestens ${lowest}.`,
    'high-total': ({ highest }) => `Viel mehr als üblich: Bisher waren es höchstens ${highest}.`,
  },
  leftOut: (count) =>
    plural('de', count, {
      one: '# ausgewählter Trick ist nicht eingetragen und wird nicht gespeichert.',
      other: '# ausgewählte Tricks sind nicht eingetragen und werden nicht gespeichert.',
    }),
  editLeftOut: 'Eine Combo wird gerade bearbeitet: Sie wird gespeichert, wie sie vorher war.',
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
  cancelFailed: 'Nichts hat sich geändert: Der Run ist noch bei dir.',
}
