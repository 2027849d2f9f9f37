/** Words of the front page for visitors and of the search (screens §37). */
import type { Areas } from '../areas.ts'
import { plural } from '../plural.ts'

export const front: Areas['front'] = {
  title: 'Slackline-Wettkämpfe, live',
  description: 'Trickline-Wettkämpfe: Trick für Trick bewertet, live mit Punkten, zum Mitverfolgen für alle.',
  now: 'Jetzt',
  nothingNow: 'Gerade läuft kein Wettkampf.',
  onTheLine: 'Auf der Line',
  leading: 'In Führung',
  noLeaders: (phase) => `Die Punkte kommen am Ende der Phase ${phase}.`,
  follow: 'Live verfolgen',
  next: 'Demnächst',
  latest: 'Die letzten Podeste',
  hidden: 'Auf diesem Gerät sind die Punkte ausgeblendet.',

  about: 'So geht’s',
  judge: 'Bewerten',
  judgeText: 'Jeder Trick ist eine Perle auf der Line: einmal tippen, und seine Punkte zählen.',
  review: 'Durchsehen',
  reviewText: 'Athlet:innen sehen ihren Run Trick für Trick durch, bevor er veröffentlicht wird.',
  watch: 'Zuschauen',
  watchText: 'Alle verfolgen live, wer auf der Line ist, dazu Turnierbaum und Podest.',

  needsScript: 'Die Anmeldung braucht JavaScript.',

  search: 'Wettkämpfe und Athlet:innen suchen',
  searchHint: 'Wettkampf, Ort oder Athlet:in',
  searchText: 'Finde Trickline-Wettkämpfe, ihre Podeste und die Athlet:innen, die dabei waren.',
  nothingFound: (words) => `Nichts zu „${words}“: weder Wettkampf noch Athlet:in.`,
  tookPart: (count) => plural('de', count, { one: '# Wettkampf', other: '# Wettkämpfe' }),
}
