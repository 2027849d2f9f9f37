/**
 * Backup and restore, killed at any moment: a file with its final name is complete, and after a restore the database is
 * either as before or as in the file. At the end an undisturbed restore gives everything back.
 */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkBackup } from '../apps/api/src/platform/backup/read-backup.ts'
import { seededRandom } from '../e2e/black-box/random-rounds.ts'
import { command, startCommand, startNodes } from './nodes-on-one-database.ts'
import { failure } from './moving.ts'
import { type Part, Tally } from './part.ts'

const backupKey = 'a-key-for-the-trust-suite'

export const restores: Part = async ({ seed, kills }, problem) => {
  const backups = new Tally('backups killed or whole', problem)
  const rehearsed = new Tally('restores killed or whole', problem)
  const below = seededRandom(seed)
  const folder = await mkdtemp(join(tmpdir(), 'trickline-restores-'))
  const nodes = await startNodes(1, { ownDatabase: true, settings: { DEMO: 'on' } })
  const settings = { ...nodes.settings, BACKUP_KEY: backupKey }
  try {
    const whole = join(folder, 'whole.backup')
    const start = performance.now()
    backups.count(failure(await command(settings, 'backup', whole)))
    const duration = performance.now() - start
    for (let kill = 0; kill < kills; kill++) {
      const path = join(folder, `${kill}.backup`)
      await killAfter(below(Math.ceil(duration)), settings, 'backup', path)
      const isWhole = existsSync(path) ? await check(path) : null
      backups.count(isWhole)
    }
    const before = await stateOf(nodes)
    await nodes.query("update users set name = 'Later'; delete from validated_tricks; delete from outbox")
    const later = await stateOf(nodes)
    await nodes.halt()
    for (let kill = 0; kill < kills; kill++) {
      await killAfter(below(Math.ceil(duration * 3)), settings, 'restore', whole)
      await nodes.start()
      const state = await stateOf(nodes)
      rehearsed.count([before, later].includes(state) ? null : `half restored: ${state}`)
      // the next restore uses the other backup
      if (state === before)
        await nodes.query("update users set name = 'Later'; delete from validated_tricks; delete from outbox")
      await nodes.halt()
    }
    rehearsed.count(failure(await command(settings, 'restore', whole)))
    await nodes.start()
    rehearsed.count((await stateOf(nodes)) === before ? null : 'not as it was')
    backups.count(failure(await command(settings, 'check')))
  } finally {
    await nodes.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return [backups.figure(), rehearsed.figure()]
}

async function killAfter(
  milliseconds: number,
  settings: Record<string, string>,
  ...args: string[]
): Promise<void> {
  const child = startCommand(settings, args)
  const ended = once(child, 'exit')
  await Promise.race([sleep(milliseconds, undefined, { ref: false }), ended])
  child.kill('SIGKILL')
  await ended
}

async function check(path: string): Promise<string | null> {
  return checkBackup({ path, backupKey }).then(() => null, String)
}

/** A summary of the tables that the suite changes. */
async function stateOf({ query }: { query: (sql: string) => Promise<{ state: string }[]> }): Promise<string> {
  const [row] = await query(
    `select (select md5(string_agg(name || surname, ',' order by id)) from users) || ' '
       || (select count(*) from validated_tricks) || ' ' || (select count(*) from all_rounds) || ' '
       || (select coalesce(sum(total_score), 0) from all_rounds) as state`,
  )
  return row?.state ?? ''
}
