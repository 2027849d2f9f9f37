/**
 * Reduces imports of calls to method, path and, of what is loaded, the outline of the reply, since the server checks the
 * shapes: zod is loaded only by forms.
 */
import type { Call } from '@trickline/contract/call'
import { type Plugin, runnerImport } from 'vite'
import type { Outline } from '../../packages/contract/outline.ts'

type CallAddress = { method: string; path: string; outline?: Outline | null }

const suffix = '?calls'

export function callsWithoutShapes(): Plugin {
  const callsByFile = new Map<string, Promise<Map<string, CallAddress>>>()
  const callsOf = (file: string) => {
    const calls = callsByFile.get(file) ?? readCalls(file)
    callsByFile.set(file, calls)
    return calls
  }
  return {
    name: 'calls-without-shapes',
    apply: 'build',
    resolveId: {
      filter: { id: /\?calls$/ },
      handler: async function (id, importer) {
        const contract = await this.resolve(id.slice(0, -suffix.length), importer)
        return contract && `${contract.id}${suffix}`
      },
    },
    load: {
      filter: { id: /\?calls$/ },
      handler: async (id) => {
        const calls = await callsOf(id.slice(0, -suffix.length))
        return [...calls].map(([name, call]) => `export const ${name} = ${JSON.stringify(call)}`).join('\n')
      },
    },
    transform: {
      filter: { id: /\/(?:apps\/(?:web\/src|pages)|packages\/(?:ui|client|views))\// },
      handler: async function (code, importer) {
        let changed = code
        for (const [statement, names = '', from = ''] of code.matchAll(contractImports)) {
          const contract = await this.resolve(from, importer)
          if (!contract) continue
          const calls = await callsOf(contract.id)
          const imported = names.split(',').map((name) => name.trim())
          const isCallName = (name: string) => calls.has(name.split(' ')[0] ?? '')
          changed = changed.replace(
            statement,
            importOf(imported.filter(isCallName), `${from}${suffix}`) +
              importOf(
                imported.filter((name) => name !== '' && !isCallName(name)),
                from,
              ),
          )
        }
        return changed === code ? undefined : { code: changed, map: null }
      },
    },
  }
}

const contractImports = /import\s*\{([^}]*)\}\s*from\s*["'](@trickline\/contract\/[\w-]+)["'];?/g

function importOf(names: readonly string[], from: string): string {
  return names.length > 0 ? `import { ${names.join(', ')} } from "${from}";` : ''
}

async function readCalls(file: string): Promise<Map<string, CallAddress>> {
  const { module } = await runnerImport<Record<string, unknown>>(file)
  return new Map(
    Object.entries(module).flatMap(([name, value]) => (isCall(value) ? [[name, addressOf(value)]] : [])),
  )
}

function addressOf({ method, path, outline }: Call): CallAddress {
  return { method, path, ...(method === 'GET' && { outline: outline ?? null }) }
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'reply' in value
}
