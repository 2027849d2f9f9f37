/** A competition as one person sees it, from which the tables, the bracket and the queue are made. */
import type { CompetitionRead } from '@trickline/contract/read-rows'
import type { CompetingAthlete, Person } from '@trickline/competition/model'
import {
  athletesWhoStarted,
  currentPhase,
  type Phase,
  phasesOf,
  roundsOfPhase,
} from '@trickline/competition/phases'
import type { PersonShort } from '@trickline/contract/people'

export type CompetitionView = CompetitionRead & {
  /** The viewer; null if nobody is signed in. */
  person: Person
  /** Keys of rows that changed within two seconds: `round:12`, `entry:7`, `podium`. */
  glowing: ReadonlySet<string>
  /** Everyone who started, eliminated athletes included. */
  athletes: CompetingAthlete[]
  people: ReadonlyMap<number, PersonShort>
  phases: Phase[]
  current: Phase | null
}

export function competitionViewFor(
  competition: CompetitionRead,
  person: Person,
  glowing: ReadonlySet<string> = new Set(),
): CompetitionView {
  return {
    ...competition,
    person,
    glowing,
    athletes: athletesWhoStarted(competition.entries),
    people: peopleIn(competition),
    phases: phasesOf(competition),
    current: currentPhase(competition, competition.rounds),
  }
}

export function currentRounds({ rounds, current }: CompetitionView) {
  return current === null ? [] : roundsOfPhase(rounds, current.number)
}

export function personIn({ people }: Pick<CompetitionView, 'people'>, userId: number): PersonShort {
  const person = people.get(userId)
  if (person === undefined) throw new Error(`person ${userId} is in no entry, round or podium`)
  return person
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
