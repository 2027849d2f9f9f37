import { describe, expect, test } from 'vitest'
import type { EntryRole, EntryStatus } from '@trickline/competition/model'
import {
  competitionInStatus,
  everyone,
  setUpCompetitionPerTest,
  type Who,
} from '../competitions/test-competition.ts'
import type { TestAnswer } from '../platform/test-server.ts'

const { at, post, move, enter, entriesNow, statusOf, setStatus, start } = setUpCompetitionPerTest()

const sendMails = (...ids: number[]) => move('owner', 'athlete', ids, 'invited')

type Send = (who: Who, id: number) => Promise<TestAnswer>

describe('allowed and refused people for each move', () => {
  test.each<[action: string, from: EntryStatus, allowed: Who[], ask: Send]>([
    ['mails are sent', 'registered', ['owner'], (who, id) => move(who, 'athlete', id, 'invited')],
    ['confirmed', 'invited', ['athlete'], (who, id) => move(who, 'athlete', id, 'pending')],
    ['approved', 'pending', ['owner'], (who, id) => move(who, 'athlete', id, 'approved')],
    ['declined', 'approved', ['owner', 'athlete'], (who, id) => move(who, 'athlete', id, 'declined')],
    [
      'marked as paid',
      'approved',
      ['owner'],
      (who, id) => post(who, '/athletes/paid', { competition_user_id: id }),
    ],
    [
      'deleted',
      'registered',
      ['owner'],
      (who, id) => post(who, '/athletes/delete', { competition_user_id: id }),
    ],
    [
      'numbered',
      'approved',
      ['owner'],
      (who, id) =>
        post(who, '/athletes/order_list', {
          competition_id: at.competition,
          athletes_list: [{ id, order_number: 7 }],
        }),
    ],
  ])('%s', async (_, from, allowed, send) => {
    const id = await enter('athlete', 'registered')
    await setStatus(id, from)
    const before = await entriesNow()
    for (const who of everyone.filter((each) => !allowed.includes(each))) {
      expect([who, (await send(who, id)).status]).toEqual([who, who === 'visitor' ? 401 : 403])
      expect(await entriesNow()).toEqual(before)
    }
    for (const who of allowed) {
      if (who !== allowed[0]) await setStatus(id, from)
      expect([who, (await send(who, id)).status]).toEqual([who, 200])
    }
    expect(await entriesNow()).not.toEqual(before)
  })

  test('invited: by the owner only', async () => {
    for (const who of everyone.filter((each) => each !== 'owner')) {
      const expected = who === 'visitor' ? 401 : 403
      const competition_id = at.competition
      const athletes = { competition_id, athletes_list: [at.people.athlete.id] }
      const judges = { competition_id, judges_list: [at.people.judge.id] }
      expect([who, (await post(who, '/athletes/invitation', athletes)).status]).toEqual([who, expected])
      expect([who, (await post(who, '/judges/invitation', judges)).status]).toEqual([who, expected])
    }
    expect(await entriesNow()).toEqual([])
  })
})

describe('moves that are not in the table are refused and change nothing', () => {
  const statuses: EntryStatus[] = [
    'registered',
    'invited',
    'pending',
    'approved',
    'declined',
    'competing',
    'eliminated',
  ]
  test.each<[to: EntryStatus, by: Who, from: EntryStatus[]]>([
    ['invited', 'owner', ['registered']],
    ['pending', 'athlete', ['invited']],
    ['approved', 'owner', ['pending']],
    ['declined', 'owner', ['registered', 'invited', 'pending', 'approved']],
    ['competing', 'owner', []],
    ['registered', 'owner', []],
  ])('to %s by the %s', async (to, by, from) => {
    const id = await enter('athlete', 'registered')
    for (const status of statuses) {
      await setStatus(id, status)
      const answer = await move(by, 'athlete', id, to)
      const allowed = from.includes(status)
      expect([status, answer.status]).toEqual([status, allowed ? 200 : 409])
      expect(await statusOf(id)).toBe(allowed ? to : status)
      if (!allowed && from.length > 0) {
        expect(answer.body.present.competition_users).toMatchObject([{ id, status: { name: status } }])
      }
    }
  })
})

