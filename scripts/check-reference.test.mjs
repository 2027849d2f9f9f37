import { expect, test } from 'vitest'
import { wrongCitations, wrongDecisions } from './check-reference.mjs'

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

test('the code that a decision names is there', () => {
  const path = 'docs/decisions/0001-rules.md'
  expect(wrongCitations([{ path, text: '`packages/gone.ts`' }], () => false)).toEqual([
    `${path}: there is no packages/gone.ts`,
  ])
})

const decisionsWith = (names, listed = names) => [
  ...names.map((name) => ({ path: `docs/decisions/${name}`, text: '' })),
  {
    path: 'docs/decisions/README.md',
    text: `| | decision |\n| --- | --- |\n${listed.map((name) => `| 1 | [A title](${name}) | accepted |\n`).join('')}`,
  },
]
const numbered = (count) => Array.from({ length: count }, (_, index) => `00${10 + index}-title.md`)

test('up to 14 decisions, each in the index, are in order', () => {
  expect(wrongDecisions(decisionsWith(numbered(14)))).toEqual([])
})

test.each([
  ['a fifteenth', decisionsWith(numbered(15)), 'docs/decisions/: 15 decisions, at most 14 shape the whole'],
  [
    'one that the index lacks',
    decisionsWith(['0001-rules.md', '0002-verbs.md'], ['0001-rules.md']),
    'docs/decisions/README.md: one line for 0002-verbs.md',
  ],
  [
    'one that the index has twice',
    decisionsWith(['0001-rules.md'], ['0001-rules.md', '0001-rules.md']),
    'docs/decisions/README.md: one line for 0001-rules.md',
  ],
  [
    'a line of the index without a file',
    decisionsWith([], ['0001-rules.md']),
    'docs/decisions/README.md: there is no decision 0001-rules.md',
  ],
  [
    'a link without a file',
    [...decisionsWith([]), { path: 'docs/architecture.md', text: '[1](decisions/0001-rules.md)' }],
    'docs/architecture.md: there is no decision 0001-rules.md',
  ],
  [
    'one without a number',
    decisionsWith(['2026-11-22-rules.md']),
    'docs/decisions/2026-11-22-rules.md: a decision is named 0001-its-title.md',
  ],
])('a decision too many or missing is told: %s', (_, files, complaint) => {
  expect(wrongDecisions(files)).toEqual([complaint])
})
