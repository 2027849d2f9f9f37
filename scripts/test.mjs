/**
 * The tests, from nothing but Node and npm. The last line is `N passed, N failed`.
 *
 *     npm test                       what every change runs: all but the tests tagged "full"
 *     npm run test:full              everything
 *     npm run test:rest              what `npm test` left out; its last line counts both
 *     npm test -- --only=api,http    one tier or several of: checks, units, api, http, journeys
 *     npm test -- FILE…              what belongs to these files
 *     … -- --record                  writes the table of docs/testing.md
 */
import './require-node.mjs'
import { existsSync, mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installMissing } from './install.mjs'
import { withProcessLock } from './process-lock.mjs'
import { explain, root } from './run.mjs'
import { growthOf, recordTable } from './test-table.mjs'
import { build, tiers } from './test-tiers.mjs'
import { testFiles } from './test-files.mjs'

/** Databases and browser profiles of tests are thrown away, so they are kept in memory and wait for no disk. */
const memory = '/dev/shm'
/** Counts of `npm test`, to which `npm run test:rest` adds its own. */
const quickCount = join(root, '.cache/quick-tests.json')

mkdirSync(join(root, '.cache'), { recursive: true })
await withProcessLock(installMissing).catch(explain)
if (hasRoomInMemory()) process.env.TMPDIR = memory

const options = process.argv.slice(2)
const files = options.filter((each) => !each.startsWith('--'))
const isWhole = files.length === 0 && !options.some((each) => each.startsWith('--only='))
const scope = options.includes('--full') ? 'full' : options.includes('--rest') ? 'rest' : 'quick'
const total = sum(files.length > 0 ? await testFiles(files) : await testTiers(chosenTiers()))
if (isWhole && scope === 'quick') writeFileSync(quickCount, JSON.stringify(total))
const { passed, failed, skipped, failures } =
  isWhole && scope === 'rest' ? sum([readQuickCount(), total]) : total

for (const each of failures) console.log(`\n✗ ${each}`)
console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
process.exit(failed > 0 ? 1 : 0)

async function testTiers(names) {
  const done = []
  for (const name of names) {
    const needsBuild = name === 'http' || name === 'journeys'
    if (needsBuild && !done.some((each) => each.name === 'build')) done.push(await build())
    if (needsBuild && done.some((each) => each.name === 'build' && each.failed > 0)) break
    done.push({ name, ...(await tiers[name].run(scope)) })
  }
  console.log('\n── Tiers')
  for (const each of done)
    console.log(
      `${each.name.padEnd(9)}${String(each.passed + each.failed).padStart(5)} tests ${each.seconds.toFixed(0).padStart(5)} s`,
    )
  if (scope === 'rest') return done
  for (const line of growthOf(done, scope)) console.log(line)
  if (options.includes('--record')) recordTable(done, scope)
  return done
}

function chosenTiers() {
  const only = options.find((option) => option.startsWith('--only='))?.slice('--only='.length)
  const chosen = only ? only.split(',') : Object.keys(tiers)
  const unknown = chosen.filter((name) => !(name in tiers))
  if (unknown.length === 0) return chosen
  console.error(`There is no tier "${unknown.join(', ')}"; the tiers are ${Object.keys(tiers).join(', ')}.`)
  return process.exit(1)
}

function sum(results) {
  const count = { passed: 0, failed: 0, skipped: 0 }
  for (const each of results) for (const key of Object.keys(count)) count[key] += each[key] ?? 0
  return { ...count, failures: results.flatMap((each) => each.failures ?? []) }
}

function readQuickCount() {
  return existsSync(quickCount) ? JSON.parse(readFileSync(quickCount, 'utf8')) : {}
}

function hasRoomInMemory() {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 4 * 2 ** 30
}
