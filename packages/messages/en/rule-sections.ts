/** Names of the sections of the rulebooks (scoring §12). */
export const ruleSections = {
  'counter-tricks': 'Not rules, counter tricks',
  repetitions: 'Repetitions of tricks',
  dubs: 'Dubs',
  'total-combo': 'Total combo',
  'total-combo-plus': 'Total combo plus',
  'total-combo-10': 'Total combo 10',
  'total-combo-level': 'Total combo level',
  'total-combo-level-air': 'Total combo level air',
  'variety-plus': 'Variety plus',
  'style-round': 'Style round',
}
