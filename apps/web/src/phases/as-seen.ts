/**
 * A competition as one person sees it, in the words of the rules: what the tables, the bracket and the queue of this
 * folder are derived from. Pure; the rows of the wire stay at hand beside the rules' view of them.
 */
import type { ViewedRound } from '@trickline/competition/bracket'
import type {
  CompetingAthlete,
  Competition,
  Entry,
  Person,
  Round,
  RoundStatus,
} from '@trickline/competition/model'
import { currentPhase, type Phase, phasesOf, roundsOfPhase } from '@trickline/competition/phases'
import { competitionAsRules, entryAsRules, roundInAnyStatus } from '@trickline/contract/as-rules'
import type { CompetitionDetail } from '@trickline/contract/competitions'
import type { PersonShort } from '@trickline/contract/people'
import type { RoundRow } from '@trickline/contract/rounds'
import { roundStatusOf } from '@trickline/contract/status-codes'

/** `unknown`: in a status that is not known here. It is shown as that, and no rule is asked about it (statuses-and-moves §12). */
export type SeenRound = Omit<Round, 'status'> & { status: RoundStatus | 'unknown'; row: RoundRow }

export type KnownRound = SeenRound & Round

export type SeenCompetition = {
  detail: CompetitionDetail
  /** Who looks: null for a visitor. */
  person: Person
  competition: Competition
  entries: Entry[]
  rounds: SeenRound[]
  /** Everyone who started, those eliminated since included. */
  athletes: CompetingAthlete[]
  people: ReadonlyMap<number, PersonShort>
  phases: Phase[]
  /** null before the start. */
  current: Phase | null
}

export function competitionAsSeen(detail: CompetitionDetail, person: Person): SeenCompetition {
  const competition = competitionAsRules(detail)
  const rounds = detail.rounds.map(roundAsSeen)
  return {
    detail,
    person,
    competition,
    entries: detail.competition_users.map(entryAsRules),
    rounds,
    athletes: athletesWhoStarted(detail),
    people: peopleIn(detail),
    phases: phasesOf(competition),
    current: currentPhase(competition, rounds),
  }
}

/** The rounds of the phase that is being judged. */
export function currentRounds({ rounds, current }: SeenCompetition): SeenRound[] {
  return current === null ? [] : roundsOfPhase(rounds, current.number)
}

export function isKnown(round: SeenRound): round is KnownRound {
  return round.status !== 'unknown'
}

/** For drawing the bracket: where a status is not known the athlete stands as if the round had not begun. */
export function roundsInBracket({ rounds }: SeenCompetition): ViewedRound[] {
  return rounds.filter(isKnown).map((round) => ({ ...round, totalScore: shownScore(round) }))
}

/** Before a round is judged its 0 is not a score. */
const scored: ReadonlySet<SeenRound['status']> = new Set([
  'completed',
  'review',
  'disqualified',
  'injured',
  'published',
])

/** null: hidden from this person, or not judged yet. */
export function shownScore(round: SeenRound): number | null {
  return scored.has(round.status) ? round.row.total_score : null
}

/** Whether there is anything to look at in a round. */
export function isJudged(round: Pick<SeenRound, 'status'>): boolean {
  return scored.has(round.status)
}

export function personIn(people: ReadonlyMap<number, PersonShort>, userId: number): PersonShort {
  const person = people.get(userId)
  if (person === undefined) throw new Error(`person ${userId} is in no entry, round or podium`)
  return person
}

function roundAsSeen(row: RoundRow): SeenRound {
  return { ...roundInAnyStatus(row), status: roundStatusOf(row.status_id) ?? 'unknown', row }
}

function athletesWhoStarted(detail: CompetitionDetail): CompetingAthlete[] {
  return detail.competition_users.flatMap((row) => {
    const { role, status, userId, id, orderNumber } = entryAsRules(row)
    const started = status === 'competing' || status === 'eliminated'
    if (role !== 'athlete' || userId === null || !started) return []
    return [{ userId, entryId: id, orderNumber, seed: row.seed }]
  })
}

function peopleIn({ competition_users, rounds, podiums }: CompetitionDetail): Map<number, PersonShort> {
  return new Map(
    [
      ...competition_users.flatMap(({ user }) => user ?? []),
      ...rounds.flatMap(({ user, judge }) => [user, ...(judge ? [judge] : [])]),
      ...podiums.map(({ user }) => user),
    ].map((person) => [person.id, person]),
  )
}
