/** The tables from which files are made: results, entries, start list, score sheets (calls §24). */
import { phasesOf } from '@trickline/competition/phases'
import { podiumTies, podium as rankAll } from '@trickline/competition/podium'
import { outReasonOf, scoreOf, standings } from '@trickline/competition/standings'
import { isAdmin } from '@trickline/competition/roles'
import { isOwner } from '@trickline/competition/permissions'
import { entriesThatShowContact } from '@trickline/competition/visibility'
import type { Cell } from '@trickline/contract/csv'
import { asFraction } from '@trickline/contract/decimals'
import { dubLevels, grabs, hasGrab } from '@trickline/scoring'
import type { EntryRecord } from '../../entries/entries-store.ts'
import type { TrickRecord } from '../../rounds/validated-tricks-store.ts'
import type { VisibleCompetition, VisibleRound } from './read-visible.ts'

/** Columns are named after fields of the API, or after phases (`final`, and `final_rank`). */
export type Table = { columns: readonly string[]; rows: readonly (readonly Cell[])[] }

/** `roundNumber` is null for the current phase. */
export type Subject =
  | { what: 'results' | 'entries' }
  | { what: 'start-list'; roundNumber: number | null }
  | { what: 'round'; rounds: readonly VisibleRound[]; tricks: ReadonlyMap<number, readonly TrickRecord[]> }

export function tableOf(visible: VisibleCompetition, subject: Subject): Table {
  switch (subject.what) {
    case 'results':
      return resultsTable(visible)
    case 'entries':
      return entriesTable(visible)
    case 'start-list':
      return startListTable(visible, subject.roundNumber)
    default:
      return roundsTable(visible, subject.rounds, subject.tricks)
  }
}

const personColumns = ['name', 'surname', 'username', 'country'] as const

/** First place first; before the end there are no places, and the order is that of the visible standings. */
function resultsTable(visible: VisibleCompetition): Table {
  const { record, entries, rounds, podium } = visible
  const athletes = startersOf(entries)
  const phases = phasesOf(record).map(({ number, name }) => ({
    name,
    byAthlete: new Map(
      standings(record, athletes, rounds, number).map((standing) => [standing.userId, standing]),
    ),
  }))
  const ordered =
    podium.length > 0
      ? podium.map((row) => ({ userId: row.user_id, place: row.final_position, score: row.final_score }))
      : rankAll(record, athletes, rounds).map(({ userId }) => ({ userId, place: null, score: null }))
  // what decided between equal totals
  const ties = podium.length > 0 ? podiumTies(record, athletes, rounds) : new Map<number, string>()
  return {
    columns: [
      'place',
      ...personColumns,
      'score',
      ...phases.flatMap(({ name }) => [name, `${name}_rank`]),
      'out',
      'tie',
    ],
    rows: ordered.map(({ userId, place, score }) => {
      const standing = phases.map(({ byAthlete }) => byAthlete.get(userId))
      return [
        place,
        ...personCells(visible, userId),
        score,
        ...standing.flatMap((each) => [each?.total ?? null, each?.rank ?? null]),
        standing.findLast((each) => each !== undefined)?.out ?? null,
        ties.get(userId) ?? null,
      ]
    }),
  }
}

/** Only owner and admins get contact data, only the owner gets payments (who-sees-what §2, §5). */
function entriesTable(visible: VisibleCompetition): Table {
  const { record, viewer, entries, personOf } = visible
  const isOwn = isOwner(viewer, record)
  const showsContact = isOwn || isAdmin(viewer)
  const contactOf = ({ userId, invited_email, status }: EntryRecord): Cell[] => {
    if (userId === null) return [invited_email, null]
    const isRegistered = entriesThatShowContact.some((each) => each === status)
    const person = isRegistered || isAdmin(viewer) ? personOf(userId) : null
    return [person?.email ?? invited_email, person?.phone ?? null]
  }
  return {
    columns: [
      'order_number',
      'role',
      'status',
      ...personColumns,
      'seed',
      ...(showsContact ? ['email', 'phone'] : []),
      ...(isOwn ? ['fees_paid'] : []),
    ],
    rows: entries.map((entry) => [
      entry.orderNumber,
      entry.role,
      entry.status,
      ...personCells(visible, entry.userId),
      entry.seed,
      ...(showsContact ? contactOf(entry) : []),
      ...(isOwn ? [entry.feesPaid] : []),
    ]),
  }
}

