/** Runs parts of the suite and prints one table: what was checked, how often, and how much of it is lost (docs/testing.md). */
import { accidents } from './accidents.ts'
import { atOnce } from './at-once.ts'
import { input } from './input.ts'
import { killed } from './killed.ts'
import { moving } from './moving.ts'
import { nodes } from './nodes.ts'
import type { Figure, Options, Part } from './part.ts'
import { releases } from './releases.ts'
import { restores } from './restores.ts'
import { rolling } from './rolling.ts'
import { starts } from './starts.ts'
import { whoMay } from './who-may.ts'

export const parts: Record<string, Part> = {
  'who-may': whoMay,
  starts,
  nodes,
  rolling,
  killed,
  accidents,
  'at-once': atOnce,
  input,
  restores,
  moving,
  releases,
}

/** Returns how much is lost. */
export async function run(names: readonly string[], options: Options): Promise<number> {
  const rows: (Figure & { part: string })[] = []
  for (const name of names) {
    const part = parts[name]
    if (!part) throw new Error(`There is no part "${name}"; the parts are ${Object.keys(parts).join(', ')}.`)
    print(`── ${name}, --seed=${options.seed} --kills=${options.kills} --size=${options.size}`)
    const start = performance.now()
    const figures = await part(options, (sentence) => print(`✗ ${sentence}`))
    print(`   ${Math.round((performance.now() - start) / 1000)} s`)
    rows.push(...figures.map((figure) => ({ part: name, ...figure })))
  }
  print(`\n${tableOf(rows)}`)
  return rows.reduce((sum, { lost }) => sum + lost, 0)
}

function tableOf(rows: readonly (Figure & { part: string })[]): string {
  const head = '| part | what | how many | lost |\n|---|---|---:|---:|'
  return [
    head,
    ...rows.map(({ part, what, value, lost }) => `| ${part} | ${what} | ${value} | ${lost} |`),
  ].join('\n')
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
