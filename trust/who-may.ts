/**
 * Who may make which call in which state: the tables of e2e/black-box, written by hand from the reference, carried out over HTTP. A cell
 * of a table is a call by somebody of one kind.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../e2e/harness/repository.ts'
import { linesOf } from '../e2e/black-box/permission-table.ts'
import type { Part } from './part.ts'

const folder = join(root, 'e2e/black-box')

export const whoMay: Part = async (_, problem) => {
  const specs = (await readdir(folder)).filter((name) => name.startsWith('who-may') && name.endsWith('.ts'))
  const texts = await Promise.all(
    ['check-competition.ts', ...specs].map((name) => readFile(join(folder, name), 'utf8')),
  )
  const tables = texts.flatMap((text) => text.match(/`[^`|]*\| V [^`]*`/g) ?? [])
  const cells = tables.flatMap((table) => linesOf(table.slice(1, -1)).flatMap((line) => line.cells))
  const failed = await failedTests(specs)
  for (const title of failed) problem(title)
  return [{ what: 'calls by people of every kind in every state', value: cells.length, lost: failed.length }]
}

async function failedTests(specs: readonly string[]): Promise<string[]> {
  const args = ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--project=http', '--workers=2']
  const child = spawn('npx', [...args, '--reporter=line', ...specs], { cwd: root })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  const [code] = await once(child, 'close')
  const failures = output.match(/^\s+\d+\) .*$/gm) ?? []
  return code === 0 ? [] : failures.length > 0 ? failures : [output.slice(-500)]
}
