import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGunzip } from 'node:zlib'
import { refuse } from '@trickline/contract/refusals'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { RefusalError } from '../../platform/http/errors.ts'
import { createSnapshot, type Snapshot, SnapshotCache } from '../../platform/http/snapshots.ts'
import { ChangeStream } from './change-stream.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

test('a change is told with its element and the hash that it leads from, then the head', async () => {
  const { listen, change } = await streamedPage([row(1, 'Ana'), row(2, 'Ben')])
  const reader = await listen()
  await expect.poll(reader.text).toBe('retry: 2000\n\ndata: {"now":"#0"}\n\n')
  change([row(1, 'Ana'), row(2, 'Eve')])
  await expect
    .poll(() => eventsOf(reader.text()).slice(1))
    .toEqual([
      { event: 'elements', data: { now: { from: '#0', to: '#1', html: { 2: row(2, 'Eve') } } } },
      { event: 'message', data: { now: '#1' } },
    ])
})

test('all readers get the same bytes, compressed for those who accept gzip', async () => {
  const { listen, change } = await streamedPage([row(1, 'Ana')])
  const plain = await listen()
  const [one, other] = [await listen('gzip, deflate, br'), await listen('gzip')]
  change([row(1, 'Eve')])
  await expect.poll(plain.text).toContain('"#1"')
  for (const { text } of [one, other]) await expect.poll(text).toBe(plain.text())
  expect(one.bytes()).toEqual(other.bytes())
  expect([plain, one].map(({ encoding }) => encoding)).toEqual([undefined, 'gzip'])
})

test('a reader who joins later gets the current head, and the next change like the others', async () => {
  const { listen, change } = await streamedPage([row(1, 'Ana')])
  const first = await listen('gzip')
  change([row(1, 'Eve')])
  await expect.poll(first.text).toContain('"#1"')
  const second = await listen('gzip')
  await expect.poll(second.text).toBe('retry: 2000\n\ndata: {"now":"#1"}\n\n')
  change([row(1, 'Cy')])
  for (const { text } of [first, second])
    await expect.poll(() => eventsOf(text()).at(-1)).toEqual({ event: 'message', data: { now: '#2' } })
  expect(eventsOf(second.text()).at(-2)?.data).toEqual(eventsOf(first.text()).at(-2)?.data)
})

test('if a change exceeds 16 kB compressed, only the head is sent', async () => {
  const { listen, change } = await streamedPage(['short'])
  const reader = await listen()
  change([Array.from({ length: 20_000 }, () => Math.random().toString(36)).join(' ')])
  await expect
    .poll(() => eventsOf(reader.text()).slice(1))
    .toEqual([{ event: 'message', data: { now: '#1' } }])
})

test('readers are told when a page is gone, and get its head when it is back', async () => {
  const { listen, change, hide } = await streamedPage([row(1, 'Ana')])
  const reader = await listen()
  hide()
  await expect.poll(() => eventsOf(reader.text()).at(-1)?.event).toBe('gone')
  change([row(1, 'Eve')])
  await expect
    .poll(() => eventsOf(reader.text()).slice(2))
    .toEqual([{ event: 'message', data: { now: '#1' } }])
})

test('a change that was not announced is sent when somebody notices it', async () => {
  const { listen, change, stream, page } = await streamedPage([row(1, 'Ana')])
  const reader = await listen()
  // lets the messages about the subscription itself pass
  await new Promise((resolve) => setTimeout(resolve, 50))
  change([row(1, 'Eve')], { isAnnounced: false })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(eventsOf(reader.text())).toHaveLength(1)
  stream.notice(page.key, await page.make())
  await expect.poll(() => eventsOf(reader.text()).at(-1)?.data).toEqual({ now: '#1' })
})

test('an address has 1,000 streams at most, and those that end make room', async () => {
  const { listen, stream } = await streamedPage(['now'])
  const readers = await Promise.all(Array.from({ length: 1000 }, () => listen()))
  expect([stream.isFull('here'), stream.isFull('there')]).toEqual([true, false])
  readers[0]?.end()
  await expect.poll(() => stream.isFull('here')).toBe(false)
})

function row(id: number, name: string): string {
  return `<li data-row="${id}">${name}</li>`
}

/** A page with one part on its own server; its hash counts the changes. */
async function streamedPage(rows: readonly string[]) {
  const snapshots = new SnapshotCache()
  const stream = new ChangeStream(snapshots, pino({ level: 'silent' }))
  let number = 0
  let present: Snapshot | null = snapshotOf(rows, number)
  const page = {
    key: 'page',
    pauseMilliseconds: 0,
    make: async () => {
      if (present === null) throw new RefusalError(refuse('not-found'))
      return present
    },
  }
  const server = createServer(({ headers }, response) => {
    const takesGzip = headers['accept-encoding'] !== undefined
    void page.make().then((current) => stream.follow(response, { page, current, address: 'here', takesGzip }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => {
    stream.close()
    server.close()
  })
  return {
    page,
    stream,
    listen: (encodings?: string) => listenTo(server.address(), encodings),
    change: (next: readonly string[], { isAnnounced = true } = {}) => {
      present = snapshotOf(next, (number += 1))
      if (isAnnounced) snapshots.invalidate(['competition.1'])
    },
    hide: () => {
      present = null
      snapshots.invalidate(['competition.1'])
    },
  }
}

function snapshotOf(rows: readonly string[], number: number): Snapshot {
  const html = `<ol>${rows.join('')}</ol>`
  return createSnapshot({
    text: html,
    type: 'html',
    sourceChannels: ['competition.1'],
    parts: [{ name: 'now', hash: `#${number}`, html }],
  })
}

async function listenTo(address: AddressInfo | string | null, encodings?: string) {
  if (address === null || typeof address === 'string') throw new Error('the server listens on a port')
  const headers = encodings === undefined ? {} : { 'accept-encoding': encodings }
  const asked = request({ port: address.port, host: '127.0.0.1', headers, agent: false }).end()
  return new Promise<Reader>((resolve) =>
    asked.on('response', (answer) => {
      const chunks: Buffer[] = []
      let text = ''
      const encoding = answer.headers['content-encoding']
      answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', () => undefined)
      const decoded = encoding === 'gzip' ? answer.pipe(createGunzip()) : answer
      decoded.on('data', (chunk: Buffer) => (text += chunk.toString())).on('error', () => undefined)
      resolve({ encoding, bytes: () => Buffer.concat(chunks), text: () => text, end: () => asked.destroy() })
    }),
  )
}

type Reader = { encoding: string | undefined; bytes: () => Buffer; text: () => string; end: () => void }

function eventsOf(text: string): { event: string; data: unknown }[] {
  return text.split('\n\n').flatMap((message) => {
    const data = /^data: (.*)$/m.exec(message)?.[1]
    return data === undefined
      ? []
      : [{ event: /^event: (.*)$/m.exec(message)?.[1] ?? 'message', data: JSON.parse(data) }]
  })
}
