/**
 * Lighthouse on a phone, the median of five runs, for the public pages and the app's main screens. It is fetched from npm
 * when the bench runs, since nothing else needs it.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { openClaimedRound } from '../e2e/harness/claim-round.ts'
import { freePort } from '../e2e/harness/launch-product.ts'
import { type RunningServer, startServer } from '../e2e/harness/server.ts'
import { type Figure, quantile } from './figures.ts'

const run = promisify(execFile)
const lighthouse = 'lighthouse@12.8.2'
const runs = 5
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const forEveryone = '99+, 100, 100, 100'
const inTheApp = '90+'
/** Competitions of the demo: open, running, finished in pairs. */
const live = { before: 4, running: 5, finished: 7 }

export default async function lighthouseBench(): Promise<Figure[]> {
  const server = await startServer({ demo: true })
  const profile = await mkdtemp(join(tmpdir(), 'trickline-lighthouse-'))
  const port = await freePort()
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--no-first-run', `--remote-debugging-port=${port}`],
    baseURL: server.origin,
  })
  try {
    const figures: Figure[] = []
    const look = async (path: string, target: string, title = path) =>
      figures.push(await figureOf(server, { path, title, target, port, folder: profile }))
    for (const path of ['/', ...Object.values(live).map((id) => `/live/${id}`)]) await look(path, forEveryone)
    // where people who are not signed in end up
    await look('/competitions', inTheApp, 'the sign-in')
    const page = await context.newPage()
    const { competition } = await openClaimedRound(page, server)
    await page.waitForURL(/\/judging\/\d+$/)
    const judging = new URL(page.url()).pathname
    await page.close()
    for (const path of ['/competitions', `/competitionView/${competition}`, judging])
      await look(path, inTheApp)
    return figures
  } finally {
    await context.close()
    await server.stop()
    await rm(profile, { recursive: true, force: true })
  }
}

type Look = { path: string; title: string; target: string; port: number; folder: string }

async function figureOf(
  { origin }: RunningServer,
  { path, title, target, port, folder }: Look,
): Promise<Figure> {
  const scores: number[][] = []
  for (let turn = 0; turn < runs; turn++) {
    const file = join(folder, 'report.json')
    await looked([
      `${origin}${path}`,
      `--port=${port}`,
      '--disable-storage-reset',
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories.join(',')}`,
    ])
    const report: { categories: Record<string, { score: number }> } = JSON.parse(await readFile(file, 'utf8'))
    scores.push(categories.map((name) => (report.categories[name]?.score ?? Number.NaN) * 100))
  }
  const medians = categories.map((_, place) =>
    quantile(
      scores.map((each) => each[place] ?? Number.NaN),
      0.5,
    ),
  )
  return {
    what: `Lighthouse of ${title}: ${categories.join(', ')}`,
    value: medians.map((each) => each.toFixed(0)).join(', '),
    unit: '',
    target,
  }
}

/** Lighthouse sometimes misses the start of a page and asks to be run again. */
async function looked(args: readonly string[]): Promise<void> {
  const look = () => run('npx', ['--yes', lighthouse, ...args])
  await look().catch(look)
}
