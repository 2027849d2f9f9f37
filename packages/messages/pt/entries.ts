/** Words of the athlete and judge panels of a competition (screens §6). */
import type { entries as english } from '../en/entries.ts'
import { plural } from '../plural.ts'

export const entries: typeof english = {
  athletes: 'Atletas',
  judges: 'Juízes',
  statuses: {
    registered: 'Convite não enviado',
    invited: 'Convite enviado',
    pending: 'Pendente',
    approved: 'Aprovado',
    declined: 'Recusado',
    competing: 'Competindo',
    eliminated: 'Eliminado',
  },
  mailWaits: 'O e-mail sai mais tarde',
  withoutAccount: 'Convite por e-mail',
  waitsForYou: 'Esperam por você',
  noAnswer: 'Convidados, sem resposta',
  approvedAndPaid: 'Aprovados e pagos',
  unpaid: 'Não pago',
  number: (order) => `Número ${order}`,
  grid: 'Grade',
  list: 'Lista',
  showDeclined: (count) => `Mostrar recusados (${count})`,
  hideDeclined: 'Ocultar recusados',
  selectSeveral: 'Selecionar vários',
  select: (name) => `Selecionar ${name}`,
  selection: 'Com a seleção',
  selectAll: (count) => `Selecionar todos (${count})`,
  selectNone: 'Limpar seleção',
  bulk: {
    approve: (count) => plural('pt', count, { one: 'Aprovar #', other: 'Aprovar #' }),
    pay: (count) => plural('pt', count, { one: 'Marcar # como pago', other: 'Marcar # como pagos' }),
    'send-mail': (count) => plural('pt', count, { one: 'Enviar # e-mail', other: 'Enviar # e-mails' }),
    decline: (count) => plural('pt', count, { one: 'Recusar #', other: 'Recusar #' }),
  },
  bulkDone: {
    approve: (count) => plural('pt', count, { one: '# aprovado', other: '# aprovados' }),
    pay: (count) => plural('pt', count, { one: '# marcado como pago', other: '# marcados como pagos' }),
    'send-mail': (count) =>
      plural('pt', count, { one: '# convite está saindo', other: '# convites estão saindo' }),
    decline: (count) => plural('pt', count, { one: '# recusado', other: '# recusados' }),
  },
  approvedOf: (approved, max) => `${approved} de ${max} aprovados`,
  exception: {
    make: 'Deixar alguém entrar',
    title: 'Quem pode participar mesmo assim',
    who: 'Quem',
    why: 'Por quê',
    whyHint: 'Fica no histórico da competição.',
    send: 'Deixar entrar',
    made: (name) => `${name} já pode participar.`,
  },
  actionsOf: (name) => `Ações para ${name}`,

  empty: {
    athlete: 'Nenhum atleta ainda',
    judge: 'Nenhum juiz ainda',
  },
  emptyText: {
    athlete: 'Os atletas aprovados aparecem aqui.',
    judge: 'Os juízes aprovados aparecem aqui.',
  },
  emptyForOwner: {
    athlete: 'Convide atletas ou publique a competição como aberta, para que se inscrevam por conta própria.',
    judge: 'Convide juízes: um juiz aprovado grava e julga as voltas.',
  },

  invite: { athlete: 'Convidar atletas', judge: 'Convidar juízes' },
  inviteIntro: 'Quem entra sem e-mail recebe depois com “Enviar e-mails”.',
  searchPeople: 'Buscar por nome',
  chosen: (count) => plural('pt', count, { one: '# pessoa escolhida', other: '# pessoas escolhidas' }),
  nobodyLeft: 'Todo mundo já está na lista.',
  nobodyFound: (text) => `Ninguém se chama “${text}”.`,
  email: 'Convidar por e-mail',
  emailHint:
    'Para quem não tem conta: a inscrição passa a ser da pessoa quando ela criar uma com esse e-mail. Dá para colar vários de uma vez.',
  addEmail: 'Adicionar',
  removeEmail: (email) => `Remover ${email}`,
  emailKnown: 'Este e-mail já está na lista',
  inviteAndMail: (count) =>
    plural('pt', count, { one: 'Convidar # por e-mail', other: 'Convidar # por e-mail' }),
  addWithoutMail: (count) =>
    plural('pt', count, { one: 'Adicionar # sem e-mail', other: 'Adicionar # sem e-mail' }),
  inviting: 'Convidando…',
  whyNotInvite: 'Escolha alguém primeiro',
  invitedCount: (count) =>
    plural('pt', count, { one: '# pessoa entrou na lista.', other: '# pessoas entraram na lista.' }),

  sendMails: (count) => plural('pt', count, { one: 'Enviar # e-mail', other: 'Enviar # e-mails' }),
  sendTitle: (count) => plural('pt', count, { one: 'Enviar # convite?', other: 'Enviar # convites?' }),
  sendConsequence: (count) =>
    plural('pt', count, {
      one: '# pessoa recebe um e-mail agora. Depois do convite, a inscrição pode ser recusada, mas não mais excluída.',
      other:
        '# pessoas recebem um e-mail agora. Depois do convite, as inscrições podem ser recusadas, mas não mais excluídas.',
    }),
  send: 'Enviar',
  sent: (count) =>
    plural('pt', count, { one: '# convite está a caminho.', other: '# convites estão a caminho.' }),

  order: 'Ordem',
  orderTitle: 'Ordem dos atletas',
  orderIntro: 'Os atletas entram na fita nesta ordem. Sorteie, arraste ou escreva os números.',
  drag: (name) => `Arraste ${name} ou mova com as setas do teclado`,
  shuffle: 'Sortear',
  up: (name) => `Subir ${name}`,
  down: (name) => `Descer ${name}`,
  numberOf: (name) => `Número de ${name}`,
  notNumeric: 'Precisa ser um número inteiro a partir de 1',
  sameNumber: 'Dois atletas têm o mesmo número',
  saveOrder: 'Salvar ordem',
  whyNotSaveOrder: 'Antes, cada atleta precisa ter um número próprio',
  whyNotOrder: 'É preciso ter dois atletas para ordenar',
  ordered: 'A ordem está salva.',

  approve: 'Aprovar',
  approveNamed: (name) => `Aprovar ${name}`,
  full: 'A competição já tem o máximo de atletas',
  pay: 'Pago',
  payNamed: (name) => `Pago: ${name}`,
  decline: 'Recusar',
  head: {
    badge: 'Juiz principal',
    make: 'Tornar juiz principal',
    unmake: 'Não é mais juiz principal',
    made: (name) => `${name} é juiz principal.`,
    none: 'Não há juiz principal.',
  },
  delete: 'Excluir',
  confirm: 'Confirmar convite',
  sendOne: 'Enviar e-mail',
  declined: (name) => `${name}: inscrição recusada, não pode mais participar.`,
  declinedOwn: 'Você recusou e não pode mais participar desta competição.',
  deleted: (name) => `${name} saiu da lista.`,
}
