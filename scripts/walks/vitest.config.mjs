import { defineConfig } from 'vitest/config'
import { root } from '../run.mjs'
import { sayEntered } from './say-entered.mjs'

export default defineConfig({
  root,
  plugins: [sayEntered()],
  test: {
    include: ['scripts/walks/document.mjs'],
    testTimeout: 300_000,
    globalSetup: 'apps/api/src/platform/postgres/test-postgres.ts',
  },
})
