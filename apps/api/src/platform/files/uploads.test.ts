/** Uploads that break off, over the network. */
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { aServer } from '../test-server.ts'
import type { TestPerson } from '../test-server.ts'

const sockets: Socket[] = []

const server = await aServer()
const port = Number(new URL(await server.listen()).port)
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

function begin(path: string, token: string | null): Socket {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.write(
    `POST /api${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 9000000\r\n` +
      (token === null ? '' : `authorization: Bearer ${token}\r\n`) +
      'content-type: multipart/form-data; boundary=x\r\n\r\n' +
      '--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\nbeginning',
  )
  return socket
}

async function answerOf(socket: Socket): Promise<string> {
  const answer = await text(socket)
  return `${answer.slice(9, 12)} ${/"code":"([a-z-]+)"/.exec(answer)?.[1] ?? ''}`
}

const unfinished = () => readdir(join(server.context.config.dataDir, 'unfinished'))

async function sendPortrait(person: TestPerson) {
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const body = new FormData()
  body.set('user_id', String(person.id))
  body.set('image', new Blob([new Uint8Array(picture)]), 'a.png')
  return (await server.ask('POST', '/upload-profile-image', { token: person.token, body })).status
}

test('an upload without a session, without the right, or to a call without a picture is refused unread', async () => {
  const athlete = await server.person('athlete')
  expect(await answerOf(begin('/upload-image', null))).toBe('401 no-session')
  expect(await answerOf(begin('/upload-image', athlete.token))).toBe('403 not-allowed')
  const body = new FormData()
  body.set('email', 'a@trickline.example')
  expect(await server.ask('POST', '/login', { body })).toMatchObject({
    status: 422,
    body: { field_codes: { body: ['not-json'] } },
  })
})

test('a picture that is refused while it is sent gets the refusal instead of a broken connection', async () => {
  const socket = begin('/upload-image', null)
  const answer = answerOf(socket)
  // more than the buffers between client and server can hold
  for (let sent = 0; sent < 8; sent++) socket.write(Buffer.alloc(1024 * 1024))
  expect(await answer).toBe('401 no-session')
})

test('one account may have four unfinished uploads, and another when one ends', async () => {
  const person = await server.person('athlete')
  const uploads = [1, 2, 3, 4].map(() => begin('/upload-profile-image', person.token))
  await expect.poll(unfinished).toHaveLength(4)
  expect(await answerOf(begin('/upload-profile-image', person.token))).toBe('429 too-many-requests')
  uploads[0]?.destroy()
  await expect.poll(unfinished).toHaveLength(3)
  expect(await sendPortrait(person)).toBe(200)
  expect(await unfinished()).toHaveLength(3)
})

test('all accounts together may have 32 unfinished uploads', async () => {
  await expect.poll(unfinished).toHaveLength(0)
  const people = await Promise.all(Array.from({ length: 8 }, () => server.person('athlete')))
  const other = await server.person('athlete')
  for (const { token } of people) for (let n = 0; n < 4; n++) begin('/upload-profile-image', token)
  await expect.poll(unfinished).toHaveLength(32)
  expect(await answerOf(begin('/upload-profile-image', other.token))).toBe('503 busy')
  for (const socket of sockets.splice(0)) socket.destroy()
  await expect.poll(unfinished).toHaveLength(0)
  expect(await sendPortrait(other)).toBe(200)
  expect(await unfinished()).toHaveLength(0)
})
