/** Nine short texts about the product, on home (screens §19). */
import type { news as english } from '../en/news.ts'

export const news: typeof english = {
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
}
