/** Names of the sections of the rulebooks (scoring §12). */
import type { ruleSections as english } from '../en/rule-sections.ts'

export const ruleSections: typeof english = {
  'counter-tricks': 'Sans règles, on compte les tricks',
  repetitions: 'Répétitions de tricks',
  dubs: 'Dubs',
  'total-combo': 'Combo total',
  'total-combo-plus': 'Combo total plus',
  'total-combo-10': 'Combo total 10',
  'total-combo-level': 'Combo total niveau',
  'total-combo-level-air': 'Combo total niveau air',
  'variety-plus': 'Variété plus',
  'style-round': 'Style du run',
}
