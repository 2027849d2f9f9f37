/** Words of the notation: tricks, grabs, sides and dubs. */
import type { Trick } from '@trickline/contract/tricks'
import { type Dub, dubLevels, type Grab, grabs, hasGrab, type Variation } from '@trickline/scoring'
import { plainText } from '@trickline/ui/plain-text.ts'
import type { TrickIndex } from './search-tricks.ts'

/** `word`: what was typed; `candidates`: what it could mean. */
export type NotationProblem =
  | { problem: 'unknown-trick'; word: string }
  | { problem: 'many-tricks'; word: string; candidates: string[] }
  | { problem: 'unknown-word'; word: string }
  | { problem: 'many-grabs'; word: string; candidates: string[] }
  | { problem: 'said-twice'; word: string }
  | { problem: 'after-dub-80' }

export type NotationNames = {
  exact: ReadonlyMap<string, Trick>
  /** Short names first, then names and aliases; in plain text. */
  all: readonly { name: string; trick: Trick }[]
}

export function notationNames(index: TrickIndex): NotationNames {
  const all = [
    ...index.map(({ shortName, trick }) => ({ name: shortName, trick })),
    ...index.flatMap(({ names, trick }) => names.map((name) => ({ name, trick }))),
  ]
  // a short name wins over an equal name of another trick
  return { exact: new Map(all.toReversed().map(({ name, trick }) => [name, trick])), all }
}

type FoundTrick = { trick: Trick | null; problem: NotationProblem | null; wordCount: number }

export function trickFrom(words: readonly string[], { exact, all }: NotationNames): FoundTrick {
  for (let wordCount = words.length; wordCount > 0; wordCount -= 1) {
    const trick = exact.get(textOf(words, wordCount))
    if (trick) return { trick, problem: null, wordCount }
  }
  for (let wordCount = wordsBeforePerformance(words); wordCount > 0; wordCount -= 1) {
    const prefix = textOf(words, wordCount)
    const tricks = new Set(
      prefix.length < minPrefixLength
        ? []
        : all.filter(({ name }) => name.startsWith(prefix)).map(({ trick }) => trick),
    )
    const [trick] = tricks
    if (!trick) continue
    if (tricks.size === 1) return { trick, problem: null, wordCount }
    const candidates = [...tricks].slice(0, maxCandidates).map(({ short_name }) => short_name)
    return {
      trick: null,
      problem: { problem: 'many-tricks', word: words.slice(0, wordCount).join(' '), candidates },
      wordCount,
    }
  }
  const wordCount = wordsBeforePerformance(words)
  const word = words.slice(0, wordCount).join(' ')
  return { trick: null, problem: { problem: 'unknown-trick', word }, wordCount }
}

export function variationFrom(word: string): Exclude<Variation, 0> | null {
  return sides.get(word.toLowerCase()) ?? null
}

const sides = new Map<string, Exclude<Variation, 0>>([
  ['fs', 1],
  ['bs', 2],
])

/** `d20`, `20`, `-20%` and the like; null for another word. */
export function dubFrom(word: string): Dub | null {
  const percent = /^[d\-−]?(\d+)%?$/iu.exec(word)?.[1]
  return dubLevels.find((dub) => String(dub.percent) === percent)?.id ?? null
}

/** The grab of that name, else all grabs that begin so. Not "No grab", and not Flat for the `f` of `fs`. */
export function grabFrom(word: string): Grab[] {
  const prefix = word.toLowerCase()
  const named = realGrabs.filter(({ name }) => name.toLowerCase() === prefix)
  if (named.length > 0 || [...sides.keys()].some((side) => side.startsWith(prefix))) return named
  return realGrabs.filter(({ name }) => name.toLowerCase().startsWith(prefix))
}

const minPrefixLength = 2
const maxCandidates = 4
const realGrabs = grabs.filter(({ id }) => hasGrab({ grab: id }))

function textOf(words: readonly string[], count: number): string {
  return plainText(words.slice(0, count).join(' '))
}

/** Number of words before the first side or dub, at least 1. */
function wordsBeforePerformance(words: readonly string[]): number {
  const first = words.findIndex((word, place) => place > 0 && (variationFrom(word) ?? dubFrom(word)) !== null)
  return first === -1 ? words.length : first
}
