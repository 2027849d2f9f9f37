/** Names of the sections of the rulebooks (scoring §12). */
import type { ruleSections as english } from '../en/rule-sections.ts'

export const ruleSections: typeof english = {
  'counter-tricks': 'Sem regras, só conta as manobras',
  repetitions: 'Repetições de manobras',
  dubs: 'Dubs',
  'total-combo': 'Combo total',
  'total-combo-plus': 'Combo total plus',
  'total-combo-10': 'Combo total 10',
  'total-combo-level': 'Combo total por nível',
  'total-combo-level-air': 'Combo total por nível, aéreo',
  'variety-plus': 'Variedade plus',
  'style-round': 'Estilo da volta',
}
