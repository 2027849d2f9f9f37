/** Words of the frame and of parts that every screen uses. */
import type { common as english } from '../en/common.ts'
import { plural } from '../plural.ts'
import { roleNames } from './role-names.ts'

export const common: typeof english = {
  product: 'Trickline',
  skipToContent: 'Zum Inhalt',

  menu: 'Menü',
  close: 'Schließen',
  cancel: 'Abbrechen',
  you: 'Du',
  deletedAthlete: 'Gelöschtes Konto',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  back: 'Zurück',
  undo: 'Rückgängig',
  retry: 'Erneut versuchen',
  open: 'Öffnen',
  savedOf: (name, total) => `${name} gespeichert · ${total}`,
  keptOf: (name, total) => `${name} · ${total}: hier gesichert, wird gesendet, sobald das Netz zurück ist`,
  discard: 'Verwerfen',
  more: 'Mehr',
  previous: 'Zurück',
  next: 'Weiter',
  firstPage: 'Erste Seite',
  lastPage: 'Letzte Seite',
  pageOf: (page, pages) => `Seite ${page} von ${pages}`,
  loading: 'Wird geladen …',
  list: {
    search: 'Suchen',
    clearSearch: 'Suche leeren',
    reset: (filter) => `${filter} zurücksetzen`,
    filters: 'Filter',
    all: 'Alle',
    showAll: (count) => `Alle ${count} anzeigen`,
    found: (count) => plural('de', count, { one: '# gefunden', other: '# gefunden' }),
    noMatchTitle: 'Keine Treffer',
    noMatchText: 'Zu dieser Suche und diesen Filtern gibt es nichts.',
    tryPart: 'Versuch es mit einem Wort oder einem Teil des Namens.',
  },
  labelled: (label, value) => `${label}: ${value}`,
  quoted: (text) => `„${text}“`,
  crop: {
    hint: 'Verschieb das Bild, bis im Rahmen ist, was man sehen soll: durch Ziehen oder mit den Pfeiltasten.',
    zoom: 'Vergrößern',
    use: 'Ausschnitt übernehmen',
  },
  unknown: 'ERROR RULES',
  withoutRules: 'Ohne Regeln',

  navigation: 'Hauptnavigation',
  nav: {
    home: 'Start',
    competitions: 'Wettkämpfe',
    training: 'Training',
    trickList: 'Trickliste',
    rulebooks: 'Regelwerke',
    statistics: 'Statistik',
    judgingProgram: 'Judging-Programm',
    community: 'Community',
    athletes: 'Athlet:innen',
    judges: 'Judges',
    organizers: 'Orga',
    worldRanking: 'Weltrangliste',
    profile: 'Profil',
    admin: 'Admin',
  },
  comingSoon: 'Demnächst',
  logout: 'Abmelden',
  language: 'Sprache',
  mode: 'Modus',
  modes: roleNames,
  theme: 'Farben',
  toDark: 'Dunkle Farben',
  toLight: 'Helle Farben',
  logoutTitle: 'Jetzt abmelden?',
  logoutConsequence: (unsent) =>
    plural('de', unsent, {
      one: '# Änderung ist noch nicht beim Server angekommen. Beim Abmelden wird sie von diesem Gerät gelöscht.',
      other:
        '# Änderungen sind noch nicht beim Server angekommen. Beim Abmelden werden sie von diesem Gerät gelöscht.',
    }),
  logoutBegun: (rounds) =>
    plural('de', rounds, {
      one: '# begonnener Run liegt nur auf diesem Gerät. Beim Abmelden wird er gelöscht.',
      other: '# begonnene Runs liegen nur auf diesem Gerät. Beim Abmelden werden sie gelöscht.',
    }),
  logoutReviews: (reviews) =>
    plural('de', reviews, {
      one: '# begonnene Durchsicht liegt nur auf diesem Gerät. Beim Abmelden wird sie gelöscht.',
      other: '# begonnene Durchsichten liegen nur auf diesem Gerät. Beim Abmelden werden sie gelöscht.',
    }),

  offlineSince: (time) => `Keine Verbindung seit ${time}. Was du siehst, kann veraltet sein.`,
  asOf: (time) => `Stand: ${time}`,
  needsNetwork: 'Dafür braucht es Netz.',
  lookAt: 'Ansehen',
  unsent: (count) =>
    plural('de', count, {
      one: '# Änderung auf diesem Gerät wartet auf Netz',
      other: '# Änderungen auf diesem Gerät warten auf Netz',
    }),
  unsentFailed: (count) =>
    plural('de', count, { one: '# Änderung abgelehnt', other: '# Änderungen abgelehnt' }),
  discardTitle: 'Abgelehntes verwerfen?',
  discardConsequence: (count) =>
    plural('de', count, {
      one: '# Änderung liegt nur auf diesem Gerät. Beim Verwerfen wird sie gelöscht.',
      other: '# Änderungen liegen nur auf diesem Gerät. Beim Verwerfen werden sie gelöscht.',
    }),
  newVersion: 'Eine neue Version von Trickline ist da. Deine Eingaben bleiben.',

  countdown: { days: 'T', hours: 'h', minutes: 'min', seconds: 's' },

  noAnswer: 'Netzfehler oder keine Antwort. Deine Eingaben sind noch da; versuch es noch einmal.',
  wrongAnswer:
    'Es kam eine Antwort, die diese Seite nicht lesen kann. Vielleicht stammt sie vom Netz selbst oder von einer anderen Version von Trickline.',
  failed: (requestId) =>
    `Bei uns ist etwas schiefgegangen. Versuch es gleich noch einmal.${requestId ? ` (Anfrage ${requestId})` : ''}`,
  crashTitle: 'Diese Seite ist von der Line gefallen',
  crashText:
    'Ein Fehler hat sie gestoppt. Gespeichertes ist sicher; lade die Seite neu, dann geht es weiter.',
  reload: 'Neu laden',
  notFoundTitle: 'Nichts auf dieser Line',
  notFoundText: 'Diese Adresse führt nirgendwohin, oder was hier war, ist weg.',
  toStart: 'Zur Startseite',
}
