/** Groups modules into few chunks, so that a screen loads little that it does not show (e2e/journeys/page-weight.spec.ts). */

import type { Plugin } from 'vite'

type Modules = {
  getModuleIds: () => Iterable<string>
  getModuleInfo: (id: string) => ModuleInfo | null
}

type ModuleInfo = {
  isEntry: boolean
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
  importers: readonly string[]
  code: string | null
}

const routesFile = '/app/routes/routes.tsx'
/** Modules that the same of these screens need share a chunk; those that others or later parts need too are apart. */
const mainScreens = [
  'sign-in-page',
  'home-screen',
  'competition-list-screen',
  'competition-page',
  'judging-page',
]
/** When this many other signed-in screens need a module, it goes into one chunk of such modules. */
const manyScreens = 6
/** Modules with fewer bytes of unminified source get no file of their own: screens that do not need them load them too. */
const smallestChunkBytes = 3000

export function chunks(): Plugin {
  let names = new Map<string, string>()
  const nameOf = (id: string) => names.get(id) ?? (id.includes('rolldown/runtime') ? 'app' : null)
  // a dependency follows its own rule, not its importer
  const groups = [{ name: nameOf, includeDependenciesRecursively: false }]
  return {
    name: 'chunks',
    apply: 'build',
    config: () => ({ build: { rollupOptions: { output: { codeSplitting: { groups } } } } }),
    buildEnd: function () {
      names = namesOf(this)
    },
  }
}

/** Whether a file of the build is a main screen's own chunk. */
export function isMainScreen(file: string): boolean {
  const chunk = /^assets\/(.+)-[\w-]{7}\.js$/.exec(file)?.[1]
  return mainScreens.some((name) => chunkOfScreen(name) === chunk)
}

function namesOf(modules: Modules): Map<string, string> {
  const ids = [...modules.getModuleIds()]
  const reached = (starts: readonly string[]) => reachedFrom(starts, modules)
  const start = reached(ids.filter((id) => modules.getModuleInfo(id)?.isEntry))
  const pages =
    modules.getModuleInfo(ids.find((id) => id.endsWith(routesFile)) ?? '')?.dynamicallyImportedIds ?? []
  const page = (name: string) => {
    const found = pages.find((id) => id.endsWith(`/${name}.tsx`))
    if (!found) throw new Error(`chunks.ts: ${routesFile} imports no ${name}.tsx`)
    return found
  }
  const frame = reached([page('signed-in-shell')])
  const isInFrame = (id: string) => start.has(id) || frame.has(id)
  const demoSignIn = ids.filter((id) => id.endsWith('/demo-sign-in.tsx'))
  const main = mainScreens.map((name) => {
    // the sign-in shows the accounts of the demo
    const atOnce = reached([page(name), ...(name === 'sign-in-page' ? demoSignIn : [])])
    return { name: chunkOfScreen(name), atOnce, later: reachedLater(atOnce, isInFrame, modules) }
  })
  // a judge's home loads it without the other screens that share its parts
  const judgeNow = ids.filter((id) => id.endsWith('/judge-now.tsx'))
  main.push({ name: 'judge-now', atOnce: reached(judgeNow), later: new Set() })
  // a training round uses the judging screen
  const otherPages = pages.filter((id) => !['score-page', ...mainScreens].some((name) => id === page(name)))
  const others = otherPages.map((id) => reached([id]))
  const menus = reachedLater(frame, (id) => start.has(id), modules)
  const lists = reached(ids.filter((id) => /\/(?:round-lists|total-parts)\.tsx$/.test(id)))
  const needingOf = (id: string): string[] => {
    const atOnce = main.filter((screen) => screen.atOnce.has(id)).map(({ name }) => name)
    if (atOnce.length === 0) return []
    const isElsewhere =
      others.some((needs) => needs.has(id)) ||
      (!atOnce.includes('judging') && main.some((screen) => screen.later.has(id) && !screen.atOnce.has(id)))
    return isElsewhere ? [...atOnce, 'others'] : atOnce
  }
  const nameOf = (id: string): string | undefined => {
    if (isOfFewScreens(id)) return undefined
    if (start.has(id) || isPluralModule(id)) return 'app'
    const needing = needingOf(id)
    if (frame.has(id) || (needing.includes('judging') && mostNeed(needing)))
      return needing.includes('sign-in') ? 'app' : 'inside'
    if (needing.length > 0) return needing.join(' ')
    if (menus.has(id)) return 'menus'
    // shown at once on a wide screen
    if (lists.has(id)) return 'judging-lists'
    const otherScreens = others.filter((needs) => needs.has(id)).length
    if (otherScreens >= manyScreens) return 'others'
    const isOfJudging = main.every(({ name, later }) => later.has(id) === (name === 'judging'))
    return otherScreens === 0 && isOfJudging ? 'judging-later' : wordsChunkOf(id, modules)
  }
  const names = new Map<string, string>()
  for (const id of ids) {
    const name = nameOf(id)
    if (name && !usesZod(id, modules)) names.set(id, name)
  }
  return withoutCrumbs(names, modules)
}

