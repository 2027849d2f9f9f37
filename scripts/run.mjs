/** Runs programs for the scripts: npm, the builds, the tests. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

/** An error that the person can act on; printed without a stack. */
export class Stop extends Error {}

/** Returns the exit code and, if `quiet`, the output. A signal to end is first passed on to the program. */
export function run(program, options, { cwd = root, env = {}, quiet = false } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(program, options, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32' && !program.endsWith('.exe'),
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
    let isEnding = false
    const end = () => {
      isEnding = true
      child.kill('SIGTERM')
    }
    process.on('SIGTERM', end).on('SIGINT', end)
    child.on('error', fail)
    child.on('close', (code) => {
      process.off('SIGTERM', end).off('SIGINT', end)
      // ended by our signal, so nothing has failed
      if (isEnding) process.exit(0)
      done({ code, output })
    })
  })
}

export function runNode(options, settings) {
  return run(process.execPath, options, settings)
}

export function explain(error) {
  console.error(error instanceof Stop ? error.message : error)
  process.exit(1)
}
