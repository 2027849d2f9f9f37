/**
 * A competition as one person sees it, in the words of the rules: what the tables, the bracket and the queue of this
 * folder are derived from. Pure; the rows of the wire stay at hand beside the rules' view of them.
 */
import type { CompetitionRead, RoundRead } from '@trickline/contract/read'
import type { CompetingAthlete, Competition, Entry, Person } from '@trickline/competition/model'
import { currentPhase, type Phase, phasesOf, roundsOfPhase } from '@trickline/competition/phases'
import type { CompetitionUser } from '@trickline/contract/entries'
import type { PersonShort } from '@trickline/contract/people'

export type SeenRound = RoundRead

export type SeenCompetition = {
  detail: CompetitionRead
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

export function competitionAsSeen(detail: CompetitionRead, person: Person): SeenCompetition {
  return {
    detail,
    person,
    competition: detail,
    entries: detail.entries,
    rounds: detail.rounds,
    athletes: athletesWhoStarted(detail),
    people: peopleIn(detail),
    phases: phasesOf(detail),
    places: detail.places,
    current: currentPhase(detail, detail.rounds),
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

function athletesWhoStarted(detail: CompetitionRead): CompetingAthlete[] {
  return detail.entries.flatMap((row) => {
    const { role, status, userId, id, orderNumber } = row
    const started = status === 'competing' || status === 'eliminated'
    if (role !== 'athlete' || userId === null || !started) return []
    return [{ userId, entryId: id, orderNumber, seed: row.seed }]
  })
}

function peopleIn({ entries, places, rounds, podiums }: CompetitionRead): Map<number, PersonShort> {
  return new Map(
    [
      ...[...entries, ...places].flatMap(({ user }) => user ?? []),
      ...rounds.flatMap(({ user, judge }) => [user, ...(judge ? [judge] : [])]),
      ...podiums.map(({ user }) => user),
    ].map((person) => [person.id, person]),
  )
}
