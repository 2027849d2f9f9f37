/** Words of the admin page and of role requests (screens §24). */
import type { admin as english } from '../en/admin.ts'
import { plural } from '../plural.ts'

export const admin: typeof english = {
  title: 'Administração',
  tabs: {
    requests: 'Pedidos',
    accounts: 'Contas',
    catalogue: 'Catálogo de manobras',
    settings: 'Opções',
    changes: 'Registro',
    health: 'Estado',
    outbox: 'Caixa de saída',
  },
  requestsOpen: (count) => plural('pt', count, { one: '# pedido', other: '# pedidos' }),

  asksFor: (role) => `Pede a função: ${role}`,
  noNote: 'Sem observação.',
  grant: 'Conceder',
  granted: (name, role) => `${name} agora tem a função ${role}.`,
  noRequestsTitle: 'Nenhum pedido pendente',
  noRequestsText: 'Os pedidos de função aparecem aqui.',
  requestsFailed: 'Não foi possível carregar os pedidos',

  accountsFailed: 'Não foi possível carregar as contas',
  searchHint: 'Nome, e-mail ou nome de usuário',
  roles: 'Funções',
  suspended: 'Suspensa',
  movesOf: (name) => `Alterar a conta de ${name}`,
  grantTo: (role) => `Dar a função ${role}`,
  withdrawFrom: (role) => `Retirar a função ${role}…`,
  ownAccount: 'Você não pode suspender a própria conta.',

  refuse: {
    menu: 'Recusar…',
    title: (name, role) => `Recusar a função ${role} para ${name}?`,
    consequence: 'A pessoa recebe um e-mail com o que você escrever aqui e pode pedir de novo.',
    reason: 'Motivo (opcional)',
    action: 'Recusar',
    done: (name) => `${name} vai receber o aviso.`,
  },
  withdraw: {
    title: (name, role) => `Retirar a função ${role} de ${name}?`,
    consequence:
      'Deixa de valer na hora, inclusive em competições em andamento; as voltas que a pessoa estava julgando ficam livres para outros juízes. Ela recebe um e-mail com o que você escrever aqui.',
    reason: 'Motivo (opcional)',
    action: 'Retirar',
    done: (name, role) => `${name} não tem mais a função ${role}.`,
  },
  suspend: {
    menu: 'Suspender…',
    title: (name) => `Suspender a conta de ${name}?`,
    consequence:
      'A pessoa sai de todos os dispositivos na hora e só volta a entrar quando a conta for reativada. Ela recebe um e-mail com o que você escrever aqui.',
    reason: 'Motivo',
    action: 'Suspender',
    done: (name) => `A conta de ${name} está suspensa.`,
  },
  restore: {
    menu: 'Reativar…',
    title: (name) => `Reativar a conta de ${name}?`,
    consequence: 'A pessoa volta a poder entrar e recebe um e-mail com o que você escrever aqui.',
    reason: 'Motivo',
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
      does: 'Qualquer um pode abrir o ranking mundial. Enquanto está desligado, aparece no menu como “Em breve”.',
    },
  },
  settingsNote: 'O que já existe continua como está quando uma opção é desligada.',
  switched: (name, on) => `${name}: opção ${on ? 'ligada' : 'desligada'}.`,

  actions: {
    'role-granted': (role) => `Função ${role} concedida`,
    'role-withdrawn': (role) => `Função ${role} retirada`,
    'role-refused': (role) => `Função ${role} recusada`,
    'account-suspended': () => 'Conta suspensa',
    'account-restored': () => 'Conta reativada',
    'setting-on': () => 'Opção ligada',
    'setting-off': () => 'Opção desligada',
  },
  someone: 'Uma conta excluída',
  commandLine: 'Linha de comando',
  by: (name) => `por ${name}`,
  noChangesTitle: 'Nenhuma mudança ainda',
  noChangesText: 'As mudanças em funções, suspensões e opções aparecem aqui.',
  changesFailed: 'Não foi possível carregar o registro',

  health: {
    failed: 'Não foi possível carregar o estado do servidor',
    allWell: 'Tudo funciona.',
    processes: 'Processos',
    process: (version, node, since) => `Trickline ${version}, Node.js ${node}, desde ${since}`,
    gone: (when) => `último sinal ${when}`,
    storage: 'Armazenamento',
    freeOf: (total) => `livres de ${total}.`,
    database: (size) => `O banco de dados ocupa ${size}.`,
    backup: (when) => `Último backup: ${when}.`,
    noBackup: 'Ainda não há nenhum backup.',
    toBackUp: 'Defina BACKUP_DIR no servidor: assim um backup é feito toda noite.',
    rehearsal: (when) => `Último backup restaurado em teste: ${when}.`,
    noRehearsal: 'Nenhum backup foi restaurado em teste ainda.',
    toRehearse: 'Com BACKUP_DIR, o backup mais recente é restaurado como teste toda semana.',
    mails: 'E-mails',
    sent: 'Este servidor envia seus e-mails.',
    kept: (count) =>
      plural('pt', count, {
        one: 'Os e-mails não são enviados: # está na caixa de saída.',
        other: 'Os e-mails não são enviados: # estão na caixa de saída.',
      }),
    waiting: (count) =>
      plural('pt', count, {
        one: '# espera: o destinatário já recebeu o bastante por agora.',
        other: '# esperam: os destinatários já receberam o bastante por agora.',
      }),
    jobs: 'Tarefas',
    queues: { mail: 'E-mails', 'secret-mail': 'E-mails com link' },
    states: {
      created: 'à espera',
      retry: 'nova tentativa',
      active: 'em andamento',
      completed: 'concluído',
      cancelled: 'cancelado',
      failed: 'falhou',
      waiting: 'à espera',
      delivered: 'entregue',
    },
    deliveries: 'Entregas de webhooks',
    errors: 'Últimos erros',
  },

  first: {
    title: 'A primeira conta admin',
    text: (who) =>
      `Com isto, ${who} passa a administrar este Trickline: concede funções, suspende contas, liga e desliga opções. Só funciona uma vez.`,
    action: 'Virar admin',
    done: 'Agora quem administra é você.',
    goOn: 'Ir para a administração',
  },
}
