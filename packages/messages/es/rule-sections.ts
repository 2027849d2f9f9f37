/** Names of the sections of the rulebooks (scoring §12). */
import type { ruleSections as english } from '../en/rule-sections.ts'

export const ruleSections: typeof english = {
  'counter-tricks': 'Sin reglas, contador de trucos',
  repetitions: 'Repeticiones de trucos',
  dubs: 'Dubs',
  'total-combo': 'Total combo',
  'total-combo-plus': 'Total combo plus',
  'total-combo-10': 'Total combo 10',
  'total-combo-level': 'Total combo por nivel',
  'total-combo-level-air': 'Total combo por nivel, aéreo',
  'variety-plus': 'Variedad plus',
  'style-round': 'Estilo de la ronda',
}
