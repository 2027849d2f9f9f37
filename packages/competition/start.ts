/** What prevents a competition from starting, and the first rounds that its start creates (statuses-and-moves §3). */

import { competitionHasStarted } from './competition-status.ts'
import { type Decision, notAllowed } from './decision.ts'
import { feesAreOwed } from './entry-moves.ts'
import type { Competition, Entry, NewRound, Person } from './model.ts'
import { isOwner } from './permissions.ts'

export type StartProblem =
  | { code: 'not-published'; status: Competition['status'] }
  | { code: 'already-started' }
  /** Epoch ms; null if no date is set. */
  | { code: 'date-not-reached'; dateStart: number | null }
  | { code: 'unpaid-athletes'; unpaid: number; approved: number }
  | { code: 'too-few-athletes'; approved: number; athletesMin: number }

/** The move is the plan of the start; otherwise the refusal is the first of `startProblems`. */
export function decideStart(
  person: Person,
  context: { competition: Competition; entries: readonly Entry[]; now: number },
): Decision<StartPlan, `start-${StartProblem['code']}`> {
  const { competition, entries, now } = context
  if (!isOwner(person, competition)) return { refusal: notAllowed }
  const [problem] = startProblems(competition, entries, now)
  return problem ? { refusal: `start-${problem.code}` } : { move: planStart(entries) }
}

/** `now` in epoch ms; [] if the competition can start. */
export function startProblems(
  competition: Pick<Competition, 'status' | 'dateStart' | 'athletesMin' | 'fees'>,
  entries: readonly Pick<Entry, 'role' | 'status' | 'feesPaid'>[],
  now: number,
): StartProblem[] {
  const { status, dateStart, athletesMin } = competition
  if (competitionHasStarted(competition)) return [{ code: 'already-started' }]
  const athletes = entries.filter((entry) => entry.role === 'athlete' && entry.status === 'approved')
  const approved = athletes.length
  const unpaid = athletes.filter((entry) => feesAreOwed(competition, entry)).length
  const problems: StartProblem[] = []
  if (status !== 'published') problems.push({ code: 'not-published', status })
  if (dateStart === null || now < dateStart) problems.push({ code: 'date-not-reached', dateStart })
  if (unpaid > 0) problems.push({ code: 'unpaid-athletes', unpaid, approved })
  if (approved < athletesMin) problems.push({ code: 'too-few-athletes', approved, athletesMin })
  return problems
}

export type StartPlan = {
  competing: number[]
  rounds: NewRound[]
}

export function planStart(
  entries: readonly Pick<Entry, 'id' | 'userId' | 'role' | 'status' | 'orderNumber'>[],
): StartPlan {
  const athletes = entries
    .filter((entry) => entry.role === 'athlete' && entry.status === 'approved')
    .toSorted((a, b) => a.orderNumber - b.orderNumber || a.id - b.id)
  return {
    competing: athletes.map((entry) => entry.id),
    rounds: athletes.map((entry, index) => {
      if (entry.userId === null) throw new Error(`approved entry ${entry.id} has no account`)
      return {
        userId: entry.userId,
        roundNumber: 1,
        stage: null,
        vsGroup: null,
        vsMatchNumber: null,
        runOrder: index + 1,
      }
    }),
  }
}
