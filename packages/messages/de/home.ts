/** Words of home: greeting, tasks, what can be entered, what is on, test channel (screens §19). */
import type { home as english } from '../en/home.ts'
import { plural } from '../plural.ts'
import { phaseTasks } from './phase-tasks.ts'

export const home: typeof english = {
  phase: phaseTasks,

  hello: (name) => `Hallo, ${name}`,

  counts: {
    entries_to_approve: (count) =>
      plural('de', count, { one: '# Startplatz zu vergeben', other: '# Startplätze zu vergeben' }),
    role_requests: (count) =>
      plural('de', count, {
        one: '# Rollenanfrage zu beantworten',
        other: '# Rollenanfragen zu beantworten',
      }),
  },
  next: 'Als Nächstes',
  also: 'Wartet auch auf dich',
  allDone: 'Alles erledigt',
  allDoneText: 'Was auf dich wartet, erscheint hier von selbst.',
  byItself: 'Läuft von selbst',
  onNow: 'Jetzt live',
  onTheLine: (names) => `Auf der Line: ${names}`,
  isRunning: 'Läuft gerade',
  yourCompetition: 'Dein Wettkampf',
  toIt: 'Zum Wettkampf',
  more: 'Mehr',
  allCompetitions: 'Alle Wettkämpfe',
  yours: (count) => `Du bist bei ${count} dabei`,
  notes: (count) => plural('de', count, { one: '# Hinweis', other: '# Hinweise' }),
  lookFirst: 'Erst ansehen',
  checkRound: 'Sieh deinen Run durch',
  invited: { athlete: 'Du bist eingeladen anzutreten', judge: 'Du bist als Judge eingeladen' },
  toApprove: 'Wartet auf Freigabe',
  steps: {
    start: () => 'Bereit zum Start',
    publish: () => 'Freigegeben',
    'new-date': () => 'Der Start ist vorbei',
    complete: (percent) => `Formular zu ${percent}\u00a0% ausgefüllt`,
  },
  stepActions: {
    'publish-phase': 'Veröffentlichen',
    'advance-phase': 'Weiter',
    start: 'Starten',
    publish: 'Veröffentlichen',
    'new-date': 'Neues Datum',
    complete: 'Ausfüllen',
  },
  actionOn: (action, name) => `${action}: ${name}`,
  roundsOf: (judged, all) => `${judged} von ${all} Runs`,
  onlyOfficials: 'bis dahin sehen es nur Offizielle',
  progress: (phase, judged, all) => `${phase}, ${judged} von ${all} bewertet`,
  supervisorReviews: 'Ein Supervisor prüft ihn',
  starts: (when) => `Start ${when}`,
  enter: 'Wettkämpfe, bei denen du starten kannst',
  alsoOpen: 'Auch offen für dich',
  placesFree: (count) => plural('de', count, { one: '# freier Platz', other: '# freie Plätze' }),
  entryFee: 'Startgebühr',
  free: 'Frei',
  prize: 'Preisgeld',
  placesLeft: 'Freie Plätze',
  placesOf: (left, all) => `${left} von ${all}`,
  areIn: (count, names) => plural('de', count, { one: `${names} ist dabei`, other: `${names} sind dabei` }),
  others: (count) => plural('de', count, { one: '# weitere', other: '# weitere' }),
  details: 'Details',
  onYourOwn: 'Allein loslegen',
  training: 'Einen Trainingsrun bewerten',
  trainingText: 'Was hast du heute gestanden?',
  newRound: 'Neuer Run',
  trickList: 'Die Trickliste',
  trickListText: 'Mit Wert, Level und Video',
  newCompetition: 'Neuer Wettkampf',

  loadFailed: 'Die Startseite ließ sich nicht laden',
  showAll: (count) => `Alle ${count} anzeigen`,
  showFew: 'Weniger anzeigen',
  review: 'Durchsehen',
  reviewOf: (name) => `Deinen Run in ${name} durchsehen`,
  answer: 'Antworten',
  noDate: 'Noch kein Datum',

  program: {
    loadFailed: 'Das Judging-Programm ließ sich nicht laden',
    title: 'Judging-Programm',
    emptyTitle: 'Kein Wettkampf zu bewerten',
    emptyText: 'Die Runs erscheinen hier, sobald dein Wettkampf beginnt.',
  },

  news: 'Was Trickline kann',

  helloTitle: 'Live-Kanal testen',
  helloText: 'Alle auf dieser Seite sehen deine Nachricht sofort.',
  helloLabel: 'Nachricht',
  helloDefault: 'Hallo zusammen!',
  helloSend: 'Grüßen',
  helloSent: 'An alle auf dieser Seite gesendet.',
  heard: 'Gruß der Admins',
}
