/** GET /competitions/{id}/history: what was done to a competition, with what the reader may know (who-sees-what §14). */
import { isCompetitionJudge, isOwner, isSupervisor } from '@trickline/competition/permissions'
import type { Person } from '@trickline/competition/model'
import { isJudged } from '@trickline/competition/statuses'
import { canSeeCompetition, canSeeRoundScore } from '@trickline/competition/visibility'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { competitionHistory as call, HistoryRow } from '@trickline/contract/competition-history'
import { csvOf } from '@trickline/contract/csv'
import { type Refusal, refuse } from '@trickline/contract/refusals'
import type { Kysely } from 'kysely'
import { entriesOf, type EntryRecord } from '../../entries/entries-store.ts'
import { peopleById, type PersonRecord } from '../../people/people-store.ts'
import { personShort } from '../../people/person-row.ts'
import type { FileReply } from '../../platform/http/serve.ts'
import type { ReadContext, SignedIn } from '../../platform/http/work.ts'
import { inReadSnapshot } from '../../platform/postgres/database.ts'
import type { Schema } from '../../platform/postgres/schema.ts'
import { judgesByRound } from '../../rounds/round-changes-store.ts'
import { type CompetitionRecord, findCompetition } from '../competitions-store.ts'
import type { HistoryEvent } from './history-event.ts'
import { historyEvents } from './history-events.ts'
import { peopleInHistory, roundsInHistory } from './history-store.ts'
import { historyWords, type HistoryWords } from './history-words.ts'

const rowsPerPage = 100

type Query = ParsedRequest<typeof call>['query']
type Reply = ReplyOf<typeof call>

export async function readCompetitionHistory(
  { db, person, language }: ReadContext,
  { params: { id }, query }: ParsedRequest<typeof call>,
): Promise<FileReply | Refusal> {
  if (!person) return refuse('no-session')
  return inReadSnapshot(db, async (tx) => {
    const competition = await findCompetition(tx, id)
    const entries = competition ? await entriesOf(tx, id) : []
    if (!competition || !canSeeCompetition(person, competition, entries)) return refuse('not-found')
    const mayRead = await readerOf(tx, person, competition, entries)
    if (mayRead === null) return refuse('not-allowed')
    const said = await historyWords(language, competition)
    const people = await peopleById(tx, await peopleInHistory(tx, id))
    const nameOf = (userId: number | null, otherwise: string | null = null) =>
      fullName(userId === null ? undefined : people.get(userId), said.common.deletedAthlete) ??
      otherwise ??
      '—'
    const all = (await historyEvents({ tx, competitionId: id, nameOf, said })).filter(mayRead)
    const rows = all
      .filter((event) => isAsked(event, query))
      .map((event) => rowOf(event, people, { person, competition, entries }))
    return query.format === 'csv'
      ? asCsv(rows, competition.name, nameOf)
      : asJson(rows, query, { people: known(all, people), rounds: knownRounds(all, people, said) })
  })
}

type MayRead = (event: HistoryEvent) => boolean

/** Owner, supervisors and admins see everything, judges the rounds they judged, athletes their own. null: nothing. */
async function readerOf(
  tx: Kysely<Schema>,
  person: SignedIn,
  competition: CompetitionRecord,
  entries: readonly EntryRecord[],
): Promise<MayRead | null> {
  if (isOwner(person, competition) || isSupervisor(person)) return () => true
  const judges = isCompetitionJudge(person, entries)
  const takesPart = entries.some(({ userId, status }) => userId === person.id && status !== 'declined')
  if (!judges && !takesPart) return null
  const judged = judges ? await judgedBy(tx, competition.id, person.id) : new Set<number>()
  // nothing about another judge's ballot before the round is judged (who-sees-what §13)
  const hides = (round: NonNullable<HistoryEvent['round']>, userId: number | null) =>
    competition.judging === 'two' && !isJudged(round) && userId !== person.id
  return ({ kind, round, about, userId }) =>
    round === null
      ? kind === 'phase' || about === person.id
      : (round.athleteId === person.id || judged.has(round.id)) && !hides(round, userId)
}

async function judgedBy(tx: Kysely<Schema>, competitionId: number, judgeId: number): Promise<Set<number>> {
  const byRound = await judgesByRound(tx, await roundsInHistory(tx, competitionId))
  return new Set([...byRound].flatMap(([id, judges]) => (judges.has(judgeId) ? [id] : [])))
}

