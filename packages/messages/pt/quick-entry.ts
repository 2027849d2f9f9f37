/** Words for entering many tricks quickly: the typed line, proposals, and warnings about what looks like a slip. */
import type { quickEntry as english } from '../en/quick-entry.ts'
import { plural } from '../plural.ts'

export const quickEntry: typeof english = {
  addAtOnce: (trick) => `Adicionar ${trick} direto`,
  changeTo: (what) => `Trocar por ${what}`,
  changesOne: 'Uma manobra está sendo trocada: só uma manobra avulsa pode ficar no lugar dela.',
  notation: 'O que a linha diz',
  combo: 'Combo',
  enter: (tricks) =>
    plural('pt', tricks, {
      one: 'Lançar # manobra',
      other: 'Lançar # manobras',
    }),
  notYet: 'Nada é lançado até que tudo seja entendido.',
  intoTheRound: 'Uma linha com combo vai direto para a volta.',
  pendingFirst: (count) =>
    plural('pt', count, {
      one: '# manobra escolhida ainda não foi validada: isto entra na volta antes dela.',
      other: '# manobras escolhidas ainda não foram validadas: isto entra na volta antes delas.',
    }),
  problems: {
    'unknown-trick': (word) => `Nenhuma manobra se chama “${word}”.`,
    'many-tricks': (word, among) => `“${word}” pode ser ${among}…`,
    'unknown-word': (word) => `“${word}” não é lado, nem grab, nem dub.`,
    'many-grabs': (word, among) => `“${word}” pode ser ${among}.`,
    'said-twice': (word) => `“${word}” sobra: isso já foi dito.`,
    'after-dub-80': 'Nada vem depois de um dub de 80%.',
    open: 'Feche o combo com ]',
    'too-short': 'Um combo tem duas manobras ou mais.',
    'ends-dubbed': 'Um combo não pode terminar com dub de 80%.',
    stray: 'Um combo começa com [',
  },
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
