import { expect, test } from 'vitest'
import { hashPassword, passwordMatches } from '../../accounts/passwords.ts'
import { findSession, revokeAllSessions, revokeSession, startSession } from './sessions.ts'
import { aServer } from '../test-server.ts'

const node = await aServer()

test('a token has 32 random bytes and is not stored', async () => {
  const { db, random } = node.context
  const { id: userId } = await node.person('athlete')
  const tokens = [
    await startSession(db, { userId, now: node.clock.now(), random }),
    await startSession(db, { userId, now: node.clock.now(), random }),
  ]
  expect(new Set(tokens).size).toBe(2)
  const stored = await db.selectFrom('sessions').where('user_id', '=', userId).select('token_hash').execute()
  for (const token of tokens) {
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    for (const { token_hash } of stored)
      expect(token_hash.equals(Buffer.from(token, 'base64url'))).toBe(false)
  }
})

test('a session returns its person with the current roles', async () => {
  const { db, config } = node.context
  const person = await node.person('judge')
  expect(await findSession(db, person.token, node.clock.now(), config)).toMatchObject({
    id: person.id,
    email: person.email,
    roles: ['judge'],
  })
  await db.insertInto('user_roles').values({ user_id: person.id, role: 'athlete' }).execute()
  const later = await findSession(db, person.token, node.clock.now(), config)
  expect(later?.roles).toEqual(['athlete', 'judge'])
})

test('logout ends one session, a password reset ends all sessions of that person and no others', async () => {
  const { db, random, config } = node.context
  const now = node.clock.now()
  const [ana, lucia] = [await node.person('athlete'), await node.person('athlete')]
  const second = await startSession(db, { userId: ana.id, now, random })
  const third = await startSession(db, { userId: ana.id, now, random })
  const found = await findSession(db, second, now, config)
  if (!found) throw new Error('no session')

  const work = { tx: db, forgetCachedSessions: () => {} }
  await revokeSession(work, found.session)
  expect(await findSession(db, second, now, config)).toBeNull()
  expect(await findSession(db, third, now, config)).not.toBeNull()

  await revokeAllSessions(work, ana.id)
  for (const token of [ana.token, third]) expect(await findSession(db, token, now, config)).toBeNull()
  expect(await findSession(db, lucia.token, now, config)).not.toBeNull()
})

test('a password is stored as a salted argon2id hash, and only the same password matches', async () => {
  const [one, two] = [await hashPassword('Trickline1!'), await hashPassword('Trickline1!')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
  expect(await passwordMatches('Trickline1!', one)).toBe(true)
  expect(await passwordMatches('trickline1!', one)).toBe(false)
})
