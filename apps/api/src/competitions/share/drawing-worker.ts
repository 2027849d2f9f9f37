/** The worker thread that draws share pages and pictures (pages/share/draw-in-worker.ts); started with the first. */
import { Worker } from 'node:worker_threads'
import {
  type Drawing,
  drawingWorkerData,
  type FromDrawingWorker,
  type ToDrawingWorker,
} from '@trickline/contract/public-pages'
import type { Language } from '@trickline/messages/languages'

export type Draw = (drawing: Drawing<Language>, read: Read) => Promise<string>

/** Reads a path, or `competition`, which is its public view as JSON. */
type Read = (path: string) => Promise<Uint8Array | null>

type UnderWay = { read: Read; resolve: (text: string) => void; reject: (error: unknown) => void }

const longestDrawingMilliseconds = 20_000
const mostMegabytes = 256

export class DrawingWorker {
  readonly #file: string
  readonly #underWay = new Map<number, UnderWay>()
  #worker: Worker | null = null
  #drawings = 0

  constructor(file: string) {
    this.#file = file
  }

  readonly draw: Draw = async (drawing, read) => {
    const number = (this.#drawings += 1)
    // ends the thread, and with it all drawings under way
    const timer = setTimeout(() => void this.#worker?.terminate(), longestDrawingMilliseconds)
    try {
      return await new Promise<string>((resolve, reject) => {
        this.#underWay.set(number, { read, resolve, reject })
        this.#worker ??= this.#start()
        post(this.#worker, { number, drawing })
      })
    } finally {
      clearTimeout(timer)
      this.#underWay.delete(number)
    }
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(this.#file, {
      workerData: drawingWorkerData,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    })
    worker.unref()
    let reason: unknown = new Error('the drawing thread ended')
    worker.on('error', (error) => (reason = error))
    worker.on('exit', () => {
      this.#worker = null
      for (const { reject } of this.#underWay.values()) reject(reason)
    })
    worker.on('message', (message: FromDrawingWorker) => void this.#receive(worker, message))
    return worker
  }

  async #receive(worker: Worker, message: FromDrawingWorker): Promise<void> {
    const drawing = this.#underWay.get(message.number)
    if ('text' in message) drawing?.resolve(message.text)
    else if ('failure' in message) drawing?.reject(new Error(message.failure))
    else {
      const bytes = await drawing?.read(message.path).catch((error: unknown) => {
        drawing.reject(error)
        return null
      })
      post(worker, { reading: message.reading, bytes: bytes ?? null })
    }
  }
}

function post(worker: Worker, message: ToDrawingWorker<Language>): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
  worker.postMessage(message)
}
