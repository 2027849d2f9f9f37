/** The history of a competition, each change as one event: who, when, about whom, and the sentence (who-sees-what §14). */
import { placesOfChanges } from '@trickline/competition/place-history'
import { isJudged } from '@trickline/competition/statuses'
import { sealsOf } from '../seal/seals-store.ts'
import { changesOfCompetition, changesOfEntry, reopens } from './noted-changes.ts'
import type { EventContext, HistoryEvent, State } from './history-event.ts'
import {
  allInquiriesOf,
  entriesInHistory,
  exceptionsOf,
  type NotedChange,
  notedChanges,
  notedRoundChanges,
  undoneAdvancesOf,
} from './history-store.ts'

/** Newest first. */
export async function historyEvents(context: EventContext): Promise<HistoryEvent[]> {
  const noted = await notedChanges(context.tx, context.competitionId)
  const events = [
    ...(await ofCompetition(context, noted)),
    ...(await ofRounds(context)),
    ...(await ofAdvances(context, noted)),
    ...(await ofInquiries(context)),
    ...(await ofSeals(context)),
    ...(await ofExceptions(context)),
  ]
  return events.toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.key < b.key ? 1 : -1))
}

const base = { before: null, after: null, reason: null, about: null, round: null, isInquiry: false } as const

function keyOf(source: string, id: number): string {
  return `${source}${String(id).padStart(12, '0')}`
}

async function ofCompetition(
  context: EventContext,
  changes: readonly NotedChange[],
): Promise<HistoryEvent[]> {
  const { tx, competitionId, said } = context
  const { words } = said
  const entries = await entriesInHistory(tx, competitionId)
  return changes.flatMap((change): HistoryEvent[] => {
    const event = { ...base, key: keyOf('a', change.id), at: change.at, userId: change.user_id }
    switch (change.subject) {
      case 'competition':
        return changesOfCompetition(change, said).map((each) => ({ ...event, kind: 'competition', ...each }))
      case 'entry':
        return changesOfEntry(change, entries, context).map((each) => ({ ...event, ...each }))
      case 'phase':
        return [{ ...event, kind: 'phase', sentence: words.began(said.phase(change.subject_id)) }]
      default: {
        const kind = { ...change.before, ...change.after }['kind']
        const what = change.subject === 'webhook' ? 'webhook' : kind === 'overlay' ? 'overlay' : 'big-screen'
        const sentence = change.action === 'delete' ? words.linkGone : words.linkMade
        return [{ ...event, kind: 'link', sentence: sentence(words.links[what]) }]
      }
    }
  })
}

async function ofRounds({ tx, competitionId, nameOf, said }: EventContext): Promise<HistoryEvent[]> {
  const { words } = said
  const changes = await notedRoundChanges(tx, competitionId)
  const totals = changes.map(({ round_id: roundId, round_number: phase, status, total }) => ({
    roundId,
    phase: phase ?? 0,
    after: status !== null && isJudged({ status }) ? total : null,
  }))
  const places = placesOfChanges(totals)
  const last = new Map<number, number | null>()
  const published = new Set<string>()
  return changes.flatMap((change, index): HistoryEvent[] => {
    const { id, at, user_id: userId, action, round_id, round_number: number, athlete_id: athleteId } = change
    const was = last.get(round_id) ?? null
    const is = totals[index]?.after ?? null
    last.set(round_id, is)
    const event = { ...base, key: keyOf('b', id), at, userId }
    const phase = said.phase(number ?? 0)
    // the event of the undone advance stands for all of them
    if (action === 'undo-advance') return []
    if (action === 'publish') {
      const whole = `${number} ${at.getTime()}`
      if (published.has(whole)) return []
      published.add(whole)
      return [{ ...event, kind: 'phase', sentence: words.published(phase) }]
    }
    const place = places[index]
    const state = (points: number | null, at_: number | null | undefined): State | null =>
      was === is || points === null ? null : { points, place: at_ ?? null, text: null }
    return [
      {
        ...event,
        kind: 'round',
        sentence: words.round(nameOf(athleteId), phase, said.roundActions[action]),
        before: state(was, place?.before),
        after: state(is, place?.after),
        about: athleteId,
        round: { id: round_id, athleteId, number: number ?? 0, status: change.present_status },
      },
    ]
  })
}

