/** Limits of the mails that strangers can cause to one address (accounts-and-people §10). */
import { beforeEach, expect, test } from 'vitest'
import { password, register, registration } from '../../accounts/test-accounts.ts'
import {
  competitionInStatus,
  expectSuccess,
  moveEntries,
  type People,
  signUpPeople,
} from '../../competitions/test-competition.ts'
import { mailAgain } from '../../entries/invitation-mails.ts'
import { aServer } from '../test-server.ts'
import { releaseWaitingMails } from './mail-limits.ts'

const env = { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' }
const strangers: string[] = []
let victim = ''
let victims = 0

const server = await aServer({ env })
const node = await aServer({ env, database: server.database })
const people = await signUpPeople(server)
for (let n = 0; n < 12; n++)
  strangers.push((await register(server, `stranger${n}@trickline.example`)).body.token)
beforeEach(() => {
  victim = `victim${(victims += 1)}@trickline.example`
})

const mailsTo = async (to: string) => (await server.mails()).filter((mail) => mail.to === to)
const countOf = async (to: string) => (await mailsTo(to)).length
const templatesTo = async (to: string) => (await mailsTo(to)).map(({ template }) => template)

/** Lets these hours pass, with both nodes at work, and sends what is due. */
async function pass(hours: number): Promise<void> {
  const now = new Date(server.clock.now().getTime() + hours * 3_600_000)
  server.clock.set(now)
  node.clock.set(now)
  await Promise.all([server, node].map(({ context }) => releaseWaitingMails(context, mailAgain)))
}

const takeAddress = (token: string, at = server) =>
  at.ask('POST', '/account/email', { token, body: { password, email: victim } })

const forget = (address: string) =>
  server.ask('POST', '/forgot-password', {
    body: { email: victim },
    headers: { 'x-forwarded-for': address },
  })

async function invitedBy(owner: People['owner']): Promise<number> {
  const competition = await competitionInStatus(server, { ...people, owner }, 'published')
  const body = { competition_id: competition, email_list: [victim] }
  const invited = await server.ask('POST', '/athletes/invitation', { token: owner.token, body })
  const id: number = expectSuccess(invited).competition_users[0].id
  expectSuccess(await moveEntries(server, owner, 'athlete', id, 'invited'))
  return id
}

test('twelve accounts on two nodes cause three mails in an hour and ten in a day, and each leaves in the end', async () => {
  const answers = await Promise.all(
    strangers.map((token, n) => takeAddress(token, n % 2 === 0 ? server : node)),
  )
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
    new Set([JSON.stringify([200, { success: true }])]),
  )
  expect(await countOf(victim)).toBe(3)
  const left: number[] = []
  for (const hours of [0.9, 0.2, 1, 1, 1, 19, 1, 24]) {
    await pass(hours)
    left.push(await countOf(victim))
  }
  expect(left).toEqual([3, 6, 9, 10, 10, 10, 12, 12])
})

test('the same mail asked for again while it waits leaves once, and other kinds come before it', async () => {
  for (const token of strangers.slice(0, 7)) await takeAddress(token)
  for (let time = 0; time < 5; time++) await takeAddress(strangers[6] ?? '')
  await register(server, victim)
  for (const addresses of [5, 7]) {
    await pass(1)
    const left = (await templatesTo(victim)).toSorted()
    expect(left).toEqual([...Array<string>(addresses).fill('new-address'), 'verify-email'])
  }
  await pass(1)
  expect(await countOf(victim)).toBe(8)
})

test('an entry counts as mailed when its mail leaves, and not where it was declined meanwhile', async () => {
  const entries: number[] = []
  for (let n = 0; n < 5; n++) entries.push(await invitedBy(people.owner))
  const rowsOf = async () => {
    const rows = await server.context.db
      .selectFrom('entries')
      .selectAll()
      .where('id', 'in', entries)
      .orderBy('id')
      .execute()
    return rows.map(({ status, mail_waits }) => [status, mail_waits])
  }
  const sent = ['invited', false]
  expect(await rowsOf()).toEqual([sent, sent, sent, ['registered', true], ['registered', true]])
  expectSuccess(await moveEntries(server, people.owner, 'athlete', entries[4] ?? 0, 'declined'))
  await pass(1)
  expect(await rowsOf()).toEqual([sent, sent, sent, sent, ['declined', false]])
  expect(await countOf(victim)).toBe(4)
})

test('the owner sees that an invitation waits, and live when it leaves', async () => {
  for (const token of strangers.slice(0, 3)) await takeAddress(token)
  const entry = await invitedBy(people.owner)
  const { competition_id } = await server.context.db
    .selectFrom('entries')
    .select('competition_id')
    .where('id', '=', entry)
    .executeTakeFirstOrThrow()
  const rowNow = async () => {
    const answer = await server.ask('GET', `/competition/${competition_id}`, { token: people.owner.token })
    return answer.body.competition.competition_users.find(({ id }: { id: number }) => id === entry)
  }
  expect(await rowNow()).toMatchObject({ status_id: 1, mail_waits: true })
  await pass(1)
  const row = await rowNow()
  expect([row.status_id, row.mail_waits]).toEqual([2, undefined])
  const { officials, persons } = await server.context.db
    .selectFrom('live_events')
    .select(['officials', 'persons'])
    .where('channel', '=', `competition.${competition_id}`)
    .where('event', '=', 'CompetitionUserUpdate')
    .orderBy('seq', 'desc')
    .executeTakeFirstOrThrow()
  expect(persons).toMatchObject({
    [people.owner.id]: { competition_user: { id: entry, status_id: 2 } },
  })
  // judges do not see people who are merely invited (who-sees-what §2)
  expect(officials).toBeNull()
})

test('a reset leaves at once whatever else was mailed, and strangers’ resets leave the person’s own free', async () => {
  await server.ask('POST', '/register', {
    body: registration(victim),
    headers: { 'x-forwarded-for': '203.0.113.20' },
  })
  for (const token of strangers) await takeAddress(token)
  const resets = async () =>
    (await templatesTo(victim)).filter((template) => template === 'reset-password').length
  const answers = []
  for (let n = 0; n < 8; n++) answers.push(await forget(`198.51.100.${n}`))
  expect(await resets()).toBe(3)
  answers.push(await forget('203.0.113.20'))
  expect(await resets()).toBe(4)
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  await pass(1)
  expect(await resets()).toBe(5)
})

test('mails that only an official causes are not counted', async () => {
  const organizer = await server.person('athlete')
  for (let time = 0; time < 5; time++) {
    const role = { user_id: organizer.id, role_id: 2, note: '' }
    await server.ask('POST', '/roles/grant', { token: people.admin.token, body: role })
    await server.ask('POST', '/roles/withdraw', { token: people.admin.token, body: role })
  }
  expect(await countOf(organizer.email)).toBe(10)
})
