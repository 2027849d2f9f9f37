/** The people of the permission tables in competitions of every status, on one server whose clock moves five weeks. */
import { test as base } from '@playwright/test'
import { startServer } from '../harness/server.ts'
import { register, signIn } from './community.ts'
import type { Somebody } from './community.ts'
import { day, form, scoringOfEight } from './contests.ts'
import type { Contest } from './contests.ts'
import { askAt, granted } from './wire.ts'
import type { Ask } from './wire.ts'

export { expect } from '@playwright/test'

/** null is a visitor. */
export type Who = Somebody | null

export type PermissionFixtures = Awaited<ReturnType<typeof setUpFixtures>>

const contest: Contest = { ...scoringOfEight, name: 'cast', rule: 4 }
const inFiveWeeks = 35

type Ready = { toStart: number; full: number }

/** Accounts by the letters of the tables. Athletes 1 to 11 fill the competitions; the first is A and the second R. */
async function signUp(ask: Ask, makeAdmin: (email: string) => Promise<void>) {
  const one = (name: string) => register(ask, `${name}@cast.example`, name)
  const admin = await one('admin')
  await makeAdmin(admin.email)
  const withRole = async (name: string, role_id: number) => {
    const somebody = await one(name)
    await granted(ask('POST', '/roles/grant', { user_id: somebody.id, role_id }, admin.token))
    return somebody
  }
  const athletes = await Promise.all(Array.from({ length: 11 }, (_, place) => one(`athlete${place + 1}`)))
  const [first, second] = athletes
  if (!first || !second) throw new Error('there are eleven')
  const [S, L, I, D, X, G] = await Promise.all(
    ['stranger', 'listed', 'invited', 'declined', 'suspended', 'guest'].map(one),
  )
  const [J, K, C, N, E, W] = await Promise.all(
    ['judge', 'second', 'competing', 'unapproved', 'elsewhere', 'withdrawn'].map((name) => withRole(name, 2)),
  )
  const [O, P, U] = await Promise.all([withRole('owner', 3), withRole('other', 3), withRole('supervisor', 4)])
  const people = { S, L, I, D, A: first, R: second, J, K, C, N, E, O, P, U, M: admin, X, W, G }
  return { people: people as Record<keyof typeof people, Somebody>, athletes }
}

type People = Awaited<ReturnType<typeof signUp>>['people']

async function setUpFixtures(ready: Ready) {
  const server = await startServer({ demo: false })
  const ask = askAt(server.origin)
  const { people, athletes } = await signUp(ask, server.makeAdmin)
  const { M, U, O, X, W } = people
  const calls = callsOf(ask, people)
  const { post, move, draft } = calls
  const entries = entriesBy(calls, people)

  const publish = async (id: number) => {
    await move('competitions', id, 4, U)
    await move('competitions', id, 10, O)
  }
  const withPaidEntries = async (riders: readonly Somebody[]) => {
    const id = await draft({ fees: 20 })
    await publish(id)
    await entries.fill(id, riders)
    await entries.payAll(id)
    return id
  }
  const several = async (count: number, riders: readonly Somebody[]) => {
    const ids: number[] = []
    while (ids.length < count) ids.push(await withPaidEntries(riders))
    return ids
  }

  const [toStart, full] = await Promise.all([
    several(ready.toStart, athletes.slice(0, 7)),
    several(ready.full, athletes),
  ])
  await server.moveClock(inFiveWeeks)
  for (const everybody of [Object.values(people), athletes])
    await Promise.all(everybody.map(async (who) => Object.assign(who, await signIn(ask, who.email))))
  await post('/roles/withdraw', { user_id: W.id, role_id: 2 }, M)
  await post('/accounts/suspend', { user_id: X.id, reason: 'for the table' }, M)

  return {
    ...calls,
    origin: server.origin,
    people,
    athletes,
    enter: entries.enter,
    /** W, whose judge role was withdrawn, has it while the competition is filled. */
    fill: async (id: number) => {
      await post('/roles/grant', { user_id: W.id, role_id: 2 }, M)
      await entries.fill(id)
      await post('/roles/withdraw', { user_id: W.id, role_id: 2 }, M)
    },
    publish,
    later: { date_start: `${day(inFiveWeeks + 40)} 10:00`, date_end: `${day(inFiveWeeks + 41)} 10:00` },
    /** Competitions that may start today. No two tests use the same one. */
    toStart: (place: number) => at(toStart, place),
    full,
    start: (id: number) => post(`/competition/start/${id}`, undefined, O),
    stop: server.stop,
  }
}

