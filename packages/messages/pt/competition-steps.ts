/** Words of the steps of organizers and supervisors, from a draft to the start (screens §3, §5). */
import type { competitionSteps as english } from '../en/competition-steps.ts'
import { plural } from '../plural.ts'

export const competitionSteps: typeof english = {
  approve: 'Aprovar',
  publish: 'Publicar',
  edit: 'Editar',
  delete: 'Excluir',
  copy: 'Copiar',
  return: 'Devolver',
  copied: (name) => `Esta é uma cópia de ${name}, sem datas nem pessoas.`,
  returned: (name) => `${name} voltou para o organizador.`,
  returnTitle: (name) => `Devolver ${name}?`,
  returnConsequence:
    'Ela volta a ser um rascunho. O organizador recebe o motivo por e-mail e também o lê aqui.',
  returnReason: 'Motivo',
  approved: (name) => `${name} foi aprovada.`,
  published: (name) => `${name} foi publicada. Agora todo mundo pode ver.`,
  deleted: (name) => `${name} foi excluída.`,
  whyNotApprove: 'Só dá para aprovar uma competição completa que espera aprovação',
  whyNotPublish: {
    incomplete: 'Complete até 100% antes',
    notApproved: 'Um supervisor precisa aprovar antes',
    published: 'Já foi publicada',
  },
  whyNotPassed: 'A data de início já passou',
  newDate: 'Nova data',
  newDateTitle: (name) => `Uma nova data para ${name}?`,
  newDateConsequence: 'Ela volta a ser um rascunho. Com a nova data, espera aprovação outra vez.',
  whyNotEdit: 'Foi aprovada: o que ainda pode mudar está nos detalhes',
  whyNotDelete: 'Foi publicada: não dá mais para excluir',
  publishTitle: 'Publicar esta competição?',
  publishConsequence: (name) =>
    `Todo mundo vai ver ${name}. Não dá mais para excluir, e os atletas podem se inscrever se ela for aberta.`,
  deleteTitle: 'Quer mesmo excluir esta competição?',
  delete_competition: (name, entries) =>
    plural('pt', entries, {
      one: `${name} será excluída com # inscrição. Não dá para desfazer.`,
      other: `${name} será excluída com # inscrições. Não dá para desfazer.`,
    }),
  error: 'Erro',
  deleteFailed: 'Não foi possível excluir a competição. Tente de novo mais tarde.',
  deleteServerError: 'Erro no servidor: não foi possível excluir a competição.',
  start: 'Iniciar competição',
  starting: 'Iniciando…',
  startTitle: (name) => `Iniciar ${name}?`,
  startConsequence: (athletes) =>
    plural('pt', athletes, {
      one: '# atleta começa; a primeira volta é criada. Depois disso ninguém entra nem sai.',
      other:
        '# atletas começam; as voltas da classificatória são criadas. Depois disso ninguém entra nem sai.',
    }),
  started: 'A competição começou.',
  readyToStart: 'Pronta para começar',
  waitsForApproval: 'Espera aprovação',
  approvalText: 'Veja os detalhes: depois de aprovada, o organizador pode publicá-la.',
  finishForm: 'Completar o formulário',
  beforeStart: 'Antes do início',
  toDo: (count) => plural('pt', count, { one: '# pendente', other: '# pendentes' }),
  startProblems: {
    'not-published': 'Ela precisa estar publicada.',
    'already-started': 'Ela já começou.',
    'date-not-reached': (date) => `Início: ${date}`,
    'unpaid-athletes': (unpaid, approved) =>
      plural('pt', unpaid, {
        one: `# de ${approved} atletas não pagou`,
        other: `# de ${approved} atletas não pagaram`,
      }),
    'too-few-athletes': (approved, min) => `${approved} de pelo menos ${min} atletas com inscrição aprovada`,
    waiting: (count) =>
      plural('pt', count, {
        one: '# inscrição espera a sua aprovação',
        other: '# inscrições esperam a sua aprovação',
      }),
  },
  startDone: {
    paid: (count) =>
      plural('pt', count, {
        one: 'Atleta com inscrição aprovada já pagou.',
        other: 'Todos os # atletas com inscrição aprovada já pagaram.',
      }),
    enough: (count) =>
      plural('pt', count, {
        one: '# atleta com inscrição aprovada: é o bastante.',
        other: '# atletas com inscrição aprovada: é o bastante.',
      }),
  },
  toPublish: {
    complete: (percent) => `O formulário está ${percent}% preenchido.`,
    approval: 'Antes, um supervisor precisa aprovar.',
    newDate: 'A data de início já passou, escolha uma nova data.',
  },
  judgesMissing: (approved, wanted) =>
    approved === 0 ? 'Nenhum juiz foi aprovado ainda' : `${approved} de ${wanted} juízes aprovados`,
}
