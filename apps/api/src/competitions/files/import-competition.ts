/** An organizer imports a competition, completely or not at all; a dry run tells what would be created (calls §26). */
import { canCreateCompetition } from '@trickline/competition/permissions'
import { isAdmin } from '@trickline/competition/roles'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { importCompetition as call } from '@trickline/contract/files'
import { type FieldErrors, type Refusal, refuse } from '@trickline/contract/refusals'
import { channelOf } from '@trickline/contract/live-events'
import { messagesFor } from '@trickline/messages/messages-for'
import { insertEntries } from '../../entries/entries-store.ts'
import { countries } from '../../people/countries.ts'
import { peopleConcernedBy } from '../../people/people-store.ts'
import type { SignedIn, Work } from '../../platform/http/work.ts'
import { insertRounds } from '../../rounds/rounds-store.ts'
import { announceCompetition } from '../announce-competition.ts'
import { competitionDetail } from '../competition-detail.ts'
import {
  type CompetitionRecord,
  findCompetition,
  insertCompetition,
  insertPodium,
} from '../competitions-store.ts'
import { importSentences, invitedIn } from './import-sentences.ts'
import { findImported, insertNames, insertPerformed } from './import-store.ts'
import { type Import, type ImportedResults, phaseNameOf, readImport } from './read-import.ts'

export function canImport(person: SignedIn): boolean {
  return canCreateCompetition(person) || isAdmin(person)
}

export async function importCompetition(
  work: Work,
  { query, body }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const { tx, person, language } = work
  const isDry = query.dry_run === true
  const read = await readImport(work, body)
  if ('errors' in read) {
    if (isDry) return { changes: [], errors: read.errors.map((each) => ({ ...each })) }
    const errors: FieldErrors = {}
    for (const { at, code } of read.errors) (errors[at] ??= []).push(code)
    return refuse('invalid', { errors })
  }
  const known = await findImported(tx, { organizerId: person.id, key: read.key })
  if (isDry) {
    const sentences = messagesFor(language).files.import
    const made = importSentences(read, sentences)
    if (read.results && waitsForSupervisor(person)) made.splice(1, 0, sentences.waits)
    return { changes: known === null ? made : [sentences.again], errors: [] }
  }
  const competition = known === null ? await makeCompetition(work, read) : await findCompetition(tx, known)
  if (!competition) throw new Error('the imported competition is gone, though its file is locked')
  return { competition: await competitionDetail(tx, competition, person) }
}

/** If the organizer is no admin, everybody sees the results only after a supervisor has approved them. */
function waitsForSupervisor(person: SignedIn): boolean {
  return !isAdmin(person)
}

async function makeCompetition(work: Work, read: Import): Promise<CompetitionRecord> {
  const { tx, person, now } = work
  const { competition: form } = read.file
  const waits = waitsForSupervisor(person)
  const at = (instant: string | null) => (instant === null ? now : new Date(instant))
  const competition = await insertCompetition(tx, {
    ...read.columns,
    ...(read.results && {
      ...(waits
        ? { status: 'pending' as const }
        : { status: 'finished' as const, approved_at: at(form.started_at), publish_at: at(form.started_at) }),
      started_at: at(form.started_at),
      finished_at: at(form.finished_at),
    }),
    imported_file: read.key,
    is_ranked: false,
    organizer_id: person.id,
    created_at: now,
    updated_at: now,
  })
  const entries = read.results
    ? await makeResults(work, competition, read, read.results)
    : await insertEntries(
        tx,
        invitedIn(read.file).map(({ email, order }) => ({
          competition_id: competition.id,
          invited_email: email,
          role: 'athlete' as const,
          status: 'registered' as const,
          order_number: order,
          created_at: now,
        })),
      )
  const people = await peopleConcernedBy(tx, competition.id)
  await announceCompetition(work, { competition, entries, people }, null)
  if (read.results && !waits)
    await work.announce({ channel: channelOf.results, event: 'CreatePodiumUpdated' })
  return competition
}

