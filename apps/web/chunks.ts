/** Groups modules into few chunks, so that sign-in, home and judging load little else (e2e/journeys/page-weight.spec.ts). */

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
}

const routesFile = '/app/routes/routes.tsx'
/** Those that need no session, and the frame of the others. */
const signedOutPages = [
  'sign-in-page',
  'forgot-password-screen',
  'reset-password-screen',
  'verify-email-page',
  'not-found-page',
  'signed-in-shell',
]

/** A module that this many signed-in screens import goes into a shared chunk. */
const manyScreens = 6

export function chunks(): Plugin {
  let names = new Map<string, string>()
  const nameOf = (id: string) => names.get(id) ?? (id.includes('rolldown/runtime') ? 'app' : null)
  // a dependency goes where its own rule puts it, not along with its importer
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

function namesOf(modules: Modules): Map<string, string> {
  const ids = [...modules.getModuleIds()]
  const reached = (starts: readonly string[]) => reachedFrom(starts, modules)
  const start = reached(ids.filter((id) => modules.getModuleInfo(id)?.isEntry))
  const pages = modules.getModuleInfo(ids.find((id) => id.endsWith(routesFile)) ?? '')?.dynamicallyImportedIds
  const page = (name: string) => {
    const found = pages?.find((id) => id.endsWith(`/${name}.tsx`))
    if (!found) throw new Error(`chunks.ts: ${routesFile} imports no ${name}.tsx`)
    return found
  }
  const signedOut = new Set(signedOutPages.map(page))
  const screens = (pages ?? []).filter((id) => !signedOut.has(id))
  const reach = new Map(screens.map((id) => [id, reached([id])]))
  const isShared = (id: string, by = manyScreens) =>
    screens.filter((screen) => reach.get(screen)?.has(id)).length >= by

  const signIn = reached([
    page('sign-in-page'),
    // shown by the demo accounts of the sign-in
    ...ids.filter((id) => /\/ui\/avatar\.tsx$|\/views\/person-name\.ts$/.test(id)),
  ])
  const signedInFrame = reached([page('signed-in-shell')])
  const home = reached([page('home-screen')])
  const judging = reached([page('judging-page')])
  const isInsideChunk = (id: string) =>
    signedInFrame.has(id) || (judging.has(id) && (home.has(id) || isShared(id)))
  // home would load the sign-in for it
  const isAlsoInside = (id: string) => isInsideChunk(id) || (home.has(id) && !isShared(id))
  const otherScreens = reached(screens.filter((id) => !/\/(judging|score)-page\./.test(id)))
  const lazilyImportedBy = (screen: readonly string[]) =>
    reached(screen.flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []))
  const menus = lazilyImportedBy(ids.filter((id) => id.endsWith('/app/shell.tsx')))
  const judgingParts = lazilyImportedBy([...judging].filter((id) => !start.has(id) && !signedInFrame.has(id)))
  const lists = reached(ids.filter((id) => /\/(?:round-lists|total-parts)\.tsx$/.test(id)))
  const kinds: readonly (readonly [name: string, isOf: (id: string) => boolean])[] = [
    ['app', (id) => start.has(id) || isPluralModule(id) || (signIn.has(id) && isAlsoInside(id))],
    ['fields', (id) => signIn.has(id) && isShared(id)],
    ['sign-in', (id) => signIn.has(id)],
    ['inside', isInsideChunk],
    ['menus', (id) => menus.has(id)],
    ['judging', (id) => judging.has(id)],
    // shown at once on a wide screen
    ['judging-lists', (id) => lists.has(id)],
    // home shows it at once, judging after the first touch
    ['rounds', (id) => judgingParts.has(id) && (home.has(id) || isShared(id))],
    ['lists', (id) => isShared(id) || (home.has(id) && isShared(id, 2))],
    ['home', (id) => home.has(id)],
    ['judging-parts', (id) => judgingParts.has(id) && !otherScreens.has(id)],
  ]
  const names = new Map<string, string>()
  for (const id of ids) {
    const [name = wordsChunkOf(id, modules)] = kinds.find(([, isOf]) => isOf(id)) ?? []
    if (name && !usesZod(id, modules)) names.set(id, name)
  }
  return names
}

function isPluralModule(id: string): boolean {
  return id.endsWith('/packages/messages/plural.ts')
}

/** Words that several areas share go into the language's first chunk (words-plugin.ts), those of the sign-in into one. */
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
