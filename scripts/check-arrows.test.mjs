import { expect, test } from 'vitest'
import { wrongArrows } from './check-arrows.mjs'

const check = (path, text) => wrongArrows([{ path, text }]).map(({ line, rule }) => `${line}: ${rule}`)

test.each([
  ['packages/scoring/score-round.ts', `import { rule1 } from './rules/rule-1.ts'`],
  ['packages/scoring/score-round.test.ts', `import fc from 'fast-check'`],
  [
    'packages/contract/rounds.ts',
    `import * as z from 'zod/mini'\nimport type { Role } from '@trickline/competition/model'`,
  ],
  ['packages/messages/en/errors.ts', `import type { RefusalCode } from '@trickline/contract/refusals'`],
  [
    'apps/web/src/rounds/judge-screen.tsx',
    `import { Button } from '../ui/button.tsx'\nimport { live } from '../lib/live.ts'`,
  ],
  ['apps/web/src/rounds/round-link.tsx', `import { paths } from '../app/paths.ts'`],
  ['apps/web/src/app/pages/round.tsx', `import { JudgeScreen } from '../../rounds/judge-screen.tsx'`],
  ['apps/api/src/rounds/routes.ts', `import { saveRound } from './save-round.ts'`],
  ['apps/api/src/status/routes.ts', `import { publishPhase } from '../phases/publish-phase.ts'`],
  ['apps/api/src/phases/publish-phase.ts', `import { announceRounds } from '../rounds/announce-rounds.ts'`],
  ['apps/api/src/rounds/save-round.ts', `import { lockEntry } from '../entries/entries-store.ts'`],
  ['apps/api/src/rounds/rounds-store.ts', `import { sql } from 'kysely'\ntx.selectFrom('rounds')`],
  ['apps/api/src/platform/sessions.ts', `db.selectFrom('sessions')`],
  [
    'apps/api/src/app.ts',
    `import { live } from './platform/live.ts'\nimport { rounds } from './rounds/routes.ts'`,
  ],
])('%s may import as it does', (path, text) => {
  expect(check(path, text)).toEqual([])
})

test.each([
  [
    'packages/scoring/score-round.ts',
    `import { readFile } from 'node:fs'`,
    '1: packages/scoring does not import node:fs',
  ],
  [
    'packages/competition/standings.ts',
    `export {\n  scoreRound,\n} from '@trickline/scoring'`,
    '1: packages/competition does not import @trickline/scoring',
  ],
  [
    'packages/contract/rounds.ts',
    `import { roles } from '@trickline/competition/model'`,
    '1: packages/contract imports only types of @trickline/competition/model',
  ],
  [
    'packages/messages/en/errors.ts',
    `import { messages } from '../../samples/people.ts'`,
    '1: packages/messages does not import packages/samples/people.ts',
  ],
  [
    'apps/web/src/rounds/judge-screen.tsx',
    `\nconst Form = lazy(() => import('../competitions/form.tsx'))`,
    '2: rounds/ does not import competitions/: only app/ composes',
  ],
  [
    'apps/web/src/ui/button.tsx',
    `import { useRound } from '../rounds/use-round.ts'`,
    '1: ui/ does not know rounds/',
  ],
  [
    'apps/web/src/app/demo.ts',
    `import { lucia } from '@trickline/samples/people'`,
    '1: samples are for tests and the demo',
  ],
  [
    'apps/api/src/rounds/routes.ts',
    `import { round } from './rounds-store.ts'`,
    '1: routes call verbs, verbs call stores',
  ],
  [
    'apps/api/src/rounds/rounds-store.ts',
    `import { entryChanges } from '../phases/entry-changes.ts'`,
    '1: a store does not know phases/entry-changes.ts',
  ],
  ['apps/api/src/rounds/save-round.ts', `import { sql } from 'kysely'`, '1: only stores speak SQL'],
  ['apps/api/src/rounds/save-round.ts', `await tx.updateTable('rounds')`, '1: only stores speak SQL'],
  [
    'apps/api/src/rounds/save-round.ts',
    `import { emit } from '../platform/live/live.ts'`,
    '1: only platform/live/announce.ts speaks to the live channel',
  ],
  [
    'apps/api/src/platform/mail.ts',
    `import { user } from '../people/people-store.ts'`,
    '1: platform/ does not know people/',
  ],
])('%s may not say %j', (path, text, complaint) => {
  expect(check(path, text)).toEqual([complaint])
})

test('what the routes call are verbs, which other nouns do not', () => {
  const routes = {
    path: 'apps/api/src/status/routes.ts',
    text: `import { publishPhase } from '../phases/publish-phase.ts'`,
  }
  const verb = { path: 'apps/api/src/rounds/save-round.ts', text: routes.text }
  const part = {
    path: 'apps/api/src/training/save-training-round.ts',
    text: `import { scoreTricks } from '../rounds/score-tricks.ts'`,
  }
  expect(wrongArrows([routes, verb, part])).toEqual([
    { path: verb.path, line: 1, rule: 'rounds/ does not call a verb of phases/: publish-phase.ts' },
  ])
})
