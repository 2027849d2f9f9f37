/** The thread that draws one PDF, which takes half a second including opening its fonts. */
import { parentPort, workerData } from 'node:worker_threads'
import { drawPdf } from './draw-pdf.ts'
import type { Sheet } from './sheet.ts'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- make-pdf.ts gives it
const sheet = workerData as Sheet
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(await drawPdf(sheet))
