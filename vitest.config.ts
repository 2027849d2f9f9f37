import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const all = {
  // Test files share their modules: no test leaves state in one, and loading them again for each file took longer than
  // the tests.
  isolate: false,
  // Only to end what hangs, even on a busy machine.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
}

export default defineConfig({
  test: {
    tags: [{ name: 'full', description: 'Not in `npm test`: docs/testing.md says what belongs here.' }],
    strictTags: true,
    // One more than there are cores, since they wait for databases and servers; more than four are too much for one PostgreSQL.
    maxWorkers: Math.min(availableParallelism() + 1, 4),
    projects: [
      { test: { ...all, name: 'packages', include: ['packages/**/*.test.{ts,tsx}'] } },
      { test: { ...all, name: 'scripts', include: ['scripts/**/*.test.mjs'] } },
      { test: { ...all, name: 'web', css: true, include: ['apps/{web/src,pages}/**/*.test.{ts,tsx}'] } },
      {
        test: {
          ...all,
          name: 'api',
          // on Node 20 the S3 client warns that it will need 22
          env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
          include: ['apps/api/src/**/*.test.ts'],
          globalSetup: 'apps/api/src/platform/postgres/test-postgres.ts',
        },
      },
    ],
  },
})
