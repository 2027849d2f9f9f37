/** Words of the frame and of parts that every screen uses. */
import type { common as english } from '../en/common.ts'
import { plural } from '../plural.ts'
import { roleNames } from './role-names.ts'

export const common: typeof english = {
  product: 'Trickline',
  skipToContent: 'Ir para o conteúdo',

  menu: 'Menu',
  close: 'Fechar',
  cancel: 'Cancelar',
  you: 'Você',
  deletedAthlete: 'Atleta sem conta',
  save: 'Salvar',
  saving: 'Salvando…',
  back: 'Voltar',
  undo: 'Desfazer',
  retry: 'Tentar de novo',
  open: 'Abrir',
  savedOf: (name, total) => `${name}: salva · ${total}`,
  keptOf: (name, total) => `${name} · ${total}: guardada aqui; será enviada quando a rede voltar`,
  discard: 'Descartar',
  more: 'Mais',
  previous: 'Anterior',
  next: 'Próxima',
  firstPage: 'Primeira página',
  lastPage: 'Última página',
  pageOf: (page, pages) => `Página ${page} de ${pages}`,
  loading: 'Carregando…',
  list: {
    search: 'Buscar',
    clearSearch: 'Limpar a busca',
    reset: (filter) => `Limpar ${filter}`,
    filters: 'Filtros',
    all: 'Tudo',
    showAll: (count) => `Mostrar tudo (${count})`,
    found: (count) => plural('pt', count, { one: '# resultado', other: '# resultados' }),
    noMatchTitle: 'Nada encontrado',
    noMatchText: 'Nada combina com esta busca e estes filtros juntos.',
    tryPart: 'Tente uma palavra ou parte do nome.',
  },
  labelled: (label, value) => `${label}: ${value}`,
  quoted: (text) => `“${text}”`,
  crop: {
    hint: 'Mova a imagem até a moldura mostrar o que deve aparecer: arrastando ou com as setas.',
    zoom: 'Ampliar',
    use: 'Usar esta parte',
  },
  unknown: 'ERROR RULES',
  withoutRules: 'Sem regras',

  navigation: 'Navegação principal',
  nav: {
    home: 'Início',
    competitions: 'Competições',
    training: 'Treino',
    trickList: 'Lista de manobras',
    rulebooks: 'Regulamentos',
    statistics: 'Estatísticas',
    judgingProgram: 'Programa dos juízes',
    community: 'Comunidade',
    athletes: 'Atletas',
    judges: 'Juízes',
    organizers: 'Organizadores',
    worldRanking: 'Ranking mundial',
    profile: 'Perfil',
    admin: 'Administração',
  },
  comingSoon: 'Em breve',
  logout: 'Sair',
  language: 'Idioma',
  mode: 'Modo',
  modes: roleNames,
  theme: 'Tema',
  toDark: 'Tema escuro',
  toLight: 'Tema claro',
  logoutTitle: 'Sair agora?',
  logoutConsequence: (unsent) =>
    plural('pt', unsent, {
      one: '# alteração ainda não chegou ao servidor. Ao sair, ela é apagada deste dispositivo.',
      other: '# alterações ainda não chegaram ao servidor. Ao sair, elas são apagadas deste dispositivo.',
    }),
  logoutBegun: (rounds) =>
    plural('pt', rounds, {
      one: '# volta que você começou está só neste dispositivo. Ao sair, ela é apagada.',
      other: '# voltas que você começou estão só neste dispositivo. Ao sair, elas são apagadas.',
    }),
  logoutReviews: (reviews) =>
    plural('pt', reviews, {
      one: '# revisão que você começou está só neste dispositivo. Ao sair, ela é apagada.',
      other: '# revisões que você começou estão só neste dispositivo. Ao sair, elas são apagadas.',
    }),

  offlineSince: (time) => `Sem conexão desde ${time}. O que você vê pode estar desatualizado.`,
  asOf: (time) => `Atualizado: ${time}`,
  needsNetwork: 'Isto precisa de conexão.',
  unsent: (count) =>
    plural('pt', count, {
      one: '# alteração salva neste dispositivo, esperando a rede',
      other: '# alterações salvas neste dispositivo, esperando a rede',
    }),
  unsentFailed: (count) =>
    plural('pt', count, { one: '# alteração recusada', other: '# alterações recusadas' }),
  lookAt: 'Ver',
  discardTitle: 'Descartar o que foi recusado?',
  discardConsequence: (count) =>
    plural('pt', count, {
      one: '# alteração está só neste dispositivo. Ao descartar, ela é apagada de vez.',
      other: '# alterações estão só neste dispositivo. Ao descartar, elas são apagadas de vez.',
    }),
  newVersion: 'Há uma nova versão do Trickline. O que você preencheu continua aí.',

  countdown: { days: 'd', hours: 'h', minutes: 'min', seconds: 's' },

  noAnswer: 'Erro de rede ou sem resposta. O que você preencheu continua aqui; tente de novo.',
  wrongAnswer:
    'Chegou uma resposta que esta página não consegue ler. Talvez venha da própria rede ou de outra versão do Trickline.',
  failed: (requestId) =>
    `Algo deu errado do nosso lado. Tente de novo daqui a pouco.${requestId ? ` (Requisição ${requestId})` : ''}`,
  crashTitle: 'Esta tela caiu da fita',
  crashText: 'Um erro a interrompeu. O que você salvou está seguro; recarregue a página para continuar.',
  reload: 'Recarregar',
  notFoundTitle: 'Nada nesta fita',
  notFoundText: 'Este endereço não leva a lugar nenhum, ou o que estava aqui não existe mais.',
  toStart: 'Ir para o início',
}
