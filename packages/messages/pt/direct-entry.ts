/** Words of direct entry: the strip, the open combo, tiles, settings and keys (screens §11). */
import type { directEntry as english } from '../en/direct-entry.ts'
import { plural } from '../plural.ts'

export const directEntry: typeof english = {
  performanceOf: (what) => `${what}: lado, dub e grab`,
  on: (trick) => `Em ${trick}`,
  forNext: 'Para a próxima manobra',
  nextTrick: 'Próxima manobra',
  aimNext: 'Definir lado, dub e grab da próxima manobra',
  aimLast: (trick) => `Mudar lado, dub e grab de ${trick}`,
  next: 'Outra',
  last: 'Última',
  dubOf: (percent) => `Dub de ${percent}%`,
  dub80Ends: 'Só a última manobra de um combo ainda aberto pode ter dub de 80%.',
  combo: 'Combo',
  comboBegin: 'Começar um combo: as próximas manobras entram nele',
  comboEnd: 'Fechar o combo',
  comboOpen: 'As próximas manobras entram neste combo. “Combo” de novo, ou Shift+Enter, fecha o combo.',
  none: 'Um toque já lança a manobra. “Combo” junta as próximas aqui.',
  running: (points) => `${points} pontos até agora`,
  validateSingles: (count) => plural('pt', count, { one: 'Validar avulsa', other: 'Validar # avulsas' }),
  often: 'Frequentes',
  follows: 'Em seguida',
  oftenEmpty: 'Aqui aparece o que este atleta faz com frequência.',
  followsEmpty: 'Aqui aparece o que costuma vir em seguida.',
  allGrabs: 'Todos os grabs',
  searchGrab: 'Buscar grab',
  noGrab: 'Sem grab',
  grabNotFound: (typed) => `Nenhum grab se chama “${typed}”.`,
  lastEntered: 'Última manobra',
  leave: 'Sair',
  willSave: (count, total) =>
    plural('pt', count, {
      one: `# manobra · ${total}`,
      other: `# manobras · ${total}`,
    }),
  newestFirst: 'Mais recente primeiro',
  performedOrder: 'Na ordem em que foram feitas',
  /** Where the next entries land. */
  place: {
    before: (name) => `Próxima manobra: antes de ${name}`,
    done: 'Pronto',
    inCombo: 'Num combo só entram manobras avulsas. Para lançar um combo, termine com “Pronto”.',
  },
  settings: 'Como lançar',
  showSearch: 'Busca digitada',
  showTiles: 'Mostrar blocos',
}
