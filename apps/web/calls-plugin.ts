/**
 * Of a call the browser needs method and path: what goes in and comes out of it is checked by the server. The app's own
 * imports of calls get just these, so that the shapes, and zod with them, come along only where a form checks by one.
 */
import { type Plugin, runnerImport } from 'vite'

type Named = { method: string; path: string }

const mark = '?calls'

export function callsWithoutShapes(): Plugin {
  const known = new Map<string, Promise<Map<string, Named>>>()
  const callsOf = (file: string) => {
    const calls = known.get(file) ?? readCalls(file)
    known.set(file, calls)
    return calls
  }
  return {
    name: 'calls-without-shapes',
    apply: 'build',
    resolveId: {
      filter: { id: /\?calls$/ },
      handler: async function (id, importer) {
        const contract = await this.resolve(id.slice(0, -mark.length), importer)
        return contract && `${contract.id}${mark}`
      },
    },
    load: {
      filter: { id: /\?calls$/ },
      handler: async (id) => {
        const calls = await callsOf(id.slice(0, -mark.length))
        return [...calls].map(([name, call]) => `export const ${name} = ${JSON.stringify(call)}`).join('\n')
      },
    },
    transform: {
      // types are gone by now
      filter: { id: /\/(?:apps\/(?:web\/src|pages)|packages\/(?:ui|client|views))\// },
      handler: async function (code, importer) {
        let changed = code
        for (const [statement, names = '', from = ''] of code.matchAll(contractImport)) {
          const contract = await this.resolve(from, importer)
          if (!contract) continue
          const calls = await callsOf(contract.id)
          const each = names.split(',').map((name) => name.trim())
          const isOne = (name: string) => calls.has(name.split(' ')[0] ?? '')
          changed = changed.replace(
            statement,
            // in one line, for the source maps
            importOf(each.filter(isOne), `${from}${mark}`) +
              importOf(
                each.filter((name) => name !== '' && !isOne(name)),
                from,
              ),
          )
        }
        return changed === code ? undefined : { code: changed, map: null }
      },
    },
  }
}

const contractImport = /import\s*\{([^}]*)\}\s*from\s*["'](@trickline\/contract\/[\w-]+)["'];?/g

function importOf(names: readonly string[], from: string): string {
  return names.length > 0 ? `import { ${names.join(', ')} } from "${from}";` : ''
}

async function readCalls(file: string): Promise<Map<string, Named>> {
  const { module } = await runnerImport<Record<string, unknown>>(file)
  return new Map(
    Object.entries(module).flatMap(([name, value]) =>
      isCall(value) ? [[name, { method: value.method, path: value.path }]] : [],
    ),
  )
}

function isCall(value: unknown): value is Named {
  return typeof value === 'object' && value !== null && 'method' in value && 'reply' in value
}
