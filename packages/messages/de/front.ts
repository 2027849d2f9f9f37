/** Words of the front page for visitors and of the search (screens §37). */
import type { Areas } from '../areas.ts'
import { plural } from '../plural.ts'

export const front: Areas['front'] = {
  title: 'Slackline-Wettkämpfe, live',
  description: 'Trickline-Wettkämpfe: Trick für Trick bewertet, live gezählt, für alle zu verfolgen.',
  now: 'Jetzt',
  nothingNow: 'Gerade läuft kein Wettkampf.',
  onTheLine: 'Auf der Line',
  leading: 'In Führung',
  noLeaders: (phase) => `Die Punktzahlen kommen am Ende von ${phase}.`,
  follow: 'Live verfolgen',
  next: 'Als Nächstes',
  latest: 'Die letzten Podeste',
  hidden: 'Auf diesem Gerät sind Punktzahlen ausgeblendet.',

  about: 'So geht es',
  judge: 'Bewerten',
  judgeText: 'Jeder Trick ist eine Perle auf der Line: einmal tippen, und seine Punkte zählen.',
  review: 'Durchsehen',
  reviewText: 'Athlet:innen sehen ihren Run Trick für Trick durch, bevor er veröffentlicht wird.',
  watch: 'Zuschauen',
  watchText: 'Alle verfolgen live, wer auf der Line ist, dazu Turnierbaum und Podest.',

  needsScript: 'Zum Anmelden braucht es JavaScript.',

  search: 'Wettkämpfe und Athlet:innen suchen',
  searchHint: 'Wettkampf, Ort oder Athlet:in',
  nothingFound: (words) => `Kein Wettkampf und keine Athlet:innen zu „${words}“ gefunden.`,
  tookPart: (count) => plural('de', count, { one: '# Wettkampf', other: '# Wettkämpfe' }),
}
