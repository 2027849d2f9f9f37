/** For tests: all messages of a language by path; functions are called with sample arguments. */
import { listAreas, loadArea } from './catalogues.ts'
import type { Language } from './languages.ts'

/** `{ 'common.pageOf(17)': 'Page 17 of 17' }`. Numbers also stand for names. */
export async function everyMessage(language: Language): Promise<Map<string, string>> {
  const areas = await listAreas()
  const found = await Promise.all(
    areas.map(async (area) => [...messagesIn(await loadArea(language, area), area)]),
  )
  return new Map(found.flat())
}

function* messagesIn(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value]
  else if (typeof value === 'function') {
    for (const sample of samples) yield* messagesIn(call(value, sample), `${path}(${sample})`)
  } else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) yield* messagesIn(each, `${path}.${key}`)
}

const samples = [1, 17]

function call(message: Function, sample: number): unknown {
  for (const argument of [sample, String(sample), [sample], anything(sample)])
    try {
      return message(...Array.from({ length: message.length }, () => argument)) as unknown
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof RangeError)) throw error
    }
  throw new Error(`no sample for ${message.toString()}`)
}

function anything(sample: number): object {
  return new Proxy({}, { get: () => sample })
}
