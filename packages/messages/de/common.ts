/** Words of the frame and of the small parts that every screen uses. */
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
  confirm: 'Bestätigen',
  save: 'Speichern',
  saving: 'Wird gespeichert…',
  back: 'Zurück',
  undo: 'Rückgängig',
  retry: 'Noch einmal',
  discard: 'Verwerfen',
  more: 'Mehr',
  previous: 'Zurück',
  next: 'Weiter',
  firstPage: 'Erste Seite',
  lastPage: 'Letzte Seite',
  pageOf: (page, pages) => `Seite ${page} von ${pages}`,
  loading: 'Wird geladen…',
  list: {
    search: 'Suchen',
    clearSearch: 'Suche leeren',
    reset: (filter) => `${filter} zurücksetzen`,
    filters: 'Filter',
    all: 'Alle',
    showAll: (count) => `Alle ${count} zeigen`,
    found: (count) => plural('de', count, { one: '# gefunden', other: '# gefunden' }),
    noMatchTitle: 'Nichts passt',
    noMatchText: 'Nichts passt zu dieser Suche und diesen Filtern zusammen.',
  },
  required: 'Pflichtfeld',
  crop: {
    hint: 'Schieb das Bild, bis im Rahmen ist, was man sehen soll: durch Ziehen oder mit den Pfeiltasten.',
    zoom: 'Vergrößern',
    use: 'Ausschnitt nehmen',
  },
  unknown: 'ERROR RULES',

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
    organizers: 'Veranstalter:innen',
    worldRanking: 'Weltrangliste',
    profile: 'Profil',
    admin: 'Admin',
  },
  comingSoon: 'Kommt bald',
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
      one: '# Speicherung hat den Server noch nicht erreicht. Mit dem Abmelden verschwindet sie von diesem Gerät.',
      other:
        '# Speicherungen haben den Server noch nicht erreicht. Mit dem Abmelden verschwinden sie von diesem Gerät.',
    }),
  logoutBegun: (rounds) =>
    plural('de', rounds, {
      one: '# begonnener Run liegt nur auf diesem Gerät. Mit dem Abmelden verschwindet er.',
      other: '# begonnene Runs liegen nur auf diesem Gerät. Mit dem Abmelden verschwinden sie.',
    }),
  logoutReviews: (reviews) =>
    plural('de', reviews, {
      one: '# begonnene Durchsicht liegt nur auf diesem Gerät. Mit dem Abmelden verschwindet sie.',
      other: '# begonnene Durchsichten liegen nur auf diesem Gerät. Mit dem Abmelden verschwinden sie.',
    }),

  offline: 'Keine Verbindung',
  offlineSince: (time) => `Keine Verbindung seit ${time}. Was du siehst, kann veraltet sein.`,
  asOf: (time) => `Stand von ${time}`,
  needsNetwork: 'Dafür braucht es Netz.',
  lookAt: 'Ansehen',
  unsent: (count) =>
    plural('de', count, {
      one: '# Speicherung wartet auf diesem Gerät auf das Netz',
      other: '# Speicherungen warten auf diesem Gerät auf das Netz',
    }),
  unsentFailed: (count) =>
    plural('de', count, { one: '# Speicherung abgelehnt', other: '# Speicherungen abgelehnt' }),
  discardTitle: 'Abgelehntes verwerfen?',
  discardConsequence: (count) =>
    plural('de', count, {
      one: '# Speicherung liegt nur auf diesem Gerät. Verwerfen löscht sie.',
      other: '# Speicherungen liegen nur auf diesem Gerät. Verwerfen löscht sie.',
    }),
  newVersion: 'Eine neue Version von Trickline ist da. Was du eingegeben hast, bleibt.',

  countdown: { days: 'T', hours: 'h', minutes: 'min', seconds: 's' },

  noAnswer: 'Netzfehler oder keine Antwort. Was du eingegeben hast, ist noch da; versuch es noch einmal.',
  failed: (requestId) =>
    `Bei uns ist etwas schiefgegangen. Versuch es gleich noch einmal.${requestId ? ` (Anfrage ${requestId})` : ''}`,
  crashTitle: 'Diese Seite ist von der Line gefallen',
  crashText: 'Ein Fehler hat sie gestoppt. Gespeichertes ist sicher; lade die Seite neu, um weiterzumachen.',
  reload: 'Neu laden',
  notFoundTitle: 'Nichts auf dieser Line',
  notFoundText: 'Diese Adresse führt nirgendwohin, oder was hier war, ist weg.',
  toStart: 'Zum Start',
}
