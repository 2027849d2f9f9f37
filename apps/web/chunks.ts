/**
 * Which modules lie in one file. Left to itself the bundler makes a file for each set of pages that share something: seventy
 * for a screen, each with its own head and its own beginnings, which compress badly. What a page imports lazily stays apart.
 */

import type { Plugin } from 'vite'

/** What the bundler knows of the modules. */
type Modules = {
  getModuleIds: () => Iterable<string>
  getModuleInfo: (id: string) => { isEntry: boolean; importedIds: readonly string[] } | null
}

/** So many screens behind the sign-in need it, before it comes with all of them. */
const manyScreens = 6

export function chunks(): Plugin {
  let names = new Map<string, string>()
  // what a page does not need may need what it does, and stays apart all the same
  const groups = [{ name: (id: string) => names.get(id) ?? null, includeDependenciesRecursively: false }]
  return {
    name: 'chunks',
    apply: 'build',
    config: () => ({ build: { rollupOptions: { output: { codeSplitting: { groups } } } } }),
    buildEnd: function () {
      names = namesOf(this)
    },
  }
}

/** What everyone loads first, the sign-in with it; what most screens behind it share; what judging takes beyond both. */
function namesOf(modules: Modules): Map<string, string> {
  const ids = [...modules.getModuleIds()]
  const screens = ids.filter((id) => /\/routes\/_signed-in\/[^?]*\?tsr-split=component/.test(id))
  const reach = new Map(screens.map((id) => [id, reachedFrom([id], modules)]))
  const shared = ids.filter(
    (id) => screens.filter((screen) => reach.get(screen)?.has(id)).length >= manyScreens,
  )
  const starts = {
    app: ids.filter(
      (id) =>
        modules.getModuleInfo(id)?.isEntry ||
        // the demo's people come with the sign-in
        /\/routes\/index\.tsx\?tsr-split=component|\/ui\/avatar\.tsx$/.test(id),
    ),
    inside: [...ids.filter((id) => /\/routes\/_signed-in\.tsx\?tsr-split=component/.test(id)), ...shared],
    judging: ids.filter((id) => /\/_signed-in\/judging\.[^?]*\?tsr-split=component/.test(id)),
  }
  const names = new Map<string, string>()
  for (const [name, from] of Object.entries(starts))
    for (const id of reachedFrom(from, modules))
      if (!names.has(id) && !isShape(id, modules)) names.set(id, name)
  return names
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
