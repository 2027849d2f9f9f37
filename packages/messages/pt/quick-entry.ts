/** Words of quick entry: the typed line and proposals. */
import type { quickEntry as english } from '../en/quick-entry.ts'

export const quickEntry: typeof english = {
  addAtOnce: (trick) => `Adicionar ${trick} direto`,
  changeTo: (what) => `Trocar por ${what}`,
  changesOne: 'Uma manobra está sendo trocada: só uma manobra avulsa pode ficar no lugar dela.',
  combo: 'Combo',
  proposals: 'Próximas prováveis',
  propose: (what) => `Adicionar ${what}`,
  levels: { 1: 'Rookie', 2: 'Amateur', 3: 'Pro', 4: 'Legendary' },
}
