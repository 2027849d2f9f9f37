/** After every event of a competition, a page shows every kind of person what a reload would show. */
import { isDeepStrictEqual } from 'node:util'
import { io, type Socket } from 'socket.io-client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { channelCursor } from '@trickline/client/channel-cursor.ts'
import { competitionReducers } from '@trickline/client/live-reducers.ts'
import type { Role, RoundStatus } from '@trickline/competition/model'
import { channelOf } from '@trickline/contract/live-events'
import type { CompetitionRead } from '@trickline/contract/read-rows'
import { readCompetition } from '@trickline/contract/read-competition'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import type { RoundRow } from '@trickline/contract/rounds'
import { type TestPerson, testServer, type TestServer } from '../platform/test-server.ts'
import { completeForm, expectSuccess, moveCompetition, moveEntries } from './test-competition.ts'

let server: TestServer
let address: string
const sockets: Socket[] = []

beforeEach(async () => {
  // from 10 February on, planning a month ahead takes less than a session's 30 days
  server = await testServer({ start: new Date('2031-02-10T08:00:00Z') })
  address = await server.listen()
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.disconnect()
  await server.close()
})

const rolesOf = {
  owner: ['athlete', 'organizer'],
  judge: ['judge'],
  judgeWhoCompetes: ['judge', 'athlete'],
  judgeWhoSupervises: ['judge', 'supervisor'],
  athlete: ['athlete'],
  newcomer: ['athlete'],
  athleteWhoSupervises: ['athlete', 'supervisor'],
  supervisor: ['supervisor'],
  admin: ['admin'],
  stranger: ['athlete', 'judge', 'organizer'],
} satisfies Record<string, Role[]>
type Kind = keyof typeof rolesOf

test('every event leaves a judge who competes, a supervisor and the owner with what a reload shows', async () => {
  expect(await differences(['owner', 'judgeWhoCompetes', 'supervisor'])).toEqual([])
})

test(
  'every event leaves everybody with what a reload shows, from the draft to the podium',
  { tags: ['full'] },
  async () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of this object
    expect(await differences([...(Object.keys(rolesOf) as Kind[]), 'visitor'])).toEqual([])
  },
)

