/** Search parameters of the competition page (screens §5). */
import { type EntryDialog, entryDialogs } from '../entries/entries-search.ts'

export const panels = ['athletes', 'judges', 'rounds', 'scoring'] as const
export type Panel = (typeof panels)[number]

export type CompetitionSearch = {
  panel?: Panel
  /** The name of a phase, `best` or `podium`. */
  phase?: string
  /** Shows rounds as a table, entries as cards. */
  view?: 'table' | 'grid'
  /** Page of entries, from 2 on. */
  page?: number
  show?: 'declined'
  dialog?: EntryDialog
}

export function competitionSearch(input: Record<string, unknown>): CompetitionSearch {
  const { phase, view } = input
  const panel = panels.find((name) => name === input['panel'])
  const dialog = entryDialogs.find((name) => name === input['dialog'])
  const page = Number(input['page'])
  return {
    ...(panel && { panel }),
    ...(typeof phase === 'string' && { phase }),
    ...((view === 'table' || view === 'grid') && { view }),
    ...(Number.isInteger(page) && page > 1 && { page }),
    ...(input['show'] === 'declined' && { show: 'declined' }),
    ...(dialog && { dialog }),
  }
}
