/** Words of the page for editing the trick catalogue (screens §29). */
import type { Areas } from '../areas.ts'
import { plural } from '../plural.ts'
import { phaseNames, roundNumber } from './phase-names.ts'

export const catalogue: Areas['catalogue'] = {
  title: 'Catálogo de manobras',
  text: 'O que muda aqui vale para toda volta salva daí em diante; as voltas já salvas ficam como estão.',
  add: 'Adicionar manobra',
  added: (trick) => `${trick} entrou no catálogo.`,
  see: 'Ver o efeito',
  change: {
    title: (trick) => `Alterar ${trick}`,
    action: 'Alterar manobra',
    done: (trick) => `A manobra ${trick} foi alterada.`,
  },
  actionsOf: (name) => `Ações para ${name}`,
  retire: {
    menu: 'Retirar…',
    title: (trick) => `Retirar ${trick}?`,
    consequence:
      'Deixa de ser oferecida, e nenhuma volta que não a tenha pode ser salva com ela. As voltas que a têm ficam com ela e com os pontos. Dá para trazer de volta.',
    action: 'Retirar',
    done: (trick) => `${trick} foi retirada.`,
  },
  restore: {
    menu: 'Trazer de volta…',
    title: (trick) => `Trazer ${trick} de volta?`,
    consequence: 'Volta a ser oferecida, pelo valor que tem no catálogo.',
    action: 'Trazer de volta',
    done: (trick) => `${trick} está de volta ao catálogo.`,
  },
  note: 'Motivo (opcional)',
  noteHint: 'Todo mundo pode ler no histórico da manobra.',
  valueHint: (most) => `De 0 a ${most}, com até duas casas decimais`,
  oneALine: 'Um por linha',
  unknown: 'Não se sabe',
  meanwhile: 'Outro admin fez uma alteração antes. Confira e decida de novo:',
  noChange: 'Nada muda.',
  nothingCounts:
    'Valor, nível e aterrissagem ficam como estão: nenhuma pontuação muda, nem agora nem depois.',
  publishedRounds: (count) =>
    count === 0
      ? 'Nenhuma volta publicada tem esta manobra.'
      : plural('pt', count, {
          one: '# volta publicada tem esta manobra e mantém a pontuação.',
          other: '# voltas publicadas têm esta manobra e mantêm a pontuação.',
        }),
  openRounds: (rounds, competitions) =>
    competitions === 0
      ? 'Nenhuma competição em andamento.'
      : `${plural('pt', competitions, { one: '# competição', other: '# competições' })} em andamento, com ${plural('pt', rounds, { one: '# volta', other: '# voltas' })} por julgar.`,
  notStarted: (count) =>
    plural('pt', count, {
      one: '# competição ainda não começou:',
      other: '# competições ainda não começaram:',
    }),
  open: (count) => plural('pt', count, { one: '# volta por julgar', other: '# voltas por julgar' }),
  hidden: (count) =>
    plural('pt', count, {
      one: '# volta julgada não foi publicada: mantém a pontuação, que não é mostrada',
      other: '# voltas julgadas não foram publicadas: mantêm a pontuação, que não é mostrada',
    }),
  inNone: 'Nenhuma volta publicada dela tem a manobra.',
  phases: phaseNames,
  roundNumber,
  athlete: 'Atleta',
  rank: (rank) => `${rank}º`,
  wins: 'Vence com',
  is: 'Fica',
  wouldBe: 'Teria sido',
}
