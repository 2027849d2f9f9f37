/**
 * Script of a first visit until the screen is complete, beside a page with only React, its DOM, the router and the query
 * library that is built in the same run; and what a second visit loads. Sizes are those of each file compressed by gzip.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { openClaimedRound } from '../e2e/harness/claim-round.ts'
import { named } from '../e2e/harness/people.ts'
import type { RunningServer } from '../e2e/harness/server.ts'
import { signInOn } from '../e2e/harness/signed-in.ts'
import { inBrowserWithDemo, phoneScreen } from './demo-in-browser.ts'
import type { Figure, Line } from './figures.ts'

const kilobyte = 1000
const publicLimit = 10 * kilobyte

type Screen = { what: string; path: string; atMost: number; stands: (page: Page) => Promise<void> }

export default function weightsBench(): Promise<(Line | Figure)[]> {
  return inBrowserWithDemo(async (browser, server) => {
    const bare = await bareBytes()
    const result: (Line | Figure)[] = []
    const context = await browser.newContext({ ...phoneScreen, baseURL: server.origin })
    const page = await context.newPage()
    const { competition } = await openClaimedRound(page, server)
    await page.waitForURL(/\/judging\/\d+$/)
    const judging = new URL(page.url()).pathname
    await page.close()
    await context.close()
    for (const screen of screensOf(competition, judging))
      result.push(...(await weighed(browser, server, { screen, bare })))
    for (const path of ['/', `/live/${competition}`, '/search?q=a'])
      result.push(await publicWeight(browser, server, path))
    return result
  })
}

function screensOf(competition: number, judging: string): Screen[] {
  return [
    {
      what: 'the list of competitions',
      path: '/competitions',
      atMost: 1.45,
      stands: (page) => page.getByText('Rio Line Battle').first().waitFor(),
    },
    { what: 'home', path: '/home', atMost: 1.3, stands: heading },
    { what: 'a competition', path: `/competitionView/${competition}`, atMost: 1.7, stands: heading },
    {
      what: 'judging',
      path: judging,
      atMost: 1.45,
      stands: (page) => page.getByRole('button', { name: 'Save' }).first().waitFor(),
    },
  ]
}

async function weighed(
  browser: Browser,
  server: RunningServer,
  { screen: { what, path, atMost, stands }, bare }: { screen: Screen; bare: number },
): Promise<(Line | Figure)[]> {
  const context = await browser.newContext({ ...phoneScreen, baseURL: server.origin })
  const page = await context.newPage()
  // signed in on a page that loads none of the app's script
  await signInOn(page, named.lucia, '/robots.txt')
  const first = watchScripts(page)
  await page.goto(path)
  await stands(page)
  const standing = await first.bytes()
  await page.waitForLoadState('networkidle')
  const quiet = await first.bytes()
  const again = await secondVisit(context, path, stands)
  await context.close()
  return [
    {
      what: `script of a first visit, ${what}, when the screen stands`,
      against: 'a page of React, its DOM, router and query library',
      ratios: [standing / bare],
      noise: [],
      reach: { atMost },
      ours: kilobytes(standing),
      bare: kilobytes(bare),
    },
    { what: `script of ${what} until the network is quiet`, value: kilobytes(quiet), unit: '' },
    {
      what: `second visit, ${what}: what the network sends but data`,
      value: again,
      unit: '',
      target: 'nothing',
    },
  ]
}

function kilobytes(bytes: number): string {
  return `${(bytes / kilobyte).toFixed(0)} kB`
}

function heading(page: Page): Promise<void> {
  return page.getByRole('heading', { level: 1 }).first().waitFor()
}

/** Scripts loaded so far, with their sizes by gzip. */
function watchScripts(page: Page): { bytes: () => Promise<number> } {
  const scripts = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    const url = response.url()
    if (new URL(url).pathname.endsWith('.js') && !scripts.has(url))
      scripts.set(
        url,
        response.body().then((body) => gzipSync(body).length),
      )
  })
  return { bytes: async () => (await Promise.all(scripts.values())).reduce((sum, each) => sum + each, 0) }
}

async function secondVisit(context: BrowserContext, path: string, stands: Screen['stands']): Promise<string> {
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  const addresses = new Map<string, string>()
  const loaded: string[] = []
  network.on('Network.responseReceived', ({ requestId, response, type }) => {
    const { pathname } = new URL(response.url)
    const isData = pathname.startsWith('/api/') || pathname.startsWith('/socket.io') || type === 'Document'
    if (!isData && !response.fromDiskCache && response.status !== 304 && !response.url.startsWith('data:'))
      addresses.set(requestId, pathname)
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId)
    if (address !== undefined && encodedDataLength > 0) loaded.push(address)
  })
  await page.goto(path)
  await stands(page)
  await page.waitForLoadState('networkidle')
  await page.close()
  return loaded.join(', ') || 'nothing'
}

async function publicWeight(browser: Browser, server: RunningServer, path: string): Promise<Figure> {
  const context = await browser.newContext({ ...phoneScreen, baseURL: server.origin })
  const page = await context.newPage()
  const scripts = watchScripts(page)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const bytes = await scripts.bytes()
  await context.close()
  return {
    what: `script of ${path.replace(/\d+/, '{id}')}, for everyone`,
    value: (bytes / kilobyte).toFixed(1),
    unit: 'kB',
    target: `at most ${publicLimit / kilobyte} kB`,
  }
}

/** Bytes by gzip of the smallest page that routes and queries. */
async function bareBytes(): Promise<number> {
  const { build } = await import('vite')
  const folder = mkdtempSync(join(process.cwd(), 'apps/web/.bare-'))
  try {
    writeFileSync(
      join(folder, 'index.html'),
      '<div id="root"></div><script type="module" src="/main.js"></script>',
    )
    writeFileSync(join(folder, 'main.js'), bareApp)
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      resolve: {
        alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
      },
      build: { target: 'es2022', modulePreload: { polyfill: false }, outDir: 'out' },
    })
    const assets = join(folder, 'out/assets')
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
    return scripts.reduce((sum, name) => sum + gzipSync(readFileSync(join(assets, name))).length, 0)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const bareApp = `
  import { createElement } from 'react'
  import { createRoot } from 'react-dom/client'
  import { createRootRoute, createRoute, createRouter, Link, Outlet, RouterProvider } from '@tanstack/react-router'
  import { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
  const top = createRootRoute({ component: Outlet })
  const page = createRoute({ getParentRoute: () => top, path: '/', component: Page })
  function Page() {
    const { data } = useQuery({ queryKey: ['data'], queryFn: () => fetch('/data').then((answer) => answer.text()) })
    const { mutate } = useMutation({ mutationFn: () => fetch('/data', { method: 'POST' }) })
    return createElement(Link, { to: '/', onClick: () => mutate() }, data)
  }
  const router = createRouter({ routeTree: top.addChildren([page]) })
  const app = createElement(RouterProvider, { router })
  createRoot(document.getElementById('root')).render(createElement(QueryClientProvider, { client: new QueryClient() }, app))
`
