/** Actions for several selected entries at once (statuses-and-moves §4). */
import type { EntryVerb } from '@trickline/competition/entry-moves'
import type { Competition, Entry, EntryStatus, Person } from '@trickline/competition/model'
import { approvalIsFull, entryActions } from './entry-actions.ts'

/** Leaves out confirming, which each person does alone, and deleting, which cannot be undone. */
const bulkActions = ['approve', 'pay', 'send-mail', 'decline'] as const satisfies readonly EntryVerb[]
export type BulkAction = (typeof bulkActions)[number]

export type BulkChoice = {
  action: BulkAction
  /** Ids of the selected entries that allow the action; the others stay unchanged. */
  ids: number[]
  tooMany: boolean
}

export function bulkChoices(
  person: Person,
  competition: Competition,
  entries: readonly Entry[],
  selected: ReadonlySet<number>,
): BulkChoice[] {
  const chosen = entries
    .filter(({ id }) => selected.has(id))
    .map((entry) => ({ entry, actions: entryActions(person, competition, entry) }))
  return bulkActions.flatMap((action) => {
    const possible = chosen.filter(({ actions }) => actions.includes(action)).map(({ entry }) => entry)
    if (possible.length === 0) return []
    const tooMany = action === 'approve' && approvalIsFull(person, competition, entries, possible)
    return [{ action, ids: possible.map(({ id }) => id), tooMany }]
  })
}

export function isSelectable(person: Person, competition: Competition, entry: Entry): boolean {
  const actions = entryActions(person, competition, entry)
  return bulkActions.some((action) => actions.includes(action))
}

export const bulkStatus = {
  approve: 'approved',
  'send-mail': 'invited',
  decline: 'declined',
} as const satisfies Partial<Record<BulkAction, EntryStatus>>

export function toggled(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]
}
