/**
 * Starts this version on the data of each earlier release (apps/api/src/platform/backup/releases): what the release replied to
 * people of every kind is replied again. A reply may have gained fields; a change that was decided is named below, with its reason.
 */
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { root } from '../e2e/harness/repository.ts'
import { answersOf, questionsAt, signInAll } from './answers.ts'
import { failure } from './moving.ts'
import { commandOf, startNodes } from './nodes-on-one-database.ts'
import { type Part, Tally } from './part.ts'

const folder = join(root, 'apps/api/src/platform/backup/releases')
const idsAsked = 10
const dayMilliseconds = 86_400_000

/** `answers` by person and question. */
type Recorded = { at: string; answers: Record<string, string> }

/** What later versions reply differently on purpose. */
const decided: readonly { at: RegExp; why: string }[] = [
  {
    at: /GET \/(live\/list\.now|home\.organized)\.\d+\.phase\.(judged|rounds)$/,
    why: 'rounds of the injured are not counted',
  },
  { at: /GET \/account\/export\.(roles|entries)\b/, why: 'the export has a fixed order' },
  { at: /GET \/account\/export\.sessions/, why: 'signing in to ask adds a session' },
]

export const releases: Part = async ({ record }, problem) => {
  if (record !== undefined) await recordRelease(resolve(root, record))
  const same = new Tally('answers of earlier releases, given again', problem)
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.answers.br'))) {
    const release = file.replace('.answers.br', '')
    const recorded = readRecorded(await readFile(join(folder, file)))
    const now = await answersOn(root, release, recorded)
    for (const [question, answer] of Object.entries(recorded.answers)) {
      const wrong = missingIn(answer, now.get(question) ?? '', question)
      same.count(wrong && `${release}, ${wrong}`)
    }
  }
  return [same.figure()]
}

/** Stores the replies of a built release, and a backup of its demo if there is none yet. */
async function recordRelease(build: string): Promise<void> {
  const { version: release }: { version: string } = JSON.parse(
    await readFile(join(build, 'package.json'), 'utf8'),
  )
  if (!existsSync(backupOf(release))) await backUpDemo(build, release)
  const at = new Date().toISOString()
  const answers = Object.fromEntries(await answersOn(build, release, { at, answers: {} }))
  const text = Buffer.from(JSON.stringify({ at, answers } satisfies Recorded))
  const params = {
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  await writeFile(join(folder, `${release}.answers.br`), brotliCompressSync(text, { params }))
}

async function backUpDemo(build: string, release: string): Promise<void> {
  const nodes = await startNodes(1, { build, ownDatabase: true, settings: { DEMO: 'on' } })
  const made = await commandOf(build, nodes.settings, 'backup', backupOf(release))
  await nodes.stop()
  if (made.code !== 0) throw new Error(made.output)
}

/** Of a build on the data of the release, at the day on which the replies were recorded; all recorded questions, or those of the build. */
async function answersOn(
  build: string,
  release: string,
  { at, answers }: Recorded,
): Promise<Map<string, string>> {
  const data = await mkdtemp(join(tmpdir(), 'trickline-release-'))
  const days = Math.round((Date.parse(at) - Date.now()) / dayMilliseconds)
  const settings = { DATA_DIR: data, PUBLIC_URL: 'http://trickline.example', CLOCK_SHIFT_DAYS: String(days) }
  const wrong = failure(await commandOf(build, settings, 'restore', backupOf(release)))
  if (wrong) throw new Error(wrong)
  const nodes = await startNodes(1, { build, ownDatabase: true, settings })
  try {
    const { origin } = nodes.nodes[0]
    const asked = new Set(Object.keys(answers).map((question) => question.replace(/^.* GET /, '')))
    const questions = asked.size > 0 ? [...asked] : await questionsAt(origin, idsAsked)
    return await answersOf(origin, questions, await signInAll(origin))
  } finally {
    await nodes.stop()
    await rm(data, { recursive: true, force: true })
  }
}

const backupOf = (release: string) => join(folder, `${release}.backup`)

function readRecorded(file: Buffer): Recorded {
  return JSON.parse(brotliDecompressSync(file).toString())
}

/** null: all that `before` says is said by `after`; else the first part that is not. */
function missingIn(before: string, after: string, question: string): string | null {
  const [was, is] = [before, after].map((answer) => ({
    status: answer.slice(0, 3),
    body: parsed(answer.slice(4)),
  }))
  if (was?.status !== is?.status) return `${question} was ${before.slice(0, 80)} and is ${after.slice(0, 80)}`
  return missing(was?.body, is?.body, question)
}

function missing(before: unknown, after: unknown, at: string): string | null {
  if (decided.some((each) => each.at.test(at))) return null
  if (Array.isArray(before)) {
    if (!Array.isArray(after) || after.length !== before.length) return `${at} has another length`
    return first(before.map((each, n) => () => missing(each, after[n], `${at}.${n}`)))
  }
  if (isRecord(before)) {
    if (!isRecord(after)) return `${at} is ${JSON.stringify(after)}`
    return first(
      Object.entries(before).map(
        ([key, value]) =>
          () =>
            missing(value, after[key], `${at}.${key}`),
      ),
    )
  }
  return before === after ? null : `${at} was ${JSON.stringify(before)} and is ${JSON.stringify(after)}`
}

function first(checks: readonly (() => string | null)[]): string | null {
  for (const check of checks) {
    const found = check()
    if (found !== null) return found
  }
  return null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}
