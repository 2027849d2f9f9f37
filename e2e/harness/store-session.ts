/** Signs a page in without the form, with the app's own code for storing the session. */
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { SignedInReply } from '@trickline/contract/accounts'
import { build } from 'esbuild'
import { root } from './repository.ts'

let script: Promise<string> | undefined

/** Leaves the page on a file of the product that is not a page of the app. */
export async function storeSession(page: Page, reply: SignedInReply): Promise<void> {
  script ??= bundledScript()
  await page.goto('/icon.svg')
  await page.evaluate(`(async () => { ${await script}; await session.store(${JSON.stringify(reply)}) })()`)
}

async function bundledScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'e2e/harness/store-session-in-page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'session',
    jsx: 'automatic',
    minify: true,
    define: { 'import.meta.env': '{}' },
  })
  return outputFiles[0]?.text ?? ''
}