function isAsked({ kind, userId, about, round }: HistoryEvent, query: Query): boolean {
  if (query.kind && query.kind !== kind) return false
  if (query.round && query.round !== round?.id) return false
  return !query.person || query.person === userId || query.person === about
}

type Reader = { person: Person; competition: CompetitionRecord; entries: readonly EntryRecord[] }

/** Leaves out points, places and words that the reader may not see yet. */
function rowOf(
  event: HistoryEvent,
  people: ReadonlyMap<number, PersonRecord>,
  { person, competition, entries }: Reader,
): HistoryRow {
  const { key, at, userId, kind, sentence, before, after, reason, round, isInquiry } = event
  const user = userId === null ? undefined : people.get(userId)
  const showsScore =
    round === null ||
    canSeeRoundScore(person, competition, entries, {
      userId: round.athleteId,
      roundNumber: round.number,
      status: round.status === 'published' ? 'published' : 'pending',
    })
  const readsInquiries =
    isOwner(person, competition) || isCompetitionJudge(person, entries) || round?.athleteId === person?.id
  const seen = (state: HistoryRow['before']) =>
    state === null || showsScore ? state : { ...state, points: null, place: null }
  return {
    key,
    at: at.toISOString(),
    user: user ? personShort(user) : null,
    kind,
    sentence,
    before: seen(before),
    after: seen(after),
    reason: isInquiry && !readsInquiries ? null : reason,
    round_id: round?.id ?? null,
  }
}

function known(events: readonly HistoryEvent[], people: ReadonlyMap<number, PersonRecord>) {
  const ids = new Set(events.flatMap(({ userId, about }) => [userId ?? [], about ?? []].flat()))
  return [...ids]
    .flatMap((id) => people.get(id) ?? [])
    .toSorted((a, b) => a.name.localeCompare(b.name) || a.id - b.id)
    .map(personShort)
}

function knownRounds(
  events: readonly HistoryEvent[],
  people: ReadonlyMap<number, PersonRecord>,
  said: HistoryWords,
): Reply['rounds'] {
  const rounds = new Map(events.flatMap(({ round }) => (round ? [[round.id, round] as const] : [])))
  return [...rounds.values()]
    .toSorted((a, b) => a.number - b.number || a.id - b.id)
    .map(({ id, athleteId, number }) => {
      const athlete = people.get(athleteId)
      return { id, user: athlete ? personShort(athlete) : null, phase: said.phase(number) }
    })
}

/** The row to continue after must be among the rows. */
function asJson(
  rows: readonly HistoryRow[],
  { after }: Query,
  choices: Pick<Reply, 'people' | 'rounds'>,
): FileReply | Refusal {
  const from = after ? rows.findIndex(({ key }) => key === after) + 1 : 0
  if (after && from === 0) return refuse('invalid', { errors: { after: ['invalid'] } })
  const history = rows.slice(from, from + rowsPerPage)
  const reply: Reply = { history, has_more: rows.length > from + history.length, ...choices }
  return { type: 'application/json; charset=utf-8', name: 'history.json', content: JSON.stringify(reply) }
}

const columns = [
  'at',
  'person',
  'kind',
  'sentence',
  'points_before',
  'points_after',
  'place_before',
  'place_after',
  'before',
  'after',
  'reason',
]

function asCsv(rows: readonly HistoryRow[], name: string, nameOf: (id: number | null) => string): FileReply {
  const cells = rows.map(({ at, user, kind, sentence, before, after, reason }) => [
    at,
    user ? nameOf(user.id) : '',
    kind,
    sentence,
    before?.points ?? null,
    after?.points ?? null,
    before?.place ?? null,
    after?.place ?? null,
    before?.text ?? null,
    after?.text ?? null,
    reason,
  ])
  return {
    type: 'text/csv; charset=utf-8; header=present',
    name: `${name || 'trickline'} history.csv`,
    content: csvOf([columns, ...cells]),
  }
}

function fullName(person: PersonRecord | undefined, deleted: string): string | null {
  if (!person) return null
  return person.deleted_at ? deleted : `${person.name} ${person.surname}`.trim()
}
