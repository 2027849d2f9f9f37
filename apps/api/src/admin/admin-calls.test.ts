/** Every call on admin and settings: who may call it, and invalid input. */
import { describe, expect, test } from 'vitest'
import { aServer, type TestAnswer, testServer } from '../platform/test-server.ts'

const everyone = ['visitor', 'suspended', 'athlete', 'judge', 'organizer', 'supervisor', 'admin'] as const
type Who = (typeof everyone)[number]

const server = await aServer()
const people = {
  visitor: null,
  suspended: await server.person('athlete', 'admin'),
  athlete: await server.person('athlete'),
  judge: await server.person('athlete', 'judge'),
  organizer: await server.person('organizer'),
  supervisor: await server.person('supervisor'),
  admin: await server.person('admin'),
}
type Method = 'GET' | 'POST' | 'PUT'
const ask = (who: Who, method: Method, path: string, body?: unknown): Promise<TestAnswer> => {
  const token = people[who]?.token
  return server.ask(method, path, {
    ...(token !== undefined && { token }),
    ...(body !== undefined && { body }),
  })
}

await ask('admin', 'POST', '/accounts/suspend', { user_id: people.suspended.id, reason: 'test' })

const someone = async () => (await server.person('athlete')).id

const nobodyHere = { visitor: 401, suspended: 401 }
const admins = { ...nobodyHere, athlete: 403, judge: 403, organizer: 403, supervisor: 403, admin: 200 }
const signedIn = { ...nobodyHere, athlete: 200, judge: 200, organizer: 200, supervisor: 200, admin: 200 }

test.each<[Method, string, Record<Who, number>, body?: () => Promise<object>]>([
  ['POST', '/roles/request', { ...signedIn, judge: 409 }, async () => ({ role_id: 2, note: 'please' })],
  ['GET', '/roles/requests', signedIn],
  ['POST', '/roles/grant', admins, async () => ({ user_id: await someone(), role_id: 2 })],
  ['POST', '/roles/withdraw', admins, async () => ({ user_id: await someone(), role_id: 1 })],
  [
    'POST',
    '/roles/refuse',
    admins,
    async () => {
      const { id, token } = await server.person('athlete')
      await server.ask('POST', '/roles/request', { token, body: { role_id: 2 } })
      return { user_id: id, role_id: 2 }
    },
  ],
  [
    'POST',
    '/roles/first-admin',
    { ...nobodyHere, athlete: 422, judge: 422, organizer: 422, supervisor: 422, admin: 422 },
    async () => ({ token: 'x'.repeat(43) }),
  ],
  ['POST', '/accounts/suspend', admins, async () => ({ user_id: await someone(), reason: 'test' })],
  [
    'POST',
    '/accounts/restore',
    admins,
    async () => {
      const user_id = await someone()
      await ask('admin', 'POST', '/accounts/suspend', { user_id, reason: 'test' })
      return { user_id, reason: 'test' }
    },
  ],
  ['GET', '/accounts/list?search=test&page=1', admins],
  ['GET', '/admin/changes', admins],
  ['GET', '/admin/health', admins],
  ['GET', '/settings', signedIn],
  ['PUT', '/settings', admins, async () => ({ mixed: false })],
])('%s %s: who may', async (method, path, expected, body) => {
  const statuses: Partial<Record<Who, number>> = {}
  for (const who of everyone) {
    statuses[who] = (await ask(who, method, path, body && (await body()))).status
  }
  expect(statuses).toEqual(expected)
})