async function makeResults(
  { tx, now, person }: Work,
  competition: CompetitionRecord,
  { file, columns }: Import,
  results: ImportedResults,
) {
  const userIds = await makePeople({ tx, now }, file)
  const idOf = (place: number) => userIds[place - 1] ?? null
  const placeOf = new Map(file.people.map(({ id }, index) => [id, index + 1]))
  const userOf = (reference: string | null) => idOf(placeOf.get(reference ?? '') ?? 0)
  const entries = await insertEntries(
    tx,
    file.entries.map((entry) => {
      const place = placeOf.get(entry.person) ?? 0
      const isAthlete = entry.role === 'athlete'
      return {
        competition_id: competition.id,
        user_id: idOf(place),
        invited_email: file.people[place - 1]?.email ?? null,
        role: entry.role,
        status: (isAthlete ? results.statuses.get(place) : undefined) ?? entry.status,
        fees_paid: entry.fees_paid ?? false,
        order_number: entry.order_number,
        seed: (isAthlete ? results.seeds.get(place) : undefined) ?? null,
        created_at: now,
      }
    }),
  )
  const rounds = await insertRounds(
    tx,
    results.rounds.map((round) =>
      roundColumns(round, {
        competition,
        results,
        columns,
        now,
        waits: waitsForSupervisor(person),
        idOf,
        userOf,
      }),
    ),
  )
  const stored = new Map(rounds.map((round) => [`${round.number} ${round.userId}`, round.id]))
  await insertPerformed(
    tx,
    results.rounds.flatMap(({ tricks, roundNumber, userId }) => {
      const round_id = stored.get(`${roundNumber} ${idOf(userId)}`)
      if (round_id === undefined) throw new Error('a round was not stored')
      return tricks.map((trick) => ({ ...trick, round_id }))
    }),
  )
  await insertPodium(tx, placesOf(results, competition, idOf))
  return entries
}

function placesOf(
  { podium }: ImportedResults,
  { id }: CompetitionRecord,
  idOf: (place: number) => number | null,
) {
  return podium.flatMap(({ userId, finalPosition, finalScore }) => {
    const user_id = idOf(userId)
    if (user_id === null) return []
    return { competition_id: id, user_id, final_position: finalPosition, final_score: finalScore }
  })
}

/** By their position in the file; null for people invited only by an address. */
async function makePeople(
  { tx, now }: Pick<Work, 'tx' | 'now'>,
  { people }: Import['file'],
): Promise<(number | null)[]> {
  const countryIds = new Map(countries().map(({ iso2, id }) => [iso2, id]))
  const named = people.filter(({ name }) => name !== '')
  const ids = await insertNames(
    tx,
    named.map(({ name, surname, country }) => ({
      name,
      surname,
      country_id: countryIds.get(country ?? '') ?? null,
      created_at: now,
    })),
  )
  const idOf = new Map(named.map((person, index) => [person, ids[index] ?? null]))
  return people.map((person) => idOf.get(person) ?? null)
}

type RoundContext = {
  competition: CompetitionRecord
  results: ImportedResults
  columns: Import['columns']
  now: Date
  waits: boolean
  idOf: (place: number) => number | null
  userOf: (reference: string | null) => number | null
}

function roundColumns(
  round: ImportedResults['rounds'][number],
  { competition, results, columns, now, waits, idOf, userOf }: RoundContext,
) {
  const { file } = round
  const user_id = idOf(round.userId)
  if (user_id === null) throw new Error('an athlete of a round is no person of the file')
  const over = dateOf(file.published_at) ?? dateOf(file.completed_at) ?? now
  const judge = userOf(file.judge)
  return {
    competition_id: competition.id,
    user_id,
    judge_id: judge,
    scored_by: judge,
    round_number: round.roundNumber,
    round_name: phaseNameOf(columns, round.roundNumber),
    stage: round.stage,
    vs_group: round.vsGroup,
    vs_match_number: round.vsMatchNumber,
    is_vs_winner: round.isVsWinner,
    run_order: round.runOrder,
    rule_id: results.ruleId,
    status: waits ? (file.out ?? ('completed' as const)) : ('published' as const),
    video_link: file.video_link,
    judge_comment: file.judge_comment,
    athlete_comment: file.athlete_comment,
    score: round.score,
    style_percent: round.stylePercent,
    variety_points: round.varietyPoints,
    unique_tricks: round.uniqueTricks,
    total_score: round.total,
    recording_start_at: dateOf(file.recording_start_at),
    recording_end_at: dateOf(file.recording_end_at),
    completed_at: dateOf(file.completed_at),
    publish_at: over,
    disqualified_at: file.out === 'disqualified' ? over : null,
    injured_at: file.out === 'injured' ? over : null,
    created_at: now,
    updated_at: now,
  }
}

function dateOf(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant)
}