/** Drafts belong to the owner (O); what was seen is what the admin (M) sees. */
function callsOf(ask: Ask, { O, M }: People) {
  const post = (path: string, body: unknown, by: Somebody) => granted(ask('POST', path, body, by.token))
  const seen = async (id: number) =>
    (await granted(ask('GET', `/competition/${id}`, undefined, M.token))).competition
  return {
    ask,
    post,
    seen,
    move: (entity: string, id: unknown, new_status: number, by: Somebody) =>
      post('/status/update', { entity, id, new_status, source: 'table' }, by),
    draft: async (more: object): Promise<number> => {
      const formCreate = { ...form(contest), ...more }
      return (await post('/competitions/store', { formCreate }, O)).competition.id
    },
    entryOf: async (id: number, who: Somebody, role = 1): Promise<number> => {
      const { competition_users: all } = await seen(id)
      const found = all.find((each: Entry) => each.user_id === who.id && each.role_id === role)
      if (!found) throw new Error(`${who.email} is not on the list`)
      return found.id
    },
  }
}

/** Each person with the status that the entry gets: 1, 2, 3, 4, or 5 (declined by the person). */
type Wanted = [who: Somebody, status: number]

function entriesBy({ post, move, seen }: ReturnType<typeof callsOf>, people: People) {
  return { enter, fill, payAll }

  async function enter(id: number, entity: 'athletes' | 'judges', list: Wanted[]): Promise<void> {
    const people_list = list.map(([who]) => ({ id: who.id }))
    const body = { competition_id: id, email_list: [], [`${entity}_list`]: people_list }
    await post(`/${entity}/invitation`, body, people.O)
    const role = entity === 'athletes' ? 1 : 2
    const all: Entry[] = (await seen(id)).competition_users
    const entryOf = (who: Somebody) =>
      all.find((each) => each.user_id === who.id && each.role_id === role)?.id
    const moveByOwner = async (status: number, those: Wanted[]) => {
      const ids = those.map(([who]) => entryOf(who))
      if (ids.length > 0) await move(entity, ids, status, people.O)
    }
    const invited = list.filter(([, wanted]) => wanted >= 2)
    const answering = list.filter(([, wanted]) => wanted >= 3)
    const approvedInTheEnd = list.filter(([, wanted]) => wanted === 4)
    await moveByOwner(2, invited)
    for (const [who, wanted] of answering) await move(entity, entryOf(who), wanted === 5 ? 5 : 3, who)
    await moveByOwner(4, approvedInTheEnd)
  }

  /** Gives everybody in the tables the entry for their letter; `riders` are added to A and C. */
  async function fill(id: number, riders: readonly Somebody[] = []): Promise<void> {
    const { A, I, D, L, C, J, K, N, W } = people
    const athletes = [...new Set([A, ...riders, C])].map(approved)
    await enter(id, 'athletes', [...athletes, [I, 2], [D, 5], [L, 1]])
    await enter(id, 'judges', [...[J, K, C, W].map(approved), [N, 3]])
  }

  async function payAll(id: number): Promise<void> {
    const all: Entry[] = (await seen(id)).competition_users
    for (const { id: entry, role_id, status_id } of all)
      if (role_id === 1 && status_id === 4)
        await post('/athletes/paid', { competition_user_id: entry }, people.O)
  }
}

function approved(who: Somebody): Wanted {
  return [who, 4]
}

type Entry = { id: number; user_id: number; role_id: number; status_id: number }

function at(ids: readonly number[], place: number): number {
  const id = ids[place]
  if (id === undefined) throw new Error(`there is no competition ${place} to start`)
  return id
}

type OfWorker = { ready: Ready; cast: PermissionFixtures }

export const test = base.extend<object, OfWorker>({
  ready: [
    { toStart: 4, full: 0 },
    { option: true, scope: 'worker' },
  ],
  cast: [
    async ({ ready }, use) => {
      const cast = await setUpFixtures(ready)
      await use(cast)
      await cast.stop()
    },
    { scope: 'worker' },
  ],
})
