/** Words of quick entry: the typed line, proposals, and warnings of likely mistakes. */
import type { quickEntry as english } from '../en/quick-entry.ts'

export const quickEntry: typeof english = {
  addAtOnce: (trick) => `Adicionar ${trick} direto`,
  changeTo: (what) => `Trocar por ${what}`,
  changesOne: 'Uma manobra está sendo trocada: só uma manobra avulsa pode ficar no lugar dela.',
  combo: 'Combo',
  proposals: 'Próximas prováveis',
  propose: (what) => `Adicionar ${what}`,
  warnings: {
    retired: 'Saiu do catálogo enquanto isso: para salvar, exclua ou ponha outra no lugar.',
    twice: 'Lançada duas vezes em menos de um segundo.',
    cannotFollow: (before, ends, starts) => `${before} termina ${ends}; esta começa ${starts}.`,
    level: (level, usual) => `${level}: bem acima do habitual deste atleta (${usual}).`,
  },
  dismiss: (what) => `Está certo: ${what}`,
  levels: { 1: 'Rookie', 2: 'Amateur', 3: 'Pro', 4: 'Legendary' },
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
}
