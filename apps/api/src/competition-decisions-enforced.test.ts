/** People try every action on competitions and entries in every status; the server must reply as packages/competition decides. */
import { type CompetitionVerb, decideCompetition } from '@trickline/competition/competition-moves'
import { canSeeEvent, isEventOrganizer } from '@trickline/competition/event-rights'
import { decideEntries, type EntryVerb } from '@trickline/competition/entry-moves'
import type {
  Competition,
  CompetitionStatus,
  EntryRole,
  EntryStatus,
  Person,
} from '@trickline/competition/model'
import { canCreateCompetition } from '@trickline/competition/permissions'
import { decideStart } from '@trickline/competition/start'
import { competitionStatuses, entryStatuses } from '@trickline/competition/statuses'
import { canSeeCompetition } from '@trickline/competition/visibility'
import { test } from 'vitest'
import { changeCompetition, findCompetition } from './competitions/competitions-store.ts'
import {
  competitionInStatus,
  completeForm,
  entryInStatus,
  everyone,
  expectSuccess,
  moveCompetition,
  moveEntries,
  rolesOf,
  setEntries,
  signUpPeople,
  type Who,
} from './competitions/test-competition.ts'
import { entriesOf } from './entries/entries-store.ts'
import { aServer, type TestAnswer } from './platform/test-server.ts'
import {
  type Attempt,
  type Choice,
  type Code,
  everybody,
  expectDecided,
  oneForEachAnswer,
  unless,
} from './test-attempts.ts'

const decisionOn =
  (verb: CompetitionVerb) =>
  (person: Person, context: { competition: Competition; now: number }): Code =>
    decideCompetition(person, context, verb).refusal

let id: number

const server = await aServer()
const people = await signUpPeople(server)

