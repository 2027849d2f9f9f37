/** GET /home: what waits for the person, what can be entered, what is on (calls §14). The store preselects, the rules decide. */
import { decideCompetition } from '@trickline/competition/competition-moves'
import { joiningIsOpen } from '@trickline/competition/competition-status'
import { genderIneligibility, type PersonGender } from '@trickline/competition/eligibility'
import { decideEntries } from '@trickline/competition/entry-moves'
import { competes, isCompetitionJudge, isOwner, isSupervisor } from '@trickline/competition/permissions'
import { isAdmin } from '@trickline/competition/roles'
import { organizerStep } from '@trickline/competition/organizer-step'
import { currentPhase, roundsOfPhase } from '@trickline/competition/phases'
import { decideReview } from '@trickline/competition/review'
import { decideRound } from '@trickline/competition/round-moves'
import { judgedOf } from '@trickline/competition/standings'
import { canSeeRoundScore } from '@trickline/competition/visibility'
import type { EntryRole } from '@trickline/competition/model'
import type { Home, HomeTasks } from '@trickline/contract/home'
import { entryRoleCodes, roundStatusCodes } from '@trickline/contract/status-codes'
import { openRoleRequests } from '../admin/roles-store.ts'
import { competitionHeader } from '../competitions/competition-row.ts'
import { progressOfCompetitions } from '../competitions/competition-progress.ts'
import {
  type CompetitionRecord,
  competitionsById,
  publicCompetitions,
} from '../competitions/competitions-store.ts'
import { genderOf } from '../entries/eligibility-store.ts'
import { entriesOf, entriesOfPerson, type EntryRecord } from '../entries/entries-store.ts'
import { peopleById } from '../people/people-store.ts'
import { shortOf } from '../people/person-row.ts'
import type { SignedInReadContext } from '../platform/http/work.ts'
import { inReadSnapshot } from '../platform/postgres/database.ts'
import { asSeenBy } from '../rounds/ballot-holders.ts'
import { roundRow, visibleMixedRoundRows } from '../rounds/round-row.ts'
import { roundsById } from '../rounds/rounds-store.ts'
import {
  competitionIdsConcerning,
  countOwnRounds,
  currentPhases,
  latestRoundsOf,
  pendingEntries,
  roundIdsConcerning,
  roundStatesOf,
} from './home-store.ts'

type HomeSources = SignedInReadContext & {
  competitions: readonly CompetitionRecord[]
  entries: readonly EntryRecord[]
}

export async function readHome(context: SignedInReadContext): Promise<Home> {
  const { person } = context
  return inReadSnapshot(context.db, async (db) => {
    const ids = await competitionIdsConcerning(db, { userId: person.id, approves: isSupervisor(person) })
    const competitions = (await competitionsById(db, ids)).toSorted(byStart)
    const sources = { ...context, db, competitions, entries: await entriesOfPerson(db, person.id) }
    return {
      waiting: {
        ...(await pendingRounds(sources)),
        invitations: invitations(sources),
        entries_to_approve: await entriesToApprove(sources),
        competitions_to_approve: competitionsToApprove(sources),
        role_requests: isAdmin(person) ? (await openRoleRequests(db)).length : 0,
      },
      dashboard: await countOwnRounds(db, person.id),
      running: await running(sources),
      organized: await organized(sources),
      enterable: await enterable(sources),
      on_now: await onNow(sources),
    }
  })
}

async function pendingRounds({
  db,
  person,
  competitions,
  entries,
}: HomeSources): Promise<Pick<HomeTasks, 'rounds_to_review' | 'rounds_to_judge'>> {
  const judged = competitions
    .filter(({ id }) =>
      isCompetitionJudge(
        person,
        entries.filter((entry) => entry.competition_id === id),
      ),
    )
    .map(({ id }) => id)
  const found = await roundsById(db, await roundIdsConcerning(db, { userId: person.id, judged }))
  const phases = await currentPhases(db, judged)
  const rounds = (await visibleMixedRoundRows(db, found, person)).flatMap(
    ({ round, competition, ...context }) => {
      if (competition === null) return []
      const phaseNow = phases.get(competition.id) ?? null
      const situation = { competition, entries: context.entries, currentPhase: phaseNow }
      const may = (verb: 'claim' | 'save-score' | 'save-edit') =>
        decideRound(person, { ...situation, round: asSeenBy(person, round) }, verb).move
      const row = {
        ...roundRow(round, person, { competition, ...context }),
        competition: { id: competition.id, name: competition.name },
      }
      const isClaimed = Boolean(may('save-score') ?? may('save-edit'))
      return [
        {
          row,
          isClaimed,
          canJudge: isClaimed || Boolean(may('claim')),
          isReviewed: Boolean(decideReview(person, round).move),
        },
      ]
    },
  )
  return {
    rounds_to_review: rounds
      .filter(({ isReviewed }) => isReviewed)
      .map(({ row }) => row)
      .toSorted((a, b) => (a.completed_at ?? '').localeCompare(b.completed_at ?? '')),
    rounds_to_judge: rounds
      .filter(({ canJudge }) => canJudge)
      .toSorted(
        (a, b) =>
          Number(b.isClaimed) - Number(a.isClaimed) ||
          (a.row.competition_id ?? 0) - (b.row.competition_id ?? 0) ||
          a.row.run_order - b.row.run_order,
      )
      .map(({ row }) => row),
  }
}

