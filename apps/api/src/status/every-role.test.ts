/**
 * Everybody tries every move of status from every state: the server answers 403 or 409 exactly where the tables and
 * permissions of packages/competition say so, and what it refuses changes nothing.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { competitionMove, competitionMoves } from '@trickline/competition/competition-moves'
import { entryMove, entryMoveIsOpen, entryMoves } from '@trickline/competition/entry-moves'
import type {
  Competition,
  CompetitionStatus,
  Entry,
  EntryRole,
  EntryStatus,
  Role,
  Round,
  RoundStatus,
} from '@trickline/competition/model'
import { canMoveCompetition, canMoveEntry, canMoveRound } from '@trickline/competition/permissions'
import { roundMove, roundMoves, type RoundVerb } from '@trickline/competition/round-moves'
import { competitionStatuses, entryStatuses, roundStatuses } from '@trickline/competition/statuses'
import { asCompetition, changeCompetition, findCompetition } from '../competitions/competitions-store.ts'
import {
  everyone,
  gatherCast,
  heldAt,
  moveCompetition,
  moveEntries,
  rolesOf,
  type Cast,
  type Who,
} from '../competitions/test-competition.ts'
import { asEntry, entriesOf, updateEntries } from '../entries/entries-store.ts'
import { testServer, type TestServer } from '../platform/test-server.ts'
import { asRound, findRound, updateRound } from '../rounds/rounds-store.ts'
import { stage, type Stage } from '../rounds/test-stage.ts'

type Answer = 200 | 401 | 403 | 409
type Asker = { id: number; roles: Role[] } | null

/** What nobody asks for by a status: it comes with a start, an advance, a publication or a save. */
const askedForCompetitions: ReadonlySet<CompetitionStatus> = new Set<CompetitionStatus>([
  'approved',
  'published',
])
const askedForEntries: ReadonlySet<EntryStatus> = new Set<EntryStatus>([
  'invited',
  'pending',
  'approved',
  'declined',
])
const notAskedForRounds: ReadonlySet<RoundStatus> = new Set<RoundStatus>(['pending', 'published'])
const needsTricks: ReadonlySet<RoundVerb> = new Set<RoundVerb>(['save-score', 'save-edit'])

describe('competitions and entries', () => {
  let server: TestServer
  let cast: Cast
  let id: number
  /** By the role that the entry has. */
  let entryIds: Record<EntryRole, number>

  beforeAll(async () => {
    server = await testServer()
    cast = await gatherCast(server)
    id = await heldAt(server, cast, 'pending')
    entryIds = { athlete: await listed('athlete'), judge: await listed('judge') }
  })
  afterAll(() => server.close())

  async function listed(role: EntryRole): Promise<number> {
    const body = { competition_id: id, [`${role}s_list`]: [cast[role].id] }
    const answer = await server.ask('POST', `/${role}s/invitation`, { token: cast.owner.token, body })
    return answer.body.competition_users[0].id
  }

  const tokenOf = (who: Who) => (who === 'visitor' ? null : cast[who])
  const asker = (who: Who): Asker => {
    const person = tokenOf(who)
    return person && { id: person.id, roles: who === 'visitor' ? [] : rolesOf[who] }
  }
  const competitionNow = async (): Promise<Competition> => {
    const record = await findCompetition(server.context.db, id)
    if (!record) throw new Error('the competition is gone')
    return asCompetition(record)
  }
  const entryNow = async (entryId: number): Promise<Entry> => {
    const record = (await entriesOf(server.context.db, id)).find((entry) => entry.id === entryId)
    if (!record) throw new Error('the entry is gone')
    return asEntry(record)
  }
  const putCompetition = (status: CompetitionStatus) =>
    changeCompetition(server.context.db, id, { status }, server.clock.now())

  test.each(competitionStatuses)('a competition: %s', async (from) => {
    await putCompetition(from)
    const before = await competitionNow()
    for (const to of competitionStatuses) {
      for (const who of everyone) {
        const expected = competitionAnswer(asker(who), before, to)
        const { status } = await moveCompetition(server, tokenOf(who), id, to)
        expect({ who, to, status }).toEqual({ who, to, status: expected })
        if (expected !== 200) continue
        expect((await competitionNow()).status).toBe(to)
        await putCompetition(from)
      }
    }
    expect(await competitionNow()).toEqual(before)
  })

  const entryCases = (['approved', 'published', 'started', 'finished'] as const).flatMap((competition) =>
    (['athlete', 'judge'] as const).flatMap((role) =>
      entryStatuses.map((from) => ({ competition, role, from })),
    ),
  )
  test.each(entryCases)('an entry: $role, $from; the competition $competition', async (given) => {
    const entryId = entryIds[given.role]
    const put = () => updateEntries(server.context.db, [entryId], { status: given.from })
    await putCompetition(given.competition)
    await put()
    const competition = await competitionNow()
    const before = await entryNow(entryId)
    for (const to of entryStatuses) {
      for (const who of everyone) {
        const expected = entryAnswer(asker(who), competition, before, to)
        const { status } = await moveEntries(server, tokenOf(who), given.role, entryId, to)
        expect({ who, to, status }).toEqual({ who, to, status: expected })
        if (expected !== 200) continue
        expect((await entryNow(entryId)).status).toBe(to)
        await put()
      }
    }
    expect(await entryNow(entryId)).toEqual(before)
  })
})

