/** A competition as one JSON file: its owner gets everything, others what everybody may see (calls §25). */
import { createHash } from 'node:crypto'
import { phaseAt, phasesOf } from '@trickline/competition/phases'
import { isOwner } from '@trickline/competition/permissions'
import { outReasonOf } from '@trickline/competition/standings'
import { entriesThatShowContact } from '@trickline/competition/visibility'
import { type CompetitionFile, formatVersion } from '@trickline/contract/competition-file'
import { competitionSchema } from '@trickline/contract/calls/files'
import { asFraction } from '@trickline/contract/decimals'
import { apiVersion } from '@trickline/contract/openapi'
import { dubLevels, hasGrab, ruleName } from '@trickline/scoring'
import type { Kysely } from 'kysely'
import { countryById } from '../../people/countries.ts'
import type { EntryRecord } from '../../entries/entries-store.ts'
import { iso } from '../../platform/rows.ts'
import type { Schema } from '../../platform/postgres/schema.ts'
import { type TrickRecord, tricksOfRounds } from '../../rounds/validated-tricks-store.ts'
import { allTricks } from '../../tricks/tricks-store.ts'
import { type CompetitionRecord, formOf } from '../competitions-store.ts'
import { References } from './references.ts'
import type { VisibleCompetition, VisibleRound } from './read-visible.ts'

