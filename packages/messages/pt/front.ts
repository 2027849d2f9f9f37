/** Words of the front page for visitors and of the search (screens §37). */
import type { Areas } from '../areas.ts'
import { plural } from '../plural.ts'
import { judgesCount, ridingNow } from './moments.ts'

export const front: Areas['front'] = {
  title: 'Competições de slackline, ao vivo',
  description:
    'Competições de trickline: julgadas manobra a manobra, com pontuação ao vivo, para todo mundo acompanhar.',
  lead: 'Atletas quicam, giram e voam sobre uma slackline. Os juízes contam cada manobra. Você assiste ao vivo.',
  nothingNow: 'Nenhuma competição está acontecendo neste momento.',
  leading: 'Na frente',
  noLeaders: (phase) => `As pontuações saem no fim da fase ${phase}.`,
  follow: 'Acompanhar ao vivo',
  riding: ridingNow,
  ridingNow: (names) => `${ridingNow}: ${names}`,
  versus: 'vs',
  against: (one, other) => `${one} contra ${other}`,
  judging: judgesCount,
  beat: (winner, loser) => `${winner} venceu ${loser}`,
  scores: (winner, loser) => `${winner} a ${loser}`,
  won: (name) => `${name} venceu`,

  next: 'Próximas competições',
  toIt: 'Ver a competição',
  toEvent: 'Ver o evento',
  placesLeft: (count) => plural('pt', count, { one: '# vaga livre', other: '# vagas livres' }),
  full: 'Vagas esgotadas',
  prize: (amount) => `${amount} em prêmios`,

  latest: 'Há pouco',

  about: 'Como se conta uma volta',
  counted: {
    shape: { sign: 'A forma', text: 'é o nível' },
    height: { sign: 'A altura', text: 'são os pontos' },
    joined: { sign: 'A união', text: 'é um combo, vale mais' },
    ring: { sign: 'O anel', text: 'é um grab, soma estilo' },
  },

  join: 'Competir, julgar ou organizar',
  joinText:
    'Inscreva-se em competições, confira cada manobra contada pelos juízes e guarde suas pontuações por anos.',
  needsScript: 'Para entrar, é preciso ter o JavaScript ativado.',

  search: 'Buscar competições e atletas',
  searchHint: 'Competição, local ou atleta',
  searchText: 'Encontre competições de trickline, seus pódios e os atletas que participaram.',
  nothingFound: (words) => `Nenhuma competição ou atleta com “${words}”.`,
  tookPart: (count) => plural('pt', count, { one: '# competição', other: '# competições' }),
}
