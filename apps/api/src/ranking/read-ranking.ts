/** GET /ranking: the whole table computed from the official results, cached until one changes (ranking §4). */
import {
  formulaSources,
  leastField,
  levelOf,
  pointsOfPlace,
  ranking,
  rankingFormulas,
  type RankingOptions,
  type RankingRow,
  sharedPoints,
  withNextPlace,
} from '@trickline/competition/ranking'
import { packOf } from '@trickline/competition/stages'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { type readRanking as call, placesShown, rankedPerPage } from '@trickline/contract/ranking'
import { channelOf } from '@trickline/contract/live-events'
import { type Refusal, refuse } from '@trickline/contract/refusals'
import type { Language } from '@trickline/messages/languages'
import { messagesFor } from '@trickline/messages/messages-for'
import type { Kysely } from 'kysely'
import { peopleById } from '../people/people-store.ts'
import { shortOf } from '../people/person-row.ts'
import type { CachedReadContext } from '../platform/http/serve.ts'
import type { Snapshot } from '../platform/http/snapshots.ts'
import { inReadSnapshot } from '../platform/postgres/database.ts'
import type { Schema } from '../platform/postgres/schema.ts'
import { readSettings } from '../settings/settings-store.ts'
import { type NamedCompetition, officialResults } from './official-results.ts'
import {
  type ComingCompetition,
  nextCompetition,
  publicAthletes,
  tablesWithResults,
} from './ranking-store.ts'

export type RankingQuery = ParsedRequest<typeof call>['query']
type Reply = ReplyOf<typeof call>
type Next = Reply['next']
type Asked = { query: RankingQuery; language: Language; now: Date }

export async function readRanking(
  { db, cached, language, now }: CachedReadContext<typeof call>,
  { query }: ParsedRequest<typeof call>,
): Promise<Snapshot | Refusal> {
  return cached(`ranking ${rankingKey(query, now)} ${language}`, () =>
    rankingNow(db, { query, language, now }),
  )
}

export function rankingKey({ gender, category, formula, period, at, page }: RankingQuery, now: Date): string {
  return [gender, category, formula, period, at ?? dayIn(now), page].join(' ')
}

export async function rankingNow(
  db: Kysely<Schema>,
  asked: Asked,
): Promise<{ reply: Reply; sourceChannels: string[]; isTranslated: true } | Refusal> {
  return inReadSnapshot(db, async (tx) => {
    if (!(await readSettings(tx)).world_ranking) return refuse('not-found')
    if (asked.query.at && asked.query.at > dayIn(asked.now))
      return refuse('invalid', { errors: { at: ['too-large'] } })
    const reply = await replyOf(tx, asked)
    const people = reply.rows.map(({ user }) => channelOf.person(user.id))
    return { reply, sourceChannels: [channelOf.results, channelOf.global, ...people], isTranslated: true }
  })
}

async function replyOf(tx: Kysely<Schema>, { query, language, now }: Asked): Promise<Reply> {
  const tables = await tablesWithResults(tx)
  const table = {
    gender: query.gender ?? tables[0]?.gender ?? 'mixed',
    category: query.category ?? tables[0]?.category ?? 'international',
  } as const
  const options: RankingOptions = {
    formula: query.formula ?? rankingFormulas[0],
    period: query.period ?? 'year',
    at: query.at ?? dayIn(now),
  }
  const competitions = await officialResults(tx, table)
  const { since, rows } = ranking(competitions, options)
  const coming = options.at === dayIn(now) ? await nextCompetition(tx, table, now) : undefined
  const next = nextOf(coming, options)
  const shown = rows.slice((query.page - 1) * rankedPerPage, query.page * rankedPerPage)
  return {
    ...table,
    ...options,
    formulas: rankingFormulas.map((id) => ({ id, source: formulaSources[id] })),
    since,
    tables,
    next,
    page: query.page,
    total: rows.length,
    rows: await rowsOf(tx, { shown, rows, competitions, next, options, language }),
  }
}

function nextOf(coming: ComingCompetition, { formula }: RankingOptions): Next {
  if (!coming) return null
  const level = levelOf({ category: coming.category, rankingLevel: coming.ranking_level })
  const places =
    coming.participant_size === null ? 0 : packOf(coming.participant_size, coming.is_vs ?? false).max
  const approved = coming.approved ?? 0
  const field = approved >= leastField(formula, level) ? approved : places
  return {
    competition_id: coming.id,
    name: coming.name,
    date_start_at: coming.date_start?.toISOString() ?? null,
    time_zone: coming.time_zone,
    level,
    field,
    places: Array.from({ length: placesShown }, (_, index) => ({
      place: index + 1,
      points: pointsOfPlace({ formula, level, field }, index + 1),
    })),
  }
}

type Sources = {
  shown: readonly RankingRow[]
  rows: readonly RankingRow[]
  competitions: readonly NamedCompetition[]
  next: Next
  options: RankingOptions
  language: Language
}

async function rowsOf(
  tx: Kysely<Schema>,
  { shown, rows, next, ...sources }: Sources,
): Promise<Reply['rows']> {
  const ids = shown.map(({ userId }) => userId)
  const [people, isPublic] = [await peopleById(tx, ids), await publicAthletes(tx, ids)]
  const byId = new Map(sources.competitions.map((each) => [each.id, each]))
  return shown.map((row) => ({
    rank: row.rank,
    user: { ...shortOf(people, row.userId), is_public: isPublic.has(row.userId) },
    points: row.points,
    change: row.change,
    counts: row.counts.flatMap(({ competitionId, day, place, points }) => {
      const competition = byId.get(competitionId)
      if (!competition) return []
      const sentence = sentenceOf(competition, { place, points }, sources)
      return [{ competition_id: competitionId, name: competition.name, day, place, points, sentence }]
    }),
    next: (next?.places ?? []).map(({ place, points }) => ({ place, ...withNextPlace(row, rows, points) })),
  }))
}

/** Explains why a place brought these points. */
function sentenceOf(
  { level, places }: NamedCompetition,
  { place, points }: { place: number; points: number },
  { options: { formula }, language }: Pick<Sources, 'options' | 'language'>,
): string {
  const { why, levels } = messagesFor(language).ranking
  const sharing = places.filter((each) => each.place === place).length
  const of = { field: places.length, level: levels[level], points }
  if (sharing === 1) return why.place(place, of)
  const best = sharedPoints({ formula, level, field: places.length }, place, 1)
  return why.shared(place, { ...of, sharing, best })
}

function dayIn(now: Date): string {
  return now.toISOString().slice(0, 10)
}
