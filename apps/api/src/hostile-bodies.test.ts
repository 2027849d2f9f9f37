/** Sends hostile values in each field of every call with a body: no status from 500 on and no long response may come. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Call } from '@trickline/contract/call'
import { aServer } from './platform/test-server.ts'
import { testCompetition } from './rounds/test-rounds.ts'

const contract = fileURLToPath(new URL('../../../packages/contract/', import.meta.url))

/** A trick as `POST /store` takes it. */

const server = await aServer()
const cup = await testCompetition(server, { athletes: 1 })
const files = readdirSync(contract).filter((file) => /^[a-z-]+\.ts$/.test(file))
const modules: Record<string, unknown>[] = await Promise.all(files.map((file) => import(contract + file)))
const exported = modules.flatMap((module) => Object.values(module))
const calls = exported.filter(isCallWithBody).map(({ method, path }) => `${method} ${path}`)

function isCallWithBody(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'body' in value
}

/** JSON text, since JSON.stringify cannot write some of them. */
const short = [
  '{"length":{"toString":0}}',
  '{"length":1e9,"size":{"toString":0}}',
  '{"toString":0,"valueOf":0,"toJSON":0,"then":0}',
  '{"__proto__":{"length":{"toString":0}},"id":{"toString":0}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"refused":"unexpected","body":{"toString":0}}',
  '1e400',
  '-1e308',
  '5e-324',
  'true',
  '[[[]]]',
]

