/** What can be done with several selected entries at once, and with which of them (statuses-and-moves §4). */
import type { EntryVerb } from '@trickline/competition/entry-moves'
import type { Competition, Entry, EntryStatus, Person } from '@trickline/competition/model'
import { approvalIsFull, entryActions } from './entry-actions.ts'

/** What a person does alone (confirming) or for good at once (deleting) is not among them. */
const bulkActions = ['approve', 'pay', 'send-mail', 'decline'] as const satisfies readonly EntryVerb[]
export type BulkAction = (typeof bulkActions)[number]

export type BulkChoice = {
  action: BulkAction
  /** Those of the selected with whom it is possible; the others stay as they are. */
  ids: number[]
  /** More than the competition has room for. */
  tooMany: boolean
}

/** Only what is possible with somebody. */
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
    const able = chosen.filter(({ actions }) => actions.includes(action)).map(({ entry }) => entry)
    if (able.length === 0) return []
    const tooMany = action === 'approve' && approvalIsFull(person, competition, entries, able)
    return [{ action, ids: able.map(({ id }) => id), tooMany }]
  })
}

/** Whether anything can be done with an entry together with others. */
export function isSelectable(person: Person, competition: Competition, entry: Entry): boolean {
  const actions = entryActions(person, competition, entry)
  return bulkActions.some((action) => actions.includes(action))
}

/** Where an action leads; paying is a mark, not a status. */
export const bulkStatus = {
  approve: 'approved',
  'send-mail': 'invited',
  decline: 'declined',
} as const satisfies Partial<Record<BulkAction, EntryStatus>>

/** With the id, or without it where it was among them. */
export function toggled(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]
}