const personOf = (who: Who) => (who === 'visitor' ? null : { id: people[who].id, roles: rolesOf[who] })
const somebody = (who: Who) => (who === 'visitor' ? null : people[who])
const send = (who: Who, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  server.ask(method, path, {
    ...(who !== 'visitor' && { token: people[who].token }),
    ...(body && { body }),
  })
const stored = async () => ({
  competition: await findCompetition(server.context.db, id),
  entries: await entriesOf(server.context.db, id),
})
const loadContext = async () => {
  const { competition, entries } = await stored()
  if (!competition) throw new Error('the competition is gone')
  return {
    competition: competition,
    entries: entries,
    now: server.clock.now().getTime(),
  }
}
/** Creates a competition in this status, with an approved judge and a registered athlete. */
const setUp = async (status: CompetitionStatus) => {
  const early = status === 'started' || status === 'finished' ? 'published' : status
  id = await competitionInStatus(server, people, early)
  await entryInStatus(server, people, id, people.judge, 'judge', 'approved')
  await entryInStatus(server, people, id, people.athlete, 'athlete', 'registered')
  if (early !== status) await changeCompetition(server.context.db, id, { status }, server.clock.now())
}

type Context = Awaited<ReturnType<typeof loadContext>>
type Action = { ask: (who: Who) => Promise<TestAnswer>; code: (person: Person, context: Context) => Code }
const actions: Record<string, Action> = {
  edit: {
    ask: (who) =>
      send(who, 'PUT', `/competitions/${id}`, { formUpdate: { ...completeForm, name: 'Changed' } }),
    code: decisionOn('edit'),
  },
  'edit late': {
    ask: (who) =>
      send(who, 'PUT', `/competitions/${id}`, { formUpdate: { inquiry_minutes: 15, seal_by: 'one' } }),
    code: decisionOn('edit-late'),
  },
  delete: { ask: (who) => send(who, 'DELETE', `/competitions/${id}`), code: decisionOn('delete') },
  approve: {
    ask: (who) => moveCompetition(server, somebody(who), id, 'approved'),
    code: decisionOn('approve'),
  },
  publish: {
    ask: (who) => moveCompetition(server, somebody(who), id, 'published'),
    code: decisionOn('publish'),
  },
  return: {
    ask: (who) => send(who, 'POST', `/competitions/${id}/return`, { reason: 'The date is a Monday' }),
    code: decisionOn('return'),
  },
  'look at the screens': {
    ask: (who) => send(who, 'GET', `/competitions/${id}/screens`),
    code: decisionOn('set-up-screens'),
  },
  'switch the screens': {
    ask: (who) => send(who, 'PUT', `/competitions/${id}/screens`, { shows: 'now' }),
    code: decisionOn('set-up-screens'),
  },
  'make a link to a screen': {
    ask: (who) => send(who, 'POST', `/competitions/${id}/screens/links`, { kind: 'overlay' }),
    code: decisionOn('set-up-screens'),
  },
  'reveal the podium': {
    ask: (who) => send(who, 'POST', `/competitions/${id}/screens/reveal`, {}),
    code: decisionOn('reveal-podium'),
  },
  'look at the webhooks': {
    ask: (who) => send(who, 'GET', `/competitions/${id}/webhooks`),
    code: decisionOn('set-up-webhooks'),
  },
  'make a webhook': {
    ask: (who) =>
      send(who, 'POST', `/competitions/${id}/webhooks`, { url: 'http://127.0.0.1:9', events: ['*'] }),
    code: decisionOn('set-up-webhooks'),
  },
  copy: { ask: (who) => send(who, 'POST', `/competitions/${id}/copy`, {}), code: decisionOn('copy') },
  start: {
    ask: (who) => send(who, 'POST', `/competition/start/${id}`, {}),
    code: (person, context) => decideStart(person, context).refusal,
  },
  'invite an athlete': {
    ask: (who) =>
      send(who, 'POST', '/athletes/invitation', {
        competition_id: id,
        athletes_list: [people.otherAthlete.id],
      }),
    code: decisionOn('invite-athletes'),
  },
  'invite a judge': {
    ask: (who) =>
      send(who, 'POST', '/judges/invitation', { competition_id: id, judges_list: [people.otherJudge.id] }),
    code: decisionOn('invite-judges'),
  },
  'order the athletes': {
    ask: async (who) => {
      const athlete = (await stored()).entries.find(({ role }) => role === 'athlete')
      return send(who, 'POST', '/athletes/order_list', {
        competition_id: id,
        athletes_list: [{ id: athlete?.id, order_number: 7 }],
      })
    },
    code: decisionOn('order-athletes'),
  },
  register: {
    ask: (who) =>
      send(who, 'POST', '/athletes/register', { user_id: personOf(who)?.id ?? 1, competition_id: id }),
    code: (person, context) => {
      const isIn = context.entries.some(({ userId, role }) => userId === person?.id && role === 'athlete')
      return decisionOn('register')(person, context) ?? unless(!isIn, 'already-entered')
    },
  },
  'give back for a new date': {
    ask: (who) => moveCompetition(server, somebody(who), id, 'registered'),
    code: decisionOn('give-back'),
  },
  ...Object.fromEntries(
    (['pending', 'started', 'finished'] as const).map((to): [string, Action] => [
      `be ${to}`,
      { ask: (who) => moveCompetition(server, somebody(who), id, to), code: () => 'wrong-state' },
    ]),
  ),
}
const codeFor = (action: Action, person: Person, context: Context): Code =>
  canSeeCompetition(person, context.competition, context.entries) ? action.code(person, context) : 'not-found'
const attemptsOf = (action: Action, context: Context): Attempt[] =>
  everyone.map((who) => ({
    who,
    code: who === 'visitor' ? 'no-session' : codeFor(action, personOf(who), context),
    ask: () => action.ask(who),
  }))

test.each(competitionStatuses)('a competition that is %s', (status) =>
  tryOnCompetition(status, oneForEachAnswer),
)
test.each(competitionStatuses)('a competition that is %s, everybody', { tags: ['full'] }, (status) =>
  tryOnCompetition(status, everybody),
)

async function tryOnCompetition(status: CompetitionStatus, choose: Choice): Promise<void> {
  await setUp(status)
  for (const [name, action] of Object.entries(actions)) {
    await expectDecided(name, choose(attemptsOf(action, await loadContext())), {
      stored,
      reset: () => setUp(status),
    })
  }
  const see: Action = {
    ask: (who) => send(who, 'GET', `/competition/${id}`),
    code: () => undefined,
  }
  await expectDecided('see', choose(attemptsOf(see, await loadContext())), { stored, reset: async () => {} })
}

test('only organizers create a competition', async () => {
  const create: Action = {
    ask: (who) => send(who, 'POST', '/competitions/store', { formCreate: completeForm }),
    code: (person) => unless(canCreateCompetition(person), 'not-allowed'),
  }
  await expectDecided('create', attemptsOf(create, await loadContext()), { stored, reset: async () => {} })
})

test.each(['registered', 'published'] as const)('an event with a division that is %s', async (status) => {
  await setUp(status)
  const { event } = expectSuccess(await send('owner', 'POST', '/events', { name: 'Meeting' }))
  expectSuccess(await send('owner', 'POST', `/events/${event.id}/divisions`, { competition_id: id }))
  const path = `/events/${event.id}`
  const changes: Record<string, Action['ask']> = {
    change: (who) => send(who, 'PUT', path, { name: 'Meeting' }),
    'take in a division': (who) => send(who, 'POST', `${path}/divisions`, { names: ['B'], like: id }),
    'save the timetable': (who) => send(who, 'PUT', `${path}/timetable`, { items: [] }),
    'name titles': (who) => send(who, 'PUT', `${path}/titles`, { titles: [] }),
  }
  const divisions = () => [{ status, organizerId: people.owner.id }]
  const attempts = (ask: Action['ask'], isChange: boolean) =>
    everyone.map((who): Attempt => {
      const person = personOf(who)
      const seen = canSeeEvent(person, event, divisions())
      const rights = unless(!isChange || isEventOrganizer(person, event), 'not-allowed')
      const code = seen ? rights : 'not-found'
      return { who, code: isChange && who === 'visitor' ? 'no-session' : code, ask: () => ask(who) }
    })
  const whole = { stored: async () => null, reset: async () => {} }
  await expectDecided(
    'see',
    attempts((who) => send(who, 'GET', path), false),
    whole,
  )
  for (const [name, ask] of Object.entries(changes)) await expectDecided(name, attempts(ask, true), whole)
})

const verbTo: Partial<Record<EntryStatus, EntryVerb>> = {
  invited: 'send-mail',
  pending: 'confirm',
  approved: 'approve',
  declined: 'decline',
}
// for an entry, all statuses before publication are the same
const entryCases = (['approved', 'published', 'started', 'finished'] as const).flatMap((competition) =>
  (['athlete', 'judge'] as const).map((role) => [role, competition] as const),
)
test.each(entryCases)('an entry as %s of a competition that is %s', (role, competition) =>
  tryOnEntry(role, competition, oneForEachAnswer),
)
test.each(entryCases)(
  'an entry as %s of a competition that is %s, everybody',
  { tags: ['full'] },
  (role, competition) => tryOnEntry(role, competition, everybody),
)

async function tryOnEntry(
  role: EntryRole,
  competitionStatus: CompetitionStatus,
  choose: Choice,
): Promise<void> {
  const { db } = server.context
  await setUp('published')
  const enter = async () => {
    await db.deleteFrom('entries').where('competition_id', '=', id).where('role', '=', role).execute()
    await changeCompetition(db, id, { status: 'published' }, server.clock.now())
    const entryId = await entryInStatus(server, people, id, people[role], role, 'registered')
    await changeCompetition(db, id, { status: competitionStatus }, server.clock.now())
    return entryId
  }
  let entryId = await enter()
  const decidedEntry =
    (verb: EntryVerb | undefined): Action['code'] =>
    (person, context) => {
      const entries = context.entries.filter((entry) => entry.id === entryId)
      return verb === undefined ? 'wrong-state' : decideEntries(person, context, entries, verb).refusal
    }
  const entryActions: Record<string, Action> = Object.fromEntries([
    ...entryStatuses.map((to): [string, Action] => [
      `be ${to}`,
      {
        ask: (who) => moveEntries(server, somebody(who), role, entryId, to),
        code: decidedEntry(verbTo[to]),
      },
    ]),
    [
      'delete',
      {
        ask: (who) => send(who, 'POST', `/${role}s/delete`, { competition_user_id: entryId }),
        code: decidedEntry('delete'),
      },
    ],
    ...(role === 'athlete'
      ? [
          [
            'mark as paid',
            {
              ask: (who: Who) => send(who, 'POST', '/athletes/paid', { competition_user_id: entryId }),
              code: decidedEntry('pay'),
            },
          ] as const,
        ]
      : []),
  ])
  for (const status of entryStatuses) {
    const reset = async () => {
      if ((await setEntries(server, [entryId], { status, feesPaid: false })).length > 0) return
      entryId = await enter()
      await setEntries(server, [entryId], { status })
    }
    await reset()
    for (const [name, action] of Object.entries(entryActions)) {
      await expectDecided(`${status}: ${name}`, choose(attemptsOf(action, await loadContext())), {
        stored,
        reset,
      })
    }
  }
}
