/**
 * Breaks the built product for a minute, with other choices each day (docs/testing.md).
 *
 * @module-tag full
 */
import { expect, test } from 'vitest'
import { runNode } from './run.mjs'

const seed = Math.floor(Date.now() / 86_400_000)

// on cores that others use too it takes minutes
test('the short form of npm run trust loses nothing', { timeout: 400_000 }, async () => {
  const parts = ['killed', 'at-once', 'releases']
  const { code, output } = await runNode(['scripts/trust.mjs', ...parts, '--short', `--seed=${seed}`], {
    quiet: true,
  })
  expect({ code, lost: output.split('\n').filter((line) => line.startsWith('✗')) }, output).toEqual({
    code: 0,
    lost: [],
  })
})
