import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { openFiles } from './files.ts'

test('with S3_URL pictures are stored in the bucket and read through the server', async () => {
  const bucket = new Map<string, Buffer>()
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request)
    const key = (request.url ?? '').split('?')[0] ?? ''
    const stored = bucket.get(key)
    const isList = new URL(request.url ?? '', 'http://x').searchParams.has('list-type')
    if (!request.headers.authorization?.includes('Credential=the-key/')) response.writeHead(403).end()
    else if (request.method === 'PUT') {
      bucket.set(key, body)
      response.writeHead(200, { etag: '"1"' }).end()
    } else if (isList)
      response.writeHead(200, { 'content-type': 'application/xml' }).end(listOf([...bucket.keys()]))
    else if (stored) {
      response
        .writeHead(200, { 'content-length': stored.length })
        .end(request.method === 'HEAD' ? '' : stored)
    } else response.writeHead(404).end()
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const files = await openFiles({
    dataDir: '',
    s3Url: `http://the-key:the%2Fsecret@127.0.0.1:${port}/pictures`,
  })

  const path = await files.keepPicture('people', Buffer.from('a picture'))
  expect([...bucket.keys()]).toEqual([path.replace('/uploads', '/pictures')])
  const found = await files.open(path.replace('/uploads/', ''))
  if (!found) throw new Error('not stored')
  expect((await buffer(found)).toString()).toBe('a picture')
  expect(await files.open(`people/${'0'.repeat(64)}.jpg`)).toBeNull()

  const before = async (time: string) => {
    const paths: string[] = []
    for await (const each of files.storedBefore('people', new Date(time))) paths.push(each)
    return paths
  }
  expect(await before('2030-01-02')).toEqual([path])
  expect(await before('2030-01-01')).toEqual([])
  server.closeAllConnections()
  server.close()
})

/** S3's listing of objects that were stored at noon of a day. */
function listOf(keys: readonly string[]): string {
  const rows = keys.map(
    (key) =>
      `<Contents><Key>${key.replace('/pictures/', '')}</Key><LastModified>2030-01-01T12:00:00.000Z</LastModified><Size>9</Size></Contents>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>false</IsTruncated>${rows.join('')}</ListBucketResult>`
}
