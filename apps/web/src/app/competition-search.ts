/** What of the competition page stands in its address: the open panel, phase, view and page of cards (doc 2 §2). */
export const panels = ['athletes', 'judges', 'rounds', 'scoring'] as const
export type Panel = (typeof panels)[number]

export type CompetitionSearch = {
  panel?: Panel
  /** A phase's name, `best` or `podium`. */
  phase?: string
  view?: 'table'
  /** Of the cards of a panel, from 2 on. */
  page?: number
}

/** Reads what an address says; anything else in it is left out. */
export function competitionSearch({ panel, phase, view, page }: Record<string, unknown>): CompetitionSearch {
  const known = panels.find((name) => name === panel)
  const number = Number(page)
  return {
    ...(known && { panel: known }),
    ...(typeof phase === 'string' && { phase }),
    ...(view === 'table' && { view }),
    ...(Number.isInteger(number) && number > 1 && { page: number }),
  }
}
