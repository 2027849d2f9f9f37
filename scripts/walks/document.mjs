/** Compares the walks with docs/architecture.md, or writes them there (scripts/check-walks.mjs). */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run.mjs'
import { countWalks } from './five-calls.mjs'

const document = join(root, 'docs/architecture.md')
const [start, end] = ['<!-- written by node scripts/check-walks.mjs --write -->', '<!-- end of walks -->']

test('docs/architecture.md says what a call runs through', async () => {
  const text = readFileSync(document, 'utf8')
  const [before, rest = ''] = text.split(start)
  const after = rest.split(end)[1]
  const current = `${before}${start}\n\n${written(await countWalks())}\n\n${end}${after}`
  if (process.env.WRITE_WALKS) writeFileSync(document, current)
  else expect(text, 'out of date: node scripts/check-walks.mjs --write').toBe(current)
})

function written(walks) {
  const all = Object.values(walks)
  const shared = filesOf(all[0]).filter((file) => all.every((walk) => filesOf(walk).includes(file)))
  const rows = Object.entries(walks).map(([name, walk]) => {
    const files = filesOf(walk).length
    return [name, files, walk.visits.length - files, walk.statements]
  })
  const head = ['call', 'files', 'returns', 'statements']
  return [
    table([head, head.map(() => '---'), ...rows]),
    `**Every call**: ${shared.map(shortName).join(', ')}.`,
    ...Object.entries(walks).map(([name, { visits }]) => `**${name}**: ${listed(visits, shared)}.`),
  ].join('\n\n')
}

function filesOf({ visits }) {
  return visits.filter(({ isReturn }) => !isReturn).map(({ file }) => file)
}

function table(rows) {
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Leaves out the files that every call runs through. */
function listed(visits, shared) {
  const own = visits.filter(({ file }) => !shared.includes(file))
  return own
    .filter(({ file }, index) => own[index - 1]?.file !== file)
    .map(({ file, isReturn }) => (isReturn ? '↩ ' : '') + shortName(file))
    .join(', ')
}

function shortName(file) {
  return file
    .replace('apps/api/src/', '')
    .replace('packages/', '@')
    .replace(/\.tsx?$/, '')
}
