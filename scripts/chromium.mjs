/** Finds or installs the browser of the browser tests. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, run, runNode } from './run.mjs'

const playwright = join(root, 'node_modules/playwright/index.mjs')
/** Debian's package without a user interface, which does three quarters of the work. */
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const macs = ['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)

/** Returns `{ path }` of a working browser, or `{ missing }`: what was tried, in sentences. */
export async function chromium() {
  const found = await findChromium()
  // nothing is installed beside a person's own browser; only CI, whose machine is discarded, gets the lighter one
  if (found && process.env.CI && !process.env.CHROMIUM_PATH && !found.endsWith(shell)) await fromApt()
  if (found) return { path: (await findChromium()) ?? found }
  console.log('There is no Chromium here; fetching one …')
  const tried = []
  for (const way of [fromPlaywright, fromApt]) {
    const failure = await way()
    const path = await findChromium()
    if (path) return { path }
    tried.push(failure)
  }
  const advice = 'Install Chromium or Google Chrome, or set CHROMIUM_PATH to one.'
  return { missing: ['The browser tests need Chromium, and there is none.', ...tried, advice].join('\n') }
}

/** Installs nothing: null where there is none. */
export async function findChromium() {
  const configured = process.env.CHROMIUM_PATH
  if (configured) return runs(configured) ? configured : null
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
  const places = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...macs]
  const { chromium: playwrights } = await import(pathToFileURL(playwright).href)
  return [...places, playwrights.executablePath()].find((place) => existsSync(place) && runs(place)) ?? null
}

/** Some distributions have a program with this name that only says how to install the browser. */
function runs(path) {
  const { status, stdout } = spawnSync(path, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    timeout: 30_000,
  })
  return status === 0 && /\d+\.\d+/.test(stdout)
}

async function fromPlaywright() {
  const cli = join(root, 'node_modules/playwright/cli.js')
  const { code, output } = await runNode([cli, 'install', 'chromium'], { quiet: true })
  if (code !== 0) return `"npx playwright install chromium" failed: ${reason(output)}`
  return 'The Chromium of Playwright was fetched but does not run here: libraries of the system are missing.'
}

async function fromApt() {
  if (process.getuid?.() !== 0) return '"apt-get install chromium" was not tried: that needs root.'
  if (!existsSync('/usr/bin/apt-get')) return '"apt-get install chromium" was not tried: there is no apt-get.'
  const quiet = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await run('apt-get', ['update'], quiet)
  const install = (name) => run('apt-get', ['install', '-y', '--no-install-recommends', name], quiet)
  // not every distribution has a separate package
  if ((await install(shell)).code === 0)
    return 'What "apt-get install chromium-headless-shell" installed does not run.'
  const { code, output } = await install('chromium')
  const problem = code === 0 ? 'it is installed but does not run' : reason(output)
  return `"apt-get install chromium" did not help: ${problem}.`
}

/** The line of a long output that names the error, else the last line. */
function reason(text) {
  const lines = text.trim().split('\n')
  return (lines.find((line) => /^(E: |Error|Failed)|: Error|Error: /.test(line)) ?? lines.at(-1)).trim()
}
