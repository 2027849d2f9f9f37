/** Words of the page on which everyone follows a competition (screens §32). */

export const live = {
  onTheLine: 'On the line',
  doing: { recorded: 'Recorded, waiting for the judges', scoring: 'With the judges' },
  next: 'Next on the line',
  nobody: 'Nobody is on the line at this moment.',
  otherPhases: 'Other phases',
  description: (name: string) => `Live results, bracket and podium of ${name}.`,
}
