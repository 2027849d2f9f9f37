/** The people of the permission tables in competitions of every status, on one server whose clock moves five weeks. */
import { test as base } from '@playwright/test'
import { startServer } from '../harness/server.ts'
import { register, signIn } from './community.ts'
import type { Somebody } from './community.ts'
import { day, form } from './contests.ts'
import type { Contest } from './contests.ts'
import { askAt, granted } from './wire.ts'
import type { Ask } from './wire.ts'

export { expect } from '@playwright/test'

/** null: a visitor. */
export type Who = Somebody | null

export type PermissionFixtures = Awaited<ReturnType<typeof setUpFixtures>>

const contest: Contest = {
  name: 'cast',
  vs: 0,
  dual: 0,
  type: 2,
  size: 'small',
  athletes: 8,
  stages: [1],
  rule: 4,
}
const inFiveWeeks = 35

type Ready = { toStart: number; full: number }

/** Accounts by letter of the tables. Athletes 1 to 11 fill the competitions; the first is A and the second R. */
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

async function setUpFixtures({ toStart: eights, full: twelves }: Ready) {
  const server = await startServer({ demo: false })
  const ask = askAt(server.origin)
  const { people, athletes } = await signUp(ask, server.makeAdmin)
  const { O, M, U, X, W } = people
  const post = (path: string, body: unknown, by: Somebody) => granted(ask('POST', path, body, by.token))
  const move = (entity: string, id: unknown, new_status: number, by: Somebody) =>
    post('/status/update', { entity, id, new_status, source: 'table' }, by)

  const draft = async (more: object): Promise<number> => {
    const formCreate = { ...form(contest), ...more }
    return (await post('/competitions/store', { formCreate }, O)).competition.id
  }
  const later = { date_start: `${day(inFiveWeeks + 40)} 10:00`, date_end: `${day(inFiveWeeks + 41)} 10:00` }
  const seen = async (id: number) =>
    (await granted(ask('GET', `/competition/${id}`, undefined, M.token))).competition
  const entryOf = async (id: number, who: Somebody, role = 1): Promise<number> => {
    const { competition_users: all } = await seen(id)
    const found = all.find((each: Entry) => each.user_id === who.id && each.role_id === role)
    if (!found) throw new Error(`${who.email} is not on the list`)
    return found.id
  }

  /** Adds people to the list and brings each entry to its status: 1, 2, 3, 4, or 5 (declined by the person). */
  const enter = async (id: number, entity: 'athletes' | 'judges', list: [Somebody, number][]) => {
    const people_list = list.map(([{ id: user }]) => ({ id: user }))
    const body = { competition_id: id, email_list: [], [`${entity}_list`]: people_list }
    await post(`/${entity}/invitation`, body, O)
    const entries: Entry[] = (await seen(id)).competition_users
    const role = entity === 'athletes' ? 1 : 2
    const own = (who: Somebody) =>
      entries.find((each) => each.user_id === who.id && each.role_id === role)?.id
    const upTo = (status: number) => list.filter(([, wanted]) => wanted >= status)
    const mailed = upTo(2)
    if (mailed.length > 0)
      await move(
        entity,
        mailed.map(([who]) => own(who)),
        2,
        O,
      )
    for (const [who, wanted] of upTo(3)) await move(entity, own(who), wanted === 5 ? 5 : 3, who)
    const approved = list.filter(([, wanted]) => wanted === 4)
    if (approved.length > 0)
      await move(
        entity,
        approved.map(([who]) => own(who)),
        4,
        O,
      )
  }
  /** Gives everybody of the tables the entry that the letter says; `riders` in addition to A and C. */
  const fill = async (id: number, riders: readonly Somebody[] = []) => {
    const { A, I, D, L, C, J, K, N, W: withdrawn } = people
    const rides = [...new Set([A, ...riders, C])].map((who): [Somebody, number] => [who, 4])
    await enter(id, 'athletes', [...rides, [I, 2], [D, 5], [L, 1]])
    const judges: [Somebody, number][] = [J, K, C, withdrawn].map((who) => [who, 4])
    await enter(id, 'judges', [...judges, [N, 3]])
  }
  const publish = async (id: number) => {
    await move('competitions', id, 4, U)
    await move('competitions', id, 10, O)
  }
  const published = async (more: object, riders: readonly Somebody[]) => {
    const id = await draft(more)
    await publish(id)
    await fill(id, riders)
    return id
  }
  const ready = async (riders: readonly Somebody[]) => {
    const id = await published({ fees: 20 }, riders)
    for (const { id: entry, role_id, status_id } of (await seen(id)).competition_users as Entry[])
      if (role_id === 1 && status_id === 4) await post('/athletes/paid', { competition_user_id: entry }, O)
    return id
  }

  const eight = athletes.slice(0, 7)
  const several = async (count: number, riders: readonly Somebody[]) => {
    const ids: number[] = []
    while (ids.length < count) ids.push(await ready(riders))
    return ids
  }
  const [toStart, full] = await Promise.all([several(eights, eight), several(twelves, athletes)])
  await server.moveClock(inFiveWeeks)
  await Promise.all(
    Object.values(people).map(async (who) => Object.assign(who, await signIn(ask, who.email))),
  )
  await Promise.all(athletes.map(async (who) => Object.assign(who, await signIn(ask, who.email))))
  await post('/roles/withdraw', { user_id: W.id, role_id: 2 }, M)
  await post('/accounts/suspend', { user_id: X.id, reason: 'for the table' }, M)

  return {
    ask,
    origin: server.origin,
    people,
    athletes,
    post,
    move,
    seen,
    entryOf,
    enter,
    /** W, whose judge role was withdrawn, has it again while the competition is filled. */
    fill: async (id: number) => {
      await post('/roles/grant', { user_id: W.id, role_id: 2 }, M)
      await fill(id)
      await post('/roles/withdraw', { user_id: W.id, role_id: 2 }, M)
    },
    publish,
    later,
    draft,
    /** Competitions that may start today. No two tests take the same one. */
    toStart: (place: number) => at(toStart, place),
    full,
    start: (id: number) => post(`/competition/start/${id}`, undefined, O),
    stop: server.stop,
  }
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
    { toStart: 3, full: 0 },
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
