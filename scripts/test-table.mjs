/** The tables of docs/testing.md, how long each tier takes: a run with `--record` writes them, any run says what has grown. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'
import { tiers } from './test-tiers.mjs'

const document = join(root, 'docs/testing.md')
/** A tier has grown if its time rose by this factor more than the other tiers' times, compared with the table. */
const growth = 1.5
/** Smaller increases never count as growth. */
const noiseSeconds = 5

export function recordTable(results, scope) {
  const belongs = { build: 'the API and the web app', ...mapValues(tiers, (tier) => tier.belongs) }
  const rows = results.map(({ name, passed, failed, seconds, slowest }) => [
    name,
    belongs[name],
    String(passed + failed),
    seconds.toFixed(0),
    slowest.map((each) => `${each.title} (${each.seconds.toFixed(1)})`.replaceAll('|', '/')).join('<br>'),
  ])
  const head = ['tier', 'what belongs there', 'tests', 'seconds', 'the five slowest, in seconds']
  const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  const [start, end] = marks(scope)
  const text = readFileSync(document, 'utf8')
  const [before, rest] = text.split(start)
  const after = rest.split(end)[1]
  writeFileSync(document, `${before}${start}\n\n${table}\n\n${end}${after}`)
}

/** One line for each tier that has grown by half. The run's other tiers show how fast this machine is. */
export function growthOf(results, scope) {
  const recorded = recordedSeconds(scope)
  const known = results.filter(({ name }) => recorded.get(name) > 0)
  const speed = median(known.map(({ name, seconds }) => seconds / recorded.get(name)))
  return known.flatMap(({ name, seconds }) => {
    const expected = recorded.get(name) * speed
    if (seconds < expected * growth || seconds < expected + noiseSeconds) return []
    return [
      `${name} has grown: ${seconds.toFixed(0)} s are ${(seconds / expected).toFixed(1)} times what docs/testing.md says of it, ` +
        'measured against the other tiers.',
    ]
  })
}

export function recordedSeconds(scope) {
  const [start, end] = marks(scope)
  const table = readFileSync(document, 'utf8').split(start)[1]?.split(end)[0] ?? ''
  const rows = table.split('\n').filter((line) => line.startsWith('| '))
  return new Map(
    rows.map((line) => line.split(' | ')).map(([name, , , seconds]) => [name.slice(2), Number(seconds)]),
  )
}

function marks(scope) {
  return [`<!-- written by the run: ${scope} -->`, `<!-- end of ${scope} -->`]
}

function median(numbers) {
  return numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)]
}

function mapValues(object, act) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, act(value)]))
}
