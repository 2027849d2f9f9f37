/**
 * What would be created from the file of a competition (calls §26). What follows from its tricks and rounds is computed again
 * by the rules; a row of the file that says otherwise is wrong.
 */
import { createHash } from 'node:crypto'
import { planAdvance } from '@trickline/competition/advancing'
import type { CompetingAthlete, NewRound } from '@trickline/competition/model'
import { phasesOf } from '@trickline/competition/phases'
import type { PodiumPlace } from '@trickline/competition/podium'
import { planStart } from '@trickline/competition/start'
import { type CompetitionFile, competitionFile } from '@trickline/contract/competition-file'
import type { FieldCode } from '@trickline/messages/catalogue-types'
import type { RuleId } from '@trickline/scoring'
import * as z from 'zod/mini'
import type { Work } from '../../platform/http/work.ts'
import type { SavedColumns } from '../read-form.ts'
import type { ImportError } from './import-error.ts'
import { readImportedForm } from './read-imported-form.ts'
import { type ImportedRound, scoreImportedRounds } from './score-imported-rounds.ts'

/** `key`: hash of the file, except the time it was made. People and entries by their position in the file. */
export type Import = {
  key: string
  file: CompetitionFile
  columns: SavedColumns
  /** null: the competition has not started, and its people are invited. */
  results: ImportedResults | null
}

type FileRound = CompetitionFile['rounds'][number]
export type PlannedRound = ImportedRound & NewRound & { file: FileRound; isVsWinner: boolean | null }

export type ImportedResults = {
  ruleId: RuleId
  /** `userId`, here and below: position of the person in the file, from 1. */
  rounds: PlannedRound[]
  podium: PodiumPlace[]
  seeds: ReadonlyMap<number, number | null>
  statuses: ReadonlyMap<number, 'competing' | 'eliminated'>
}

const mostErrors = 100

export async function readImport(
  work: Pick<Work, 'tx' | 'files' | 'now'>,
  body: unknown,
): Promise<Import | { errors: ImportError[] }> {
  const parsed = parseFile(body)
  if (parsed === null) return { errors: [{ at: 'body', code: 'too-many' }] }
  if (!parsed.success) return { errors: parsed.error.issues.slice(0, mostErrors).map(asError) }
  const file = parsed.data
  const form = await readImportedForm(work, file)
  const errors = [...form.errors, ...referenceErrors(file)]
  if (file.competition.status === 'started') errors.push({ at: 'competition.status', code: 'runs-now' })
  if (errors.length > 0 || form.columns === null) return { errors: errors.slice(0, mostErrors) }
  const { exported_at: _, ...rest } = file
  const key = createHash('sha256').update(JSON.stringify(rest)).digest('hex')
  if (file.competition.status !== 'finished') return { key, file, columns: form.columns, results: null }
  const scored = await scoreImportedRounds(work.tx, file)
  if ('errors' in scored) return { errors: scored.errors.slice(0, mostErrors) }
  const results = resultsOf(file, form.columns, scored)
  if ('errors' in results) return { errors: results.errors.slice(0, mostErrors) }
  return { key, file, columns: form.columns, results }
}