/** JSON text of 40 to 500 kB. */
const long = [
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(20_000)}0${'}'.repeat(20_000)}`,
  `[${'0,'.repeat(99_999)}0]`,
  `[${'{},'.repeat(99_999)}{}]`,
  `[${'[],'.repeat(99_999)}[]]`,
  `"${'9'.repeat(500_000)}"`,
  `"${' a@'.repeat(160_000)}"`,
  `{${Array.from({ length: 50_000 }, (_, n) => `"${n}":0`).join()}}`,
]

const trick = {
  name: 'A',
  short_name: 'A',
  aliases: ['A'],
  value: 1,
  level_id: 1,
  categorie_id: 1,
  type_id: 1,
  creator: null,
  start_position: 'belly',
  end_position: 'belly',
  sources: ['A'],
}

/** A valid body for each call, into which the hostile values are put. */
const bodies: Record<string, object> = {
  'POST /login': { email: 'a@trickline.example', password: 'Trickline1!' },
  'POST /register': {
    name: 'Ana',
    surname: 'Ruiz',
    email: 'b@trickline.example',
    password: 'Trickline1!',
    password_confirmation: 'Trickline1!',
    captchaQuestion: '4 + 5',
    captchaAnswer: 9,
  },
  'POST /forgot-password': { email: 'a@trickline.example' },
  'POST /reset-password': {
    token: 'x',
    email: 'a@trickline.example',
    password: 'Trickline1!',
    password_confirmation: 'Trickline1!',
  },
  'POST /verify-email': { token: 'x', email: 'a@trickline.example', password: 'Trickline1!' },
  'POST /account/password': {
    password: 'Trickline1!',
    new_password: 'Trickline2!',
    new_password_confirmation: 'Trickline2!',
  },
  'POST /account/email': { password: 'Trickline1!', email: 'c@trickline.example' },
  'DELETE /account': { password: 'no' },
  'POST /account/second_factor': { password: 'no' },
  'POST /account/second_factor/confirm': { code: '123456' },
  'DELETE /account/second_factor': { password: 'no', code: '123456' },
  'POST /tokens': { name: 'x', scopes: ['read'], expires_in_days: 1 },
  'POST /roles/request': { role_id: 2, note: 'please' },
  'POST /roles/grant': { user_id: 1, role_id: 1, note: '' },
  'POST /roles/withdraw': { user_id: 1, role_id: 1, note: '' },
  'POST /roles/refuse': { user_id: 1, role_id: 1, note: '' },
  'POST /roles/first-admin': { token: 'x' },
  'POST /accounts/suspend': { user_id: 999, reason: 'x' },
  'POST /accounts/restore': { user_id: 999, reason: 'x' },
  'POST /competitions/store': { formCreate: { name: 'A', type: 2, rule: 4, stages: [2], date_start: '' } },
  'POST /competitions/import': {
    format: 'trickline-competition',
    format_version: 1,
    competition: { name: 'A', starts_at: '2030-01-01T00:00:00Z', stages: [1] },
    people: [{ id: 'a', name: 'A', email: 'a@b.org' }],
    rounds: [{ athlete: 'a', tricks: [{ trick: 'b' }] }],
  },
  'PUT /competitions/:id': { formUpdate: { name: 'A', prize_amount_first: 1, version: 1 }, version: 1 },
  'POST /competitions/:id/return': { reason: 'x' },
  'PUT /competitions/:id/ranking': { is_ranked: true, level: 'open' },
  'POST /follow': { user_id: 1 },
  'POST /competitions/:id/undo_advance': { round_number: 1, reason: 'x' },
  'POST /competitions/:id/seal': { reason: 'x' },
  'PUT /competitions/:id/screens': { shows: 'now', holds_podium: true },
  'POST /competitions/:id/screens/links': { kind: 'overlay' },
  'POST /competitions/:id/webhooks': { url: 'https://club.example/hook', events: ['*'] },
  'POST /upload-image': { store: 'competitions_banners' },
  'POST /athletes/invitation': { competition_id: 1, athletes_list: [{ id: 1 }], email_list: ['a@b.org'] },
  'POST /judges/invitation': { competition_id: 1, judges_list: [1] },
  'POST /athletes/order_list': { competition_id: 1, athletes_list: [{ id: 1, order_number: 1 }] },
  'POST /athletes/delete': { competition_user_id: 1 },
  'POST /judges/delete': { competition_user_id: 1 },
  'POST /athletes/paid': { competition_user_id: 1 },
  'POST /athletes/register': { user_id: 1, competition_id: 1 },
  'POST /athletes/exception': { competition_id: 1, user_id: 1, reason: 'x' },
  'POST /events': {
    name: 'A',
    date_start: '2030-07-01',
    date_end: '2030-07-02',
    fee_first: 1,
    lines: [{ name: 'A', line_length_m: 8 }],
    organizers: [1],
  },
  'PUT /events/:id': { name: 'A', lines: [{ id: 1, name: 'A' }] },
  'POST /events/:id/divisions': { names: ['A'], like: 1, gender: 'male', competition_id: 1, leaves: true },
  'PUT /events/:id/timetable': {
    items: [
      { competition_id: 1, round_number: 1, line_id: 1, starts_at: '2030-07-01T10:00:00Z', minutes: 30 },
    ],
    accept_clashes: true,
  },
  'POST /events/:id/register': { competition_ids: [1] },
  'PUT /events/:id/titles': { titles: [{ name: 'A', formula: 'points', competition_ids: [1] }] },
  'POST /test-event': { message: 'hello' },
  'POST /update_profile': {
    updatedUser: { id: 1, name: 'Ana', username: 'ana', phone: '', country_id: 724, social_links: {} },
  },
  'POST /upload-profile-image': { user_id: 1 },
  'POST /validated_tricks/review': {
    reviewedTricks: [{ trick_id: 1, feedback: 2, comment: 'x' }],
    round_feedback: { round_id: 1, comment: 'x' },
    finish: false,
    version: 1,
  },
  'POST /store': {
    modeProgram: 3,
    round_name: 'A',
    videoUrl: 'https://youtu.be/abcdefghijk',
    totalScore: 1,
    validatedTricks: [
      { id: 92, grab: 1, variation: 1 },
      { header: { combo_id: 1 }, body: [{ id: 92, dub: 1 }] },
    ],
  },
  'POST /update_round': {
    modeProgram: 3,
    roundId: 1,
    isNew: true,
    version: 1,
    athlete_feedback: 'x',
    validatedTricks: [{ id: 92, validated_trick_id: 1, video_second: 1 }],
  },
  'POST /judges/head': { competition_id: 1, competition_user_id: 1 },
  'POST /rounds/:id/entering': { tricks: 1 },
  'POST /rounds/:id/inquiry': { tricks: [{ validated_trick_id: 1, text: 'x' }] },
  'POST /inquiries/:id/answer': {
    outcome: 'up',
    note: 'x',
    version: 1,
    validatedTricks: [{ id: 92, validated_trick_id: 1 }],
  },
  'POST /rounds/:id/one_is_enough': { reason: 'x' },
  'POST /rounds/:id/resolve': {
    choices: [
      { at: 0, take: 'a' },
      { at: 1, take: [{ id: 92 }, { body: [{ id: 92 }] }], joined: true },
    ],
    confirm: false,
  },
  'PUT /settings': { mixed: false, online: false, team: false, world_ranking: false },
  'POST /status/update': { entity: 'rounds', id: [1], new_status: 16, source: 'x' },
  'POST /trick/store': { youtubeLink: 'https://youtu.be/abcdefghijk', trickId: 92 },
  'POST /tricks/add': { ...trick, note: 'x' },
  'POST /tricks/change': { trick_id: 92, version: 1, value: 2, note: 'x' },
  'POST /tricks/preview': { trick_id: 92, version: 1, value: 2, note: 'x' },
  'POST /tricks/retire': { trick_id: 92, version: 1, note: 'x' },
  'POST /tricks/restore': { trick_id: 92, version: 1, note: 'x' },
}

test('every call with a body is tested', () => {
  expect(Object.keys(bodies).toSorted()).toEqual([...new Set(calls)].toSorted())
})

let keys = 0

test.each(Object.entries(bodies))('%s, short values in each field, long ones as the body', (call, body) =>
  send(call, [...inEachField(body, short), ...asBody(long)]),
)

test.each(Object.entries(bodies))('%s, long values in each field', { tags: ['full'] }, (call, body) =>
  send(call, inEachField(body, long)),
)

async function send(call: string, hostile: HostileBody[]): Promise<void> {
  const [method, path = ''] = call.split(' ')
  const { token } = /roles|accounts|settings|test-event|tricks/.test(path) ? cup.admin : cup.owner
  for (const [field, text] of hostile) {
    const answer = await server.ask(method as 'POST', path.replace(':id', '1'), {
      token,
      body: text,
      headers: { 'idempotency-key': String((keys += 1)) },
    })
    const isShort = JSON.stringify(answer.body).length < 50_000
    expect([field, text.slice(0, 200), answer.status < 500, isShort]).toEqual([
      field,
      text.slice(0, 200),
      true,
      true,
    ])
  }
  expect(Object.prototype).not.toHaveProperty('isAdmin')
}

type HostileBody = [path: string, text: string]

function asBody(values: readonly string[]): HostileBody[] {
  return values.map((value) => ['', value])
}

function inEachField(body: object, values: readonly string[]): HostileBody[] {
  return ['', ...pathsIn(body)].flatMap((path) =>
    values.map((value): HostileBody => [
      path,
      (JSON.stringify(replaced(body, path.split('.').slice(1))) ?? '').replace('"here"', () => value),
    ]),
  )
}

function pathsIn(body: unknown, before = ''): string[] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([key, value]) => [
    `${before}.${key}`,
    ...pathsIn(value, `${before}.${key}`),
  ])
}

function replaced(body: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined) return 'here'
  if (Array.isArray(body))
    return body.map((item, index) => (String(index) === key ? replaced(item, rest) : item))
  return { ...(body as object), [key]: replaced((body as Record<string, unknown>)[key], rest) }
}
