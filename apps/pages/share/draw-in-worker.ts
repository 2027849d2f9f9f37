/** Draws share images in a worker thread, so that the server's event loop stays free for everybody else. */
import { setPriority } from 'node:os'
import type { MessagePort } from 'node:worker_threads'
import type { CompetitionDetail } from '@trickline/contract/competitions'
import type {
  Drawing,
  FromDrawingWorker,
  SharePages,
  ToDrawingWorker,
} from '@trickline/contract/public-pages'
import type { Language } from '@trickline/ui/language.ts'

type Read = (path: string) => Promise<Buffer | null>

/** Each takes some megabytes. */
const mostCompetitions = 8
const lowPriority = 10

export function drawInWorker(port: MessagePort, pages: SharePages<Language>): void {
  // on Linux this sets the thread's priority, elsewhere that of the whole process
  if (process.platform === 'linux') setPriority(lowPriority)
  const competitions = new Map<string, Promise<CompetitionDetail>>()
  const reading = new Map<number, (bytes: Uint8Array | null) => void>()
  const send = (message: FromDrawingWorker) => port.postMessage(message)
  let questions = 0

  const readFor =
    (number: number): Read =>
    async (path) => {
      const bytes = await new Promise<Uint8Array | null>((resolve) => {
        questions += 1
        reading.set(questions, resolve)
        send({ number, reading: questions, path })
      })
      return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    }

  function competitionOf(version: string, read: Read): Promise<CompetitionDetail> {
    const known = competitions.get(version)
    if (known) return known
    const [oldest] = competitions.keys()
    if (oldest !== undefined && competitions.size >= mostCompetitions) competitions.delete(oldest)
    const parsed = read('competition').then((bytes): CompetitionDetail => JSON.parse(String(bytes)))
    competitions.set(version, parsed)
    parsed.catch(() => competitions.delete(version))
    return parsed
  }

  async function draw(number: number, drawing: Drawing<Language>): Promise<void> {
    try {
      const read = readFor(number)
      const text = await drawn(pages, drawing, {
        read,
        competitionOf: (version) => competitionOf(version, read),
      })
      send({ number, text })
    } catch (error) {
      send({ number, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  }

  port.on('message', (message: ToDrawingWorker<Language>) => {
    if ('drawing' in message) void draw(message.number, message.drawing)
    else {
      reading.get(message.reading)?.(message.bytes)
      reading.delete(message.reading)
    }
  })
}

async function drawn(
  pages: SharePages<Language>,
  drawing: Drawing<Language>,
  { read, competitionOf }: { read: Read; competitionOf: (version: string) => Promise<CompetitionDetail> },
): Promise<string> {
  const { language, origin } = drawing
  if (drawing.page === 'roundTricks') return pages.roundTricks(drawing.round, language)
  if (drawing.page === 'eventPicture') return pages.eventPicture(drawing.event, { language, origin, read })
  const competition = await competitionOf(drawing.version)
  if ('round' in drawing) {
    return pages[drawing.page](competition, { language, origin, read, round: drawing.round })
  }
  return pages[drawing.page](competition, { language, origin, read })
}
