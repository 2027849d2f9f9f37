/** Words of home: greeting, tasks, dashboard, news, test channel (screens §19). */
import type { home as english } from '../en/home.ts'
import { plural } from '../plural.ts'

export const home: typeof english = {
  hello: (name) => `Hallo, ${name}`,

  modeTitle: 'Wofür bist du heute hier?',
  modeText:
    'Danach richtet sich, was auf dieser Seite zuerst steht. Du kannst es hier und im Menü jederzeit ändern.',

  waiting: 'Wartet auf dich',
  nothingTitle: 'Nichts wartet auf dich',
  nothingText: 'Runs zum Bewerten oder Durchsehen, Einladungen und Startplätze erscheinen hier von selbst.',
  kinds: {
    rounds_to_judge: (count) => plural('de', count, { one: 'Run zum Bewerten', other: 'Runs zum Bewerten' }),
    rounds_to_review: (count) =>
      plural('de', count, { one: 'Run zum Durchsehen', other: 'Runs zum Durchsehen' }),
    invitations: (count) =>
      plural('de', count, { one: 'Einladung zu beantworten', other: 'Einladungen zu beantworten' }),
    entries_to_approve: (count) =>
      plural('de', count, { one: 'Startplatz zu vergeben', other: 'Startplätze zu vergeben' }),
    competitions_to_approve: (count) =>
      plural('de', count, { one: 'Wettkampf zu genehmigen', other: 'Wettkämpfe zu genehmigen' }),
    role_requests: (count) =>
      plural('de', count, { one: 'Rollenanfrage zu beantworten', other: 'Rollenanfragen zu beantworten' }),
  },
  loadFailed: 'Die Startseite ließ sich nicht laden',
  showAll: (count) => `Alle ${count} anzeigen`,
  showFew: 'Weniger anzeigen',
  judged: (when) => `Bewertet ${when}`,
  review: 'Durchsehen',
  reviewOf: (name) => `Deinen Run in ${name} durchsehen`,
  athletes: (count) => plural('de', count, { one: '# Athlet:in', other: '# Athlet:innen' }),
  judges: (count) => plural('de', count, { one: '# Judge', other: '# Judges' }),
  look: 'Ansehen',
  lookAt: (name) => `${name} ansehen`,
  answer: 'Antworten',
  noDate: 'Noch kein Datum',

  dashboard: 'Deine Bilanz',
  savedRounds: (count) => plural('de', count, { one: 'gespeicherter Run', other: 'gespeicherte Runs' }),
  publishedRounds: (count) =>
    plural('de', count, { one: 'veröffentlichter Run', other: 'veröffentlichte Runs' }),
  competitions: (count) => plural('de', count, { one: 'Wettkampf', other: 'Wettkämpfe' }),

  program: {
    loadFailed: 'Das Judging-Programm ließ sich nicht laden',
    title: 'Judging-Programm',
    text: 'Die Runs aller Wettkämpfe, in denen du Judge bist, in Startreihenfolge.',
    emptyTitle: 'Kein Wettkampf zu bewerten',
    emptyText: 'Die Runs erscheinen hier, sobald dein Wettkampf beginnt.',
  },

  news: 'Was Trickline kann',
  items: {
    competitions: {
      title: 'Wettkämpfe vom Entwurf bis zum Podest',
      text: 'Orga, Judges und Athlet:innen arbeiten auf derselben Seite, alle mit ihrem nächsten Schritt.',
      features: [
        'Startplätze: Athlet:innen melden sich selbst an oder werden eingeladen, mit Namen oder per E-Mail.',
        'Versus mit Turnierbaum oder Scoring mit Tabelle; ein oder zwei Runs in der Qualifikation.',
        'Ergebnisse einer Phase erscheinen für alle in derselben Sekunde.',
        'Turnierbaum und Podest entstehen von selbst und lassen sich mit allen teilen, auch ohne Konto.',
      ],
    },
    judging: {
      title: 'Bewerten mit dem Daumen',
      text: 'Ein paar Buchstaben finden den Trick, die Summe läuft mit, und ohne Netz geht nichts verloren.',
    },
    training: {
      title: 'Training, das zählt',
      text: 'Halte deine Runs mit Tricks und Video fest, werte sie nach jeder Regel und veröffentliche, worauf du stolz bist.',
    },
    review: {
      title: 'Deine bewerteten Runs durchsehen',
      text: 'Sag bei jedem Trick, ob er richtig gesehen wurde, bevor die Phase veröffentlicht wird.',
    },
    trickList: {
      title: 'Die Trickliste',
      text: 'Jeder Trick mit Wert, Level und Kategorie; suchen, sortieren, ansehen.',
    },
    rulebooks: {
      title: 'Vier Arten zu werten',
      text: 'Von der einfachen Summe bis zu Combos nach Level und Landung: was jede Regel zählt, mit Beispielen.',
    },
    statistics: {
      title: 'Deine Tricks in Zahlen',
      text: 'Seiten, Grabs, Combos und Level über alle deine Runs.',
    },
    community: {
      title: 'Die Community',
      text: 'Athlet:innen, Judges und Orga, woher sie kommen und seit wann sie auf der Line stehen.',
    },
    profile: {
      title: 'Dein Profil',
      text: 'Foto, Land, Links und Sprache: wie andere dich finden und wie Trickline mit dir spricht.',
    },
  },

  helloTitle: 'Live-Kanal testen',
  helloText: 'Alle auf dieser Seite sehen deine Nachricht sofort.',
  helloLabel: 'Nachricht',
  helloDefault: 'Hallo zusammen!',
  helloSend: 'Grüßen',
  helloSent: 'An alle auf dieser Seite gesendet.',
  heard: 'Gruß der Admins',
}
