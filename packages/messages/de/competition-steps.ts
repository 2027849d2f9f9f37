/** Words of the steps of organizers and supervisors, from a draft to the start (screens §3, §5). */
import type { competitionSteps as english } from '../en/competition-steps.ts'
import { plural } from '../plural.ts'

export const competitionSteps: typeof english = {
  approve: 'Genehmigen',
  publish: 'Veröffentlichen',
  edit: 'Bearbeiten',
  delete: 'Löschen',
  copy: 'Kopieren',
  return: 'Zurückgeben',
  copied: (name) => `Das ist eine Kopie von ${name}, ohne Datum und Personen.`,
  returned: (name) => `${name} ist zurückgegeben.`,
  returnTitle: (name) => `${name} zurückgeben?`,
  returnConsequence:
    'Er wird wieder ein Entwurf. Die Orga bekommt deine Begründung per E-Mail und liest sie hier.',
  returnReason: 'Begründung',
  approved: (name) => `${name} ist genehmigt.`,
  published: (name) => `${name} ist veröffentlicht. Jetzt sehen es alle.`,
  deleted: (name) => `${name} ist gelöscht.`,
  whyNotApprove: 'Nur ein vollständiger Wettkampf, der auf Genehmigung wartet, lässt sich genehmigen',
  whyNotPublish: {
    incomplete: 'Vervollständige ihn zuerst auf 100 %',
    notApproved: 'Zuerst muss ihn ein Supervisor genehmigen',
    published: 'Er ist schon veröffentlicht',
  },
  whyNotPassed: 'Sein Startdatum ist vorbei',
  newDate: 'Neues Datum',
  newDateTitle: (name) => `Ein neues Datum für ${name}?`,
  newDateConsequence:
    'Er wird wieder ein Entwurf. Mit dem neuen Datum wartet er noch einmal auf Genehmigung.',
  whyNotEdit: 'Er ist genehmigt: Was sich noch ändern lässt, steht in seinen Einzelheiten',
  whyNotDelete: 'Er wurde veröffentlicht und lässt sich nicht mehr löschen',
  publishTitle: 'Diesen Wettkampf veröffentlichen?',
  publishConsequence: (name) =>
    `Dann sehen alle ${name}. Löschen geht nicht mehr, und wenn er offen ist, können sich Athlet:innen anmelden.`,
  deleteTitle: 'Diesen Wettkampf wirklich löschen?',
  delete_competition: (name, entries) =>
    plural('de', entries, {
      one: `${name} verschwindet mit # Startplatz. Das lässt sich nicht rückgängig machen.`,
      other: `${name} verschwindet mit # Startplätzen. Das lässt sich nicht rückgängig machen.`,
    }),
  error: 'Fehler',
  deleteFailed: 'Der Wettkampf ließ sich nicht löschen. Versuch es später noch einmal.',
  deleteServerError: 'Serverfehler: Der Wettkampf ließ sich nicht löschen.',
  start: 'Wettkampf starten',
  starting: 'Wird gestartet …',
  startTitle: (name) => `${name} starten?`,
  startConsequence: (athletes) =>
    plural('de', athletes, {
      one: '# Athlet:in geht an den Start; die Runs der Qualifikation werden angelegt. Danach kann niemand mehr dazukommen oder absagen.',
      other:
        '# Athlet:innen gehen an den Start; die Runs der Qualifikation werden angelegt. Danach kann niemand mehr dazukommen oder absagen.',
    }),
  started: 'Der Wettkampf hat begonnen.',
  readyToStart: 'Bereit zum Start',
  waitsForApproval: 'Wartet auf Freigabe',
  approvalText: 'Sieh dir die Details an: Nach der Freigabe kann die Orga den Wettkampf veröffentlichen.',
  finishForm: 'Formular ausfüllen',
  beforeStart: 'Vor dem Start',
  toDo: (count) => `${count} offen`,
  startProblems: {
    'not-published': 'Er muss veröffentlicht sein.',
    'already-started': 'Er hat schon begonnen.',
    'date-not-reached': (date) => `Start: ${date}`,
    'unpaid-athletes': (unpaid, approved) =>
      plural('de', unpaid, {
        one: `# von ${approved} Athlet:innen hat nicht bezahlt`,
        other: `# von ${approved} Athlet:innen haben nicht bezahlt`,
      }),
    'too-few-athletes': (approved, min) => `${approved} von mindestens ${min} Athlet:innen zugelassen`,
    waiting: (count) =>
      plural('de', count, {
        one: '# Startplatz wartet auf deine Zulassung',
        other: '# Startplätze warten auf deine Zulassung',
      }),
  },
  startDone: {
    paid: (count) =>
      plural('de', count, {
        one: '# Athlet:in ist zugelassen und hat bezahlt.',
        other: 'Alle # zugelassenen Athlet:innen haben bezahlt.',
      }),
    enough: (count) =>
      plural('de', count, {
        one: '# Athlet:in ist zugelassen: Das reicht.',
        other: '# Athlet:innen sind zugelassen: Das reicht.',
      }),
  },
  toPublish: {
    complete: (percent) => `Das Formular ist zu ${percent} % vollständig.`,
    approval: 'Zuerst genehmigt ihn ein Supervisor.',
    newDate: 'Das Startdatum ist vorbei, wähle ein neues Datum.',
  },
  judgesMissing: (approved, wanted) =>
    approved === 0 ? 'Noch ist kein Judge zugelassen' : `${approved} von ${wanted} Judges zugelassen`,
}
