/** Words of the front page for visitors and of the search (screens §37). */
import type { Areas } from '../areas.ts'
import { plural } from '../plural.ts'

export const front: Areas['front'] = {
  title: 'Competições de slackline, ao vivo',
  description:
    'Competições de trickline: julgadas manobra a manobra, com pontuação ao vivo, para todo mundo.',
  now: 'Agora',
  nothingNow: 'Nenhuma competição está acontecendo neste momento.',
  onTheLine: 'Na fita',
  leading: 'Na frente',
  noLeaders: (phase) => `As pontuações chegam ao final da fase: ${phase}.`,
  follow: 'Acompanhar ao vivo',
  next: 'A seguir',
  latest: 'Últimos pódios',
  hidden: 'As pontuações estão ocultas neste aparelho.',

  about: 'Como funciona',
  judge: 'Julgar',
  judgeText: 'Cada manobra é uma conta na fita: um toque, e seus pontos contam.',
  review: 'Revisar',
  reviewText: 'Cada atleta confere sua volta manobra a manobra antes de ser publicada.',
  watch: 'Acompanhar',
  watchText: 'Todo mundo acompanha ao vivo: quem está na fita, a chave e o pódio.',

  needsScript: 'Para entrar é preciso JavaScript.',

  search: 'Buscar competições e atletas',
  searchHint: 'Competição, local ou atleta',
  nothingFound: (words) => `Nenhuma competição e nenhum atleta corresponde a “${words}”.`,
  tookPart: (count) => plural('pt', count, { one: '# competição', other: '# competições' }),
}
