/** Names of phases and stages (phases-and-seeding §1). */
export const stageNames = {
  final: 'Final',
  semiFinal: 'Semifinal',
  quarterFinal: 'Quarterfinal',
  eighthFinal: 'Eighthfinal',
  sixteenthFinal: 'Sixteenthfinal',
}

export const phaseNames = {
  qualification: 'Qualifying',
  qualification1: 'Qualifying 1',
  qualification2: 'Qualifying 2',
  ...stageNames,
}

/** Name of a phase or training round that has none. */
export const roundNumber = (number: number) => `Round ${number}`
