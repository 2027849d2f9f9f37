/** Words of the front page for visitors and of the search (screens §37). */
import type { Areas } from '../areas.ts'
import { plural } from '../plural.ts'

export const front: Areas['front'] = {
  title: 'Competições de slackline, ao vivo',
  description:
    'Competições de trickline: julgadas manobra a manobra, com pontuação ao vivo, para todo mundo acompanhar.',
  now: 'Acontecendo agora',
  nothingNow: 'Nenhuma competição está acontecendo neste momento.',
  onTheLine: 'Na fita',
  leading: 'Na frente',
  noLeaders: (phase) => `As pontuações saem no fim da fase ${phase}.`,
  follow: 'Acompanhar ao vivo',
  next: 'Próximas competições',
  latest: 'Últimos pódios',
  hidden: 'As pontuações estão ocultas neste dispositivo.',

  about: 'Como funciona',
  judge: 'Julgar',
  judgeText: 'Cada manobra é uma miçanga na fita: com um toque, ela já vale pontos.',
  review: 'Revisar',
  reviewText: 'Cada atleta confere sua volta manobra a manobra antes da publicação.',
  watch: 'Acompanhar',
  watchText: 'Todo mundo acompanha ao vivo: quem está na fita, a chave e o pódio.',

  needsScript: 'Para entrar, é preciso ter o JavaScript ativado.',

  search: 'Buscar competições e atletas',
  searchHint: 'Competição, local ou atleta',
  searchText: 'Encontre competições de trickline, seus pódios e os atletas que participaram.',
  nothingFound: (words) => `Nenhuma competição ou atleta com “${words}”.`,
  tookPart: (count) => plural('pt', count, { one: '# competição', other: '# competições' }),
}
