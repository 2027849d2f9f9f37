/** Who may do and see what in every state: the tables of e2e/black-box, each cell a call by one kind of person. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../e2e/harness/repository.ts'
import { type Part, Tally } from './part.ts'

const line = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config=e2e/playwright.config.ts',
  '--project=http',
  '--workers=1',
  'who-may',
  'who-sees',
]

export const whoMay: Part = async (_, problem) => {
  const tally = new Tally('calls x roles x states checked', problem)
  const folder = await mkdtemp(join(tmpdir(), 'trickline-who-may-'))
  const report = join(folder, 'report.json')
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  await once(spawn(process.execPath, line, { cwd: root, env, stdio: 'ignore' }), 'exit')
  const { suites }: { suites: Suite[] } = JSON.parse(await readFile(report, 'utf8'))
  for (const { title, tests } of suites.flatMap(specsIn)) {
    const { results = [], annotations = [] } = tests[0] ?? {}
    const { status, error } = results[0] ?? {}
    const checked = annotations.filter(({ type }) => type === 'checked')
    const cells = checked.reduce((sum, { description }) => sum + Number(description), 0)
    tally.count(status === 'passed' ? null : `${title}: ${error?.message ?? status}`, cells)
  }
  await rm(folder, { recursive: true, force: true })
  return [tally.figure()]
}

type Suite = { specs?: Spec[]; suites?: Suite[] }
type Spec = {
  title: string
  tests: {
    annotations?: { type: string; description: string }[]
    results?: { status: string; error?: { message: string } }[]
  }[]
}

function specsIn({ specs = [], suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsIn)]
}
