/** A backup holds everything, differs recognizably from a damaged one, and restores what was written (docs/deploy.md). */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { checkData } from '../../admin/check-data.ts'
import { comesUp } from '../../comes-up.ts'
import { testCompetition } from '../../rounds/test-rounds.ts'
import { connectDatabase, type Database, withDedicatedConnection } from '../postgres/database.ts'
import { createTestDatabase } from '../postgres/test-database.ts'
import { openFiles } from '../files/files.ts'
import { aServer } from '../test-server.ts'
import { backUpIfDue, lastTimes } from './back-up-daily.ts'
import { checkBackup } from './read-backup.ts'
import { rehearseBackup } from './rehearse-backup.ts'
import { restoreBackup, type RestorePlace } from './restore-backup.ts'
import { speakPlainly } from './stored-tables.ts'
import { writeBackup } from './write-backup.ts'

const server = await aServer()
const { context, person, ask } = server
const folder = await mkdtemp(join(tmpdir(), 'trickline-backup-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const key = 'a-key-for-tests-only'

const hashes = (all: { name: string; sha256: string }[]) => all.map(({ name, sha256 }) => [name, sha256])
let files = 0
const freshFile = () => join(folder, `${(files += 1)}.backup`)
async function backup(backupKey: string | null = null) {
  const path = freshFile()
  return { path, manifest: await writeBackup({ ...context, backupKey }, path) }
}

async function picture(): Promise<string> {
  const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f06020' } })
    .jpeg()
    .toBuffer()
  return context.files.keepPicture('people', jpeg)
}

/** An empty database in its own folder, as on a new machine. */
async function otherMachine() {
  const made = await createTestDatabase({ isEmpty: true })
  const opened: Database[] = []
  afterAll(async () => {
    for (const each of opened) await each.close()
    await made.drop()
  })
  const kept = await mkdtemp(join(folder, 'machine-'))
  const there = await openFiles({ dataDir: kept, s3Url: null })
  /** Runs `work` like a command that ends: no connection stays open. */
  const using = async <T>(work: (place: RestorePlace, database: Database) => Promise<T>): Promise<T> => {
    const database = connectDatabase(made.connection)
    opened.push(database)
    const place = {
      pool: database.pool,
      files: there,
      backupKey: null,
      folder: join(kept, 'points'),
      comesUp: async () => {},
    }
    try {
      return await work(place, database)
    } finally {
      await database.close()
    }
  }
  return { using, kept }
}

test('a restore on another machine has every table, sequence and picture', { tags: ['full'] }, async () => {
  const cup = await testCompetition(server)
  await cup.held.finished()
  const path = await picture()
  const athlete = await person('athlete')
  await context.db.updateTable('users').set({ img_path: path }).where('id', '=', athlete.id).execute()
  await context.jobs.send(context.db, 'secret-mail', {
    secret: 'reset-password',
    to: 'x@y.example',
    isFromKnown: true,
  })
  const { path: file, manifest } = await backup()
  const names = manifest.tables.map(({ name }) => name)
  const { rows } = await context.pool.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'pgboss')
     and tablename !~ '^j[0-9a-f]{56}$'`,
  )
  expect(names).toEqual(rows.map(({ name }) => name).toSorted())
  expect(manifest.pictures.map((each) => each.path)).toContain(path)

  const other = await otherMachine()
  expect(await other.using((place) => restoreBackup(place, file))).toBeNull()
  const again = await other.using(async ({ pool, files: there }) => {
    const { rows: next } =
      await pool.query(`insert into users (name, surname, email, password_hash, created_at)
      values ('', '', 'next@y.example', '', now()) returning id`)
    expect(next[0].id).toBeGreaterThan(athlete.id)
    await pool.query("delete from users where email = 'next@y.example'")
    return writeBackup({ pool, files: there, backupKey: null }, freshFile())
  })
  expect(hashes(again.tables)).toEqual(hashes(manifest.tables))
  expect(again.pictures).toEqual(manifest.pictures)
  const shown = async () =>
    (await context.pool.query('select history_of from (select 1 as history_of) x')).rowCount
  expect(await shown()).toBe(1)
})

test(
  'a moment is one: what is written while the file is written is in it whole or not at all',
  { tags: ['full'] },
  async () => {
    const done = new AbortController()
    const writing = (async () => {
      for (let n = 0; !done.signal.aborted; n++) {
        await context.db.transaction().execute(async (tx) => {
          const { id } = await tx
            .insertInto('users')
            .values({
              name: 'n',
              surname: 'n',
              email: `moment${n}@y.example`,
              password_hash: '',
              created_at: new Date(),
            })
            .returning('id')
            .executeTakeFirstOrThrow()
          await tx.insertInto('user_roles').values({ user_id: id, role: 'athlete' }).execute()
        })
      }
    })()
    const { path } = await backup()
    done.abort()
    await writing
    const other = await otherMachine()
    await other.using((place) => restoreBackup(place, path))
    const { rows } = await other.using(({ pool }) =>
      pool.query(`select count(*)::integer as half from users where email like 'moment%'
      and not exists (select from user_roles where user_id = users.id)`),
    )
    expect(rows).toEqual([{ half: 0 }])
  },
)

test('an encrypted backup opens only with its key, and contains nothing readable', async () => {
  const { email } = await person('athlete')
  const { path } = await backup(key)
  await expect(checkBackup({ path, backupKey: null })).rejects.toThrow('set BACKUP_KEY')
  await expect(checkBackup({ path, backupKey: 'another-key-for-tests' })).rejects.toThrow(
    'another BACKUP_KEY',
  )
  expect((await checkBackup({ path, backupKey: key })).manifest.tables.length).toBeGreaterThan(30)
  expect((await readFile(path)).includes(email)).toBe(false)
})

test.each([null, key])(
  'a file that is cut, changed or mixed up is refused before anything is changed (%s)',
  { tags: ['full'] },
  async (backupKey) => {
    const { path } = await backup(backupKey)
    const whole = await readFile(path)
    const damaged = {
      empty: Buffer.alloc(0),
      line: whole.subarray(0, 40),
      cut: whole.subarray(0, whole.length - 20),
      half: whole.subarray(0, whole.length / 2),
      changed: Buffer.from(whole.map((byte, at) => (at === Math.floor(whole.length / 2) ? byte ^ 1 : byte))),
      longer: Buffer.concat([whole, whole.subarray(100, 300)]),
      padded: Buffer.concat([whole, Buffer.alloc(200)]),
    }
    const other = await otherMachine()
    for (const [name, bytes] of Object.entries(damaged)) {
      const file = join(folder, `${name}.damaged`)
      await writeFile(file, bytes)
      const restoring = other.using((place) => restoreBackup({ ...place, backupKey }, file))
      await expect(restoring, name).rejects.toThrow(/damaged|is no backup/)
    }
    const { rows } = await other.using(({ pool }) => pool.query("select to_regclass('users') as users"))
    expect(rows).toEqual([{ users: null }])
  },
)

test('the manifest has hashes and names, and no secret', async () => {
  const { token, email } = await person('admin')
  await ask('POST', '/tokens', { token, body: { name: 'mine', scopes: ['read'] } })
  const { manifest, path } = await backup()
  const { start } = await checkBackup({ path, backupKey: null })
  const text = JSON.stringify([start, manifest])
  expect(Object.keys(start).toSorted()).toEqual(['kind', 'made_at', 'migrations', 'queues', 'version'])
  for (const secret of [token, email, 'mine']) expect(text).not.toContain(secret)
})

test('a server that does not come up has what was there before', { tags: ['full'] }, async () => {
  const first = await backup()
  const other = await otherMachine()
  await other.using((place) => restoreBackup(place, first.path))
  await other.using(({ pool }) =>
    pool.query('insert into settings (id) values (1) on conflict do nothing').catch(() => {}),
  )
  await other.using(({ pool }) =>
    pool.query("update users set name = 'Before' where id = (select min(id) from users)"),
  )
  const restoring = other.using((place) =>
    restoreBackup({ ...place, comesUp: () => Promise.reject(new Error('no such column')) }, first.path),
  )
  await expect(restoring).rejects.toThrow(/no such column[^]*as it was before/)
  const { rows } = await other.using(({ pool }) => pool.query('select name from users order by id limit 1'))
  expect(rows).toEqual([{ name: 'Before' }])
})

test('nothing is restored beside a server at work', async () => {
  const { path } = await backup()
  const place = { ...context, backupKey: null, folder, comesUp: async () => {} }
  await context.db.selectFrom('users').select('id').execute()
  await withDedicatedConnection(context.pool, async () => {
    await expect(restoreBackup(place, path)).rejects.toThrow('The database is in use')
  })
})

test('a restore that is cut off in the middle has changed nothing', { tags: ['full'] }, async () => {
  const { path } = await backup()
  const other = await otherMachine()
  await other.using((place) => restoreBackup(place, path))
  await other.using(({ pool }) => pool.query("update users set name = 'Before'"))
  const cutOff = other.using(async (place) => {
    const killer = setInterval(
      () =>
        void context.pool
          .query(
            `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query like 'copy public.users%'`,
            [place.pool.options.database],
          )
          .catch(() => {}),
      1,
    )
    try {
      await restoreBackup(place, path)
    } finally {
      clearInterval(killer)
    }
  })
  await cutOff.catch(() => {})
  const { rows } = await other.using(({ pool }) =>
    pool.query(
      "select count(*)::integer as users, (count(*) filter (where name = 'Before'))::integer as before from users",
    ),
  )
  // either all or nothing was restored
  expect([0, rows[0].users]).toContain(rows[0].before)
  expect(rows[0].users).toBeGreaterThan(0)
})

test(
  'a backup is rehearsed in a database of its own, which is gone afterwards',
  { tags: ['full'] },
  async () => {
    const { path } = await backup()
    await rehearseBackup(context.pool, { path, backupKey: null })
    const { rows } = await context.pool.query(
      "select datname from pg_database where datname like 'trickline\\_rehearsal%'",
    )
    expect(rows).toEqual([])
  },
)

test(
  'each day there is one after two, whichever node makes it; fourteen are kept and one a week is rehearsed',
  { tags: ['full'] },
  async () => {
    const daily = await mkdtemp(join(folder, 'daily-'))
    const log = pino({ level: 'silent' })
    const at = { ...context, config: { backupDir: daily, backupKey: key }, log }
    const list = async () => (await readdir(daily)).toSorted()
    await context.pool.query('delete from backups')
    const now = new Date()
    await Promise.all([backUpIfDue(at, daily, now), backUpIfDue(at, daily, now)])
    await backUpIfDue(at, daily, now)
    expect(await list()).toHaveLength(1)
    const times = await lastTimes(context.db)
    expect(times.rehearsed).toBeInstanceOf(Date)
    const { body } = await ask('GET', '/ready')
    expect(body.backup_age_seconds).toBeLessThan(600)
    expect(body.rehearsed_backup_age_seconds).toBeLessThan(600)
    for (let day = 1; day <= 15; day++)
      await writeFile(join(daily, `trickline-2026-01-${String(day).padStart(2, '0')}T020000.backup`), '')
    await writeFile(join(daily, 'mine.txt'), '')
    await context.pool.query("update backups set made_at = now() - interval '25 hours'")
    await backUpIfDue(at, daily, new Date(now.getTime() + 1000))
    const names = await list()
    expect(names.filter((name) => name.endsWith('.backup'))).toHaveLength(14)
    expect(names).toContain('mine.txt')
    expect((await lastTimes(context.db)).rehearsed).toEqual(times.rehearsed)
  },
)

test('a session’s format of dates and numbers does not change a backup', async () => {
  const one = await backup()
  await withDedicatedConnection(context.pool, async (client) => {
    await client.query("set timezone = 'Asia/Tokyo'; set datestyle = 'German'")
    await speakPlainly(client)
    const { rows } = await client.query('show timezone')
    expect(rows).toEqual([{ TimeZone: 'UTC' }])
  })
  const two = await backup()
  const users = ({ manifest }: typeof one) => manifest.tables.find(({ name }) => name === 'public.users')
  expect(users(two)).toEqual(users(one))
})

test('a backup of a newer version is refused, and nothing changes', async () => {
  const newer = "insert into schema_migrations (name, checksum) values ('9999-later.sql', '')"
  await context.pool.query(newer)
  const { path } = await backup()
  await context.pool.query("delete from schema_migrations where name = '9999-later.sql'")
  const other = await otherMachine()
  await expect(other.using((place) => restoreBackup(place, path))).rejects.toThrow('newer than this version')
  const { rows } = await other.using(({ pool }) => pool.query("select to_regclass('users') as users"))
  expect(rows).toEqual([{ users: null }])
})

/** A backup of the demo from each release, kept in the repository: this version must be able to start on it. */
test.each(['0.1.0'])(
  'the data of release %s become those of this version',
  { tags: ['full'] },
  async (release) => {
    const path = join(import.meta.dirname, `releases/${release}.backup`)
    const { manifest } = await checkBackup({ path, backupKey: null })
    const other = await otherMachine()
    await other.using(async (place, database) => {
      const config = { ...context.config, dataDir: other.kept }
      await restoreBackup({ ...place, comesUp: () => comesUp(config, database) }, path)
      const { rows } = await place.pool.query<{ name: string }>(
        'select name from schema_migrations order by name',
      )
      const here = await context.pool.query<{ name: string }>(
        'select name from schema_migrations order by name',
      )
      expect(rows).toEqual(here.rows)
      const counted = await place.pool.query<{ users: number; rounds: number; tricks: number }>(`select
      (select count(*)::integer from users) as users, (select count(*)::integer from all_rounds) as rounds,
      (select count(*)::integer from validated_tricks) as tricks`)
      expect(counted.rows).toEqual([{ users: 29, rounds: 98, tricks: 1398 }])
      expect((await checkData(database.db, place.files)).problems).toEqual([])
    })
    expect(manifest.pictures.length).toBeGreaterThan(20)
  },
)
