import sharp from 'sharp'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { call } from '@trickline/contract/call'
import type { ParsedRequest } from '@trickline/contract/call'
import { isRefusal } from '@trickline/contract/refusals'
import { banner, largestPictureBytes, portrait, readPicture } from './pictures.ts'
import { serveVerb } from '../http/serve.ts'
import type { Work } from '../http/work.ts'
import { aServer } from '../test-server.ts'

const send = call({
  method: 'POST',
  path: '/test/picture',
  access: 'signed-in',
  takesPicture: true,
  summary: '',
  body: z.object({ store: z.string() }),
  reply: z.object({ path: z.string(), store: z.string() }),
})

const server = await aServer({
  register: (api) => {
    const keep = async ({ files }: Work, { body }: ParsedRequest<typeof send>, picture: Buffer) => ({
      path: await files.keepPicture('banners', picture),
      store: body.store,
    })
    serveVerb(api, send, keep, { prepare: ({ upload }) => readPicture(upload?.path ?? null, banner) })
  },
})
const token = (await server.person('organizer')).token

const aPicture = () => sharp({ create: { width: 900, height: 300, channels: 4, background: '#c0ffee80' } })

function sendFile(file: Buffer, name = 'image') {
  const form = new FormData()
  form.append('store', 'competitions_banners')
  form.append(name, new Blob([new Uint8Array(file)]), 'picture')
  return server.ask('POST', '/test/picture', { body: form, token })
}

test('JPEG, PNG and WebP become a JPEG of exactly the given size, without metadata', async () => {
  const exifWithLocation = { IFD0: { Copyright: 'Ana' }, IFD3: { GPSLatitude: '36/1 43/1 0/1' } }
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const original = await aPicture().withExif(exifWithLocation).toFormat(format).toBuffer()
    expect((await sharp(original).metadata()).exif).toBeDefined()
    const picture = await readPicture(original, portrait)
    if (isRefusal(picture)) throw new Error(format)
    const { exif, width, height, format: now } = await sharp(picture).metadata()
    expect({ exif, width, height, now }).toEqual({ exif: undefined, width: 400, height: 400, now: 'jpeg' })
  }
})

test('a rotated photo is turned upright and cropped to its middle', async () => {
  const red = {
    input: await sharp({ create: { width: 600, height: 900, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
    left: 0,
    top: 0,
  }
  const upright = await sharp({ create: { width: 600, height: 1800, channels: 3, background: 'blue' } })
    .composite([red])
    .png()
    .toBuffer()
  const stored = await sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const picture = await readPicture(stored, portrait)
  if (isRefusal(picture)) throw new Error('refused')
  const colourAt = async (top: number) =>
    [...(await sharp(picture).extract({ left: 200, top, width: 1, height: 1 }).raw().toBuffer())].map(
      (value) => value > 128,
    )
  expect(await colourAt(100)).toEqual([true, false, false])
  expect(await colourAt(300)).toEqual([false, false, true])
  expect(await sharp(picture).metadata()).toMatchObject({ width: 400, height: 400 })
  expect((await sharp(picture).metadata()).orientation).toBeUndefined()
})

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })

const tooLarge = { refused: 'upload-failed', errors: { image: ['too-large'] } }

test('a picture that would need too much memory is refused before it is decoded', async () => {
  const progressive = await flat(5000, 5000).jpeg({ progressive: true }).toBuffer()
  expect(await readPicture(progressive, banner)).toEqual(tooLarge)
})

test(
  'a PNG of 144 million pixels and a WebP of 25 are refused, and 64 million are read',
  { tags: ['full'] },
  async () => {
    const large = [await flat(12_000, 12_000).png().toBuffer(), await flat(5000, 5000).webp().toBuffer()]
    for (const each of large) expect(await readPicture(each, banner)).toEqual(tooLarge)
    for (const each of [await flat(8000, 8000).png().toBuffer(), await flat(8000, 8000).jpeg().toBuffer()])
      expect(isRefusal(await readPicture(each, banner))).toBe(false)
  },
)

test('other formats, other files, broken pictures and a missing file are refused', async () => {
  const jpeg = await aPicture().jpeg().toBuffer()
  const refused = [
    null,
    Buffer.from(''),
    Buffer.from('not a picture'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'),
    await aPicture().gif().toBuffer(),
    jpeg.subarray(0, jpeg.length / 2),
  ]
  for (const each of refused)
    expect(await readPicture(each, banner)).toMatchObject({ refused: 'upload-failed' })
})

test('an upload is stored and served with an immutable Cache-Control', async () => {
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

test('an upload that is not a picture, or larger than 10 MB, is 422', async () => {
  const text = await sendFile(Buffer.from('hello'))
  expect(text.status).toBe(422)
  expect(text.body).toMatchObject({ code: 'upload-failed' })
  const large = await sendFile(Buffer.alloc(largestPictureBytes + 1))
  expect(large.status).toBe(422)
  expect(large.body).toMatchObject({ code: 'upload-failed' })
})

test('/uploads serves no file outside the uploads', async () => {
  for (const path of [
    '/uploads/%2e%2e%2fconfig.ts',
    '/uploads/banners/..%2f..%2fx.jpg',
    '/uploads/banners/none.jpg',
  ]) {
    expect((await server.app.inject(path)).statusCode).toBe(404)
  }
})
