/**
 * `node scripts/check-walks.mjs`: checks what docs/architecture.md says about the files, returns and statements of a call.
 * `--write` updates it.
 */
import { bin } from './test-tiers.mjs'
import { runNode } from './run.mjs'

const env = process.argv.includes('--write') ? { WRITE_WALKS: '1' } : {}
const { code } = await runNode(
  [bin('vitest/vitest.mjs'), 'run', '--config', 'scripts/walks/vitest.config.mjs'],
  { env },
)
process.exitCode = code
