/**
 * A competition as one person sees it, in the words of the rules: what the tables, the bracket and the queue of this
 * folder are derived from. Pure; the rows of the wire stay at hand beside the rules' view of them.
 */
import type { CompetingAthlete, Competition, Entry, Person, Round } from '@trickline/competition/model'
import { currentPhase, type Phase, phasesOf, roundsOfPhase } from '@trickline/competition/phases'
import {
  competitionAsRules,
  entriesAsRules,
  entryAsRules,
  isEntry,
  roundAsRules,
} from '@trickline/contract/as-rules'
import type { CompetitionDetail } from '@trickline/contract/competitions'
import type { CompetitionUser } from '@trickline/contract/entries'
import type { PersonShort } from '@trickline/contract/people'
import type { RoundRow } from '@trickline/contract/rounds'

export type SeenRound = Round & { row: RoundRow }

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
  /** Of the next stage, while it is not known who goes on. */
  places: CompetitionUser[]
  /** null before the start. */
  current: Phase | null
}

export function competitionAsSeen(detail: CompetitionDetail, person: Person): SeenCompetition {
  const competition = competitionAsRules(detail)
  const rounds = detail.rounds.map((row) => ({ ...roundAsRules(row), row }))
  return {
    detail,
    person,
    competition,
    entries: entriesAsRules(detail),
    rounds,
    athletes: athletesWhoStarted(detail),
    people: peopleIn(detail),
    phases: phasesOf(competition),
    places: detail.competition_users.filter((row) => !isEntry(row)),
    current: currentPhase(competition, rounds),
  }
}

/** The rounds of the phase that is being judged. */
export function currentRounds({ rounds, current }: SeenCompetition): SeenRound[] {
  return current === null ? [] : roundsOfPhase(rounds, current.number)
}

export function personIn(people: ReadonlyMap<number, PersonShort>, userId: number): PersonShort {
  const person = people.get(userId)
  if (person === undefined) throw new Error(`person ${userId} is in no entry, round or podium`)
  return person
}

function athletesWhoStarted(detail: CompetitionDetail): CompetingAthlete[] {
  return detail.competition_users.filter(isEntry).flatMap((row) => {
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