/** Holds a competition; returns the steps after which somebody saw something other than after a reload. */
async function differences(watching: readonly (Kind | 'visitor')[]): Promise<unknown[]> {
  const found: unknown[] = []
  const people = {} as Record<Kind, TestPerson>
  for (const [kind, roles] of Object.entries(rolesOf)) people[kind as Kind] = await server.person(...roles)
  const others: TestPerson[] = []
  for (let number = 1; number <= 4; number += 1) others.push(await server.person('athlete'))
  const { owner, judge, judgeWhoCompetes, judgeWhoSupervises, athlete, newcomer, supervisor } = people
  const judges = [judge, judgeWhoCompetes, judgeWhoSupervises]
  const athletes = [athlete, judgeWhoCompetes, people.athleteWhoSupervises, newcomer, ...others]
  const ask = async (by: TestPerson, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    expectSuccess(await server.ask(method, path, { token: by.token, ...(body && { body }) }))
  const draft = { ...completeForm, date_start: '2031-03-10 10:00', date_end: '2031-03-11 18:00' }
  const created = await ask(owner, 'POST', '/competitions/store', {
    formCreate: { ...draft, round_size_id: [2, 1], country_id: null },
  })
  const id: number = created.competition.id
  const pages = watching.map((kind) => new Page(kind, id, kind === 'visitor' ? null : people[kind]))

  const step = async (name: string, act: () => Promise<unknown>) => {
    await act()
    for (const page of pages) {
      const difference = await page.difference()
      if (difference) found.push([name, page.kind, ...difference])
    }
  }
  const present = async () => (await ask(owner, 'GET', `/competition/${id}`)).competition
  const entry = async (person: TestPerson, role: 1 | 2): Promise<number> =>
    (await present()).competition_users.find(
      (row: { user_id: number; role_id: number }) => row.user_id === person.id && row.role_id === role,
    ).id
  const entriesOf = (list: TestPerson[], role: 1 | 2) => Promise.all(list.map((each) => entry(each, role)))
  const move = async (
    ...args: Parameters<typeof moveEntries> extends [unknown, ...infer Rest] ? Rest : never
  ) => expectSuccess(await moveEntries(server, ...args))
  const save = (formUpdate: object) => ask(owner, 'PUT', `/competitions/${id}`, { formUpdate })
  const invite = (role: 'athletes' | 'judges', list: TestPerson[], email_list: string[] = []) =>
    ask(owner, 'POST', `/${role}/invitation`, {
      competition_id: id,
      [`${role}_list`]: list.map((person) => person.id),
      ...(role === 'athletes' && { email_list }),
    })
  const register = (person: TestPerson) =>
    ask(person, 'POST', '/athletes/register', { user_id: person.id, competition_id: id })

  await step('nothing', async () => {})
  await step('a judge is invited', () => invite('judges', [judge]))
  await step('the invitation is mailed', async () => move(owner, 'judge', await entry(judge, 2), 'invited'))
  await step('the form is completed', () => save({ country_id: 724 }))
  await step('it is given back', () =>
    ask(supervisor, 'POST', `/competitions/${id}/return`, { reason: 'The place has no trees' }),
  )
  await step('it is saved again', () => save({ location: 'Madrid' }))
  await step('it is approved', () => moveCompetition(server, supervisor, id, 'approved'))
  await step('it is published', () => moveCompetition(server, owner, id, 'published'))

  await step('the judge confirms', async () => move(judge, 'judge', await entry(judge, 2), 'pending'))
  await step('the judge is approved', async () => move(owner, 'judge', await entry(judge, 2), 'approved'))
  await step('more judges are invited', () => invite('judges', judges.slice(1)))
  await step('their invitations are mailed', async () =>
    move(owner, 'judge', await entriesOf(judges.slice(1), 2), 'invited'),
  )
  for (const each of judges.slice(1)) {
    await step('another judge confirms', async () => move(each, 'judge', await entry(each, 2), 'pending'))
  }
  await step('they are approved', async () =>
    move(owner, 'judge', await entriesOf(judges.slice(1), 2), 'approved'),
  )
  await step('an address and an athlete are invited', () =>
    invite('athletes', [people.stranger], ['nobody@trickline.example']),
  )
  await step('the invited athlete is taken off the list', async () =>
    ask(owner, 'POST', '/athletes/delete', { competition_user_id: await entry(people.stranger, 1) }),
  )
  await step('an athlete registers', () => register(newcomer))
  await step('others register', async () => {
    for (const each of [...athletes.filter((person) => person !== newcomer), people.stranger])
      await register(each)
  })
  await step('one is approved', async () => move(owner, 'athlete', await entry(newcomer, 1), 'approved'))
  await step('all are approved', async () => {
    const rest = [...athletes, people.stranger].filter((person) => person !== newcomer)
    await move(owner, 'athlete', await entriesOf(rest, 1), 'approved')
  })
  await step('one declines', async () =>
    move(people.stranger, 'athlete', await entry(people.stranger, 1), 'declined'),
  )
  await step('all pay', async () => {
    for (const competition_user_id of await entriesOf(athletes, 1))
      await ask(owner, 'POST', '/athletes/paid', { competition_user_id })
  })
  await step('the order is another', async () => {
    const ids = (await entriesOf(athletes, 1)).toReversed()
    const athletes_list = ids.map((each, index) => ({ id: each, order_number: index + 11 }))
    await ask(owner, 'POST', '/athletes/order_list', { competition_id: id, athletes_list })
  })
  server.clock.set(new Date('2031-03-10T09:30:00Z'))
  await step('it is started', () => ask(owner, 'POST', `/competition/start/${id}`))

  const roundOf = async (person: TestPerson): Promise<RoundRow> => {
    const { rounds } = (await present()) as { rounds: RoundRow[] }
    const own = rounds.filter(({ user_id }) => user_id === person.id)
    return own.toSorted((a, b) => b.round_number - a.round_number)[0] as RoundRow
  }
  const moveRound = async (by: TestPerson, person: TestPerson, to: RoundStatus) => {
    const body = { entity: 'rounds', id: (await roundOf(person)).id, new_status: roundStatusCodes[to] }
    return ask(by, 'POST', '/status/update', { ...body, source: 'test' })
  }
  const saveRound = async (by: TestPerson, person: TestPerson, isNew: boolean, count: number) => {
    const round = await roundOf(person)
    const validatedTricks = Array.from({ length: count }, () => ({ id: 92 }))
    return ask(by, 'POST', '/update_round', {
      modeProgram: round.rule_id,
      roundId: round.id,
      isNew,
      validatedTricks,
    })
  }
  const review = async (person: TestPerson, feedback: number, finish: boolean) => {
    const round = await roundOf(person)
    const { validatedTricks } = await ask(person, 'GET', `/get_round/${round.id}`)
    return ask(person, 'POST', '/validated_tricks/review', {
      round_feedback: { round_id: round.id },
      reviewedTricks: validatedTricks.map((trick: { validated_trick_id: number }) => ({
        trick_id: trick.validated_trick_id,
        feedback,
        ...(feedback === 2 && { comment: 'It was another one' }),
      })),
      finish,
    })
  }
  const rider = judgeWhoCompetes
  await step('a recording begins', () => moveRound(judge, rider, 'recording'))
  await step('the recording ends', () => moveRound(judge, rider, 'recorded'))
  await step('the round is claimed', () => moveRound(judge, rider, 'scoring'))
  await step('the claim is cancelled', () => moveRound(judge, rider, 'recorded'))
  await step('the round is claimed again', () => moveRound(judge, rider, 'scoring'))
  await step('the round of a judge who competes is saved', () => saveRound(judge, rider, true, 2))
  await step('the athlete calls tricks incorrect', () => review(rider, 2, false))
  await step('the round is reopened', () => moveRound(judgeWhoSupervises, rider, 'review'))
  await step('the edit is cancelled', () => moveRound(judgeWhoSupervises, rider, 'completed'))
  await step('the round is reopened once more', () => moveRound(judge, rider, 'review'))
  await step('the edit is saved', () => saveRound(judge, rider, false, 1))
  await step('the athlete finishes the review', () => review(rider, 1, true))
  await step('the athlete is disqualified', () => moveRound(judge, rider, 'disqualified'))
  await step('the disqualification is taken back', () => moveRound(judge, rider, 'completed'))
  await step('an athlete is injured', () => moveRound(judge, newcomer, 'injured'))
  await step('the injury is taken back', () => moveRound(judge, newcomer, 'pending'))

  const judgeAll = async (of: TestPerson[]) => {
    for (const [index, person] of of.entries()) {
      const { status_id } = await roundOf(person)
      if (status_id === roundStatusCodes.completed) continue
      const by = person === judgeWhoCompetes ? judge : judgeWhoCompetes
      for (const to of ['recording', 'recorded', 'scoring'] as const) await moveRound(by, person, to)
      await saveRound(by, person, true, 1 + index)
    }
  }
  const phase = async () => {
    const { rounds } = (await present()) as { rounds: RoundRow[] }
    const number = Math.max(...rounds.map((round) => round.round_number))
    return rounds.filter((round) => round.round_number === number)
  }
  const riding = async () => {
    const ids = new Set((await phase()).map((round) => round.user_id))
    return athletes.filter(({ id: person }) => ids.has(person))
  }
  const advance = async () => {
    const [round] = await phase()
    const body = { competition_id: id, round_number: round?.round_number }
    await ask(owner, 'POST', '/status/update', { entity: 'advanceRounds', id: body, new_status: 13 })
  }
  for (const name of ['qualifying', 'the semifinal', 'the final']) {
    await step(`${name} is judged`, async () => judgeAll(await riding()))
    await step(`${name} is published`, async () => {
      const ids = (await phase()).map((round) => round.id)
      await ask(owner, 'POST', '/status/update', { entity: 'publishRounds', id: ids, new_status: 10 })
    })
    await step(`${name} is advanced`, advance)
  }
  expect((await present()).status.name).toBe('finished')
  return found
}

/** The competition in the client's cache, as fetched and then changed by events. */
class Page {
  readonly kind: string
  readonly #id: number
  readonly #token: string | null
  readonly #cursor = channelCursor()
  #socket: Socket | null = null
  #shown: CompetitionRead | null = null
  #missed: string[] = []
  /** Events are applied one after another; a fetch holds back those that arrive meanwhile. */
  #work: Promise<void> = Promise.resolve()

  constructor(kind: string, id: number, person: TestPerson | null) {
    this.kind = kind
    this.#id = id
    this.#token = person?.token ?? null
  }

  /** The fields that differ from a reload; null if none do. */
  async difference(): Promise<string[] | null> {
    const reloaded = await this.#fetch()
    if (this.#missed.length > 0) return this.#missed.splice(0)
    if (!this.#socket) {
      if (reloaded) await this.#open()
      return null
    }
    const isSame = async () => isDeepStrictEqual(asShown(await this.#present()), asShown(reloaded))
    const ends = Date.now() + 500
    while (Date.now() < ends) {
      if (await isSame()) return null
      await new Promise((done) => setImmediate(done))
    }
    const shown = this.#shown
    this.#shown = reloaded
    return differingFields(asShown(shown), asShown(reloaded))
  }

  async #open(): Promise<void> {
    const socket = io(address, { transports: ['websocket'], auth: { token: this.#token }, forceNew: true })
    sockets.push(socket)
    this.#socket = socket
    socket.onAny((event: string, payload: { seq: number }) => {
      this.#work = this.#work.then(() => this.#receive(event, payload))
    })
    await this.#subscribe()
  }

  async #present(): Promise<CompetitionRead | null> {
    await this.#work
    return this.#shown
  }

  async #subscribe(): Promise<void> {
    const after = this.#cursor.seq
    const reply = await this.#socket?.emitWithAck(
      'subscribe',
      channelOf.competition(this.#id),
      after === undefined ? {} : { after },
    )
    if (!reply.ok) this.#shown = null
    else if (this.#cursor.subscribed(reply) === 'fetch-anew') this.#shown = await this.#fetch()
  }

  async #receive(event: string, payload: { seq: number }): Promise<void> {
    if (event === 'ChannelReset') {
      this.#cursor.forget()
      return this.#subscribe()
    }
    const outcome = this.#cursor.take(payload.seq)
    if (outcome === 'missed') this.#missed.push(`events before ${event} were missed`)
    const reduce = Reflect.get(competitionReducers, event) as
      | ((shown: CompetitionRead, payload: object) => CompetitionRead | null)
      | undefined
    if (outcome !== 'deliver' || !reduce || !this.#shown) return
    this.#shown = reduce(this.#shown, payload) ?? (await this.#fetch())
  }

  async #fetch(): Promise<CompetitionRead | null> {
    const answer = this.#token
      ? await server.ask('GET', `/competition/${this.#id}`, { token: this.#token })
      : await server.ask('GET', `/live/${this.#id}`)
    return answer.status === 200 ? readCompetition(answer.body.competition) : null
  }
}

/**
 * Leaves out what no screen of the app shows: the version of a round, which only tells which of two is newer, and what
 * `/live/{id}` adds to the competition.
 */
function asShown(competition: CompetitionRead | null): object | null {
  return JSON.parse(JSON.stringify(competition, (name, value) => (notShown.has(name) ? undefined : value)))
}
const notShown = new Set([
  'version',
  'waiting',
  'phases',
  'last_result',
  'tricks_count',
  'about',
  'best_round',
])

/** `field: as shown → as reloaded`. */
function differingFields(shown: unknown, reloaded: unknown, path = ''): string[] {
  if (isDeepStrictEqual(shown, reloaded)) return []
  if (
    !isFields(shown) ||
    !isFields(reloaded) ||
    (Array.isArray(shown) && shown.length !== Object.keys(reloaded).length)
  )
    return [`${path}: ${JSON.stringify(shown)} → ${JSON.stringify(reloaded)}`]
  const names = new Set([...Object.keys(shown), ...Object.keys(reloaded)])
  return [...names].flatMap((name) => differingFields(shown[name], reloaded[name], `${path}.${name}`))
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
