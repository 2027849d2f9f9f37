import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DrawingWorker } from './drawing-worker.ts'

/** Draws the page's name with what it reads for it; the thread ends at a poster and fails at a podium. */
const program = `
  import { parentPort } from 'node:worker_threads'
  const drawings = new Map()
  parentPort.on('message', ({ number, drawing, reading, bytes }) => {
    if (drawing?.page === 'poster') process.exit(1)
    else if (drawing?.page === 'podiumPage') parentPort.postMessage({ number, failure: 'no podium' })
    else if (drawing) parentPort.postMessage({ number, reading: number, path: drawing.page + ' ' + number })
    else parentPort.postMessage({ number: reading, text: 'drawn of ' + Buffer.from(bytes).toString() })
  })
`

let folder: string
let worker: DrawingWorker
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trickline-drawing-'))
  await writeFile(join(folder, 'draw.mjs'), program)
  worker = new DrawingWorker(join(folder, 'draw.mjs'))
})
afterAll(async () => {
  await worker.close()
  await rm(folder, { recursive: true })
})

const drawing = { version: 'one', language: 'en', origin: '' } as const
const read = async (path: string) => Buffer.from(path)
const unreadable = () => Promise.reject(new Error('the bucket is away'))

test('each drawing gets what it reads, whatever is drawn beside it', async () => {
  const pages = ['competitionPicture', 'podiumPicture'] as const
  const drawn = await Promise.all(pages.map((page) => worker.draw({ ...drawing, page }, read)))
  expect(drawn).toEqual([
    expect.stringMatching(/^drawn of competitionPicture \d+$/),
    expect.stringMatching(/^drawn of podiumPicture \d+$/),
  ])
})

test('a drawing that fails, or cannot read, is rejected with the reason', async () => {
  await expect(worker.draw({ ...drawing, page: 'podiumPage' }, read)).rejects.toThrow('no podium')
  await expect(worker.draw({ ...drawing, page: 'podiumPicture' }, unreadable)).rejects.toThrow(
    'the bucket is away',
  )
})

test('a thread that ends rejects what it drew, and the next drawing starts another', async () => {
  const lost = [
    worker.draw({ ...drawing, page: 'poster' }, read),
    worker.draw({ ...drawing, page: 'poster' }, read),
  ]
  expect((await Promise.allSettled(lost)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await worker.draw({ ...drawing, page: 'competitionPicture' }, read)).toContain('competitionPicture')
})
