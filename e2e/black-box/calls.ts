/** The calls that the permission tables name, by subject. */
import { io } from 'socket.io-client'
import type { Socket } from 'socket.io-client'
import type { PermissionFixtures, Who } from './permission-fixtures.ts'
import type { Somebody } from './community.ts'
import type { Answer } from './wire.ts'

const by = (who: Who) => who?.token

export function competitionCalls({ ask, origin, people, later }: PermissionFixtures, entry: number) {
  const to = (status: number) => (who: Who, id: number) =>
    ask('POST', '/status/update', { entity: 'competitions', id, new_status: status }, by(who))
  return {
    see: (who: Who, id: number) => ask('GET', `/competition/${id}`, undefined, by(who)),
    'live page': (who: Who, id: number) => ask('GET', `/live/${id}`, undefined, by(who)),
    'live now': async (_who: Who, id: number) => ({
      status: (await fetch(`${origin}/live/${id}/now`)).status,
      body: null,
    }),
    statistics: (who: Who, id: number) => ask('GET', `/statistics/competition/${id}`, undefined, by(who)),
    channel: (who: Who, id: number) => subscribe(origin, who, `competition.${id}`),
    edit: (who: Who, id: number) =>
      ask('PUT', `/competitions/${id}`, { formUpdate: { name: 'other', ...later } }, by(who)),
    delete: (who: Who, id: number) => ask('DELETE', `/competitions/${id}`, undefined, by(who)),
    copy: (who: Who, id: number) => ask('POST', `/competitions/${id}/copy`, {}, by(who)),
    return: (who: Who, id: number) => ask('POST', `/competitions/${id}/return`, { reason: 'why' }, by(who)),
    approve: to(4),
    publish: to(10),
    'give back': to(1),
    'start by id 15': to(15),
    start: (who: Who, id: number) => ask('POST', `/competition/start/${id}`, undefined, by(who)),
    'invite athlete': (who: Who, id: number) =>
      ask(
        'POST',
        '/athletes/invitation',
        { competition_id: id, athletes_list: [{ id: people.G.id }], email_list: [] },
        by(who),
      ),
    'invite judge': (who: Who, id: number) =>
      ask('POST', '/judges/invitation', { competition_id: id, judges_list: [{ id: people.E.id }] }, by(who)),
    order: (who: Who, id: number) =>
      ask(
        'POST',
        '/athletes/order_list',
        { competition_id: id, athletes_list: [{ id: entry, order_number: 77 }] },
        by(who),
      ),
    register: (who: Who, id: number) =>
      ask('POST', '/athletes/register', { user_id: who?.id ?? 1, competition_id: id }, by(who)),
    screens: (who: Who, id: number) => ask('GET', screens(id), undefined, by(who)),
    'switch screens': (who: Who, id: number) => ask('PUT', screens(id), { shows: 'now' }, by(who)),
    'make link': (who: Who, id: number) => ask('POST', `${screens(id)}/links`, { kind: 'overlay' }, by(who)),
    'revoke link': async (who: Who, id: number) => {
      const { body } = await ask('POST', `${screens(id)}/links`, { kind: 'overlay' }, people.O.token)
      return ask('DELETE', `${screens(id)}/links/${body.link?.id ?? 1}`, undefined, by(who))
    },
    reveal: (who: Who, id: number) => ask('POST', `${screens(id)}/reveal`, undefined, by(who)),
  }
}

const screens = (id: number) => `/competitions/${id}/screens`

export type Entry = { id: number; self: Somebody; entry: number }

export function entryCalls({ ask }: PermissionFixtures, entity: 'athletes' | 'judges') {
  const to =
    (new_status: number) =>
    (who: Who, { entry }: Entry) =>
      ask('POST', '/status/update', { entity, id: entry, new_status }, who?.token)
  const about =
    (path: string) =>
    (who: Who, { entry }: Entry) =>
      ask('POST', path, { competition_user_id: entry }, who?.token)
  return {
    send: to(2),
    confirm: to(3),
    approve: to(4),
    decline: to(5),
    delete: about(`/${entity}/delete`),
    paid: about('/athletes/paid'),
  }
}

export type Round = { id: number; competition: number; athlete: Somebody; rival: Somebody }

