/** Words of tiles and results. */

export const quickEntry = {
  addAtOnce: (trick: string) => `Add ${trick} at once`,
  changeTo: (what: string) => `Change it to ${what}`,
  propose: (what: string) => `Add ${what}`,
  levels: { 1: 'Rookie', 2: 'Amateur', 3: 'Pro', 4: 'Legendary' },
}
