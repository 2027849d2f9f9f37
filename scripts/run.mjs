/** Programs run by the scripts: npm, the builds, the tests. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** the folder of the repository, without a slash at the end */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

/** What the person can do something about; printed without a stack. */
export class Stop extends Error {}

/**
 * Answers the exit code and, when `quiet`, the output (otherwise it is shown as it comes). A signal
 * to end that reaches us meanwhile ends the program first.
 */
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
    let asked = false
    const end = () => {
      asked = true
      child.kill('SIGTERM')
    }
    process.on('SIGTERM', end).on('SIGINT', end)
    child.on('error', fail)
    child.on('close', (code) => {
      process.off('SIGTERM', end).off('SIGINT', end)
      // ended as we were told to: nothing failed
      if (asked) process.exit(0)
      done({ code, output })
    })
  })
}

/** A script of ours or of a package, with this very Node. */
export function runNode(options, settings) {
  return run(process.execPath, options, settings)
}

/** Prints what a person can act on plainly, everything else with its stack. */
export function explain(error) {
  console.error(error instanceof Stop ? error.message : error)
  process.exit(1)
}