async function ofAdvances(
  { tx, competitionId, said: { words, phase } }: EventContext,
  changes: readonly NotedChange[],
): Promise<HistoryEvent[]> {
  const undone = await undoneAdvancesOf(tx, competitionId)
  const reopened = new Set(changes.filter(reopens).map(({ at }) => at.getTime()))
  return undone.map(({ id, at, user_id: userId, round_number: number, reason }) => ({
    ...base,
    key: keyOf('c', id),
    at,
    userId,
    kind: 'phase',
    sentence: (reopened.has(at.getTime()) ? words.podiumUndone : words.undone)(phase(number)),
    reason,
  }))
}

async function ofInquiries({ tx, competitionId, nameOf, said }: EventContext): Promise<HistoryEvent[]> {
  const { words } = said
  const inquiries = await allInquiriesOf(tx, competitionId)
  return inquiries.flatMap((inquiry): HistoryEvent[] => {
    const { id, at, athlete_id: athleteId, round_number: number, withdrawn_at, answered_at } = inquiry
    const [name, phase] = [nameOf(athleteId), said.phase(number ?? 0)] as const
    const event = {
      ...base,
      kind: 'round' as const,
      about: athleteId,
      round: { id: inquiry.round_id, athleteId, number: number ?? 0, status: 'published' },
      isInquiry: true,
    }
    const points = (total: number | null) =>
      total === null || inquiry.outcome === 'same' ? null : { points: total, place: null, text: null }
    return [
      { ...event, key: keyOf('d', id), at, userId: athleteId, sentence: words.inquiry(name, phase) },
      ...(withdrawn_at
        ? [
            {
              ...event,
              key: keyOf('e', id),
              at: withdrawn_at,
              userId: athleteId,
              sentence: words.withdrawn(name, phase),
            },
          ]
        : []),
      ...(answered_at
        ? [
            {
              ...event,
              key: keyOf('f', id),
              at: answered_at,
              userId: inquiry.answered_by,
              sentence: words.answered(name, phase),
              before: points(inquiry.total_before),
              after: points(inquiry.total_after),
              reason: inquiry.note,
            },
          ]
        : []),
    ]
  })
}

async function ofSeals({ tx, competitionId, said }: EventContext): Promise<HistoryEvent[]> {
  const { words } = said
  const seals = await sealsOf(tx, competitionId)
  return seals.flatMap(({ id, number, owner_id, second_id, begun_at, sealed_at, reason }): HistoryEvent[] => {
    const event = { ...base, kind: 'phase' as const, reason }
    const isOfTwo = second_id !== null || sealed_at === null
    const begun = { ...event, at: begun_at, userId: owner_id, sentence: words.sealBegun(number) }
    return [
      ...(isOfTwo ? [{ ...begun, key: keyOf('g', id) }] : []),
      ...(sealed_at
        ? [
            {
              ...event,
              key: keyOf('h', id),
              at: sealed_at,
              userId: second_id ?? owner_id,
              sentence: words.sealed(number),
            },
          ]
        : []),
    ]
  })
}

async function ofExceptions({ tx, competitionId, nameOf, said }: EventContext): Promise<HistoryEvent[]> {
  const exceptions = await exceptionsOf(tx, competitionId)
  return exceptions.map(({ user_id: athleteId, granted_by, at, reason }) => ({
    ...base,
    key: keyOf('i', athleteId),
    at,
    userId: granted_by,
    kind: 'right',
    sentence: said.words.exception(nameOf(athleteId)),
    reason,
    about: athleteId,
  }))
}
