/**
 * Adds a language as CONTRIBUTING.md says: a folder and a line; types report what is missing.
 *
 * @module-tag full
 */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
mkdirSync(join(root, '.cache'), { recursive: true })
// next to the packages that it imports
const messages = mkdtempSync(join(root, '.cache/messages-'))

afterAll(() => rmSync(messages, { recursive: true }))

test('a folder and a line make an eighth language, and a word that it lacks is a type error', async () => {
  cpSync(join(root, 'packages/messages'), messages, { recursive: true })
  cpSync(join(messages, 'es'), join(messages, 'ca'), { recursive: true })
  change('catalogues.ts', `  es: () =>`, `  ca: () => import('./ca/index.ts'),\n  es: () =>`)
  expect(await typeErrors()).toBe('')

  const { languages, languageName, pickLanguage } = await import(join(messages, 'languages.ts'))
  expect(languages).toContain('ca')
  expect(languageName('ca')).toBe('Català')
  expect(pickLanguage('ca-ES, en;q=0.5')).toBe('ca')
  const { messagesFor } = await import(join(messages, 'messages-for.ts'))
  expect(messagesFor('ca').errors['error-password']).toBe('¡La contraseña es incorrecta!')

  change('ca/roles.ts', /\n {2}\w+: '.*',\n/, '\n')
  expect(await typeErrors()).toContain('ca/roles.ts')
  rmSync(join(messages, 'ca/video.ts'))
  expect(await typeErrors()).toContain('./video.ts')
})

function change(file: string, from: string | RegExp, to: string): void {
  const path = join(messages, file)
  const text = readFileSync(path, 'utf8')
  const changed = text.replace(from, to)
  expect(changed).not.toBe(text)
  writeFileSync(path, changed)
}

async function typeErrors(): Promise<string> {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  return promisify(execFile)(process.execPath, [tsc, '-p', messages]).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  )
}
