import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { call } from '@trickline/contract/call'
import { isRefusal } from '@trickline/contract/refusals'
import { banner, largestPictureBytes, portrait, readPicture } from './pictures.ts'
import { change } from '../http/serve.ts'
import { testServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'

const send = call({
  method: 'POST',
  path: '/test/picture',
  access: 'signed-in',
  summary: '',
  body: z.object({ store: z.string() }),
  reply: z.object({ path: z.string(), store: z.string() }),
})

let server: TestServer
let token: string

beforeAll(async () => {
  server = await testServer({
    register: (api) => {
      change(api, send, async ({ upload, files }, { body }) => {
        const picture = await readPicture(upload, banner)
        if (isRefusal(picture)) return picture
        return { path: await files.keepPicture('banners', picture), store: body.store }
      })
    },
  })
  token = (await server.person('organizer')).token
})
afterAll(() => server.close())

const aPicture = () => sharp({ create: { width: 900, height: 300, channels: 4, background: '#c0ffee80' } })

function sendFile(file: Buffer, name = 'image') {
  const form = new FormData()
  form.append('store', 'competitions_banners')
  form.append(name, new Blob([new Uint8Array(file)]), 'picture')
  return server.ask('POST', '/test/picture', { body: form, token })
}

test('JPEG, PNG and WebP become a JPEG of exactly the asked size, without metadata', async () => {
  const withPlace = { IFD0: { Copyright: 'Ana' }, IFD3: { GPSLatitude: '36/1 43/1 0/1' } }
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const original = await aPicture().withExif(withPlace).toFormat(format).toBuffer()
    expect((await sharp(original).metadata()).exif).toBeDefined()
    const picture = await readPicture(original, portrait)
    if (isRefusal(picture)) throw new Error(format)
    const { exif, width, height, format: now } = await sharp(picture).metadata()
    expect({ exif, width, height, now }).toEqual({ exif: undefined, width: 400, height: 400, now: 'jpeg' })
  }
})

test('anything else is refused: other formats, other files, broken ones, too large ones, none', async () => {
  const jpeg = await aPicture().jpeg().toBuffer()
  const refused = [
    null,
    Buffer.from(''),
    Buffer.from('not a picture'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'),
    await aPicture().gif().toBuffer(),
    jpeg.subarray(0, jpeg.length / 2),
    Buffer.concat([jpeg, Buffer.alloc(largestPictureBytes)]),
  ]
  for (const each of refused)
    expect(await readPicture(each, banner)).toMatchObject({ refused: 'upload-failed' })
})

test('an upload is kept and served under a name that may be cached for ever', async () => {
  const answer = await sendFile(await aPicture().png().toBuffer())
  expect(answer.status).toBe(200)
  const { path, store } = answer.body
  expect(store).toBe('competitions_banners')
  expect(path).toMatch(/^\/uploads\/banners\/[0-9a-f]{64}\.jpg$/)
  const served = await server.app.inject(path)
  expect(served.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 1280, height: 720 })
})

test('an upload that is no picture, or larger than 10 MB, is 422', async () => {
  const text = await sendFile(Buffer.from('hello'))
  expect(text.status).toBe(422)
  expect(text.body).toMatchObject({ code: 'upload-failed' })
  const large = await sendFile(Buffer.alloc(largestPictureBytes + 1))
  expect(large.status).toBe(422)
  expect(large.body).toMatchObject({ code: 'upload-failed' })
})

test('nothing outside the uploads can be read through them', async () => {
  for (const path of [
    '/uploads/%2e%2e%2fconfig.ts',
    '/uploads/banners/..%2f..%2fx.jpg',
    '/uploads/banners/none.jpg',
  ]) {
    expect((await server.app.inject(path)).statusCode).toBe(404)
  }
})
