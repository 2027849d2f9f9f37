import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { call } from '@trickline/contract/call'
import { refuse } from '@trickline/contract/refusals'
import { type Language, languages, locale } from '@trickline/messages/languages'
import { openJobs } from '../jobs.ts'
import { renderMail } from './render-mail.ts'
import { openMailer, sendQueuedMails } from './mailer.ts'
import type { Mail, MailOf } from './mail.ts'
import { serveVerb } from '../http/serve.ts'
import { aServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'

const invitation: MailOf<'invitation'> = {
  to: 'ana@trickline.example',
  language: 'es',
  template: 'invitation',
  data: {
    name: 'Ana <b>',
    competition: 'Open de Málaga',
    role: 'judge',
    date: null,
    link: 'https://trickline.example/competitionView/3',
  },
}
const { link } = invitation.data
const common = {
  method: 'POST',
  access: 'signed-in',
  summary: '',
  reply: z.object({ ok: z.boolean() }),
} as const
const sendMail = call({ ...common, path: '/test/mail' })
const mailAndRefuse = call({ ...common, path: '/test/mail-and-refuse' })
const log = pino({ level: 'silent' })

const readOutbox = (as: string) => server.ask('GET', '/outbox', { token: as })

const server = await aServer({
  register: (api) => {
    serveVerb(api, sendMail, async ({ mail }) => {
      await mail(invitation)
      return { ok: true }
    })
    serveVerb(api, mailAndRefuse, async ({ mail }) => {
      await mail(invitation)
      return refuse('wrong-state')
    })
  },
})
const token = (await server.person('organizer')).token

test('a mail is queued in the transaction of its verb, and not when the verb refuses', async () => {
  await server.ask('POST', '/test/mail-and-refuse', { token })
  expect(await server.mails()).toEqual([])
  await server.ask('POST', '/test/mail', { token })
  expect(await server.mails()).toEqual([invitation])
})

test('a queued mail reaches the mail server in the language of the recipient', async () => {
  const smtp = await startMailServer()
  await server.ask('POST', '/test/mail', { token })
  const stop = await startWorker(smtp.url)
  const { to, text } = await smtp.received
  expect(to).toEqual(['ana@trickline.example'])
  expect(text).toContain('From: Trickline <no-reply@trickline.example>')
  expect(text).toContain('Tienes_una_invitaci')
  expect(text).toContain('Content-Type: text/plain')
  expect(text).toContain('Content-Type: text/html')
  expect(text).toContain('https://trickline.example/competitionView/3')
  expect(text).toContain('Ana &lt;b&gt;')
  await stop()
  await smtp.close()
})

/** One mail of each kind, with digits as user input, so that all letters come from the messages. */
const everyKind = [
  { template: 'verify-email', data: { name: '1', link } },
  { template: 'reset-password', data: { name: '1', link } },
  { template: 'new-address', data: { name: '1', link } },
  { template: 'address-changes', data: { name: '1', address: '2', link } },
  { template: 'password-changed', data: { name: '1', link } },
  { template: 'second-factor-changed', data: { name: '1', isOn: true, link } },
  { template: 'second-factor-changed', data: { name: '1', isOn: false, link } },
  { template: 'invitation', data: { name: '1', competition: '2', role: 'judge', date: '3', link } },
  { template: 'invitation', data: { name: '1', competition: '2', role: 'athlete', date: null, link } },
  { template: 'competition-returned', data: { name: '1', competition: '2', reason: '3', link } },
  { template: 'invitation-to-join', data: { competition: '2', date: '3', link } },
  ...(['athlete', 'judge', 'organizer', 'supervisor', 'admin'] as const).flatMap((role) =>
    (['role-granted', 'role-refused', 'role-withdrawn'] as const).map((template) => ({
      template,
      data: { name: '1', role, note: '3', link },
    })),
  ),
  { template: 'account-suspended', data: { name: '1', reason: '3', link } },
  { template: 'account-restored', data: { name: '1', reason: '3', link } },
  { template: 'webhook-off', data: { name: '1', competition: '2', address: '3', link } },
] as const

test.each(languages)(
  'every kind of mail arrives completely in %s, without English text',
  async (language) => {
    const smtp = await startMailServer()
    const mailer = openMailer({
      // one connection for all mails, since the test's mail server stays silent for 0.1 s on each new one
      config: { smtpUrl: `${smtp.url}?pool=true`, publicUrl: 'https://trickline.example' },
      db: server.context.db,
      clock: server.context.clock,
      log,
    })
    const english = new Set(everyKind.flatMap((mail) => linesOf(renderMail(toAna(mail, 'en'), 'en'))))
    for (const mail of everyKind) {
      await mailer.send(toAna(mail, language), randomUUID())
      const { subject, text, html } = readMail(smtp.arrived.at(-1) ?? '')
      const rendered = renderMail(toAna(mail, language), language)
      expect({ subject, text: text.trim(), html: html.trim() }).toEqual({
        subject: rendered.subject,
        text: rendered.text,
        html: rendered.html.trim(),
      })
      expect(subject).toMatch(/\p{L}{2}/u)
      expect(subject + text).not.toMatch(/undefined|NaN|\[object|[{}]|\b(?:mails|roles)\./)
      expect(html).toContain(`<html lang="${locale(language)}">`)
      if (language !== 'en')
        expect(linesOf({ subject, text }).filter((line) => english.has(line))).toEqual([])
    }
    mailer.close()
    await smtp.close()
  },
)

test.each(['is down', 'is busy'])(
  'while the mail server %s a mail waits in the queue',
  { tags: ['full'] },
  async (state) => {
    const { db } = server.context
    const { port, close } = await startMailServer()
    await close()
    const busy = state === 'is busy' ? await startMailServer({ port, isBusy: true }) : null
    await server.ask('POST', '/test/mail', { token })
    const stop = await startWorker(`smtp://127.0.0.1:${port}`)
    await expect.poll(() => statesOfMails(db)).toContain('retry')
    await busy?.close()
    const smtp = await startMailServer({ port })
    await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db)
    expect((await smtp.received).to).toEqual(['ana@trickline.example'])
    await expect.poll(() => statesOfMails(db)).not.toContain('retry')
    await stop()
    await smtp.close()
  },
)

test('a mail that is sent again has the same Message-ID', async () => {
  const smtp = await startMailServer()
  const config = { smtpUrl: smtp.url, publicUrl: 'https://trickline.example' }
  const id = randomUUID()
  for (let node = 1; node <= 2; node++) {
    const mailer = openMailer({ config, db: server.context.db, clock: server.context.clock, log })
    await mailer.send(invitation, id)
    mailer.close()
  }
  const ids = smtp.arrived.map((text) => /^Message-ID: (.*?)\r/im.exec(text)?.[1])
  expect(ids).toEqual([`<${id}@trickline.example>`, `<${id}@trickline.example>`])
  await smtp.close()
})

describe('without a mail server', () => {
  test('a mail that is sent again is in the outbox once', async () => {
    const { mailer } = server.context
    const [id, other] = [randomUUID(), randomUUID()]
    const count = async () => (await server.context.db.selectFrom('outbox').selectAll().execute()).length
    const before = await count()
    for (const each of [id, id, other]) await mailer.send(invitation, each)
    expect(await count()).toBe(before + 2)
  })

  test('a mail is kept in the outbox as it would have been sent, and only admins read it', async () => {
    const { mailer } = server.context
    await mailer.send({ ...invitation, language: 'en' }, randomUUID())
    const admin = await server.person('admin')
    const { status, body } = await readOutbox(admin.token)
    expect([status, body.sends]).toEqual([200, false])
    expect(body.mails[0]).toMatchObject({
      recipient: 'ana@trickline.example',
      subject: 'You are invited to Open de Málaga',
      text: expect.stringContaining('you are invited to judge Open de Málaga') as unknown,
      html: expect.stringContaining('Ana &lt;b&gt;') as unknown,
    })
    for (const who of [await server.person('athlete'), await server.person('supervisor')])
      expect((await readOutbox(who.token)).status).toBe(403)
  })
})

test.each([
  ['Eva http://evil.example/x', 'Eva http evil. example/x'],
  ['Eva www.evil.example', 'Eva www. evil. example'],
  ['Eva\r\nBcc: all@evil.example', 'Eva Bcc: all@evil. example'],
  ['Eva \u202Emoc.live\u2066', 'Eva moc. live'],
  ['J.R. Müller', 'J. R. Müller'],
  ['Open 2.0', 'Open 2.0'],
])('the name %j makes no link, no new line and no change of direction in a mail', (name, plain) => {
  const mail: Mail = { ...invitation, language: 'en', data: { ...invitation.data, name, competition: name } }
  const { subject, text } = renderMail(mail, 'en')
  expect(subject).toBe(`You are invited to ${plain}`)
  expect(text).toContain(`Hello ${plain},`)
  expect(text).toContain('https://trickline.example/competitionView/3')
})

function toAna(mail: (typeof everyKind)[number], language: Language): Mail {
  return { ...mail, language, to: 'ana@trickline.example' }
}

function linesOf({ subject, text }: { subject: string; text: string }): string[] {
  return [subject, ...text.split('\n')].filter(
    (line) => /\p{L}{2}/u.test(line) && line !== 'Trickline' && line !== link,
  )
}

function readMail(raw: string): { subject: string; text: string; html: string } {
  const subject = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(raw)?.[1] ?? ''
  const part = (type: string) => {
    const [head = '', ...body] = (raw.split(/\r\n--.+\r\n/).find((each) => each.includes(type)) ?? '').split(
      '\r\n\r\n',
    )
    const encoded = body.join('\r\n\r\n').replace(/\r\n--[\s\S]*$/, '')
    const encoding = /Content-Transfer-Encoding: (\S+)/i.exec(head)?.[1]
    const plain =
      encoding === 'base64'
        ? Buffer.from(encoded, 'base64').toString()
        : encoding === 'quoted-printable'
          ? unescaped(encoded.replaceAll('=\r\n', ''))
          : encoded
    return plain.replaceAll('\r\n', '\n')
  }
  const words = subject
    .replaceAll(/\r\n[ \t]/g, ' ')
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toLowerCase() === 'q'
        ? unescaped(text.replaceAll('_', ' '))
        : Buffer.from(text, 'base64').toString(),
    )
  return { subject: words, text: part('text/plain'), html: part('text/html') }
}

