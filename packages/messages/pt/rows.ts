/** Words of the rows of a round: what they are, their buttons and warnings (screens §11). */
import type { rows as english } from '../en/rows.ts'
import { plural } from '../plural.ts'

export const rows: typeof english = {
  comboTricks: (count, value) =>
    plural('pt', count, {
      one: `# manobra · ${value}`,
      other: `# manobras · ${value}`,
    }),
  beingEdited: 'Em edição agora',
  otherEditOpen: 'O combo acima não pode voltar assim: termine ou cancele antes a edição dele.',
  edit: (what) => `Editar ${what}`,
  delete: (what) => `Excluir ${what}`,
  swipeEdit: 'Editar',
  swipeDelete: 'Excluir',
  nth: (occurrence) => `${occurrence}×`,
  repeated: (occurrence) => `Feita ${occurrence} vezes até aqui`,
  playFrom: (what, at) => `Reproduzir ${what} a partir de ${at}`,
  mark: (trick) => `Marcar ${trick} para validar sozinha`,
  place: {
    of: (name) => `Mover ${name} ou inserir antes`,
    insertBefore: 'Inserir antes',
    up: 'Para cima',
    down: 'Para baixo',
    out: 'Tirar do combo',
    inNoCombo: 'Não está em nenhum combo.',
    move: 'Mover',
    earlier: 'Antes',
    later: 'Depois',
    here: 'A próxima manobra entra aqui',
    now: (name, at, of) => `${name} é a manobra ${at} de ${of}`,
  },
  warnings: {
    retired: 'Saiu do catálogo enquanto isso: para salvar, exclua ou ponha outra no lugar.',
    twice: 'Lançada duas vezes em menos de um segundo.',
    cannotFollow: (before, ends, starts) => `${before} termina ${ends}; esta começa ${starts}.`,
    level: (level, usual) => `${level}: bem acima do habitual deste atleta (${usual}).`,
  },
  dismiss: (what) => `Está certo: ${what}`,
}