describe('rounds', () => {
  let server: TestServer
  let show: Stage
  let roundId: number

  beforeAll(async () => {
    server = await testServer()
    show = await stage(server)
    await show.held.started()
    roundId = (await show.roundOf(0)).id
  }, 60_000)
  afterAll(() => server.close())

  const people = [
    'visitor',
    'theAthlete',
    'anotherAthlete',
    'athleteOfNone',
    'judge',
    'secondJudge',
    'judgeOfNone',
    'owner',
    'otherOrganizer',
    'supervisor',
    'admin',
  ] as const
  const personOf = (who: (typeof people)[number]) => {
    if (who === 'visitor') return null
    if (who === 'theAthlete') return show.athlete(0)
    return who === 'anotherAthlete' ? show.athlete(1) : show[who]
  }

  // Where a round is held, it is `judge` who holds it.
  const roundCases = (['started', 'finished'] as const).flatMap((competition) =>
    roundStatuses.map((from) => ({ competition, from })),
  )
  test.each(roundCases)('a round: $from; the competition $competition', async (given) => {
    const { from } = given
    const { db } = server.context
    const { id } = await show.held.present()
    const record = await changeCompetition(db, id, { status: given.competition }, server.clock.now())
    const entries = (await entriesOf(db, id)).map(asEntry)
    const put = () =>
      updateRound(db, roundId, { ...bare, status: from, judge_id: show.judge.id }, server.clock.now())
    const now = await put()
    const judging = { competition: asCompetition(record), entries, round: asRound(now) }
    for (const to of roundStatuses) {
      for (const who of people) {
        const person = personOf(who)
        // In a competition what counts is the entry, and who the organizer is: no role of the account.
        const expected = roundAnswer(person && { id: person.id, roles: [] }, judging, to)
        const { status } = await show.move(person, { id: roundId }, to)
        expect({ who, to, status }).toEqual({ who, to, status: expected })
        if (expected !== 200) continue
        expect((await findRound(db, roundId))?.status).toBe(to)
        await put()
      }
    }
    expect(asRound((await findRound(db, roundId)) ?? now)).toEqual(judging.round)
  })
})

/** A round on which no step has left its mark. */
const bare = { disqualified_at: null, injured_at: null, publish_at: null, scored_by: null }

/** Who could never bring it there is not allowed to; who could has come at the wrong moment. */
function competitionAnswer(person: Asker, competition: Competition, to: CompetitionStatus): Answer {
  if (person === null) return 401
  if (!askedForCompetitions.has(to)) return 409
  const leadsThere = competitionMoves.filter((move) => move.to === to)
  if (!leadsThere.some((move) => canMoveCompetition(person, competition, move))) return 403
  return competitionMove(competition.status, to) ? 200 : 409
}

function entryAnswer(person: Asker, competition: Competition, entry: Entry, to: EntryStatus): Answer {
  if (person === null) return 401
  if (!askedForEntries.has(to)) return 409
  const leadsThere = entryMoves.filter((move) => move.to === to)
  if (!leadsThere.some((move) => canMoveEntry(person, competition, entry, move))) return 403
  const move = entryMove(entry.status, to)
  return move && entryMoveIsOpen(move, entry, competition) ? 200 : 409
}

type Judging = { competition: Competition; entries: Entry[]; round: Round }

function roundAnswer(person: Asker, { competition, entries, round }: Judging, to: RoundStatus): Answer {
  if (person === null) return 401
  if (notAskedForRounds.has(to)) return 409
  const move = roundMove(round.status, to)
  if (!move) {
    // Held by whoever asks, since whether somebody else holds it is a matter of the moment.
    const held = { ...round, judgeId: person.id }
    const leadsThere = roundMoves.filter((each) => each.to === to)
    return leadsThere.some((each) => canMoveRound(person, competition, entries, held, each)) ? 409 : 403
  }
  if (!canMoveRound(person, competition, entries, round, move)) return 403
  return needsTricks.has(move.verb) || competition.status !== 'started' ? 409 : 200
}
