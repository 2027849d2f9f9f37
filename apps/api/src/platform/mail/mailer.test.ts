import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { call } from '@trickline/contract/call'
import { refuse } from '@trickline/contract/refusals'
import { openJobs } from '../jobs.ts'
import { openMailer, sendQueuedMails } from './mailer.ts'
import type { Mail } from './mail.ts'
import { change } from '../http/serve.ts'
import { testServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'

const invitation: Mail = {
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
const common = {
  method: 'POST',
  access: 'signed-in',
  summary: '',
  reply: z.object({ ok: z.boolean() }),
} as const
const mailIt = call({ ...common, path: '/test/mail' })
const mailAndRefuse = call({ ...common, path: '/test/mail-and-refuse' })
const log = pino({ level: 'silent' })

let server: TestServer
let token: string

beforeAll(async () => {
  server = await testServer({
    register: (api) => {
      change(api, mailIt, async ({ mail }) => {
        await mail(invitation)
        return { ok: true }
      })
      change(api, mailAndRefuse, async ({ mail }) => {
        await mail(invitation)
        return refuse('wrong-state')
      })
    },
  })
  token = (await server.person('organizer')).token
})
afterAll(() => server.close())

test('a mail is queued with its verb, and not when the verb refuses', async () => {
  await server.ask('POST', '/test/mail-and-refuse', { token })
  expect(await server.mails()).toEqual([])
  await server.ask('POST', '/test/mail', { token })
  expect(await server.mails()).toEqual([invitation])
})

test('a queued mail reaches the mail server, in the language of whoever gets it, and again after it was refused', async () => {
  const { received, url, close } = await aMailServer({ refuseFirst: 1 })
  const mailer = openMailer({ smtpUrl: url, dataDir: '', publicUrl: 'https://trickline.example' }, log)
  await expect(mailer.send(invitation)).rejects.toThrow(/busy/)

  await server.ask('POST', '/test/mail', { token })
  const jobs = openJobs(server.context.pool, log, { pollSeconds: 0.5 })
  await jobs.start()
  await sendQueuedMails(jobs, mailer)
  const { to, text } = await received
  expect(to).toEqual(['ana@trickline.example'])
  expect(text).toContain('From: Trickline <no-reply@trickline.example>')
  expect(text).toContain('Open de M')
  expect(text).toContain('https://trickline.example/competitionView/3')
  expect(text).toContain('Ana &lt;b&gt;')
  await jobs.stop()
  mailer.close()
  await close()
})

test('without a mail server a mail is a file that only we may read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trickline-mail-'))
  const mailer = openMailer({ smtpUrl: null, dataDir: folder, publicUrl: 'http://127.0.0.1:3000' }, log)
  await mailer.send({ ...invitation, language: 'en' })
  const [name = ''] = await readdir(join(folder, 'mail'))
  expect(name).toMatch(/^invitation-.*\.eml$/)
  const file = join(folder, 'mail', name)
  expect(await readFile(file, 'utf8')).toContain('you are invited to judge Open de')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await rm(folder, { recursive: true })
})

async function aMailServer({ refuseFirst }: { refuseFirst: number }) {
  let refused = 0
  let arrived: (mail: { to: string[]; text: string }) => void
  const received = new Promise<{ to: string[]; text: string }>((resolve) => {
    arrived = resolve
  })
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => {
        if (refused < refuseFirst) {
          refused += 1
          done(Object.assign(new Error('busy, come back later'), { responseCode: 451 }))
          return
        }
        arrived({ to: session.envelope.rcptTo.map(({ address }) => address), text })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => {
    smtp.listen(0, '127.0.0.1', resolve)
  })
  const address = smtp.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const close = () =>
    new Promise<void>((resolve) => {
      smtp.close(resolve)
    })
  return { received, url: `smtp://127.0.0.1:${port}`, close }
}
