import type { Trick } from '@trickline/contract/tricks'
import { judging } from '@trickline/messages/en/judging'
import { grabs, hasGrab } from '@trickline/scoring'
import { expect, test } from 'vitest'
import catalogue from '../../../api/src/tricks/catalogue.json' with { type: 'json' }
import { performanceTags } from '@trickline/views/tricks/performed-trick.ts'
import { notationNames } from './notation-names.ts'
import { type Notation, readNotation, type ReadTrick } from './notation.ts'
import { trickIndex } from './search-tricks.ts'

const tricks: Trick[] = catalogue.map((trick) => ({ ...trick, score: trick.value, retired_at: null }))
const names = notationNames(trickIndex(tricks))
const read = (line: string, selectsSingles = true) => readNotation(line, names, { selectsSingles })

test('a line with a trick, side, grab and dub is understood', () => {
  expect(parsed('bb360 fs mute d20')).toEqual(['BB360 1 17 1'])
  expect(parsed('BB360 D20 MUTE FS')).toEqual(['BB360 1 17 1'])
})

test('a trick is found by a name of several words', () => {
  expect(parsed('butt bounce 360 to butt bounce bs d50')).toEqual(['BB360 2 null 2'])
  expect(parsed('Misty Flip (Standing Front Flip 180) fs')).toEqual(['Misty 1 null 0'])
})

test.each([',', ' , ', ';', '+', ' + '])('several tricks separated by “%s”', (separator) => {
  expect(parsed(['bb360 fs', 'free360 bs', 'bbf-f'].join(separator))).toEqual([
    'BB360 1 null 0',
    'Free360 2 null 0',
    'BBF-F 0 null 0',
  ])
})

test('brackets make a combo, with singles before and after it in the order typed', () => {
  expect(parsed('asc360, [bb360 fs, free360 bs mute, bbf-f d20] bb360')).toEqual([
    'Asc360 0 null 0',
    ['BB360 1 null 0', 'Free360 2 17 0', 'BBF-F 0 null 1'],
    'BB360 0 null 0',
  ])
})

test('the beginning of a grab is enough where only one begins so', () => {
  expect(parsed('bb360 squ')).toEqual(['BB360 0 26 0'])
  expect(problems('bb360 tu')).toEqual([
    { problem: 'many-grabs', word: 'tu', candidates: ['Tuck', 'TuckBlunt', 'TuckedTwist'] },
  ])
  expect(parsed('bb360 tuck')).toEqual(['BB360 0 29 0'])
})

test('the beginning of a trick is enough where only one begins so', () => {
  expect(parsed('superso fs')).toEqual(['Supersonic 1 null 0'])
  const [problem] = problems('bb36 fs')
  expect(problem).toMatchObject({ problem: 'many-tricks', word: 'bb36' })
})

test('one letter is enough where only one grab begins so, except the f of fs', () => {
  expect(parsed('bb360 fs m')).toEqual(['BB360 1 17 0'])
  expect(parsed('bb360 Y d50')).toEqual(['BB360 0 33 2'])
  expect(problems('bb360 t')).toMatchObject([{ problem: 'many-grabs', word: 't' }])
  for (const word of ['f', 'b', 'd'])
    expect(problems(`bb360 ${word}`)).toEqual([{ problem: 'unknown-word', word }])
})

test.each(['d20', 'D20%', '20', '20%', '-20', '-20%', '−20 %', '-20\u00a0%'])(
  '%s is a dub of 20 %%',
  (dub) => {
    expect(parsed(`bb360 fs m ${dub}`)).toEqual(['BB360 1 17 1'])
    expect(parsed(`bb360 ${dub} mute fs, asc360`)).toEqual(['BB360 1 17 1', 'Asc360 0 null 0'])
  },
)

