import { describe, expect, test } from 'vitest'
import { longAddress } from '../accounts/test-accounts.ts'
import { expectSuccess, type People, setUpCompetitionPerTest } from '../competitions/test-competition.ts'

const { at, post, move, enter, entriesNow, statusOf, setStatus } = setUpCompetitionPerTest()

const invite = (lists: object, kind: 'athletes' | 'judges' = 'athletes') =>
  post('owner', `/${kind}/invitation`, { competition_id: at.competition, ...lists })

const inviteAthlete = () => invite({ athletes_list: [at.people.athlete.id] })

describe('invitations', () => {
  test('take the next order numbers and return the new entries', async () => {
    await enter('athlete', 'approved')
    const { competition_users } = expectSuccess(
      await invite({
        athletes_list: [{ id: at.people.otherAthlete.id }],
        email_list: ['New@Example.com', 'new@example.com'],
      }),
    )
    expect(competition_users).toMatchObject([
      { user_id: at.people.otherAthlete.id, invited_email: null, order_number: 2, status_id: 1, role_id: 1 },
      { user_id: null, user: null, invited_email: 'new@example.com', order_number: 3, status_id: 1 },
    ])
  })

  test('an address of an account invites that account, once', async () => {
    const { id, email } = at.people.athlete
    const { competition_users } = expectSuccess(
      await invite({ athletes_list: [id], email_list: [email.toUpperCase()] }),
    )
    expect(competition_users).toMatchObject([{ user_id: id, invited_email: null }])
  })

  type Named = Record<string, (keyof People | (string & {}) | number)[]>
  test.each<[string, 'athletes' | 'judges', Named, status: number, code: string]>([
    ['nobody', 'judges', { judges_list: [] }, 422, 'invalid'],
    ['an account that does not exist', 'athletes', { athletes_list: [999_999] }, 422, 'invalid'],
    ['an account without the Athlete role', 'athletes', { athletes_list: ['judge'] }, 422, 'invalid'],
    ['an account without the Judge role', 'judges', { judges_list: ['athlete', 'judge'] }, 422, 'invalid'],
    [
      'an address of more than 254 characters',
      'athletes',
      { email_list: [longAddress(255)] },
      422,
      'invalid',
    ],
    ['an invalid address', 'athletes', { email_list: ['nobody at home'] }, 422, 'invalid'],
    [
      'a person who is entered already',
      'athletes',
      { athletes_list: ['otherAthlete'] },
      409,
      'already-entered',
    ],
    [
      'an address that is invited already',
      'athletes',
      { email_list: ['in@example.com'] },
      409,
      'already-entered',
    ],
  ])('%s: none of the list is invited', async (_, kind, lists, status, code) => {
    expectSuccess(
      await invite({ athletes_list: [at.people.otherAthlete.id], email_list: ['in@example.com'] }),
    )
    const before = await entriesNow()
    const namedIds = Object.fromEntries(
      Object.entries(lists).map(([list, who]) => [
        list,
        who.map((each) => (each in at.people ? at.people[each as keyof People].id : each)),
      ]),
    )
    const valid = { athletes_list: [at.people.athlete.id], email_list: ['good@example.com'] }
    const answer = await invite({ ...valid, ...namedIds }, kind)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(await entriesNow()).toEqual(before)
  })

  test('two invitations of the same person at once make one entry', async () => {
    const answers = await Promise.all([inviteAthlete(), inviteAthlete(), inviteAthlete()])
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409])
    expect(await entriesNow()).toHaveLength(1)
  })
})

describe('mails', () => {
  test('go to the account’s address in its language, or to the invited address', async () => {
    const before = (await at.server.mails()).length
    const { id, email } = at.people.athlete
    await at.server.context.db.updateTable('users').set({ language: 'es' }).where('id', '=', id).execute()
    const { competition_users } = expectSuccess(
      await invite({ athletes_list: [id], email_list: ['stranger@example.com'] }),
    )
    const ids = competition_users.map((entry: { id: number }) => entry.id)
    expectSuccess(await move('owner', 'athlete', ids, 'invited'))

    const mails = (await at.server.mails()).slice(before)
    expect(mails.map(({ to }) => to).toSorted()).toEqual([email, 'stranger@example.com'].toSorted())
    expect(mails.find(({ to }) => to === email)).toMatchObject({
      language: 'es',
      template: 'invitation',
      data: {
        competition: 'Trickline Open',
        role: 'athlete',
        date: expect.stringMatching(/^15 de junio de 2030.* 10:00 \(hora de Europa central\)$/) as unknown,
        link: `${at.server.context.config.publicUrl}/competitionView/${at.competition}`,
      },
    })
    expect(mails.find(({ to }) => to === 'stranger@example.com')).toMatchObject({
      template: 'invitation-to-join',
      data: { link: `${at.server.context.config.publicUrl}/?register=true&email=stranger%40example.com` },
    })
  })

  test('none is sent when one of the list cannot be', async () => {
    const before = (await at.server.mails()).length
    const first = await enter('athlete', 'registered')
    const second = await enter('otherAthlete', 'registered')
    await setStatus(second, 'approved')
    expect((await move('owner', 'athlete', [first, second], 'invited')).status).toBe(409)
    expect(await statusOf(first)).toBe('registered')
    expect((await at.server.mails()).length).toBe(before)
  })
})
