/** Words of the front page for visitors and of the search (screens §37). */
import type { Areas } from '../areas.ts'
import { plural } from '../plural.ts'
import { judgesCount, ridingNow } from './moments.ts'

export const front: Areas['front'] = {
  title: 'Slackline-Wettkämpfe, live',
  description: 'Trickline-Wettkämpfe: Trick für Trick bewertet, live mit Punkten, zum Mitverfolgen für alle.',
  lead: 'Athlet:innen federn, drehen sich und springen auf der Slackline. Die Judges zählen jeden Trick. Du schaust live zu.',
  nothingNow: 'Gerade läuft kein Wettkampf.',
  leading: 'In Führung',
  noLeaders: (phase) => `Die Punkte kommen am Ende der Phase ${phase}.`,
  follow: 'Live verfolgen',
  riding: ridingNow,
  ridingNow: (names) => `${ridingNow}: ${names}`,
  versus: 'vs',
  against: (one, other) => `${one} gegen ${other}`,
  judging: judgesCount,
  beat: (winner, loser) => `${winner} schlug ${loser}`,
  scores: (winner, loser) => `${winner} zu ${loser}`,
  won: (name) => `${name} gewann`,

  next: 'Demnächst',
  toIt: 'Zum Wettkampf',
  toEvent: 'Zum Event',
  placesLeft: (count) => plural('de', count, { one: 'noch # Startplatz', other: 'noch # Startplätze' }),
  full: 'Alle Startplätze sind vergeben',
  prize: (amount) => `${amount} Preisgeld`,

  latest: 'Zuletzt',

  about: 'So wird ein Run gezählt',
  counted: {
    shape: { sign: 'Form', text: 'steht für das Level' },
    height: { sign: 'Höhe', text: 'steht für die Punkte' },
    joined: { sign: 'Verbunden', text: 'ist eine Combo, sie zählt mehr' },
    ring: { sign: 'Kreis', text: 'ist ein Grab, er bringt Style' },
  },

  join: 'Starten, bewerten, veranstalten',
  joinText:
    'Melde dich zu Wettkämpfen an, prüfe jeden Trick, den die Judges gezählt haben, und behalte deine Punkte über Jahre.',
  needsScript: 'Die Anmeldung braucht JavaScript.',

  search: 'Wettkämpfe und Athlet:innen suchen',
  searchHint: 'Wettkampf, Ort oder Athlet:in',
  searchText: 'Finde Trickline-Wettkämpfe, ihre Podeste und die Athlet:innen, die dabei waren.',
  nothingFound: (words) => `Nichts zu „${words}“: weder Wettkampf noch Athlet:in.`,
  tookPart: (count) => plural('de', count, { one: '# Wettkampf', other: '# Wettkämpfe' }),
}
