import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeForm, expectSuccess, type People, signUpPeople } from '../competitions/test-competition.ts'
import { type TestPerson, testServer, type TestServer } from '../platform/test-server.ts'

let server: TestServer
let people: People
let photo: Buffer

beforeAll(async () => {
  server = await testServer()
  people = await signUpPeople(server)
  photo = await sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Artist: 'whoever took it' } })
    .png()
    .toBuffer()
})
afterAll(() => server.close())

function upload(
  by: TestPerson | null,
  image: Buffer | null,
  { store = 'competitions_banners', headers = {} }: { store?: string; headers?: Record<string, string> } = {},
) {
  const form = new FormData()
  form.set('store', store)
  if (image) form.set('image', new Blob([new Uint8Array(image)]), 'banner.png')
  return server.ask('POST', '/upload-image', { body: form, headers, ...(by && { token: by.token }) })
}

test('a banner becomes a JPEG of 1280 x 720 without metadata, and the competition can show it', async () => {
  const { status, body } = await upload(people.owner, photo)
  expect(status).toBe(200)
  const served = await server.app.inject({ method: 'GET', url: body.path })
  expect(served.statusCode).toBe(200)
  const { format, width, height, exif } = await sharp(served.rawPayload).metadata()
  expect({ format, width, height, exif }).toEqual({
    format: 'jpeg',
    width: 1280,
    height: 720,
    exif: undefined,
  })

  const formCreate = { ...completeForm, img_path: body.path }
  const created = await server.ask('POST', '/competitions/store', {
    token: people.owner.token,
    body: { formCreate },
  })
  expect(expectSuccess(created).competition.img_path).toBe(body.path)
})

test('only organizers may upload', async () => {
  expect((await upload(null, photo)).status).toBe(401)
  for (const who of ['athlete', 'judge', 'supervisor', 'admin'] as const) {
    expect([who, (await upload(people[who], photo)).status]).toEqual([who, 403])
  }
})

test('a file that is not a picture, no file and an unknown store are refused', async () => {
  expect(await upload(people.owner, Buffer.from('<svg/>'))).toMatchObject({
    status: 422,
    body: { code: 'upload-failed' },
  })
  expect((await upload(people.owner, null)).body.code).toBe('upload-failed')
  expect((await upload(people.owner, photo, { store: 'elsewhere' })).body).toMatchObject({
    code: 'invalid',
    field_codes: { store: ['not-offered'] },
  })
})

test('the same idempotency key returns the same picture again, and refuses another one', async () => {
  const headers = { 'idempotency-key': 'one picture' }
  const first = await upload(people.owner, photo, { headers })
  expect(first.status).toBe(200)
  expect((await upload(people.owner, photo, { headers })).body).toEqual(first.body)
  const other = await sharp(photo).negate().png().toBuffer()
  for (const image of [other, null]) {
    const answer = await upload(people.owner, image, { headers })
    expect([answer.status, answer.body.code]).toEqual([409, 'same-key-other-request'])
  }
})
