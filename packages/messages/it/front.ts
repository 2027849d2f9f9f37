/** Words of the front page for visitors and of the search (screens §37). */
import type { Areas } from '../areas.ts'
import { plural } from '../plural.ts'

export const front: Areas['front'] = {
  title: 'Gare di slackline, dal vivo',
  description: 'Gare di trickline: valutate trick per trick, con i punti dal vivo, per tutti.',
  now: 'In corso',
  nothingNow: 'In questo momento non è in corso nessuna gara.',
  onTheLine: 'Sulla linea',
  leading: 'In testa',
  noLeaders: (phase) => `I punteggi arrivano alla fine della fase ${phase}.`,
  follow: 'Segui dal vivo',
  next: 'Prossime',
  latest: 'Ultimi podi',
  hidden: 'I punteggi sono nascosti su questo dispositivo.',

  about: 'Come funziona',
  judge: 'Valutare',
  judgeText: 'Ogni trick è una perla sulla linea: un tocco, e i suoi punti contano.',
  review: 'Rivedere',
  reviewText: 'Ogni atleta controlla la sua run trick per trick prima che sia pubblicata.',
  watch: 'Seguire',
  watchText: 'Tutti seguono dal vivo: chi è sulla linea, tabellone e podio.',

  needsScript: 'Per accedere serve JavaScript.',

  search: 'Cerca gare e atleti',
  searchHint: 'Gara, luogo o atleta',
  searchText: 'Trova le gare di trickline, i loro podi e gli atleti che hanno partecipato.',
  nothingFound: (words) => `Nessuna gara e nessun atleta corrisponde a “${words}”.`,
  tookPart: (count) => plural('it', count, { one: '# gara', other: '# gare' }),
}
