/** Previews a changed trick in unfinished competitions (calls §17), with the rounds that the admin may see (who-sees-what §3). */
import { bracketFromRounds } from '@trickline/competition/pairs'
import { phaseAt } from '@trickline/competition/phases'
import { outReasonOf, standings } from '@trickline/competition/standings'
import { competitionStatuses, isJudged } from '@trickline/competition/statuses'
import { canSeeRoundScore } from '@trickline/competition/visibility'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { previewTrick as call, PreviewedCompetition } from '@trickline/contract/catalogue'
import { type Refusal, refuse } from '@trickline/contract/refusals'
import { competitionStatusCodes } from '@trickline/contract/status-codes'
import { type PerformedRow, type PerformedTrick, ruleName, scoreRound } from '@trickline/scoring'
import { allCompetitions, type CompetitionRecord } from '../competitions/competitions-store.ts'
import { entriesOf, type EntryRecord } from '../entries/entries-store.ts'
import { peopleById } from '../people/people-store.ts'
import { personShort } from '../people/person-row.ts'
import type { SignedInReadContext } from '../platform/http/work.ts'
import { inReadSnapshot } from '../platform/postgres/database.ts'
import { type RoundRecord, roundsOfCompetition } from '../rounds/rounds-store.ts'
import { asPerformedTrick } from '../rounds/score-tricks.ts'
import { type PerformedRows, tricksOfRounds, type TrickToCount } from '../statistics/statistics-store.ts'
import { nameErrors } from './change-catalogue.ts'
import { countRoundsWith, findTrick } from './tricks-store.ts'

type ScoredFields = Pick<PerformedTrick, 'trickId' | 'value' | 'level' | 'endsOnFeet'>
const plainPerformance = { variation: 0, grab: null, dub: 0 }

export async function previewTrick(
  { db, person }: SignedInReadContext,
  { body: { trick_id, ...changes } }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  return inReadSnapshot(db, async (tx) => {
    const trick = await findTrick(tx, trick_id)
    if (!trick) return refuse('not-found')
    const errors = await nameErrors(tx, changes, trick_id)
    if (Object.keys(errors).length > 0) return refuse('invalid', { errors })
    const changed = asPerformedTrick({
      trick_id,
      value: changes.value ?? trick.value,
      level_id: changes.level_id ?? trick.level_id,
      type_id: changes.type_id ?? trick.type_id,
      ...plainPerformance,
    })
    const open = (await allCompetitions(tx)).filter(({ status }) => status !== 'finished')
    const competitions: PreviewedCompetition[] = []
    for (const competition of open.toSorted((a, b) => stepOf(b) - stepOf(a)))
      competitions.push(await previewCompetition(tx, person, competition, changed))
    return { published_rounds: await countRoundsWith(tx, trick_id), competitions }
  })
}

function stepOf({ status }: CompetitionRecord): number {
  return competitionStatuses.findIndex((each) => each === status)
}

async function previewCompetition(
  db: SignedInReadContext['db'],
  person: SignedInReadContext['person'],
  competition: CompetitionRecord,
  trick: ScoredFields,
): Promise<PreviewedCompetition> {
  const { id, name, status } = competition
  const rounds = status === 'started' ? await roundsOfCompetition(db, id) : []
  const entries = rounds.length > 0 ? await entriesOf(db, id) : []
  const judged = rounds.filter(isJudged)
  const visible = judged.filter((round) => canSeeRoundScore(person, competition, entries, round))
  const tricks = await tricksOfRounds(
    db,
    visible.map((round) => round.id),
  )
  const affected = visible.filter((round) =>
    tricks
      .get(round.id)
      ?.rows.flat()
      .some(({ trickId }) => trickId === trick.trickId),
  )
  const context = { competition, athletes: entries.flatMap(athleteOf), trick, visible, affected, tricks }
  const people = await peopleById(db, affected.length > 0 ? visible.map(({ userId }) => userId) : [])
  return {
    id,
    name,
    status: { id: competitionStatusCodes[status], name: status },
    rule: {
      id: competition.rule_id ?? 0,
      name: competition.rule_id === null ? '' : ruleName(competition.rule_id),
    },
    open_rounds: rounds.length - judged.length,
    hidden_rounds: judged.length - visible.length,
    phases: [...new Set(affected.map(({ number }) => number))].map((number) =>
      previewPhase(context, number, people),
    ),
  }
}

type PreviewContext = {
  competition: CompetitionRecord
  athletes: { userId: number; orderNumber: number; seed: number | null }[]
  trick: ScoredFields
  visible: readonly RoundRecord[]
  affected: readonly RoundRecord[]
  tricks: ReadonlyMap<number, PerformedRows>
}

function athleteOf({ role, userId, orderNumber, seed }: EntryRecord) {
  return role === 'athlete' && userId !== null ? [{ userId, orderNumber, seed }] : []
}

function previewPhase(
  { competition, athletes, trick, visible, affected, tricks }: PreviewContext,
  number: number,
  people: Awaited<ReturnType<typeof peopleById>>,
): PreviewedCompetition['phases'][number] {
  const changed = visible.map((round) =>
    affected.includes(round) && outReasonOf(round) === null
      ? { ...round, totalScore: totalWith(trick, round, tricks.get(round.id)?.rows ?? []) }
      : round,
  )
  const wouldBe = standings(competition, athletes, changed, number)
  const won = winnersOf(competition, athletes, visible, number)
  // pairs stay as they are, since earlier phases keep their results
  const roundsOfBracket = visible.map((round, place) =>
    round.number === number ? (changed[place] ?? round) : round,
  )
  const wouldWin = winnersOf(competition, athletes, roundsOfBracket, number)
  const rows = standings(competition, athletes, visible, number).map(({ userId, round, total, rank }) => {
    const user = people.get(userId)
    if (!user || !round) throw new Error(`phase ${number} of ${competition.id} has no round of ${userId}`)
    const changedRow = wouldBe.find((row) => row.userId === userId)
    return {
      round_id: round.id,
      user: personShort(user),
      has_trick: affected.includes(round),
      total_score: total,
      rank,
      wins: won && won.has(userId),
      would_be_total: changedRow?.total ?? null,
      would_be_rank: changedRow?.rank ?? null,
      would_be_win: wouldWin && wouldWin.has(userId),
    }
  })
  const name = phaseAt(competition, number)?.name ?? `round-${number}`
  return { round_number: number, name, standings: rows }
}

/** The winners of a versus stage; null for other phases. */
function winnersOf(
  { isVs, stages }: CompetitionRecord,
  athletes: PreviewContext['athletes'],
  rounds: readonly RoundRecord[],
  number: number,
): Set<number> | null {
  const stage = rounds.find((round) => round.number === number)?.stage ?? null
  if (!isVs || stage === null) return null
  const pairs = bracketFromRounds(stages, athletes, rounds).find(([pair]) => pair?.stage === stage) ?? []
  return new Set(pairs.flatMap(({ winner }) => (winner.kind === 'athlete' ? [winner.userId] : [])))
}

function totalWith(trick: ScoredFields, { rule_id }: RoundRecord, performed: PerformedRows['rows']): number {
  const { value, level, endsOnFeet } = trick
  const changed = (each: TrickToCount) =>
    each.trickId === trick.trickId ? { ...each, value, level, endsOnFeet } : each
  const rows = performed.map((row): PerformedRow =>
    Array.isArray(row)
      ? { kind: 'combo', tricks: row.map(changed) }
      : { kind: 'single', trick: changed(row) },
  )
  return scoreRound(rule_id, rows).total
}