/** Decodes quoted-printable: "=C3=A1" is "á". */
function unescaped(text: string): string {
  return text.replaceAll(/(?:=[\dA-F]{2})+/gi, (bytes) =>
    Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
  )
}

async function startWorker(smtpUrl: string): Promise<() => Promise<void>> {
  const { db, clock, pool } = server.context
  const mailer = openMailer({ config: { smtpUrl, publicUrl: 'https://trickline.example' }, db, clock, log })
  const jobs = openJobs(pool, log, { pollSeconds: 0.5 })
  await jobs.start()
  await sendQueuedMails(jobs, mailer)
  return async () => {
    await jobs.stop()
    mailer.close()
  }
}

async function statesOfMails(db: TestServer['context']['db']): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`select state from pgboss.job where name = 'mail'`.execute(db)
  return rows.map(({ state }) => state)
}

async function startMailServer({ port = 0, isBusy = false } = {}) {
  let first: (mail: { to: string[]; text: string }) => void
  const received = new Promise<{ to: string[]; text: string }>((resolve) => {
    first = resolve
  })
  const arrived: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, session, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => {
        if (isBusy) {
          done(Object.assign(new Error('busy, come back later'), { responseCode: 451 }))
          return
        }
        arrived.push(text)
        first({ to: session.envelope.rcptTo.map(({ address }) => address), text })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => {
    smtp.listen(port, '127.0.0.1', resolve)
  })
  const address = smtp.server.address()
  const boundPort = typeof address === 'object' && address !== null ? address.port : 0
  const close = () =>
    new Promise<void>((resolve) => {
      smtp.close(resolve)
    })
  return { received, arrived, port: boundPort, url: `smtp://127.0.0.1:${boundPort}`, close }
}