test('the tags of a row are parsed to the same performance', () => {
  for (const dub of [1, 2, 3] as const)
    for (const { id, name } of grabs.filter((grab) => hasGrab({ grab: grab.id }))) {
      const tags = performanceTags({ variation: 2, grab: id, dub }, judging)
      expect([name, parsed(['BB360', ...tags].join(' '))]).toEqual([name, [`BB360 2 ${id} ${dub}`]])
    }
})

test('a problem is reported for each part that is not understood, and the line is not entered', () => {
  expect(problems('bb360 mut fs, nosuchtrick bs, free360 d30')).toEqual([
    { problem: 'unknown-trick', word: 'nosuchtrick' },
    { problem: 'unknown-word', word: 'd30' },
  ])
  expect(read('bb360 fs, nosuchtrick bs').understood).toBeNull()
})

test('a second side, grab or dub is a problem', () => {
  expect(problems('bb360 fs bs')).toEqual([{ problem: 'said-twice', word: 'bs' }])
  expect(problems('bb360 mute japan')).toEqual([{ problem: 'said-twice', word: 'japan' }])
  expect(problems('bb360 d20 d20')).toEqual([{ problem: 'said-twice', word: 'd20' }])
})

test('a combo needs two tricks, its bracket closed, and no 80 % dub at its end', () => {
  expect(comboProblems('[bb360, free360')).toEqual(['open'])
  expect(comboProblems('[bb360]')).toEqual(['too-short'])
  expect(comboProblems('[]')).toEqual(['too-short'])
  expect(comboProblems('[bb360, free360 d80]')).toEqual(['ends-dubbed'])
  expect(read('bb360 fs]').strayBracket).toBe(true)
  for (const line of ['[bb360, free360', '[bb360]', '[]', '[bb360, free360 d80]', 'bb360 fs]'])
    expect(read(line).understood).toBeNull()
})

test('nothing follows an 80 % dub, in a combo or in the selected list', () => {
  expect(problems('bb360 d80, free360')).toEqual([{ problem: 'after-dub-80' }])
  expect(problems('[bb360 d80, free360]')).toEqual([{ problem: 'after-dub-80' }])
  expect(parsed('bb360, free360 d80')).toHaveLength(2)
})

test('where singles are not selected, one may follow an 80 % dub; in a combo it may not', () => {
  expect(parsed('free360 d80, asc360', false)).toEqual(['Free360 0 null 3', 'Asc360 0 null 0'])
  expect(problems('[bb360 d80, free360]', false)).toEqual([{ problem: 'after-dub-80' }])
})

test('a name alone is a search, and more than a name is notation', () => {
  expect(
    ['', 'bb', 'bb360', 'ascension 360', 'nosuchtrick', 'no such'].map((line) => read(line).isNotation),
  ).toEqual(Array.from({ length: 6 }, () => false))
  expect(
    ['bb360 fs', 'bb360 xx', '[', 'bb360, ', 'bb360, asc360'].map((line) => read(line).isNotation),
  ).toEqual([true, true, true, true, true])
})

test('every trick of the catalogue is found by its short name and by its name', () => {
  for (const trick of tricks) {
    expect(read(`${trick.short_name} fs`).understood).toMatchObject([{ trick: { trick: { id: trick.id } } }])
    expect(read(`${trick.name} bs d20`).understood).toMatchObject([{ trick: { trick: { id: trick.id } } }])
  }
})

function parsed(line: string, selectsSingles = true): (string | string[])[] {
  return (read(line, selectsSingles).understood ?? []).map((row) =>
    row.kind === 'combo' ? row.tricks.map(trickText) : trickText(row.trick),
  )
}

function trickText({ trick, variation, grab, dub }: Omit<ReadTrick, 'text' | 'problems'>): string {
  return [trick?.short_name, variation, String(grab), dub].join(' ')
}

function problems(line: string, selectsSingles = true) {
  return read(line, selectsSingles).rows.flatMap((row) => row.tricks.flatMap((trick) => trick.problems))
}

function comboProblems(line: string): unknown[] {
  return read(line).rows.map((row: Notation['rows'][number]) => (row.kind === 'combo' ? row.problem : null))
}
