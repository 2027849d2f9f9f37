import { expect, test } from 'vitest'
import { wrongCitations } from './check-reference.mjs'

const scoring = {
  path: 'docs/reference/scoring.md',
  text: '# Scoring\n\n## 1. Tricks\n\nAs in §2.\n\nCode: `packages/here.ts`,\n`packages/gone.ts`\n\n## 2. Combos\n',
}
const check = (text) =>
  wrongCitations(
    [
      { path: 'a.ts', text },
      { ...scoring, text: scoring.text.replace('gone', 'here') },
    ],
    () => true,
  )

test.each([
  '// Combos (scoring §2).',
  '/** Tricks and combos (scoring §1, §2). */',
  '/**\n * Where it comes from (scoring\n * §1 and §2).\n */',
  '// a document of its own, doc 5',
])('%j leads somewhere', (text) => {
  expect(check(text)).toEqual([])
})

test.each([
  ['// (scoring §3)', 'a.ts: docs/reference/scoring.md has no section 3'],
  ['// (scoring §1, §4)', 'a.ts: docs/reference/scoring.md has no section 4'],
  ['// (scoring §2.1)', 'a.ts: docs/reference/scoring.md has no section 2.1'],
  ['// (judging §1)', 'a.ts: "judging §1" names no file of docs/reference/, as "scoring §4" does'],
  ['// as §2 says', 'a.ts: "as §2" names no file of docs/reference/, as "scoring §4" does'],
  ['// document 3 says', `a.ts: "document 3" is in no reader's hands: cite docs/reference/`],
])('%j leads nowhere', (text, complaint) => {
  expect(check(text)).toEqual([complaint])
})

test('the code that a section names is there', () => {
  expect(wrongCitations([scoring], (path) => path === 'packages/here.ts')).toEqual([
    'docs/reference/scoring.md: there is no packages/gone.ts',
  ])
})
