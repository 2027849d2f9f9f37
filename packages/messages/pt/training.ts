/** Words of the training list and of entering training rounds (screens §14, §15). */
import type { training as english } from '../en/training.ts'
import { plural } from '../plural.ts'
import { roundStatuses } from './round-statuses.ts'

export const training: typeof english = {
  title: 'Treino',
  newRound: 'Nova volta',
  status: 'Situação',
  rule: 'Regra',
  statuses: roundStatuses,

  total: 'Pontuação total',
  withVideo: 'Com vídeo',
  withoutVideo: 'Sem vídeo',
  open: 'Abrir',
  onlyYou: 'Só tu a vês',
  edit: 'Editar',
  publish: 'Publicar',
  whyNotEdit: 'Já foi publicada e fica como está',
  whyNotPublish: 'Já foi publicada',
  delete: 'Excluir',
  ofRound: (action, round) => `${action} ${round}`,
  review: 'Revisar',

  emptyTitle: 'Nenhuma volta ainda',
  emptyText: 'Aqui ficam suas voltas de treino e, depois de julgadas, as de competição.',
  emptyForAthlete:
    'Anote uma volta manobra a manobra e veja quanto ela vale. Suas voltas de competição chegam aqui depois de julgadas.',
  loadFailedTitle: 'Não foi possível carregar as voltas',

  createTitle: 'Você vai criar uma volta de treino',
  chooseRule: 'Escolha uma regra',
  ruleFirst: 'Escolha antes uma regra',
  name: 'Nome da volta',
  nameHint: 'Sem nome, ela é chamada pelo número.',
  create: 'Começar',
  replaces: (count) =>
    plural('pt', count, {
      one: 'A volta inacabada neste dispositivo, com # manobra, será descartada.',
      other: 'A volta inacabada neste dispositivo, com # manobras, será descartada.',
    }),
  unfinished: (name, count) =>
    plural('pt', count, {
      one: `${name} está inacabada: # manobra guardada neste dispositivo.`,
      other: `${name} está inacabada: # manobras guardadas neste dispositivo.`,
    }),
  goOn: 'Continuar',

  deleteTitle: 'Quer mesmo excluir esta volta?',
  deleteConsequence: (round, count) =>
    `${round}, ${count} pontos. As manobras são excluídas com ela; ninguém consegue recuperá-las.`,
  deleted: 'A volta foi excluída.',
  deleteFailed: 'Não foi possível excluir o registro. Tente de novo mais tarde.',
  deleteServerError: 'Erro no servidor: não foi possível excluir o registro.',
  publishTitle: 'Publicar esta volta?',
  publishConsequence:
    'A partir de agora todo mundo pode ver as manobras e a pontuação, e não dá mais para alterar nada.',
  published: 'A volta foi publicada.',
  publishWaits: 'Suas alterações nesta volta ainda não foram salvas. Publique depois que estiverem salvas.',

  notAnAthlete: 'Só atletas guardam voltas de treino.',
  newTraining: 'Novo treino',
  editing: 'Editando',
  openFailed: '⚠️ Erro inesperado ao abrir a volta.',
  backToList: 'Voltar para a lista',
}
