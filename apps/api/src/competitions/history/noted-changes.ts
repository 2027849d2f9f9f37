/** Changes of a competition and its entries that the database recorded, as sentences with the values before and after. */
import { type EventContext, type HistoryEvent, textState } from './history-event.ts'
import type { entriesInHistory, NotedChange } from './history-store.ts'
import type { HistoryWords } from './history-words.ts'

type Said = Pick<HistoryEvent, 'sentence' | 'before' | 'after' | 'reason'>

export function changesOfCompetition(change: NotedChange, said: HistoryWords): Said[] {
  const { action, before, after } = change
  const { words } = said
  // the undone advance is told by its own event, with its reason
  if (reopens(change)) return []
  if (action === 'create') return [{ sentence: words.created, before: null, after: null, reason: null }]
  const statuses: Readonly<Record<string, string>> = words.status
  const status = after['status']
  const moved = typeof status === 'string' ? (statuses[status] ?? status) : null
  const changed = Object.keys(after).filter((column) => said.label(column) !== null)
  const labels = changed.map((column) => said.label(column) ?? column)
  const sentences = [moved, changed.length > 0 ? words.changed(labels.join(', ')) : null]
  const sentence = sentences.filter((each) => each !== null).join(' · ')
  if (sentence === '') return []
  const text = (side: Record<string, unknown>) =>
    changed.map((column) => `${said.label(column)}: ${said.value(column, side[column])}`).join(' · ') || null
  const reason = after['return_reason']
  return [
    {
      sentence,
      before: textState(text(before)),
      after: textState(text(after)),
      reason: typeof reason === 'string' ? reason : null,
    },
  ]
}

/** Whether the podium was undone. */
export function reopens({ subject, before, after }: NotedChange): boolean {
  return subject === 'competition' && before['status'] === 'finished' && after['status'] === 'started'
}

type Entries = Awaited<ReturnType<typeof entriesInHistory>>
type SaidOfEntry = Said & Pick<HistoryEvent, 'kind' | 'about'>

export function changesOfEntry(
  { action, subject_id: id, before, after }: NotedChange,
  entries: Entries,
  { nameOf, said }: EventContext,
): SaidOfEntry[] {
  const entry = entries.find((each) => each.id === id)
  const noted = { ...before, ...after }
  const userId = entry?.user_id ?? numberIn(noted, 'user_id')
  const role = (entry?.role ?? noted['role']) === 'judge' ? 'judge' : 'athlete'
  const name = nameOf(userId, entry?.invited_email ?? textIn(noted, 'invited_email'))
  const { words, entryStatus } = said
  const about = { kind: role === 'judge' ? 'right' : 'entry', about: userId, reason: null } as const
  const whole = { ...about, before: null, after: null }
  if (action === 'create') return [{ ...whole, sentence: words.entered(name, words.roles[role]) }]
  if (action === 'delete') return [{ ...whole, sentence: words.removed(name) }]
  const status = textIn(after, 'status')
  const order = numberIn(after, 'order_number')
  const seed = numberIn(after, 'seed')
  const sentences = [
    'user_id' in after && userId !== null ? words.joined(name) : null,
    status === null ? null : `${name}: ${entryStatus(status)}`,
    after['fees_paid'] === true ? words.paid(name) : null,
    order === null ? null : words.order(name, order),
    'seed' in after ? (seed === null ? words.unseeded(name) : words.seed(name, seed)) : null,
    'is_head' in after ? (after['is_head'] === true ? words.head(name) : words.notHead(name)) : null,
  ].filter((each) => each !== null)
  if (sentences.length === 0) return []
  const statusBefore = textIn(before, 'status')
  return [
    {
      ...about,
      sentence: sentences.join(' · '),
      before: textState(statusBefore === null ? null : entryStatus(statusBefore)),
      after: textState(status === null ? null : entryStatus(status)),
    },
  ]
}

function textIn(values: Record<string, unknown>, column: string): string | null {
  const value = values[column]
  return typeof value === 'string' ? value : null
}

function numberIn(values: Record<string, unknown>, column: string): number | null {
  const value = values[column]
  return typeof value === 'number' ? value : null
}
