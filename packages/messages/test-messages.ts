/** For tests: all that a language says, each sentence under its path, functions called with what they may be called with. */
import { loadArea } from './catalogues.ts'
import { words as english } from './en/index.ts'
import type { Area } from './areas.ts'
import type { Language } from './languages.ts'

/** `{ 'common.pageOf(17)': 'Page 17 of 17' }`. Numbers stand for names too: what is left to read was written by us. */
export async function everyMessage(language: Language): Promise<Map<string, string>> {
  const areas = Object.keys(english) as Area[]
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

/** One and several, so that every form of a plural is seen. */
const samples = [1, 17]

/** Where a number will not do it takes a list or an object of anything. */
function call(message: Function, sample: number): unknown {
  for (const stand of [sample, [sample], anything(sample)])
    try {
      return message(...Array.from({ length: message.length }, () => stand)) as unknown
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof RangeError)) throw error
    }
  throw new Error(`no sample for ${message.toString()}`)
}

function anything(sample: number): object {
  return new Proxy({}, { get: () => sample })
}
