/** Names of the sections of the rulebooks (scoring §12). */
import type { ruleSections as english } from '../en/rule-sections.ts'

export const ruleSections: typeof english = {
  'counter-tricks': 'Ohne Regeln: Tricks zählen',
  repetitions: 'Wiederholungen',
  dubs: 'Dubs',
  'total-combo': 'Total Combo',
  'total-combo-plus': 'Total Combo plus',
  'total-combo-10': 'Total Combo 10',
  'total-combo-level': 'Total Combo Level',
  'total-combo-level-air': 'Total Combo Level Air',
  'variety-plus': 'Vielfalt plus',
  'style-round': 'Style des Runs',
}