describe('after the start', () => {
  test.each<[EntryRole, first: 'athlete' | 'judge', second: 'otherAthlete' | 'otherJudge', expected: number]>(
    [
      ['athlete', 'athlete', 'otherAthlete', 409],
      ['judge', 'judge', 'otherJudge', 200],
    ],
  )('inviting another %s', async (role, first, second, expected) => {
    const id = await enter(first, 'registered', role)
    await start()
    const list = role === 'athlete' ? 'athletes_list' : 'judges_list'
    const invited = await post('owner', `/${role}s/invitation`, {
      competition_id: at.competition,
      [list]: [at.people[second].id],
    })
    expect(invited.status).toBe(expected)
    const steps = [
      ['registered', 'owner', 'invited'],
      ['invited', first, 'pending'],
      ['pending', 'owner', 'approved'],
    ] as const
    for (const [from, by, to] of steps) {
      await setStatus(id, from)
      expect([to, (await move(by, role, id, to)).status]).toEqual([to, expected])
    }
  })

  test('a judge who was invited by mistake leaves the list, and one who was mailed can decline', async () => {
    await start()
    const onList = await enter('judge', 'registered', 'judge')
    const mailed = await enter('otherJudge', 'invited', 'judge')
    const removed = (id: number) => post('owner', '/judges/delete', { competition_user_id: id })
    expect((await post('judge', '/judges/delete', { competition_user_id: onList })).status).toBe(403)
    expect((await removed(onList)).status).toBe(200)
    expect(await statusOf(onList)).toBeUndefined()
    expect((await move('otherJudge', 'judge', mailed, 'declined')).status).toBe(200)
    expect(await statusOf(mailed)).toBe('declined')

    const again = await enter('judge', 'invited', 'judge')
    expect((await removed(again)).status).toBe(200)
    const third = await enter('judge', 'registered', 'judge')
    expect((await move('owner', 'judge', third, 'declined')).status).toBe(200)
  })

  test('a judge who recorded or scored a round stays', async () => {
    const id = await enter('judge', 'registered', 'judge')
    await start()
    const { db } = at.server.context
    const round = await db
      .insertInto('rounds')
      .values({
        competition_id: at.competition,
        user_id: at.people.athlete.id,
        round_number: 1,
        status: 'recording',
        rule_id: 4,
        created_at: at.server.clock.now(),
        updated_at: at.server.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('round_history')
      .values({
        round_id: round.id,
        at: at.server.clock.now(),
        user_id: at.people.judge.id,
        action: 'start-recording',
        before: '{}',
        after: '{}',
      })
      .execute()
    expect((await post('owner', '/judges/delete', { competition_user_id: id })).status).toBe(409)
    expect((await move('judge', 'judge', id, 'declined')).status).toBe(409)
    expect(await statusOf(id)).toBe('registered')
  })

  test('declining, deleting, numbering, marking and registering are refused', async () => {
    const id = await enter('athlete', 'registered')
    const judge = await enter('judge', 'approved', 'judge')
    await start()
    const before = await entriesNow()
    const competition_id = at.competition
    const answers = [
      await move('owner', 'athlete', id, 'declined'),
      await move('judge', 'judge', judge, 'declined'),
      await post('owner', '/athletes/delete', { competition_user_id: id }),
      await post('owner', '/athletes/paid', { competition_user_id: id }),
      await post('owner', '/athletes/order_list', {
        competition_id,
        athletes_list: [{ id, order_number: 2 }],
      }),
      await post('otherAthlete', '/athletes/register', {
        user_id: at.people.otherAthlete.id,
        competition_id,
      }),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([409, 409, 409, 409, 409, 409])
    expect(await entriesNow()).toEqual(before)
  })
})

describe('a list of entries is moved completely or not at all', () => {
  test('unknown entries, another role and several competitions are refused', async () => {
    const athlete = await enter('athlete', 'registered')
    const judge = await enter('judge', 'registered', 'judge')
    const first = at.competition
    at.competition = await competitionInStatus(at.server, at.people, 'published')
    const elsewhere = await enter('athlete', 'registered')
    at.competition = first
    expect((await sendMails(athlete, 999_999)).status).toBe(404)
    expect((await sendMails(athlete, judge)).body).toMatchObject({
      code: 'invalid',
      field_codes: { id: ['wrong-role'] },
    })
    expect((await sendMails(athlete, elsewhere)).body.field_codes).toEqual({ id: ['several-competitions'] })
    expect(await statusOf(athlete)).toBe('registered')
  })

  test('confirming for others along with oneself is refused', async () => {
    const own = await enter('athlete', 'invited')
    const other = await enter('otherAthlete', 'invited')
    expect((await move('athlete', 'athlete', [own, other], 'pending')).status).toBe(403)
    expect(await statusOf(own)).toBe('invited')
  })
})