function invitations({ person, competitions, entries }: HomeSources): HomeTasks['invitations'] {
  return competitions.flatMap((competition) =>
    entries
      .filter((entry) => entry.competition_id === competition.id)
      .filter((entry) => decideEntries(person, { competition, entries: [entry] }, [entry], 'confirm').move)
      .map(({ id, role }) => ({
        entry_id: id,
        role_id: entryRoleCodes[role],
        competition: competitionHeader(competition, person),
      })),
  )
}

async function entriesToApprove({
  db,
  person,
  competitions,
}: HomeSources): Promise<HomeTasks['entries_to_approve']> {
  const own = competitions.filter((competition) => isOwner(person, competition))
  const pending = await pendingEntries(
    db,
    own.map(({ id }) => id),
  )
  return own.flatMap((competition) => {
    const { id, name } = competition
    const countOf = (role: EntryRole) =>
      joiningIsOpen({ role }, competition)
        ? (pending.find((each) => each.competition_id === id && each.role === role)?.count ?? 0)
        : 0
    const [athletes, judges] = [countOf('athlete'), countOf('judge')]
    return athletes + judges === 0 ? [] : [{ competition: { id, name }, athletes, judges }]
  })
}

function competitionsToApprove({
  person,
  competitions,
  now,
}: HomeSources): HomeTasks['competitions_to_approve'] {
  return competitions
    .filter((competition) => decideCompetition(person, { competition, now: now.getTime() }, 'approve').move)
    .map((competition) => competitionHeader(competition, person))
}

async function running({ db, person, competitions, entries }: HomeSources): Promise<Home['running']> {
  const found = competitions.flatMap((competition) => {
    const own = entries.filter((entry) => entry.competition_id === competition.id)
    const judges = isCompetitionJudge(person, own)
    return competition.status === 'started' && (judges || competes(person, own))
      ? [{ competition, judges }]
      : []
  })
  const rounds = await latestRoundsOf(
    db,
    person.id,
    found.map(({ competition }) => competition.id),
  )
  return found.map(({ competition, judges }) => {
    const round = rounds.find(({ competition_id }) => competition_id === competition.id)
    return {
      id: competition.id,
      name: competition.name,
      judges,
      round: round
        ? {
            id: round.id,
            round_name: round.round_name,
            status_id: roundStatusCodes[round.status],
            // what anybody may see, never what an official may
            total_score: canSeeRoundScore(person, competition, [], round) ? round.total_score : null,
          }
        : null,
    }
  })
}

async function organized({ db, person, competitions, now }: HomeSources): Promise<Home['organized']> {
  const own = competitions.filter((competition) => isOwner(person, competition))
  const states = await roundStatesOf(
    db,
    own.map(({ id }) => id),
  )
  return Promise.all(
    own.map(async (competition) => {
      const entries = await entriesOf(db, competition.id)
      const rounds = states.filter(({ competition_id }) => competition_id === competition.id)
      const phase = currentPhase(competition, rounds)
      const { judged, of } = judgedOf(phase ? roundsOfPhase(rounds, phase.number) : [])
      return {
        competition: competitionHeader(competition, person),
        step: organizerStep(person, { competition, entries, rounds, now: now.getTime() }),
        entries_approved: approvedAthletes(entries).length,
        phase: phase && {
          round_number: phase.number,
          round_name: phase.name,
          judged,
          rounds: of,
        },
      }
    }),
  )
}

/** How many competitions to enter are listed at most. */
const mostEnterable = 12
const mostFaces = 4

async function enterable({ db, person, entries: own, now }: HomeSources): Promise<Home['enterable']> {
  const gender = await genderOf(db, person.id)
  const open = (await publicCompetitions(db, 'published', mostEnterable)).filter(
    (competition) =>
      !isForAnotherGender(competition, gender) &&
      decideCompetition(person, { competition, now: now.getTime() }, 'register').move &&
      !own.some(({ competition_id, role }) => competition_id === competition.id && role === 'athlete'),
  )
  return Promise.all(
    open.map(async (competition) => {
      const approved = approvedAthletes(await entriesOf(db, competition.id))
      const shown = approved.slice(0, mostFaces).flatMap(({ userId }) => userId ?? [])
      const people = await peopleById(db, shown)
      return {
        competition: competitionHeader(competition, person),
        entries_approved: approved.length,
        athletes: shown.map((id) => shortOf(people, id)),
      }
    }),
  )
}

/** By its conditions, or by its gender, which prevents nobody from entering but is not for them. */
function isForAnotherGender(
  { eligibility, gender: category }: CompetitionRecord,
  gender: PersonGender | null,
): boolean {
  const isOther = gender !== null && category !== null && category !== 'mixed' && category !== gender
  return isOther || genderIneligibility(eligibility, gender) === 'gender'
}

async function onNow({ db }: HomeSources): Promise<Home['on_now']> {
  const started = await publicCompetitions(db, 'started')
  const progress = await progressOfCompetitions(db, started)
  return started.map(({ id, name }) => ({ id, name, recording: progress(id).recording }))
}

function approvedAthletes(entries: readonly EntryRecord[]): EntryRecord[] {
  return entries.filter(({ role, status }) => role === 'athlete' && status === 'approved')
}

function byStart(a: CompetitionRecord, b: CompetitionRecord): number {
  return (a.dateStart ?? Infinity) - (b.dateStart ?? Infinity) || a.id - b.id
}
