/**
 * Which modules lie in one file. Left to itself the bundler makes a file for each set of pages that share something: seventy
 * for a screen, each with its own head and its own beginnings, which compress badly. What is weighed (e2e/journeys/page-weight.spec.ts) loads
 * what it needs and little else: the sign-in, home, and judging.
 */

import type { Plugin } from 'vite'

/** What the bundler knows of the modules. */
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

/** So many screens behind the sign-in need it, before it comes with others of that kind. */
const manyScreens = 6

export function chunks(): Plugin {
  let names = new Map<string, string>()
  const nameOf = (id: string) => names.get(id) ?? (id.includes('rolldown/runtime') ? 'app' : null)
  // what a page does not need may need what it does, and stays apart all the same
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
  const part = (pattern: RegExp) =>
    ids.filter((id) => pattern.test(id) && id.includes('?tsr-split=component'))
  const screens = part(/\/routes\/_signed-in\//)
  const reach = new Map(screens.map((id) => [id, reached([id])]))
  const isShared = (id: string, by = manyScreens) =>
    screens.filter((screen) => reach.get(screen)?.has(id)).length >= by

  const start = reached(ids.filter((id) => modules.getModuleInfo(id)?.isEntry))
  const signIn = reached([
    ...part(/\/routes\/index\.tsx/),
    // the demo's people come with it
    ...ids.filter((id) => /\/ui\/avatar\.tsx$|\/views\/person-name\.ts$/.test(id)),
  ])
  const frame = reached(part(/\/routes\/_signed-in\.tsx/))
  const home = reached(part(/\/_signed-in\/home\./))
  const judging = reached(part(/\/_signed-in\/judging\./))
  const isInside = (id: string) => frame.has(id) || (judging.has(id) && (home.has(id) || isShared(id)))
  const others = reached(screens.filter((id) => !/\/(judging|score)\./.test(id)))
  const behind = (screen: readonly string[]) =>
    reached(screen.flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []))
  const menus = behind(ids.filter((id) => id.endsWith('/app/shell.tsx')))
  const judgingParts = behind([...judging].filter((id) => !start.has(id) && !frame.has(id)))
  const kinds: readonly (readonly [name: string, isOf: (id: string) => boolean])[] = [
    // everyone, at once
    ['app', (id) => start.has(id) || isPlural(id) || (signIn.has(id) && isInside(id))],
    ['sign-in', (id) => signIn.has(id)],
    // every screen behind it
    ['inside', isInside],
    ['menus', (id) => menus.has(id)],
    ['judging', (id) => judging.has(id)],
    // home shows it at once, judging behind its first touch
    ['rounds', (id) => judgingParts.has(id) && (home.has(id) || isShared(id))],
    ['lists', (id) => isShared(id) || (home.has(id) && isShared(id, 2))],
    ['home', (id) => home.has(id)],
    // what comes after the first touch (ui/lazy.tsx)
    ['judging-parts', (id) => judgingParts.has(id) && !others.has(id)],
  ]
  const names = new Map<string, string>()
  for (const id of ids) {
    const [name = wordsOf(id, modules)] = kinds.find(([, isOf]) => isOf(id)) ?? []
    if (name && !isShape(id, modules)) names.set(id, name)
  }
  return names
}

function isPlural(id: string): boolean {
  return id.endsWith('/packages/messages/plural.ts')
}

/** What several areas of a language share comes with its first file (words-plugin.ts), what the sign-in says is one file. */
function wordsOf(id: string, modules: Modules): string | undefined {
  const { language, file } =
    /\/packages\/messages\/(?<language>\w+)\/(?<file>[\w-]+)\.ts$/.exec(id)?.groups ?? {}
  if (!language) return undefined
  if (file === 'accounts' || file === 'fields') return `words-${language}-sign-in`
  const info = modules.getModuleInfo(id)
  const isFirst = file === 'index' || info?.importers.some((each) => each.endsWith('/index.ts'))
  return isFirst || (info?.importers.length ?? 0) > 1 ? `words-${language}` : undefined
}

/** What is written in zod: forms check by it, and bring it along (calls-plugin.ts). */
function isShape(id: string, modules: Modules): boolean {
  return [id, ...(modules.getModuleInfo(id)?.importedIds ?? [])].some((each) => each.includes('/zod/'))
}

function reachedFrom(starts: readonly string[], modules: Modules): Set<string> {
  const reached = new Set(starts)
  for (const id of reached)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(imported)
  return reached
}