describe('invalid input is reported by field', () => {
  const wrongIds = [
    undefined,
    null,
    '',
    ' ',
    'one',
    '1.5',
    1.5,
    -1,
    0,
    2 ** 31,
    true,
    {},
    [],
    '１',
    '<b>1</b>',
    '🎿',
    'א',
  ]
  const wrongTexts = [undefined, null, '', '   ', 5, true, {}, [], 'x'.repeat(1001), 'a\0b', 'half \ud83c']
  const wrongNotes = [5, true, {}, [], 'x'.repeat(1001), 'a\0b']
  const wrongFlags = ['perhaps', 'TRUE', 2, -1, {}, [], '<b>', '🎿', 'כן']
  const wrongPages = ['0', '-1', '1.5', 'one', '99999999999', '<b>', '🎿']

  const role = { user_id: 1, role_id: 2, note: '' }
  const suspension = { user_id: 1, reason: 'test' }
  test.each<[Method, string, good: object, wrong: Record<string, unknown[]>]>([
    ['POST', '/roles/request', { role_id: 2 }, { role_id: [...wrongIds, 1, 5, 6], note: wrongNotes }],
    ['POST', '/roles/grant', role, { user_id: wrongIds, role_id: wrongIds, note: wrongNotes }],
    ['POST', '/roles/withdraw', role, { user_id: wrongIds, role_id: wrongIds, note: wrongNotes }],
    ['POST', '/roles/refuse', role, { user_id: wrongIds, role_id: wrongIds, note: wrongNotes }],
    ['POST', '/roles/first-admin', {}, { token: [...wrongTexts, '<b>', '🎿', 'א'] }],
    ['POST', '/accounts/suspend', suspension, { user_id: wrongIds, reason: wrongTexts }],
    ['POST', '/accounts/restore', suspension, { user_id: wrongIds, reason: wrongTexts }],
    [
      'PUT',
      '/settings',
      {},
      { mixed: wrongFlags, online: wrongFlags, team: wrongFlags, world_ranking: wrongFlags },
    ],
  ])('%s %s', async (method, path, good, wrong) => {
    for (const [field, values] of Object.entries(wrong)) {
      for (const value of values) {
        const { status, body } = await ask('admin', method, path, { ...good, [field]: value })
        expect([field, value, status, Object.keys(body.field_codes)]).toEqual([field, value, 422, [field]])
      }
    }
    for (const body of ['[]', '"text"', '7']) {
      expect([body, (await ask('admin', method, path, body)).status]).toEqual([body, 422])
    }
  })

  test('GET', async () => {
    for (const path of ['/accounts/list', '/admin/changes']) {
      for (const page of wrongPages) {
        const { status, body } = await ask('admin', 'GET', `${path}?page=${encodeURIComponent(page)}`)
        expect([page, status, Object.keys(body.field_codes)]).toEqual([page, 422, ['page']])
      }
    }
    const searches: [string, number][] = [
      ['x'.repeat(201), 422],
      ['%00', 422],
      ['<script>', 200],
      ['🎿', 200],
      ['שלום', 200],
      ["' or 1=1 --", 200],
      ['%25_', 200],
    ]
    for (const [search, status] of searches) {
      const path = `/accounts/list?search=${search.startsWith('%') ? search : encodeURIComponent(search)}`
      expect([search, (await ask('admin', 'GET', path)).status]).toEqual([search, status])
    }
  })

  test('a note may contain any text', async () => {
    const note = `<img src=x onerror=alert(1)> 🎿 שלום ${'x'.repeat(900)}`
    const { body } = await ask('organizer', 'POST', '/roles/request', { role_id: 4, note })
    expect(body.requests.at(-1).note).toBe(note)
  })
})

describe('the list of accounts', () => {
  test('is searched by name, surname, address and username, ignoring accents and case, 20 per page', async () => {
    const alone = await testServer()
    const admin = await alone.person('admin')
    const accounts = Array.from({ length: 45 }, (_, index) => ({
      name: index === 7 ? 'Rüdiger' : 'Ana',
      surname: index === 8 ? 'Wöhrmann-Échevarría' : `Ruiz ${String(index).padStart(2, '0')}`,
      email: `person.${index}@list.example`,
      username: index === 9 ? 'the_line' : null,
      password_hash: '',
      created_at: alone.clock.now(),
    }))
    await alone.context.db.insertInto('users').values(accounts).execute()
    const list = async (query: string) =>
      (await alone.ask('GET', `/accounts/list?${query}`, { token: admin.token })).body
    const emailsFor = async (search: string) =>
      (await list(`search=${encodeURIComponent(search)}`)).accounts.map(
        ({ email }: { email: string }) => email,
      )
    expect(await emailsFor('rudi')).toEqual(['person.7@list.example'])
    expect(await emailsFor('ANA echevarria')).toEqual(['person.8@list.example'])
    expect(await emailsFor('THE_line')).toEqual(['person.9@list.example'])
    expect(await emailsFor('person.12@')).toEqual(['person.12@list.example'])
    expect(await emailsFor('%')).toEqual([])
    const third = await list('page=3&search=')
    expect(third).toMatchObject({ page: 3, total: 46 })
    expect(third.accounts).toHaveLength(6)
    expect((await list('')).accounts).toHaveLength(20)
    // a page after the last returns the last page
    expect(await list('page=4')).toEqual(third)
    await alone.close()
  })

  test('shows roles, suspension and open requests', async () => {
    const person = await server.person('athlete')
    await server.ask('POST', '/roles/request', { token: person.token, body: { role_id: 3, note: 'why' } })
    await ask('admin', 'POST', '/accounts/suspend', { user_id: person.id, reason: 'spam' })
    const { accounts } = (await ask('admin', 'GET', `/accounts/list?search=${person.email}`)).body
    expect(accounts).toMatchObject([
      {
        id: person.id,
        email: person.email,
        roles: [{ id: 1 }],
        suspended_at: server.clock.now().toISOString(),
        suspension_reason: 'spam',
        role_requests: [{ role_id: 3, note: 'why' }],
      },
    ])
  })
})

test('a switch is recorded when it changes, with who and when', async () => {
  await ask('admin', 'PUT', '/settings', { mixed: true, team: false })
  await ask('admin', 'PUT', '/settings', { mixed: true })
  await ask('admin', 'PUT', '/settings', { mixed: false })
  const { changes } = (await ask('admin', 'GET', '/admin/changes')).body
  expect(changes.slice(0, 2)).toMatchObject([
    { action: 'setting-off', setting: 'mixed', admin: { id: people.admin?.id }, user: null, role: null },
    { action: 'setting-on', setting: 'mixed', at: server.clock.now().toISOString() },
  ])
})
