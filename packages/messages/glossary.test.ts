/** Checks every language against docs/glossary.md: the word of each term, and no sentence left in English. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from './languages.ts'
import { everyMessage } from './test-messages.ts'

const glossary = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8')
const messagesByLanguage = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await everyMessage(language)] as const)),
)
const english = messagesByLanguage['en'] ?? new Map<string, string>()

describe.each(languages.filter((language) => language !== 'en'))('%s', (language) => {
  const messages = messagesByLanguage[language] ?? new Map<string, string>()

  test('a term of the sport has the word of the glossary', () => {
    const exceptions = listed('Said otherwise on purpose', language)
    const wrong = termsOf(language).flatMap(({ term, forms, not }) =>
      [...english]
        .filter(([path, text]) => term.test(text) && !exceptions.has(keyOf(path)))
        .map(([path]) => ({ path, text: messages.get(path) ?? '' }))
        .filter(({ text }) => has(text, not) || !has(text, forms))
        .map(({ path, text }) => `${path}: ${forms.join(' / ')}, not "${text}"`),
    )
    expect(wrong).toEqual([])
  })

  test('no sentence is left in English', () => {
    const kept = listed('Words that stay English', language)
    const left = [...messages].filter(([path, text]) => text === english.get(path) && !isKept(text, kept))
    expect(left.map(([path, text]) => `${path}: ${text}`)).toEqual([])
  })

  test('no sentence is empty, or lacks a name or a figure that the English has', () => {
    const wrong = [...messages].filter(([path, text]) => {
      const englishText = english.get(path) ?? ''
      return (
        (englishText !== '' && text.trim() === '') ||
        placeholders.some((each) => englishText.includes(each) && !text.includes(each))
      )
    })
    expect(wrong.map(([path, text]) => `${path}: ${text}`)).toEqual([])
  })
})

/** The second sample, and the placeholder of `plural`. */
const placeholders = ['17', '#']

function termsOf(language: Language): { term: RegExp; forms: string[]; not: string[] }[] {
  const [head = [], , ...rows] = tableUnder('Terms')
  const column = head.indexOf(language)
  expect(column, `docs/glossary.md has no column "${language}"`).toBeGreaterThan(0)
  return rows.map((cells) => {
    const [term = '', cell = ''] = [cells[0], cells[column]]
    const [forms = '', not = ''] = cell.replace(/\)$/, '').split(/\(not: /)
    const inPlural = term.replace(/y$/, '(?:y|ies)')
    return {
      term: new RegExp(`\\b${inPlural}(?:e?s|d)?\\b`, 'i'),
      forms: alternatives(forms),
      not: alternatives(not),
    }
  })
}

/** Lines like `- it: sport, online` under a heading. */
function listed(heading: string, language: Language): Set<string> {
  const lines = under(heading)
    .replaceAll(/\n {2}/g, ' ')
    .split('\n')
  const own = lines.filter((line) => line.startsWith('- all: ') || line.startsWith(`- ${language}: `))
  return new Set(own.flatMap((line) => line.replace(/^- \w+: /, '').split(/,\s*/)))
}

function tableUnder(heading: string): string[][] {
  const lines =
    under(heading)
      .split('\n\n')
      .find((part) => part.startsWith('|')) ?? ''
  return lines.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

function under(heading: string): string {
  return glossary.split(/^## /m).find((section) => section.startsWith(`${heading}\n`)) ?? ''
}

function alternatives(text: string): string[] {
  return text
    .split(' / ')
    .map((way) => way.trim())
    .filter(Boolean)
}

/** Compares the beginnings of words without accents, since endings change ("inscripción", "inscripciones"). */
function has(text: string, words: string[]): boolean {
  return words.some((word) => folded(text).includes(folded(word).slice(0, word.length > 6 ? -2 : undefined)))
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
}

function isKept(text: string, kept: Set<string>): boolean {
  return (
    text
      .replaceAll('\u00AD', '')
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? []
  ).every((word) => kept.has(word))
}

function keyOf(path: string): string {
  return path.replaceAll(/\(\d+\)/g, '')
}
