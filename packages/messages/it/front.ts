/** Words of the front page for visitors and of the search (screens §37). */
import type { Areas } from '../areas.ts'
import { plural } from '../plural.ts'
import { judgesCount, ridingNow } from './moments.ts'

export const front: Areas['front'] = {
  title: 'Gare di slackline, dal vivo',
  description: 'Gare di trickline: valutate trick per trick, con i punti dal vivo, per tutti.',
  lead: 'Atleti che rimbalzano, girano e volano su una slackline. I giudici contano ogni trick. Tu guardi dal vivo.',
  nothingNow: 'In questo momento non è in corso nessuna gara.',
  leading: 'In testa',
  noLeaders: (phase) => `I punteggi arrivano alla fine della fase ${phase}.`,
  follow: 'Segui dal vivo',
  riding: ridingNow,
  ridingNow: (names) => `${ridingNow}: ${names}`,
  versus: 'vs',
  against: (one, other) => `${one} contro ${other}`,
  judging: judgesCount,
  beat: (winner, loser) => `${winner} ha battuto ${loser}`,
  scores: (winner, loser) => `${winner} a ${loser}`,
  won: (name) => `Ha vinto ${name}`,

  next: 'Prossime',
  toIt: 'Vai alla gara',
  toEvent: 'Vai all’evento',
  placesLeft: (count) => plural('it', count, { one: '# posto libero', other: '# posti liberi' }),
  full: 'Posti esauriti',
  prize: (amount) => `${amount} di montepremi`,

  latest: 'Di recente',

  about: 'Come si conta una run',
  counted: {
    shape: { sign: 'La forma', text: 'è il livello' },
    height: { sign: 'L’altezza', text: 'sono i punti' },
    joined: { sign: 'L’unione', text: 'è una combo, vale di più' },
    ring: { sign: 'L’anello', text: 'è un grab, aggiunge stile' },
  },

  join: 'Gareggia, valuta o organizza',
  joinText:
    'Iscriviti alle gare, controlla ogni trick contato dai giudici, conserva i tuoi punteggi per anni.',
  needsScript: 'Per accedere serve JavaScript.',

  search: 'Cerca gare e atleti',
  searchHint: 'Gara, luogo o atleta',
  searchText: 'Trova le gare di trickline, i loro podi e gli atleti che hanno partecipato.',
  nothingFound: (words) => `Nessuna gara e nessun atleta corrisponde a “${words}”.`,
  tookPart: (count) => plural('it', count, { one: '# gara', other: '# gare' }),
}