/** Before the start it lists athletes who have a place. */
function startListTable(visible: VisibleCompetition, roundNumber: number | null): Table {
  const { record, rounds, entries } = visible
  const present = Math.max(1, ...rounds.map(({ number }) => number))
  const number = roundNumber ?? present
  const phase = phasesOf(record).find((each) => each.number === number)?.name ?? null
  const entryOf = new Map(
    entries.flatMap((entry) => (entry.role === 'athlete' && entry.userId ? [[entry.userId, entry]] : [])),
  )
  const riding =
    rounds.length > 0 || number > 1
      ? rounds.filter((round) => round.number === number)
      : entries.flatMap(({ userId, role, status }) =>
          role === 'athlete' && status === 'approved' && userId !== null
            ? [{ userId, vsGroup: null, vsMatchNumber: null }]
            : [],
        )
  return {
    columns: ['order', 'phase', 'group', 'match', 'order_number', ...personColumns, 'seed'],
    rows: riding.map(({ userId, vsGroup, vsMatchNumber }, index) => [
      index + 1,
      phase,
      vsGroup,
      vsMatchNumber,
      entryOf.get(userId)?.orderNumber ?? null,
      ...personCells(visible, userId),
      entryOf.get(userId)?.seed ?? null,
    ]),
  }
}

/** One row per trick, each with the parts of the round's total; a round without tricks has one row. */
function roundsTable(
  visible: VisibleCompetition,
  rounds: readonly VisibleRound[],
  tricks: ReadonlyMap<number, readonly TrickRecord[]>,
): Table {
  return {
    columns: [
      'phase',
      ...personColumns,
      'judge',
      'out',
      'position',
      'combo',
      'trick_id',
      'short_name',
      'trick',
      'variation',
      'grab',
      'dub_percent',
      'value',
      'points',
      'video_second',
      'score',
      'style_percent',
      'variety_points',
      'total_score',
    ],
    rows: rounds.flatMap((round) => {
      const judge = visible.nameOf(round.judgeId)
      const out = outReasonOf(round)
      const performed = tricks.get(round.id) ?? []
      return (performed.length > 0 ? performed : [null]).map((trick) => [
        round.round_name,
        ...personCells(visible, round.userId),
        `${judge.name} ${judge.surname}`.trim(),
        out,
        ...trickCells(trick, { showsPoints: round.totalScore !== null, isOut: out !== null }),
        ...totalCells(round),
      ])
    }),
  }
}

function trickCells(
  trick: TrickRecord | null,
  { showsPoints, isOut }: { showsPoints: boolean; isOut: boolean },
): Cell[] {
  if (trick === null) return Array.from({ length: 11 }, () => null)
  return [
    trick.position + 1,
    trick.combo_id,
    trick.trick_id,
    trick.short_name,
    trick.name,
    variationNames[trick.variation] ?? null,
    hasGrab(trick) ? (grabs.find(({ id }) => id === trick.grab)?.name ?? null) : null,
    dubLevels.find(({ id }) => id === trick.dub)?.percent ?? 0,
    trick.value,
    showsPoints ? (isOut ? 0 : asFraction(trick.points)) : null,
    trick.video_second === null ? null : asFraction(trick.video_second),
  ]
}

const variationNames: readonly (string | null)[] = [null, 'FS', 'BS']

function totalCells(round: VisibleRound): Cell[] {
  if (round.totalScore === null) return [null, null, null, null]
  return [asFraction(round.score), round.style_percent, round.variety_points, scoreOf(round)]
}

function personCells({ nameOf }: VisibleCompetition, userId: number | null): Cell[] {
  const { name, surname, username, country } = nameOf(userId)
  return [name, surname, username, country]
}

function startersOf(entries: readonly EntryRecord[]) {
  return entries.flatMap(({ id, userId, role, orderNumber, seed }) =>
    role === 'athlete' && userId !== null ? [{ entryId: id, userId, orderNumber, seed }] : [],
  )
}