/** null: so much is wrong that zod, which passes its issues as arguments, runs out of stack. */
function parseFile(body: unknown) {
  try {
    return z.safeParse(competitionFile, body)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

function asError({ path, message }: { path: PropertyKey[]; message: string }): ImportError {
  const isCode = /^[a-z]+(-[a-z]+)*$/.test(message)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema has codes as messages
  return { at: path.join('.') || 'body', code: isCode ? (message as FieldCode) : 'invalid' }
}

/** Finds ids that occur twice, or that refer to nobody. */
function referenceErrors({ people, entries, rounds, podium, catalogue }: CompetitionFile): ImportError[] {
  const peopleIds = new Set(people.map(({ id }) => id))
  const trickIds = new Set(catalogue.tricks.map(({ id }) => id))
  const unknown = (at: string, reference: string | null, known: ReadonlySet<string> = peopleIds) =>
    reference === null || known.has(reference) ? [] : [{ at, code: 'unknown-reference' as const }]
  return [
    ...twice(
      'people',
      'id',
      people.map(({ id }) => id),
    ),
    ...twice(
      'people',
      'email',
      people.map(({ email }) => email ?? null),
    ),
    ...twice(
      'catalogue.tricks',
      'id',
      catalogue.tricks.map(({ id }) => id),
    ),
    ...twice(
      'entries',
      'person',
      entries.map(({ person, role }) => `${role} ${person}`),
    ),
    ...twice(
      'rounds',
      'athlete',
      rounds.map(({ athlete, phase }) => `${phase} ${athlete}`),
    ),
    ...people.flatMap(({ name, email }, index) =>
      name.trim() === '' && email === undefined
        ? [{ at: `people.${index}.name`, code: 'required' as const }]
        : [],
    ),
    ...entries.flatMap(({ person }, index) => unknown(`entries.${index}.person`, person)),
    ...rounds.flatMap(({ athlete, judge, tricks }, index) => [
      ...unknown(`rounds.${index}.athlete`, athlete),
      ...unknown(`rounds.${index}.judge`, judge),
      ...tricks.flatMap(({ trick }, place) =>
        unknown(`rounds.${index}.tricks.${place}.trick`, trick, trickIds),
      ),
    ]),
    ...podium.flatMap(({ athlete }, index) => unknown(`podium.${index}.athlete`, athlete)),
  ]
}

function twice(list: string, field: string, values: readonly (string | null)[]): ImportError[] {
  const seen = new Set<string>()
  return values.flatMap((value, index) => {
    if (value === null) return []
    if (seen.has(value)) return [{ at: `${list}.${index}.${field}`, code: 'named-twice' as const }]
    seen.add(value)
    return []
  })
}

/** Plays the competition again, phase by phase, with the scores of the file. */
function resultsOf(
  file: CompetitionFile,
  columns: SavedColumns,
  { ruleId, rounds: scored }: { ruleId: RuleId; rounds: readonly ImportedRound[] },
): ImportedResults | { errors: ImportError[] } {
  const placeOf = new Map(file.people.map(({ id }, index) => [id, index + 1]))
  const userOf = (reference: string) => placeOf.get(reference) ?? 0
  const competition = {
    isVs: columns.is_vs ?? false,
    isQualificationDual: columns.is_qualification_dual,
    stages: columns.stages,
  }
  const entered = file.entries.flatMap(({ person, role, status, order_number: orderNumber }, index) =>
    role === 'athlete' && (status === 'competing' || status === 'eliminated')
      ? [{ id: index + 1, userId: userOf(person), role, status: 'approved' as const, orderNumber }]
      : [],
  )
  let athletes: CompetingAthlete[] = entered.map(({ id, userId, orderNumber }) => ({
    userId,
    entryId: id,
    orderNumber,
    seed: null,
  }))
  const errors: ImportError[] = []
  const rounds: PlannedRound[] = []
  const eliminated = new Set<number>()
  let coming: readonly NewRound[] = planStart(entered).rounds
  for (;;) {
    const phase = coming[0]?.roundNumber ?? 1
    rounds.push(...ofPhase(file, scored, { coming, phase, userOf, errors }))
    if (errors.length > 0) return { errors }
    const plan = planAdvance({ competition, athletes, rounds: rounds.map(asPlayed) }, phase)
    for (const { roundId, isVsWinner } of plan.winners) {
      const round = rounds[roundId - 1]
      if (round) round.isVsWinner = isVsWinner
    }
    if (plan.kind === 'podium') {
      const statuses = new Map(
        athletes.map(({ userId }) => [userId, eliminated.has(userId) ? 'eliminated' : 'competing'] as const),
      )
      const seeds = new Map(athletes.map(({ userId, seed }) => [userId, seed]))
      errors.push(...leftOver(file, rounds), ...wrongPlaces(file, plan.podium, userOf))
      return errors.length > 0 ? { errors } : { ruleId, rounds, podium: plan.podium, seeds, statuses }
    }
    for (const { userId } of plan.eliminated) eliminated.add(userId)
    const seeded = new Map(plan.advancing.map(({ userId, seed }) => [userId, seed]))
    athletes = athletes.map((athlete) => ({ ...athlete, seed: seeded.get(athlete.userId) ?? athlete.seed }))
    coming = plan.rounds
  }
}

function asPlayed(round: PlannedRound, index: number) {
  return {
    id: index + 1,
    userId: round.userId,
    roundNumber: round.roundNumber,
    stage: round.stage,
    status: 'published' as const,
    totalScore: round.total,
    disqualifiedAt: round.file.out === 'disqualified' ? 1 : null,
    injuredAt: round.file.out === 'injured' ? 1 : null,
  }
}

type OfPhase = {
  coming: readonly NewRound[]
  phase: number
  userOf: (reference: string) => number
  errors: ImportError[]
}

/** The rounds that follow from the phase before, with what the file says about them. */
function ofPhase(
  file: CompetitionFile,
  scored: readonly ImportedRound[],
  { coming, phase, userOf, errors }: OfPhase,
): PlannedRound[] {
  const planned: PlannedRound[] = []
  for (const round of coming) {
    const index = file.rounds.findIndex(
      (each) => each.phase === phase && userOf(each.athlete) === round.userId,
    )
    const [row, score] = [file.rounds[index], scored[index]]
    if (row && score) planned.push({ ...round, ...score, file: row, isVsWinner: null })
    else errors.push({ at: `people.${round.userId - 1}`, code: 'round-missing' })
  }
  if (coming.length === 0) errors.push({ at: 'entries', code: 'round-missing' })
  return planned
}

/** Rounds of athletes who did not advance to that phase, and winners who did not win. */
function leftOver(file: CompetitionFile, rounds: readonly PlannedRound[]): ImportError[] {
  const planned = new Map(rounds.map((round) => [round.file, round]))
  return file.rounds.flatMap((row, index): ImportError[] => {
    const round = planned.get(row)
    if (!round) return [{ at: `rounds.${index}.phase`, code: 'does-not-follow' }]
    return row.is_vs_winner === round.isVsWinner
      ? []
      : [{ at: `rounds.${index}.is_vs_winner`, code: 'does-not-follow' }]
  })
}

function wrongPlaces(
  { podium }: CompetitionFile,
  computed: readonly PodiumPlace[],
  userOf: (reference: string) => number,
): ImportError[] {
  const placeOf = new Map(computed.map((place) => [place.userId, place]))
  if (podium.length !== computed.length) return [{ at: 'podium', code: 'does-not-follow' }]
  return podium.flatMap(({ athlete, place, score }, index): ImportError[] => {
    const own = placeOf.get(userOf(athlete))
    if (own?.finalPosition !== place) return [{ at: `podium.${index}.place`, code: 'does-not-follow' }]
    return own.finalScore === score ? [] : [{ at: `podium.${index}.score`, code: 'does-not-follow' }]
  })
}

export function phaseNameOf(columns: SavedColumns, roundNumber: number): string | null {
  const phases = phasesOf({ isQualificationDual: columns.is_qualification_dual, stages: columns.stages })
  return phases[roundNumber - 1]?.name ?? null
}
