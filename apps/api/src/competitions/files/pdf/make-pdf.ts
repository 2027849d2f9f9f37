/** Makes PDFs one at a time, each in its own thread (pdf-worker.ts). */
import { Worker } from 'node:worker_threads'
import { limitConcurrency } from '../../../platform/limit-concurrency.ts'
import type { Sheet } from './sheet.ts'

const longestMilliseconds = 20_000
const mostMegabytes = 256

const limit = limitConcurrency({ atOnce: 1, mostWaiting: 20 })

export function makePdf(sheet: Sheet): Promise<Buffer> {
  return limit(() => (isBuilt ? inThread(sheet) : hereAndNow(sheet)))
}

/** Tests run the TypeScript sources, which a thread cannot. */
const isBuilt = !import.meta.url.endsWith('.ts')

async function hereAndNow(sheet: Sheet): Promise<Buffer> {
  const { drawPdf } = await import('./draw-pdf.ts')
  return drawPdf(sheet)
}

function inThread(sheet: Sheet): Promise<Buffer> {
  const worker = new Worker(new URL('./pdf-worker.js', import.meta.url), {
    workerData: sheet,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  })
  const timer = setTimeout(() => void worker.terminate(), longestMilliseconds)
  return new Promise<Buffer>((resolve, reject) => {
    worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)))
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('a PDF was not drawn in time')))
  }).finally(() => clearTimeout(timer))
}
