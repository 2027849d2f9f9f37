/** Every field of every call on accounts, given what nobody should: 422 that names the field, 413 for what is endless, never 500. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type TestServer } from '../platform/test-server.ts'
import { password, register, registration } from './test-accounts.ts'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await testServer()
  token = (await register(server, 'odd@trickline.example')).body.token
})
afterAll(() => server.close())

/** As values of a JSON body; half a character and an endless text among them. */
const odd = {
  missing: undefined,
  empty: '',
  blank: '   ',
  null: null,
  'a number': 17.5,
  'a flag': true,
  'a list': ['x'],
  'an object': { a: 1 },
  'too long': 'Ab1!'.repeat(100),
  'upper case': 'ODD@TRICKLINE.EXAMPLE',
  HTML: '<img src=x onerror=alert(1)>',
  emoji: '🤸🏽‍♀️🎪',
  'right to left': '\u202Eمرحبا',
  'a NUL': 'a\0b',
  'half a character': 'a\uD83D',
}
type Odd = keyof typeof odd

const newcomer = registration('another@trickline.example')
const newPassword = { password, new_password: 'Another1!', new_password_confirmation: 'Another1!' }
const reset = {
  token: 'x'.repeat(43),
  email: 'odd@trickline.example',
  password: 'Another1!',
  password_confirmation: 'Another1!',
}

type Case = [
  call: string,
  good: Record<string, unknown>,
  field: string,
  /** What of the odd is as good as any: the call goes on, and says what it has to say. */
  fine?: Odd[],
  /** Where another field says it. */
  at?: string,
]

/** A password that exists is not looked at, it is compared. */
const anyText: Odd[] = ['blank', 'upper case', 'HTML', 'emoji', 'right to left', 'a NUL', 'half a character']

const cases: Case[] = [
  ['POST /login', { email: 'odd@trickline.example', password }, 'email', ['upper case']],
  ['POST /login', { email: 'odd@trickline.example', password }, 'password', anyText],
  ['POST /register', newcomer, 'name', []],
  ['POST /register', newcomer, 'surname', []],
  ['POST /register', newcomer, 'email', ['upper case']],
  ['POST /register', newcomer, 'password', []],
  ['POST /register', newcomer, 'password_confirmation', []],
  ['POST /register', newcomer, 'captchaQuestion', []],
  ['POST /register', newcomer, 'captchaAnswer', []],
  ['POST /forgot-password', { email: 'odd@trickline.example' }, 'email', ['upper case']],
  ['POST /reset-password', reset, 'token', []],
  ['POST /reset-password', reset, 'email', ['upper case'], 'token'],
  ['POST /reset-password', reset, 'password', []],
  ['POST /reset-password', reset, 'password_confirmation', []],
  ['POST /verify-email', { token: 'x'.repeat(43) }, 'token', []],
  ['POST /account/password', newPassword, 'password', anyText],
  ['POST /account/password', newPassword, 'new_password', []],
  ['POST /account/password', newPassword, 'new_password_confirmation', []],
  ['POST /account/email', { password, email: 'next@trickline.example' }, 'password', anyText],
  ['POST /account/email', { password, email: 'next@trickline.example' }, 'email', []],
  ['DELETE /account', { password }, 'password', anyText],
]

test.each(cases)('%s %o: %s', async (call, good, field, fine = [], at = field) => {
  const [method = '', path = ''] = call.split(' ')
  const ask = (body: object | string) =>
    server.ask(method === 'DELETE' ? 'DELETE' : 'POST', path, { token, body })
  for (const [what, value] of Object.entries(odd)) {
    const { status, body } = await ask({ ...good, [field]: value })
    if (fine.some((each) => each === what)) {
      // an address in capitals is the same address, a password that is none is a wrong one
      expect([call, field, what, status]).toEqual([call, field, what, expect.toSatisfy(isAnswered)])
      continue
    }
    expect([call, field, what, status]).toEqual([call, field, what, 422])
    const named = Object.keys(body.field_codes)
    expect([what, named.some((each) => each === field || each === at)]).toEqual([what, true])
  }
  const endless = await ask(JSON.stringify({ ...good, [field]: 'x'.repeat(10 * 1024 * 1024) }))
  expect([endless.status, endless.body.code]).toEqual([413, 'too-large'])
})

function isAnswered(status: number): boolean {
  return status === 200 || status === 401 || status === 422
}

test.each(['abc', '0', '-1', '1.5', '99999999999', '%00', '<b>', '🤸'])(
  'the session %s is not there',
  async (id) => {
    const { status } = await server.ask('DELETE', `/account/sessions/${encodeURIComponent(id)}`, { token })
    expect(status).toBe(404)
  },
)

test('a body that is no form at all is refused', async () => {
  for (const body of ['[]', '"x"', '17', 'null', '{', '{"__proto__":{"email":"a@b.example"}}']) {
    for (const path of ['/login', '/register', '/forgot-password', '/reset-password', '/account/password']) {
      const { status } = await server.ask('POST', path, { token, body })
      expect([path, body, status]).toEqual([path, body, 422])
    }
  }
})