export function roundCalls({ ask }: PermissionFixtures) {
  const post = (path: string, body: (round: Round) => unknown) => (who: Who, round: Round) =>
    ask('POST', path, body(round), who?.token)
  const get =
    (path: string) =>
    (who: Who, { id }: Round) =>
      ask('GET', `${path}/${id}`, undefined, who?.token)
  const to = Object.fromEntries(
    [13, 16, 17, 6, 7, 19, 11, 12].map((new_status) => [
      `to ${new_status}`,
      post('/status/update', ({ id }) => ({ entity: 'rounds', id, new_status })),
    ]),
  )
  return {
    ...to,
    save: post('/update_round', ({ id }) => saved(id, true)),
    edit: post('/update_round', ({ id }) => saved(id, false)),
    score: post('/store', ({ competition, athlete, id }) => ({
      ...saved(id, true),
      competitionDetails: competition,
      athleteId: athlete.id,
    })),
    look: get('/get_round'),
    history: get('/round_history'),
    validate: get('/finish_review'),
    review: post('/validated_tricks/review', ({ id }) => ({
      reviewedTricks: [],
      round_feedback: { round_id: id, comment: 'mine' },
    })),
    delete: (who: Who, { id }: Round) => ask('DELETE', `/delete_round/${id}`, undefined, who?.token),
  }
}

export function saved(roundId: number, isNew: boolean) {
  return { modeProgram: 4, roundId, isNew, videoUrl: '', validatedTricks: [{ id: 20 }] }
}

export const training = { modeProgram: 3, competitionDetails: null, validatedTricks: [{ id: 20 }] }

export function trainingCalls({ ask }: PermissionFixtures) {
  return {
    look: (who: Who, id: number) => ask('GET', `/get_round/${id}`, undefined, who?.token),
    history: (who: Who, id: number) => ask('GET', `/round_history/${id}`, undefined, who?.token),
    save: (who: Who, id: number) => ask('POST', '/update_round', { ...training, roundId: id }, who?.token),
    publish: (who: Who, id: number) =>
      ask('POST', '/status/update', { entity: 'publishRounds', id: [id], new_status: 10 }, who?.token),
    move: (who: Who, id: number) =>
      ask('POST', '/status/update', { entity: 'rounds', id, new_status: 16 }, who?.token),
    delete: (who: Who, id: number) => ask('DELETE', `/delete_round/${id}`, undefined, who?.token),
  }
}

/** Calls for admins only, and calls about one's own account, tried on the guest and on a judge of no competition. */
export function otherCalls({ ask, people: { G, E } }: PermissionFixtures) {
  const post = (path: string, body: unknown) => (who: Who) => ask('POST', path, body, who?.token)
  return {
    'change settings': (who: Who) => ask('PUT', '/settings', { team: false }, who?.token),
    'say hello': post('/test-event', { message: 'hello' }),
    'grant a role': post('/roles/grant', { user_id: G.id, role_id: 2 }),
    'withdraw a role': post('/roles/withdraw', { user_id: G.id, role_id: 2 }),
    'refuse a role': post('/roles/refuse', { user_id: G.id, role_id: 4 }),
    suspend: post('/accounts/suspend', { user_id: G.id, reason: 'for the table' }),
    restore: post('/accounts/restore', { user_id: G.id, reason: 'for the table' }),
    'change a trick': post('/tricks/change', { trick_id: 99_999, version: 1, value: 3, note: 'none such' }),
    "another's profile": post('/update_profile', {
      updatedUser: { id: E.id, name: 'Mine', country_id: 724 },
    }),
    create: post('/competitions/store', { formCreate: { name: 'mine' } }),
    train: post('/store', training),
    'train for another': post('/store', { ...training, athleteId: E.id }),
    'another password': post('/account/password', {
      password: 'wrong',
      new_password: 'An0ther!',
      new_password_confirmation: 'An0ther!',
    }),
    'another address': post('/account/email', { password: 'wrong', email: 'other@cast.example' }),
    'add a second factor': post('/account/second_factor', { password: 'wrong' }),
    'confirm a second factor': post('/account/second_factor/confirm', { code: '000000' }),
    'create an event': post('/events', { name: 'mine' }),
    'change an event': (who: Who) => ask('PUT', '/events/99999', { name: 'mine' }, who?.token),
    'enter an event': post('/events/99999/register', { competition_ids: [1] }),
    'rank an import': (who: Who) =>
      ask('PUT', '/competitions/99999/ranking', { is_ranked: true }, who?.token),
    follow: post('/follow', { user_id: E.id }),
    leave: (who: Who) => ask('DELETE', '/account', { password: 'wrong' }, who?.token),
  }
}

/** Returns the status with which a call is refused in this way: 403, or 401 without a valid session. */
async function subscribe(origin: string, who: Who, channel: string): Promise<Answer> {
  const auth = who === null ? {} : { token: who.token }
  const socket: Socket = io(origin, { transports: ['websocket'], auth, forceNew: true, reconnection: false })
  try {
    const answer = await socket.timeout(5000).emitWithAck('subscribe', channel)
    const status = answer.ok ? 200 : answer.code === 'no-session' ? 401 : 403
    return { status, body: answer }
  } catch {
    return { status: 401, body: {} }
  } finally {
    socket.close()
  }
}
