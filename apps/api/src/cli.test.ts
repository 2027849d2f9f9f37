/**
 * The commands of the operator, as processes on the database of a running server (docs/deploy.md).
 *
 * @module-tag full
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aServer } from './platform/test-server.ts'
import { password } from './accounts/test-accounts.ts'
import { testCompetition } from './rounds/test-rounds.ts'

const server = await aServer({ start: new Date() })
const folder = await mkdtemp(join(tmpdir(), 'trickline-commands-'))
const { host, port, user, password: secret, database } = server.database.connection
const env = {
  ...process.env,
  NODE_ENV: 'development',
  DATA_DIR: folder,
  LOG_LEVEL: 'error',
  DATABASE_URL: `postgres://${user}:${String(secret)}@/${database}?host=${encodeURIComponent(String(host))}&port=${port}`,
}

function exec(script: string, args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    )
  })
}
const command = (...args: string[]) => exec('scripts/cli.mjs', args)

beforeAll(() => exec('scripts/build.mjs', ['api']))
afterAll(() => rm(folder, { recursive: true, force: true }))

test('jobs are listed, and failed ones are retried', async () => {
  const { db, jobs, pool } = server.context
  const to = { secret: 'reset-password', to: 'x@trickline.example', isFromKnown: false } as const
  await jobs.send(db, 'secret-mail', to)
  await pool.query("update pgboss.job set state = 'failed', completed_on = now() where name = 'secret-mail'")
  expect((await command('jobs')).output).toMatch(/secret-mail +failed +1/)
  expect((await command('jobs', 'retry')).output).toContain('1 jobs are tried again.')
  expect((await command('jobs')).output).toMatch(/secret-mail +created +1/)
  expect(await command('jobs', 'now')).toMatchObject({
    code: 1,
    output: expect.stringContaining('reset-link'),
  })
})

test('a printed link for a new password works once', async () => {
  const { email } = await server.person('athlete')
  const { code, output } = await command('reset-link', email)
  expect(code).toBe(0)
  const [, token] = /forgot-password\/([\w-]+)\?/.exec(output) ?? []
  const body = { token, email, password, password_confirmation: password }
  expect((await server.ask('POST', '/reset-password', { body })).status).toBe(200)
  expect((await server.ask('POST', '/reset-password', { body })).status).toBe(422)
  expect(await command('reset-link', 'nobody@trickline.example')).toMatchObject({ code: 1 })
})

test('the check finds nothing until somebody changes a total by hand', async () => {
  const cup = await testCompetition(server)
  await cup.held.finished()
  expect(await command('check')).toMatchObject({
    code: 0,
    output: expect.stringContaining('Everything agrees: '),
  })
  const { id, total_score } = await server.context.db
    .selectFrom('rounds')
    .select(['id', 'total_score'])
    .where('total_score', '>', 0)
    .executeTakeFirstOrThrow()
  await server.context.db.updateTable('rounds').set({ total_score: 99 }).where('id', '=', id).execute()
  expect(await command('check')).toEqual({
    code: 1,
    output: expect.stringContaining(`round ${id} has 99 points, by its tricks ${total_score}\n`),
  })
  await server.context.db.updateTable('rounds').set({ total_score }).where('id', '=', id).execute()
})

test('a competition is exported, and imported for another organizer, once', async () => {
  const cup = await testCompetition(server)
  const { id } = await cup.held.finished()
  const file = join(folder, 'cup.json')
  expect((await command('export', String(id), file)).code).toBe(0)
  expect((await command('export', String(id), file)).output).toContain('EEXIST')
  expect((await command('export', '99999', join(folder, 'none.json'))).output).toContain(
    'There is no competition 99999.',
  )
  const other = await server.person('organizer')
  expect(await command('import', file, other.email, '--dry-run')).toMatchObject({ code: 0 })
  const imported = await command('import', file, other.email)
  const made = Number(/is competition (\d+)/.exec(imported.output)?.[1])
  expect(made).toBeGreaterThan(id)
  expect(await command('import', file, other.email)).toEqual(imported)
  const { body } = await server.ask('GET', `/competition/${made}`, { token: other.token })
  // like any organizer's competition, it waits for a supervisor
  expect(body.competition).toMatchObject({ status_id: 3, organizer_id: other.id })
  const athlete = await server.person('athlete')
  expect((await command('import', file, athlete.email)).output).toContain('not-allowed')
})
