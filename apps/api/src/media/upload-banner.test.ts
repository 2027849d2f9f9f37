import { readdir, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { completeForm, expectSuccess, signUpPeople } from '../competitions/test-competition.ts'
import { deleteExpired } from '../platform/delete-expired.ts'
import { aServer, type TestPerson } from '../platform/test-server.ts'

const server = await aServer()
const people = await signUpPeople(server)
const photo = await sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#336699' } })
  .withExif({ IFD0: { Artist: 'whoever took it' } })
  .png()
  .toBuffer()

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

test("a banner that is no competition's is deleted after a day, and one that is stays", async () => {
  const inColour = async (background: string): Promise<string> => {
    const picture = sharp({ create: { width: 9, height: 9, channels: 3, background } })
    return (await upload(people.owner, await picture.png().toBuffer())).body.path
  }
  const [used, left, fresh] = [await inColour('red'), await inColour('green'), await inColour('blue')]
  const formCreate = { ...completeForm, img_path: used }
  expectSuccess(
    await server.ask('POST', '/competitions/store', { token: people.owner.token, body: { formCreate } }),
  )
  const yesterday = new Date(Date.now() - 25 * 3600 * 1000)
  for (const path of [used, left])
    await utimes(join(server.context.config.dataDir, path), yesterday, yesterday)
  expect(await deleteExpired(server.context)).toMatchObject({ pictures: 1 })
  const statuses = [used, left, fresh].map(async (url) => (await server.app.inject({ url })).statusCode)
  expect(await Promise.all(statuses)).toEqual([200, 404, 200])
})

test('folders of DATA_DIR are open to their owner only', async () => {
  const { dataDir } = server.context.config
  await upload(people.owner, photo)
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name, parentPath }) => join(parentPath, name))
  const modes = folders.map(async (path) => [path.slice(dataDir.length), (await stat(path)).mode & 0o777])
  expect(Object.fromEntries(await Promise.all(modes))).toEqual({
    '/unfinished': 0o700,
    '/uploads': 0o700,
    '/uploads/banners': 0o700,
    '/uploads/people': 0o700,
  })
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
