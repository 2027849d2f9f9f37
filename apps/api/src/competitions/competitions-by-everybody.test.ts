/**
 * Every action on a competition, by everybody, in every status (its moves of status: status/every-role.test.ts): the
 * server answers what packages/competition says, and what it refuses changes nothing. That these rules are the right
 * ones is tested, spelled out, where they stand.
 */
import { competitionIsDeletable, competitionIsEditable } from '@trickline/competition/competition-moves'
import { invitationIsOpen, registrationIsOpen } from '@trickline/competition/entry-moves'
import type { Competition, Entry, Person } from '@trickline/competition/model'
import * as may from '@trickline/competition/permissions'
import { startProblems } from '@trickline/competition/start'
import { competitionStatuses } from '@trickline/competition/statuses'
import { canSeeCompetition } from '@trickline/competition/visibility'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asEntry, entriesOf } from '../entries/entries-store.ts'
import { testServer, type TestAnswer, type TestServer } from '../platform/test-server.ts'
import { asCompetition, findCompetition } from './competitions-store.ts'
import {
  type Cast,
  completeForm,
  entered,
  everyone,
  gatherCast,
  heldAt,
  rolesOf,
  type Who,
} from './test-competition.ts'

let server: TestServer
let cast: Cast

beforeAll(async () => {
  server = await testServer()
  cast = await gatherCast(server)
})
afterAll(() => server.close())

type Now = { person: Person; competition: Competition; entries: Entry[] }
type Action = {
  ask: (who: Who, id: number) => Promise<TestAnswer>
  may: (now: Now) => boolean
  isOpen: (now: Now) => boolean
}

const post = (who: Who, path: string, body: object) =>
  server.ask('POST', path, { ...(who !== 'visitor' && { token: cast[who].token }), body })
const ask = (who: Who, method: 'GET' | 'DELETE', path: string) =>
  server.ask(method, path, who === 'visitor' ? {} : { token: cast[who].token })

const actions: Record<string, Action> = {
  see: {
    ask: (who, id) => ask(who, 'GET', `/competition/${id}`),
    may: ({ person, competition, entries }) => canSeeCompetition(person, competition, entries),
    isOpen: () => true,
  },
  edit: {
    ask: (who, id) =>
      server.ask('PUT', `/competitions/${id}`, {
        ...(who !== 'visitor' && { token: cast[who].token }),
        body: { formUpdate: { ...completeForm, name: 'Changed' } },
      }),
    may: ({ person, competition }) => may.canEditCompetition(person, competition),
    isOpen: ({ competition }) => competitionIsEditable(competition),
  },
  delete: {
    ask: (who, id) => ask(who, 'DELETE', `/competitions/${id}`),
    may: ({ person, competition }) => may.canDeleteCompetition(person, competition),
    isOpen: ({ competition }) => competitionIsDeletable(competition),
  },
  start: {
    ask: (who, id) => post(who, `/competition/start/${id}`, {}),
    may: ({ person, competition }) => may.canStartCompetition(person, competition),
    isOpen: ({ competition, entries }) =>
      startProblems(competition, entries, server.clock.now().getTime()).length === 0,
  },
  'invite an athlete': {
    ask: (who, id) =>
      post(who, '/athletes/invitation', { competition_id: id, athletes_list: [cast.otherAthlete.id] }),
    may: ({ person, competition }) => may.canInvite(person, competition),
    isOpen: ({ competition }) => invitationIsOpen('athlete', competition),
  },
  'invite a judge': {
    ask: (who, id) =>
      post(who, '/judges/invitation', { competition_id: id, judges_list: [cast.otherJudge.id] }),
    may: ({ person, competition }) => may.canInvite(person, competition),
    isOpen: ({ competition }) => invitationIsOpen('judge', competition),
  },
  register: {
    ask: (who, id) =>
      post(who, '/athletes/register', {
        user_id: who === 'visitor' ? 1 : cast[who].id,
        competition_id: id,
      }),
    may: ({ person, competition }) => may.canRegisterAthlete(person, competition),
    isOpen: ({ person, competition, entries }) =>
      registrationIsOpen(competition) &&
      !entries.some(({ userId, role }) => userId === person?.id && role === 'athlete'),
  },
}

test.each(
  competitionStatuses.flatMap((status) => Object.keys(actions).map((name) => [status, name] as const)),
)('a competition that is %s: %s', async (status, name) => {
  const action = actions[name]
  if (!action) throw new Error(`there is no ${name}`)
  const id = await peopled(status)
  const before = await stored(id)
  const answers = everyone.map((who) => ({ who, expected: expected(who, action, before.now(who)) }))
  // looking changes nothing either
  const refused = answers.filter(({ expected: code }) => code !== 200 || name === 'see')
  expect(
    await Promise.all(refused.map(async ({ who }) => [who, (await action.ask(who, id)).status])),
  ).toEqual(refused.map(({ who, expected: code }) => [who, code]))
  expect((await stored(id)).all).toEqual(before.all)
  for (const { who } of answers.filter((each) => !refused.includes(each))) {
    expect([who, (await action.ask(who, await peopled(status))).status]).toEqual([who, 200])
  }
})

function expected(who: Who, action: Action, now: Now): number {
  if (who === 'visitor') return 401
  if (!action.may(now)) return 403
  return action.isOpen(now) ? 200 : 409
}

/** One who judges in it, one who is on its list and does not know it yet. */
async function peopled(status: (typeof competitionStatuses)[number]): Promise<number> {
  const early = status === 'started' || status === 'finished' ? 'published' : status
  const id = await heldAt(server, cast, early)
  await entered(server, cast, id, cast.judge, 'judge', 'approved')
  await entered(server, cast, id, cast.athlete, 'athlete', 'registered')
  if (early !== status) {
    await server.context.db.updateTable('competitions').set({ status }).where('id', '=', id).execute()
  }
  return id
}

async function stored(id: number) {
  const { db } = server.context
  const competition = await findCompetition(db, id)
  const entries = await entriesOf(db, id)
  if (!competition) throw new Error(`there is no competition ${id}`)
  const now = (who: Who): Now => ({
    person: who === 'visitor' ? null : { id: cast[who].id, roles: rolesOf[who] },
    competition: asCompetition(competition),
    entries: entries.map(asEntry),
  })
  return { all: { competition, entries }, now }
}
