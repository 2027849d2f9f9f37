/** Words of the training list and of entering training rounds (screens §14, §15). */
import type { training as english } from '../en/training.ts'
import { plural } from '../plural.ts'
import { roundStatuses } from './round-statuses.ts'

export const training: typeof english = {
  title: 'Training',
  newRound: 'Neuer Run',
  status: 'Status',
  rule: 'Regel',
  statuses: roundStatuses,

  total: 'Gesamtpunktzahl',
  withVideo: 'Mit Video',
  withoutVideo: 'Ohne Video',
  open: 'Öffnen',
  onlyYou: 'Nur du siehst ihn',
  edit: 'Bearbeiten',
  publish: 'Veröffentlichen',
  whyNotEdit: 'Er ist veröffentlicht und bleibt, wie er ist',
  whyNotPublish: 'Er ist schon veröffentlicht',
  delete: 'Löschen',
  ofRound: (action, round) => `${round}: ${action}`,
  review: 'Durchsehen',

  emptyTitle: 'Noch keine Runs',
  emptyText: 'Hier stehen deine Trainings-Runs und, sobald sie bewertet sind, deine Wettkampf-Runs.',
  emptyForAthlete:
    'Schreib einen Run Trick für Trick auf und sieh, was er bringt. Deine Wettkampf-Runs kommen dazu, sobald sie bewertet sind.',
  loadFailedTitle: 'Die Runs ließen sich nicht laden',

  createTitle: 'Du legst einen Trainings-Run an',
  chooseRule: 'Regel wählen',
  ruleFirst: 'Wähle zuerst eine Regel',
  name: 'Name des Runs',
  nameHint: 'Ohne Namen heißt er nach seiner Nummer.',
  create: 'Starten',
  replaces: (count) =>
    plural('de', count, {
      one: 'Der angefangene Run auf diesem Gerät wird verworfen, mit # Trick.',
      other: 'Der angefangene Run auf diesem Gerät wird verworfen, mit # Tricks.',
    }),
  unfinished: (name, count) =>
    plural('de', count, {
      one: `${name} ist nicht fertig: # Trick liegt auf diesem Gerät.`,
      other: `${name} ist nicht fertig: # Tricks liegen auf diesem Gerät.`,
    }),
  goOn: 'Weitermachen',

  deleteTitle: 'Diesen Run wirklich löschen?',
  deleteConsequence: (round, count) =>
    `${round}, ${count} Punkte. Seine Tricks werden mitgelöscht; niemand kann sie zurückholen.`,
  deleted: 'Der Run ist gelöscht.',
  deleteFailed: 'Der Run ließ sich nicht löschen. Versuch es später noch einmal.',
  deleteServerError: 'Serverfehler: Der Run ließ sich nicht löschen.',
  publishTitle: 'Diesen Run veröffentlichen?',
  publishConsequence:
    'Alle können von jetzt an seine Tricks und Punkte sehen, und er lässt sich nicht mehr ändern.',
  published: 'Der Run ist veröffentlicht.',
  publishWaits:
    'Deine Änderungen an diesem Run sind noch nicht gespeichert. Veröffentliche ihn, sobald sie es sind.',

  notAnAthlete: 'Trainings-Runs gibt es nur für Athlet:innen.',
  newTraining: 'Neues Training',
  editing: 'Bearbeiten',
  openFailed: '⚠️ Unerwarteter Fehler beim Ansehen des Runs.',
  backToList: 'Zurück zur Liste',
}
