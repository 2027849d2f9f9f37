/** Words of quick entry: the typed line and proposals. */

export const quickEntry = {
  addAtOnce: (trick: string) => `Add ${trick} at once`,
  changeTo: (what: string) => `Change it to ${what}`,
  changesOne: 'A trick is being changed: only a single trick can take its place.',
  combo: 'Combo',
  proposals: 'Likely next',
  propose: (what: string) => `Add ${what}`,
  levels: { 1: 'Rookie', 2: 'Amateur', 3: 'Pro', 4: 'Legendary' },
}