function mostNeed(needing: readonly string[]): boolean {
  return (
    mainScreens.map(chunkOfScreen).filter((name) => name !== 'sign-in' && needing.includes(name)).length > 2
  )
}

function chunkOfScreen(name: string): string {
  return name.replace(/-\w+$/, '')
}

/** Merges a chunk that is too small into the one that serves all its screens and the fewest others. */
function withoutCrumbs(names: ReadonlyMap<string, string>, modules: Modules): Map<string, string> {
  const bytes = new Map<string, number>()
  for (const [id, name] of names)
    bytes.set(name, (bytes.get(name) ?? 0) + (modules.getModuleInfo(id)?.code?.length ?? 0))
  const chunkOf = (name: string): string => {
    const size = bytes.get(name) ?? 0
    if (!name.includes(' ') || size >= smallestChunkBytes) return name
    const screens = name.split(' ')
    const [holder] = [...bytes.keys()]
      .filter((each) => each !== name && screens.every((screen) => each.split(' ').includes(screen)))
      .toSorted((a, b) => a.split(' ').length - b.split(' ').length)
    if (holder !== undefined) return chunkOf(holder)
    return size >= smallestChunkBytes / 3 ? name : screens.includes('sign-in') ? 'app' : 'inside'
  }
  return new Map([...names].map(([id, name]) => [id, chunkOf(name).replaceAll(' ', '-')]))
}

/** Modules loaded later: imported dynamically by `atOnce`, or by modules loaded later themselves. */
function reachedLater(
  atOnce: ReadonlySet<string>,
  isInFrame: (id: string) => boolean,
  modules: Modules,
): Set<string> {
  const importedLater = (importers: Iterable<string>) =>
    [...importers].flatMap((id) =>
      isInFrame(id) ? [] : (modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
    )
  const later = reachedFrom(importedLater(atOnce), modules)
  for (const id of later) for (const each of reachedFrom(importedLater([id]), modules)) later.add(each)
  return later
}

/** Every screen imports them through a library's index, but few use them. */
function isOfFewScreens(id: string): boolean {
  return /\/(?:infiniteQueryObserver|useInfiniteQuery|useBlocker)\.js$/.test(id)
}

function isPluralModule(id: string): boolean {
  return id.endsWith('/packages/messages/plural.ts')
}

/** Words shared by several areas go into the language's first chunk (words-plugin.ts), those of the sign-in into one. */
function wordsChunkOf(id: string, modules: Modules): string | undefined {
  const { language, file } =
    /\/packages\/messages\/(?<language>\w+)\/(?<file>[\w-]+)\.ts$/.exec(id)?.groups ?? {}
  if (!language) return undefined
  const info = modules.getModuleInfo(id)
  const isFirst = file === 'index' || info?.importers.some((each) => each.endsWith('/index.ts'))
  return isFirst || (info?.importers.length ?? 0) > 1 ? `words-${language}` : undefined
}

/** Zod schemas stay out of named chunks: only forms load them. */
function usesZod(id: string, modules: Modules): boolean {
  return [id, ...(modules.getModuleInfo(id)?.importedIds ?? [])].some((each) => each.includes('/zod/'))
}

function reachedFrom(starts: readonly string[], modules: Modules): Set<string> {
  const reached = new Set(starts)
  for (const id of reached)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(imported)
  return reached
}
