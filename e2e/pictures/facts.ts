/** What the lists of screens know about the data they are pictured with (data-sets.ts). */

/** The demo; the demo with competitions in more states; the demo when nothing is on. */
export const dataSetNames = ['demo', 'states', 'nothing-on'] as const
export type DataSetName = (typeof dataSetNames)[number]

/** By name: ids, addresses and emails that are known only once the data exist. */
export type Facts = Record<string, string>
export type Fact = (name: string) => string

/** The competitions of the demo. */
export const demo = {
  draft: 1,
  pending: 2,
  approved: 3,
  open: 4,
  qualifying: 5,
  quarterfinal: 6,
  finishedVs: 7,
  finished: 8,
} as const
