/** Words of the Admin page and of asking for a role (screens §24). */
import type { admin as english } from '../en/admin.ts'
import { plural } from '../plural.ts'

export const admin: typeof english = {
  title: 'Administração',
  catalogue: 'Catálogo de manobras',
  outbox: 'Caixa de saída',
  tabs: { requests: 'Pedidos', accounts: 'Contas', settings: 'Opções', changes: 'Registro' },
  requestsOpen: (count) => plural('pt', count, { one: '# pedido', other: '# pedidos' }),

  asksFor: (role) => `Pede a função: ${role}`,
  noNote: 'Sem observação.',
  grant: 'Conceder',
  granted: (name, role) => `${name} agora tem a função ${role}.`,
  noRequestsTitle: 'Ninguém esperando',
  noRequestsText: 'Quem pede uma função no próprio perfil aparece aqui até um admin responder.',
  requestsFailed: 'Não foi possível carregar os pedidos',

  accountsFailed: 'Não foi possível carregar as contas',
  searchHint: 'Nome, e-mail ou nome de usuário',
  roles: 'Funções',
  suspended: 'Suspensa',
  movesOf: (name) => `Mudar a conta de ${name}`,
  grantTo: (role) => `Dar a função ${role}`,
  withdrawFrom: (role) => `Retirar a função ${role} …`,
  ownAccount: 'Você não pode suspender a própria conta.',

  refuse: {
    menu: 'Recusar …',
    title: (name, role) => `Recusar a função ${role} para ${name}?`,
    consequence: 'Um e-mail avisa, com o que você escrever aqui. Dá para pedir de novo.',
    reason: 'Por quê (opcional)',
    action: 'Recusar',
    done: (name) => `O aviso vai para ${name}.`,
  },
  withdraw: {
    menu: 'Retirar …',
    title: (name, role) => `Retirar a função ${role} de ${name}?`,
    consequence:
      'Deixa de valer já, inclusive em competições em andamento; as voltas que estavam sendo julgadas ficam livres para outros juízes. Um e-mail avisa, com o que você escrever aqui.',
    reason: 'Por quê (opcional)',
    action: 'Retirar',
    done: (name, role) => `${name} não tem mais a função ${role}.`,
  },
  suspend: {
    menu: 'Suspender …',
    title: (name) => `Suspender ${name}?`,
    consequence:
      'Sai de todos os dispositivos na hora e não entra mais até a suspensão acabar. Um e-mail avisa, com o que você escrever aqui.',
    reason: 'Por quê',
    action: 'Suspender',
    done: (name) => `A conta de ${name} está suspensa.`,
  },
  restore: {
    menu: 'Reativar …',
    title: (name) => `Reativar ${name}?`,
    consequence: 'A pessoa volta a poder entrar. Um e-mail avisa, com o que você escrever aqui.',
    reason: 'Por quê',
    action: 'Reativar',
    done: (name) => `${name} pode entrar de novo.`,
  },

  settings: {
    mixed: {
      name: 'Competições mistas',
      does: 'Organizadores podem escolher “Misto” além de feminino e masculino.',
    },
    online: {
      name: 'Competições online',
      does: 'Organizadores podem escolher “Online” além de presencial, com dias para enviar vídeos no lugar de um local.',
    },
    team: {
      name: 'Competições por equipes',
      does: 'Organizadores podem escolher “Equipes” além de nacional e internacional.',
    },
    world_ranking: {
      name: 'Ranking mundial',
      does: 'O ranking mundial fica aberto a todo mundo assim que existir; até lá, o menu o anuncia.',
    },
  },
  settingsNote: 'O que já existe continua como está quando uma opção é desligada.',
  switched: (name, on) => `${name}: ${on ? 'ligado' : 'desligado'}.`,

  actions: {
    'role-granted': ({ user, role }) => `${user}: função ${role} concedida`,
    'role-withdrawn': ({ user, role }) => `${user}: função ${role} retirada`,
    'role-refused': ({ user, role }) => `${user}: função ${role} recusada`,
    'account-suspended': ({ user }) => `${user}: conta suspensa`,
    'account-restored': ({ user }) => `${user}: conta reativada`,
    'setting-on': ({ setting }) => `${setting}: ligado`,
    'setting-off': ({ setting }) => `${setting}: desligado`,
  },
  someone: 'Uma conta excluída',
  commandLine: 'Linha de comando',
  noChangesTitle: 'Nada foi mudado ainda',
  noChangesText: 'As funções, suspensões e opções que os admins mudam ficam aqui, com quem e quando.',
  changesFailed: 'Não foi possível carregar o registro',

  first: {
    title: 'A primeira conta admin',
    text: (who) =>
      `Com isto, ${who} passa a administrar este Trickline: concede funções, suspende contas e liga opções. Funciona uma vez.`,
    action: 'Virar admin',
    done: 'Agora quem administra é você.',
    goOn: 'Ir para a administração',
  },
}
