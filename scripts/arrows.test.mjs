import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawImports, importsInDocument } from './draw-imports.mjs'
import { root, runNode } from './run.mjs'

const wrong = [
  ['packages/scoring/score-round.ts', `import 'node:fs'`],
  ['packages/competition/standings.ts', `export { scoreRound } from '@trickline/scoring'`],
  ['packages/contract/rounds.ts', `import { roles } from '@trickline/competition/model'`],
  ['packages/contract/tricks.ts', `import { words } from '@trickline/messages/languages'`],
  ['packages/messages/en/errors.ts', `import { lucia } from '@trickline/samples/people'`],
  ['apps/web/src/rounds/a.ts', `import { Form } from '../competitions/form.tsx'`],
  ['apps/web/src/rounds/b.ts', `export const form = () => import('../phases/table.tsx')`],
  ['apps/web/src/rounds/saving/c.ts', `import type { Form } from '../../training/form.tsx'`],
  ['apps/web/src/rounds/rows/a.tsx', `import { SearchCard } from '../judging/search-card.tsx'`],
  ['apps/web/src/rounds/draft/a.ts', `import { useMemo } from 'react'`],
  ['apps/web/src/rounds/d.ts', `import { shell } from '../app/shell.tsx'`],
  ['apps/web/src/lib/format.ts', `import { useRound } from '../rounds/use-round.ts'`],
  ['apps/web/src/rounds/g.ts', `import { page } from '@trickline/pages/server/pages.tsx'`],
  ['apps/web/build-plugin.ts', `import { page } from '../pages/server/pages.tsx'`],
  ['apps/pages/server/a.tsx', `import { Login } from '../../web/src/accounts/login.tsx'`],
  ['apps/pages/server/b.tsx', `import { api } from '@trickline/client/api.ts'`],
  ['packages/ui/button.tsx', `import { Status } from '@trickline/views/status.tsx'`],
  ['packages/ui/field.tsx', `import { roles } from '@trickline/competition/model'`],
  ['packages/ui/theme.ts', `import { api } from '@trickline/client/api.ts'`],
  ['packages/client/live.ts', `import { toast } from '@trickline/ui/toast.tsx'`],
  ['packages/views/bracket.tsx', `import { api } from '@trickline/client/api.ts'`],
  ['packages/views/podium.tsx', `import { Round } from '../../apps/web/src/rounds/round.tsx'`],
  ['apps/web/src/app/app-providers.tsx', `import { Table } from '../phases/table.tsx'`],
  ['apps/web/src/app/demo.ts', `import { lucia } from '@trickline/samples/people'`],
  ['apps/api/src/rounds/routes.ts', `import { findRound } from './rounds-store.ts'`],
  ['apps/api/src/rounds/save-round.ts', `import { publishPhase } from '../phases/publish-phase.ts'`],
  ['apps/api/src/rounds/e.ts', `import { api } from '@trickline/client/api.ts'`],
  ['apps/api/src/rounds/a.ts', `import { routes } from './routes.ts'`],
  ['apps/api/src/rounds/b.ts', `import { sql } from 'kysely'`],
  ['apps/api/src/rounds/c.ts', `export const change = (tx) => tx.updateTable('rounds')`],
  ['apps/api/src/rounds/d.ts', `import { openLive } from '../platform/live/live.ts'`],
  ['apps/api/src/rounds/rounds-store.ts', `import { changes } from '../phases/entry-changes.ts'`],
  ['apps/api/src/platform/mail/mail.ts', `import { lock } from '../../rounds/rounds-store.ts'`],
]

const right = [
  ['packages/scoring/parts/combos.ts', `import { dub } from './dubs.ts'`],
  ['packages/scoring/score-round.test.ts', `import fc from 'fast-check'`],
  [
    'packages/contract/people.ts',
    `import * as z from 'zod/mini'\nimport type { R } from '@trickline/competition/model'`,
  ],
  [
    'apps/web/src/rounds/e.ts',
    `import { b } from '@trickline/ui/b.tsx'\nimport { t } from '../tricks/t.ts'\nimport { l } from '../lib/l.ts'`,
  ],
  [
    'apps/web/src/rounds/saving/f.ts',
    `import { paths } from '../../app/paths.ts'\nimport { g } from '../draft/g.ts'`,
  ],
  [
    'packages/client/query.ts',
    `import { api } from './api.ts'\nimport { calls } from '@trickline/contract/calls'`,
  ],
  ['packages/views/column.tsx', `import { Button } from '@trickline/ui/button.tsx'`],
  ['apps/pages/server/c.tsx', `import { Bracket } from '@trickline/views/bracket.tsx'`],
  ['apps/web/src/app/routes/live.tsx', `import { Live } from '../../competitions/live.tsx'`],
  ['apps/api/src/phases/routes.ts', `import { publishPhase } from './publish-phase.ts'`],
  ['apps/api/src/phases/publish-phase.ts', `import { lock } from '../rounds/rounds-store.ts'`],
  ['apps/api/src/phases/e.ts', `import { announce } from '../platform/live/announce.ts'`],
  [
    'apps/api/src/phases/phases-store.ts',
    `import { sql } from 'kysely'\nexport const all = (tx) => tx.selectFrom('p')`,
  ],
  ['apps/api/src/app.ts', `import { rounds } from './rounds/routes.ts'`],
]

let complaints

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arrows-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  cpSync(join(root, 'arrows.mjs'), join(folder, 'arrows.mjs'))
  for (const [path, text] of [...wrong, ...right]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `${text}\n`)
  }
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  const options = { cwd: folder, quiet: true }
  const { output } = await runNode([oxlint, '-c', 'arrows.mjs', '--format=json', 'apps', 'packages'], options)
  complaints = JSON.parse(output).diagnostics.map(({ filename }) => filename)
})

test.each(wrong)('%s may not say %s', (path) => {
  expect(complaints).toContain(path)
})

test.each(right)('%s may say %s', (path) => {
  expect(complaints).not.toContain(path)
})

test('docs/architecture.md shows the actual imports: node scripts/draw-imports.mjs', async () => {
  expect(importsInDocument()).toBe(await drawImports())
})
