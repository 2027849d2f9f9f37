/** Invalid input in every field of every account call gets 422 naming the field, or 413 if it is too long, never 500. */
import { expect, test } from 'vitest'
import { aServer } from '../platform/test-server.ts'
import { password, register, registration } from './test-accounts.ts'

const server = await aServer()
const token = (await register(server, 'odd@trickline.example')).body.token

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
  accepted?: Odd[],
  errorField?: string,
]

/** A password at sign-in is compared; its form is not checked. */
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

test.each(cases)('%s %o: %s', async (call, good, field, accepted = [], errorField = field) => {
  const [method = '', path = ''] = call.split(' ')
  const ask = (body: object | string) =>
    server.ask(method === 'DELETE' ? 'DELETE' : 'POST', path, { token, body })
  for (const [kind, value] of Object.entries(odd)) {
    const { status, body } = await ask({ ...good, [field]: value })
    if (accepted.some((each) => each === kind)) {
      expect([call, field, kind, status]).toEqual([call, field, kind, expect.toSatisfy(isAnswered)])
      continue
    }
    expect([call, field, kind, status]).toEqual([call, field, kind, 422])
    const errorFields = Object.keys(body.field_codes)
    expect([kind, errorFields.some((each) => each === field || each === errorField)]).toEqual([kind, true])
  }
  const tooLong = await ask(JSON.stringify({ ...good, [field]: 'x'.repeat(10 * 1024 * 1024) }))
  expect([tooLong.status, tooLong.body.code]).toEqual([413, 'too-large'])
})

function isAnswered(status: number): boolean {
  return status === 200 || status === 401 || status === 422
}

test.each(['abc', '0', '-1', '1.5', '99999999999', '%00', '<b>', '🤸'])(
  'the session %s is not found',
  async (id) => {
    const { status } = await server.ask('DELETE', `/account/sessions/${encodeURIComponent(id)}`, { token })
    expect(status).toBe(404)
  },
)

test('a body that is not an object is refused', async () => {
  for (const body of ['[]', '"x"', '17', 'null', '{', '{"__proto__":{"email":"a@b.example"}}']) {
    for (const path of ['/login', '/register', '/forgot-password', '/reset-password', '/account/password']) {
      const { status } = await server.ask('POST', path, { token, body })
      expect([path, body, status]).toEqual([path, body, 422])
    }
  }
})
