import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { competitionForm } from './competitions.ts'
import { link, note, optionalNote, optionalText, personName, text } from './fields.ts'
import { visibleLine, visibleLines } from './visible-text.ts'

/** takes code points, since the characters are not readable here */
const of = (...codes: number[]) => String.fromCodePoint(...codes)

describe('stays as it is', () => {
  test.each([
    ['Latin with its marks', 'Ñandú Åström'],
    ['a mark of its own', 'n\u0303'],
    ['Arabic', 'محمد'],
    ['Persian, with the joiner that its words need', 'می\u200Cخواهم'],
    ['Hindi, with a joiner', 'क्\u200Dष'],
    ['Hebrew', 'שלום'],
    ['Japanese', '三連続'],
    ['Korean', '한국'],
    ['an emoji', '🎪'],
    ['one with a skin', '👍🏽'],
    ['a family, joined', '👨‍👩‍👧‍👦'],
    ['one with a skin and a joined sign', '🤸🏽‍♀️'],
    ['a heart in its colours', '❤️'],
    ['the flag of a country', '🇪🇸'],
    ['the flag of England', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['the flag of pirates', '🏴‍☠️'],
    ['a key', '1️⃣'],
  ])('%s', (_, written) => {
    expect(visibleLine(written)).toBe(written)
    expect(z.parse(text(), written)).toBe(written)
  })
})

const unseen: [string, number][] = [
  ['a right-to-left override', 0x202e],
  ['a left-to-right override', 0x202d],
  ['a right-to-left embedding', 0x202b],
  ['the end of one', 0x202c],
  ['an isolate', 0x2067],
  ['the end of one', 0x2069],
  ['a left-to-right mark', 0x200e],
  ['a right-to-left mark', 0x200f],
  ['an Arabic letter mark', 0x061c],
  ['a space of no width', 0x200b],
  ['a joiner', 0x200d],
  ['a non-joiner', 0x200c],
  ['a word joiner', 0x2060],
  ['a byte order mark', 0xfeff],
  ['a soft hyphen', 0x00ad],
  ['a filler of Hangul', 0x3164],
  ['a letter of a flag', 0xe0061],
  ['a variation', 0xfe0f],
  ['a bell', 0x07],
  ['an escape', 0x1b],
  ['a delete', 0x7f],
  ['a control of the second kind', 0x9b],
  ['an annotation', 0xfff9],
]

test.each(unseen)('%s is removed from text, and refused in a name', (_, code) => {
  const written = `Eva${of(code)}li`
  expect(visibleLine(written)).toBe('Evali')
  expect(visibleLines(written)).toBe('Evali')
  for (const schema of [text(), optionalText(), note(100), optionalNote(100)])
    expect(z.parse(schema, written)).toBe('Evali')
  expect(z.safeParse(personName, written).success).toBe(false)
  expect(z.safeParse(link(), `https://trickline.example/${written}`).success).toBe(false)
  expect(z.safeParse(text(), of(code)).success).toBe(false)
  expect(z.parse(optionalText(), of(code))).toBeNull()
})

test('a line has no breaks, a note has', () => {
  const written = 'one\r\ntwo\u2028three\tfour\rfive'
  expect(z.parse(text(), written)).toBe('one two three four five')
  expect(z.parse(note(100), written)).toBe('one\ntwo\nthree\tfour\nfive')
})

test.each([
  'Win at https://evil.example',
  'www.evil.example',
  'WWW.evil.example',
  'ftp://x',
  'Cup //evil.example',
])('%s is refused as the name of a person or competition', (name) => {
  expect(z.safeParse(personName, name).success).toBe(false)
  expect(z.safeParse(competitionForm, { name }).success).toBe(false)
})

test('a competition may be called by any letters, emoji and signs', () => {
  for (const name of ['Rio 🤸🏽‍♀️ <Line> & "Battle"', 'كأس', 'Open 1/2', "Eva's Cup, 4.5 m"])
    expect(z.parse(competitionForm, { name }).name).toBe(name)
})

test('long text is cleaned fast', () => {
  for (const part of ['\u200D', '👨\u200D', 'می\u200C', '🏴\u{E0061}', '1\uFE0F', 'a\u0301'])
    expect(visibleLines(part.repeat(100_000)).length).toBeLessThan(1_000_000)
})
