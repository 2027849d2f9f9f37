/** What phases and stages are called, once for every screen (phases-and-seeding §1). */
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

/** Of a phase without a name, and of a training round. */
export const roundNumber = (number: number) => `Round ${number}`
