/** What of the competition page stands in its address: the open panel, phase, view and page of cards (screens §5). */
import { type EntryDialog, entryDialogs, type EntryView, entryViews } from '../entries/entries-search.ts'

export const panels = ['athletes', 'judges', 'rounds', 'scoring'] as const
export type Panel = (typeof panels)[number]

export type CompetitionSearch = {
  panel?: Panel
  /** A phase's name, `best` or `podium`. */
  phase?: string
  /** The rounds as a table, the entries as a list. */
  view?: 'table' | 'list'
  /** Of the cards of a panel, from 2 on. */
  page?: number
  show?: EntryView
  dialog?: EntryDialog
}

/** Reads what an address says; anything else in it is left out. */
export function competitionSearch(given: Record<string, unknown>): CompetitionSearch {
  const { phase, view } = given
  const panel = panels.find((name) => name === given['panel'])
  const show = entryViews.find((name) => name === given['show'])
  const dialog = entryDialogs.find((name) => name === given['dialog'])
  const page = Number(given['page'])
  return {
    ...(panel && { panel }),
    ...(typeof phase === 'string' && { phase }),
    ...((view === 'table' || view === 'list') && { view }),
    ...(Number.isInteger(page) && page > 1 && { page }),
    ...(show && { show }),
    ...(dialog && { dialog }),
  }
}
