import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { firstAdminLink } from '../admin/first-admin.ts'
import { insertDeliveries, insertWebhook } from '../competitions/webhooks/webhooks-store.ts'
import { writeAnnouncements } from './live/announce.ts'
import { findSession, startSession } from './http/sessions.ts'
import { insertCountedMail } from './mail/mail-limits-store.ts'
import { insertOutboxMail } from './mail/outbox-store.ts'
import { deleteExpired } from './delete-expired.ts'
import { aServer } from './test-server.ts'

const day = 24 * 3600 * 1000
const node = await aServer()

test('rows that have expired or are older than the settings allow are deleted, and no others', async () => {
  const { db, random, jobs, config } = node.context
  const now = node.clock.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * day)
  const { id: userId, token } = await node.person('athlete')
  await startSession(db, { userId, now: daysAgo(31), random })
  node.clock.set(daysAgo(8))
  await firstAdminLink(node.context)
  node.clock.set(now)
  for (const days of [61, 59]) {
    const key = {
      user_id: userId,
      key: `${days} days old`,
      call: 'POST /store',
      request_hash: '',
      status: 200,
    }
    await db
      .insertInto('idempotency_keys')
      .values({ ...key, reply: '{}', created_at: daysAgo(days) })
      .execute()
  }
  for (const days of [31, 29]) {
    const mail = { recipient: 'a@trickline.example', subject: `${days} days old`, text: '', html: '' }
    await insertOutboxMail(db, { ...mail, created_at: daysAgo(days) })
  }
  for (const days of [2, 0.9])
    await insertCountedMail(db, { recipient: 'a', share: 'anyone', kind: 'invitation', at: daysAgo(days) })
  for (const days of [8, 6]) {
    const announcement = {
      channel: 'test-channel',
      event: 'TestEvent' as const,
      public: { message: `${days} days old` },
    }
    await db.transaction().execute((tx) => writeAnnouncements(tx, [announcement], daysAgo(days)))
    await jobs.send(db, 'secret-mail', {
      secret: 'reset-password',
      to: `${days}@trickline.example`,
      isFromKnown: false,
    })
    await sql`update pgboss.job set state = 'completed', completed_on = now() - ${days}::integer * interval '1 day'
      where data ->> 'to' = ${`${days}@trickline.example`}`.execute(db)
  }
  await jobs.send(db, 'secret-mail', {
    secret: 'reset-password',
    to: 'waiting@trickline.example',
    isFromKnown: false,
  })

  const competition = await db
    .insertInto('competitions')
    .values({ organizer_id: userId, status: 'registered', name: 'Open', created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const webhook = await insertWebhook(db, {
    competition_id: competition.id,
    url: 'https://club.example',
    events: ['*'],
    secret: 'x',
    created_at: now,
    public_seq: 0,
  })
  for (const days of [8, 6]) {
    const at = daysAgo(days)
    await insertDeliveries(db, [
      { webhook_id: webhook.id, event: 'test', at, data: '{}', state: 'failed', due_at: at, created_at: at },
    ])
  }

  const expected = {
    sessions: 1,
    email_tokens: 0,
    first_admin_links: 1,
    live_events: 1,
    idempotency_keys: 1,
    counted_mails: 1,
    outbox: 1,
    rate_limits: 0,
    webhook_deliveries: 1,
    'pgboss.job': 1,
    'pgboss.archive': 0,
    pictures: 0,
  }
  expect(await deleteExpired(node.context)).toEqual(expected)

  expect(await findSession(db, token, now, config)).not.toBeNull()
  const kept = await Promise.all([
    db.selectFrom('idempotency_keys').where('user_id', '=', userId).select('key as what').execute(),
    db.selectFrom('outbox').select('subject as what').execute(),
    db
      .selectFrom('live_events')
      .select(sql<string>`public ->> 'message'`.as('what'))
      .execute(),
  ])
  expect(kept.flat().map(({ what }) => what)).toEqual(['59 days old', '29 days old', '6 days old'])
  const { rows } = await sql<{ to: string }>`select data ->> 'to' as to from pgboss.job order by 1`.execute(
    db,
  )
  expect(rows.map(({ to }) => to)).toEqual(['6@trickline.example', 'waiting@trickline.example'])
})

test('a long event log is deleted in batches, by the age that is set', async () => {
  const { db, clock, config } = node.context
  await sql`
    insert into live_events (channel, seq, public_seq, officials_seq, event, created_at)
    select 'competition.1', n, n, n, 'TestEvent', ${clock.now()}::timestamptz - interval '2 days'
    from generate_series(1, 2500) as n`.execute(db)
  const context = { ...node.context, config: { keepDays: { ...config.keepDays, liveEvents: 1 } } }
  const stopped = AbortSignal.abort()
  expect(await deleteExpired(context, stopped)).toMatchObject({
    live_events: 1000,
  })
  expect(await deleteExpired(context)).toMatchObject({ live_events: 1501 })
})
