/** Finds texts that are wrong in a language: still English, a message key, or a failed placeholder. */
import { readFileSync } from 'node:fs'
import { words as english } from '@trickline/messages/en/index'
import { type Language, languages, locale } from '@trickline/messages/languages'
import { everyMessage } from '@trickline/messages/test-messages'

export type ScreenTexts = {
  texts: readonly string[]
  /** The same screen in English; empty if it was not opened in English. */
  inEnglish: ReadonlySet<string>
  /** Words in names, places and comments that people wrote. */
  properWords: ReadonlySet<string>
}

export function wrongWords(language: Language, { texts, inEnglish, properWords }: ScreenTexts): string[] {
  const unmade = texts.filter((text) => unmadeText.test(text))
  if (language === 'en') return unmade
  const isLeft = (text: string) =>
    !isSentenceOf(language, text) &&
    !text.split(' · ').every((part) => isSentenceOf(language, part)) &&
    !monthsOf(language).has(text) &&
    (isSentenceOf('en', text)
      ? !stays(text, language)
      : inEnglish.has(text) &&
        !wordsOf(text).every((word) => properWords.has(word) || isKept(word, language)))
  return [...unmade, ...texts.filter(isLeft)]
}

/** Whether the text is a message of a language, with any values. */
export function isSentenceOf(language: Language, text: string): boolean {
  const { whole, made, known } = sentences.get(language) ?? noSentences
  if (whole.has(text)) return true
  const before = known.get(text)
  if (before !== undefined) return before
  const is = made.some((pattern) => pattern.test(text))
  known.set(text, is)
  return is
}

/** Short month names of the language, some of which are the same as in English. */
function monthsOf(language: Language): ReadonlySet<string> {
  const month = new Intl.DateTimeFormat(locale(language), { month: 'short' })
  return new Set(Array.from({ length: 12 }, (_, at) => month.format(new Date(2026, at, 15))))
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{2,}/gu) ?? []
}

/** A missing value, an object, an unfilled placeholder, or a key. */
const unmadeText = new RegExp(
  String.raw`undefined|NaN|\[object|\{\w+\}|^(?:${Object.keys(english).join('|')})(?:\.\w+)+$`,
)

type Sentences = { whole: Set<string>; made: RegExp[]; known: Map<string, boolean> }

const noSentences: Sentences = { whole: new Set(), made: [], known: new Map() }
const sentences = new Map(
  await Promise.all(
    languages.map(async (language) => [language, sentencesIn(await everyMessage(language))] as const),
  ),
)

function sentencesIn(messages: Map<string, string>): Sentences {
  const whole = new Set<string>()
  const made: RegExp[] = []
  for (const [path, text] of messages)
    if (!path.includes('(')) whole.add(text)
    else if ((text.match(/\p{L}/gu) ?? []).length > 2)
      made.push(new RegExp(`^${escaped(text).replaceAll(/\b(?:1|17)\b/g, '.+')}$`, 'u'))
  return { whole, made, known: new Map() }
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
}

/** Whether all its words stay English in the language, like names of tricks (docs/glossary.md). */
function stays(text: string, language: Language): boolean {
  return wordsOf(text).every((word) => isKept(word, language))
}

function isKept(word: string, language: Language): boolean {
  return untranslated.some(([list, names]) => ['all', language].includes(list) && names.has(word))
}

const untranslated = [
  ...readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8')
    .replaceAll(/\n {2}/g, ' ')
    .matchAll(/^- (\w+): (.*)$/gm),
].map(([, list = '', words = '']) => [list, new Set(words.split(', '))] as const)
