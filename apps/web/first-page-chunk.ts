/**
 * What every page needs goes into one file: everything that is imported, not lazily, from where the app
 * begins. Left to itself the bundler makes thirty small files of it, one for each set of pages that share it.
 */

/** What the bundler knows of a module. */
type Modules = {
  getModuleInfo: (id: string) => { isEntry: boolean; importers: readonly string[] } | null
}

export function firstPageChunk(): { name: (id: string, modules: Modules) => string | null } {
  const known = new Map<string, boolean>()
  const isOfFirstPage = (id: string, modules: Modules): boolean => {
    const answer = known.get(id)
    if (answer !== undefined) return answer
    // while it is being asked: a circle of imports leads nowhere
    known.set(id, false)
    const info = modules.getModuleInfo(id)
    const is = info !== null && (info.isEntry || info.importers.some((one) => isOfFirstPage(one, modules)))
    known.set(id, is)
    return is
  }
  return { name: (id, modules) => (isOfFirstPage(id, modules) ? 'app' : null) }
}
