/** Names of the sections of the rulebooks (scoring §12). */
import type { ruleSections as english } from '../en/rule-sections.ts'

export const ruleSections: typeof english = {
  'counter-tricks': 'Senza regole, conta i trick',
  repetitions: 'Ripetizioni dei trick',
  dubs: 'Dub',
  'total-combo': 'Combo totale',
  'total-combo-plus': 'Combo totale plus',
  'total-combo-10': 'Combo totale 10',
  'total-combo-level': 'Combo totale livello',
  'total-combo-level-air': 'Combo totale livello air',
  'variety-plus': 'Varietà plus',
  'style-round': 'Stile della run',
}
