/**
 * Moves the demo from the embedded database to another folder, and to a server of another version, by backup and restore.
 * Compares every reply of the API to people of every kind.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answersOf, questionsAt, signInAll } from './answers.ts'
import { installedVersions, startInstalled } from './installed-postgres.ts'
import { command, startNodes } from './nodes-on-one-database.ts'
import { type Part, Tally } from './part.ts'

export const moving: Part = async ({ size }, problem) => {
  const answers = new Tally('answers the same after moving', problem)
  const moves = new Tally('moves', problem)
  const folder = await mkdtemp(join(tmpdir(), 'trickline-moving-'))
  // the demo, under one name everywhere
  const settings = { DEMO: 'on', PUBLIC_URL: 'http://trickline.example' }
  const from = await startNodes(1, { ownDatabase: true, settings })
  try {
    const tokens = await signInAll(from.nodes[0].origin)
    const asked = await questionsAt(from.nodes[0].origin, Math.max(2, Math.round(size * 12)))
    await from.halt()
    // asks servers that have just started, twice before and twice after, so that the work of a start is done
    await from.start()
    const before = await answersOf(from.nodes[0].origin, asked, tokens)
    await from.halt()
    const file = join(folder, 'all.backup')
    const key = { BACKUP_KEY: 'a-key-for-the-trust-suite' }
    moves.count(failure(await command({ ...from.settings, ...key }, 'backup', file)))
    for (const place of await placesIn(folder)) {
      const there = { ...settings, ...place.settings }
      const restored = await command({ ...there, ...key }, 'restore', file)
      moves.count(restored.code === 0 ? null : `${place.name}: ${restored.output.trim()}`)
      if (restored.code === 0) {
        const to = await startNodes(1, { ownDatabase: true, settings: there })
        const after = await answersOf(to.nodes[0].origin, asked, tokens)
        for (const [question, answer] of before)
          answers.count(difference(answer, after.get(question) ?? '', `${place.name}, ${question}`))
        await to.stop()
      }
      await place.remove()
    }
  } finally {
    await from.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return [moves.figure(), answers.figure()]
}

export const failure = ({ code, output }: { code: number | null; output: string }): string | null =>
  code === 0 ? null : output.trim()

/** null: there is no difference; else where the first one is, with the old and the new value. */
function difference(before: string, after: string, where: string): string | null {
  if (before === after) return null
  let at = 0
  while (before[at] === after[at]) at += 1
  const [was, is] = [before, after].map((text) => text.slice(Math.max(0, at - 60), at + 60))
  return `${where}: …${was}… is …${is}…`
}

type Place = { name: string; settings: Record<string, string>; remove: () => Promise<void> }

async function placesIn(folder: string): Promise<Place[]> {
  const other = { DATA_DIR: join(folder, 'other') }
  const embedded = { name: 'another folder', settings: other, remove: async () => {} }
  const installed = (await installedVersions()).map(async (version) => {
    const { databaseUrl, stop } = await startInstalled(folder, version)
    const settings = { DATA_DIR: join(folder, `data-${version}`), DATABASE_URL: databaseUrl }
    return { name: `PostgreSQL ${version}`, settings, remove: stop }
  })
  return [embedded, ...(await Promise.all(installed))]
}
