/** Words of direct entry: the strip, the open combo, tiles, settings and keys (screens §11). */
import type { directEntry as english } from '../en/direct-entry.ts'
import { plural } from '../plural.ts'

export const directEntry: typeof english = {
  performanceOf: (what) => `${what}: lado, dub e grab`,
  nextTrick: 'Próxima manobra',
  aimNext: 'Definir lado, dub e grab da próxima manobra',
  aimLast: (trick) => `Mudar lado, dub e grab de ${trick}`,
  noTrickYet: 'Sem manobras',
  next: 'Outra',
  dubOf: (percent) => `Dub de ${percent}%`,
  dub80Ends: 'Só a última manobra de um combo ainda aberto pode ter dub de 80%.',
  combo: 'Combo',
  comboBegin: 'Começar um combo: as próximas manobras entram nele',
  comboEnd: 'Fechar o combo',
  comboOpen: 'As próximas manobras entram neste combo. “Combo” de novo, ou Shift+Enter, fecha o combo.',
  running: (points) => `${points} pontos até agora`,
  validateSingles: (count) => plural('pt', count, { one: 'Validar avulsa', other: 'Validar # avulsas' }),
  /** The tiles, by the place that the last trick ended on. */
  tiles: {
    from: (place) => `Agora: ${place}`,
    landedMost: 'Mais acertadas',
    mayFollow: 'O que pode vir',
    families: 'Todas as manobras',
  },
  positions: {
    back: 'de costas',
    belly: 'de barriga',
    buddha: 'em buddha',
    butt: 'de bunda',
    chest: 'de peito',
    crook: 'no crook',
    'double-drop-knee': 'em double drop knee',
    'drop-knee': 'em drop knee',
    feet: 'nos pés',
    ground: 'no chão',
    hands: 'nas mãos',
    'inside-drop-knee': 'em inside drop knee',
    knee: 'no joelho',
    korean: 'em korean',
    lady: 'em lady',
    shoulder: 'no ombro',
    split: 'em espacate',
    spraddle: 'em spraddle',
  },
  /** To the trick before: as a key, and on the tile below a finger. */
  joined: 'Ligada',
  joinedOnTile: 'ligada',
  swipeUp: 'Deslize para cima: ligada',
  noJoin: {
    'nothing-before': 'Não há manobra antes para ligar.',
    'after-dub-80': 'Nada se liga a um dub de 80%.',
  },
  allGrabs: 'Todos os grabs',
  searchGrab: 'Buscar grab',
  noGrab: 'Sem grab',
  grabNotFound: (typed) => `Nenhum grab se chama “${typed}”.`,
  leave: 'Sair',
  newestFirst: 'Mais recente primeiro',
  performedOrder: 'Na ordem em que foram feitas',
  /** Where the next entries land. */
  place: {
    before: (name) => `Próxima manobra: antes de ${name}`,
    done: 'Pronto',
    inCombo: 'Num combo só entram manobras avulsas. Para lançar um combo, termine com “Pronto”.',
  },
  settings: 'Como lançar',
}