export async function competitionFile(
  tx: Kysely<Schema>,
  visible: VisibleCompetition,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<CompetitionFile> {
  const { record, rounds, podium, viewer } = visible
  const isFull = isOwner(viewer, record)
  const people = peopleOf(visible, isFull)
  const shown = rounds.filter(({ showsTricks }) => showsTricks)
  const performed = await tricksOfRounds(
    tx,
    shown.map(({ id }) => id),
  )
  const tricks = new Tricks()
  const roundRows = rounds.map((round) =>
    roundRow(round, { visible, people, isFull, performed: performed.get(round.id) ?? [], tricks }),
  )
  return {
    $schema: `${publicUrl}/api${competitionSchema.path}`,
    format: 'trickline-competition',
    format_version: formatVersion,
    form: isFull ? 'full' : 'public',
    exported_at: now.toISOString(),
    source: {
      url: `${publicUrl}/live/${record.id}`,
      competition_id: record.id,
      software: `Trickline ${apiVersion}`,
    },
    rule: record.rule_id === null ? null : { id: record.rule_id, name: ruleName(record.rule_id) },
    catalogue: { version: await catalogueVersion(tx), tricks: tricks.rows },
    competition: formRow(record),
    people: people.rows,
    entries: visible.entries.map((entry) => ({
      person: people.ofEntry(entry),
      role: entry.role,
      status: entry.status,
      order_number: entry.orderNumber,
      seed: entry.seed,
      ...(isFull && { fees_paid: entry.feesPaid }),
    })),
    phases: phasesOf(record).flatMap(({ number, name, stage }) => ({ number, name, stage })),
    rounds: roundRows,
    podium: podium.map((place) => ({
      place: place.final_position,
      athlete: people.of(place.user_id),
      score: place.final_score,
    })),
  }
}

/** Changes whenever a trick is changed, added or retired. */
async function catalogueVersion(tx: Kysely<Schema>): Promise<string> {
  const tricks = await allTricks(tx)
  const versions = tricks.map(({ id, version }) => `${id}:${version}`).join()
  return createHash('sha256').update(versions).digest('hex').slice(0, 12)
}

function formRow(record: CompetitionRecord): CompetitionFile['competition'] {
  const { days_online, anchor_type, tension_system } = formOf(record)
  return {
    name: record.name,
    status: record.status,
    country: countryById(record.country_id)?.iso2 ?? null,
    location: record.location,
    time_zone: record.time_zone,
    starts_at: iso(record.date_start),
    ends_at: iso(record.date_end),
    registration_opens_at: iso(record.registration_opens_at),
    registration_closes_at: iso(record.registration_closes_at),
    started_at: iso(record.started_at),
    finished_at: iso(record.finished_at),
    type: record.type_id === null ? null : record.type_id === 1 ? 'online' : 'live',
    mode: record.is_vs === null ? null : record.is_vs ? 'vs' : 'scoring',
    is_open: record.is_open,
    gender: record.gender,
    category: record.category,
    participant_size: record.participant_size,
    is_qualification_dual: record.is_qualification_dual,
    stages: record.stages,
    judges: record.judges,
    days_online,
    fees: record.fees,
    prize_amount_total: record.prize_amount_total,
    prize_places: record.prize_places,
    url_event: record.url_event,
    url_social: record.url_social,
    line_length_m: record.line_length_m,
    line_height_m: record.line_height_m,
    anchor_type,
    tension_system,
    mat_height_cm: record.mat_height_cm,
    mat_used: record.mat_used,
    frame_used: record.frame_used,
  }
}

type People = ReturnType<typeof peopleOf>

function peopleOf({ entries, rounds, podium, nameOf, personOf }: VisibleCompetition, isFull: boolean) {
  const references = new References()
  const rows: CompetitionFile['people'] = []
  const byUser = new Map<number, string>()
  const byEntry = new Map<number, string>()
  const withContact = new Set(
    entries.flatMap(({ userId, status }) =>
      entriesThatShowContact.some((each) => each === status) ? (userId ?? []) : [],
    ),
  )
  const ids = [
    ...entries.flatMap(({ userId }) => userId ?? []),
    ...rounds.flatMap(({ userId, judgeId }) => [userId, ...(judgeId === null ? [] : [judgeId])]),
    ...podium.map(({ user_id }) => user_id),
  ]
  for (const userId of [...new Set(ids)].toSorted((a, b) => a - b)) {
    const name = nameOf(userId)
    const id = references.make(name.username ?? `${name.name} ${name.surname}`, 'person')
    byUser.set(userId, id)
    const address = isFull && withContact.has(userId) ? personOf(userId).email : ''
    rows.push({ id, ...name, ...(address !== '' && { email: address }) })
  }
  for (const { id, userId, invited_email: address } of entries) {
    if (userId !== null || address === null) continue
    const reference = references.make('invited', 'person')
    byEntry.set(id, reference)
    const nobody = { name: '', surname: '', username: null, country: null }
    rows.push({ id: reference, ...nobody, ...(isFull && { email: address }) })
  }
  const of = (userId: number) => assertKnown(byUser.get(userId))
  return {
    rows,
    of,
    ofEntry: ({ id, userId }: EntryRecord) => (userId === null ? assertKnown(byEntry.get(id)) : of(userId)),
  }
}

function assertKnown(reference: string | undefined): string {
  if (reference === undefined) throw new Error('somebody of the competition is not among its people')
  return reference
}

type RoundContext = {
  visible: VisibleCompetition
  people: People
  isFull: boolean
  performed: readonly TrickRecord[]
  tricks: Tricks
}

function roundRow(
  round: VisibleRound,
  { visible: { record }, people, isFull, performed, tricks }: RoundContext,
): CompetitionFile['rounds'][number] {
  const out = outReasonOf(round)
  const showsScore = round.totalScore !== null
  const phase = phaseAt(record, round.number)?.name ?? `round-${round.number}`
  const athlete = people.of(round.userId)
  return {
    id: `${phase.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-${athlete}`,
    athlete,
    judge: round.judgeId === null ? null : people.of(round.judgeId),
    phase: round.number,
    run_order: round.run_order,
    vs_group: round.vsGroup,
    vs_match_number: round.vsMatchNumber,
    is_vs_winner: round.isVsWinner,
    status: round.status,
    out,
    recording_start_at: iso(round.recordingStartAt),
    recording_end_at: iso(round.recordingEndAt),
    completed_at: iso(round.completedAt),
    published_at: iso(round.publishedAt),
    video_link: round.showsTricks ? round.video_link : null,
    judge_comment: isFull ? round.judge_comment : null,
    athlete_comment: isFull ? round.athlete_comment : null,
    score: showsScore ? asFraction(round.score) : null,
    style_percent: showsScore ? round.style_percent : null,
    variety_points: showsScore ? round.variety_points : null,
    total_score: round.totalScore,
    tricks: performed.map((trick) => ({
      trick: tricks.referenceOf(trick),
      combo: trick.combo_id,
      variation: trick.variation === 0 ? null : trick.variation === 1 ? ('FS' as const) : ('BS' as const),
      grab: hasGrab(trick) ? trick.grab : null,
      dub_percent: dubLevels.find(({ id }) => id === trick.dub)?.percent ?? 0,
      points: showsScore ? (out === null ? asFraction(trick.points) : 0) : null,
      video_second: trick.video_second === null ? null : asFraction(trick.video_second),
    })),
  }
}

/** Tricks as they counted: a trick changed in between appears twice. */
class Tricks {
  readonly rows: CompetitionFile['catalogue']['tricks'] = []
  readonly #references = new References()
  readonly #known = new Map<string, string>()

  referenceOf(trick: TrickRecord): string {
    const { trick_id, name, short_name, categorie_id, type_id, level_id, creator, value } = trick
    const key = JSON.stringify([trick_id, name, short_name, categorie_id, type_id, level_id, creator, value])
    const existing = this.#known.get(key)
    if (existing !== undefined) return existing
    const id = this.#references.make(short_name, 'trick')
    this.#known.set(key, id)
    this.rows.push({
      id,
      catalogue_id: trick_id,
      name,
      short_name,
      category: categorie_id,
      type: type_id,
      level: level_id,
      creator,
      value,
    })
    return id
  }
}
