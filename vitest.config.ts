import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const all = {
  // Test files share what they import: no test leaves anything behind in a module, and loading it anew for each of a
  // hundred files took longer than all the tests.
  isolate: false,
  // No test is about the time it takes: these end what hangs, also on a machine whose cores are taken from it.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
}

export default defineConfig({
  test: {
    tags: [{ name: 'full', description: 'Not in `npm test`: docs/testing.md says what belongs here.' }],
    strictTags: true,
    // Vitest keeps one core for itself, which of two is half; more than four would want too much of one PostgreSQL.
    maxWorkers: Math.min(availableParallelism(), 4),
    projects: [
      { test: { ...all, name: 'packages', include: ['packages/**/*.test.{ts,tsx}'] } },
      { test: { ...all, name: 'scripts', include: ['scripts/**/*.test.mjs'] } },
      { test: { ...all, name: 'web', include: ['apps/{web/src,pages}/**/*.test.{ts,tsx}'] } },
      {
        test: {
          ...all,
          name: 'api',
          // on Node 20 the S3 client warns once a run that it will want 22
          env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
          include: ['apps/api/src/**/*.test.ts'],
          globalSetup: 'apps/api/src/platform/postgres/test-postgres.ts',
        },
      },
    ],
  },
})
