import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { listAreas, loadArea } from './catalogues.ts'
import { languages, locale, pickLanguage } from './languages.ts'
import { messagesFor } from './messages-for.ts'

test('a browser that prefers an unknown language gets its next one', () => {
  expect(pickLanguage('eu, es-MX;q=0.8, en;q=0.5')).toBe('es')
  expect(pickLanguage('en;q=0.2,ES;q=0.9')).toBe('es')
  expect(pickLanguage('es;q=0, en')).toBe('en')
})

test('no language is picked when none is known', () => {
  for (const header of ['', '*', 'xx', ';;,', null, undefined]) expect(pickLanguage(header)).toBeNull()
})

test('sentences of the reference are used literally', () => {
  expect(messagesFor('en').errors['error-email']).toBe('The email does not exist registered!')
  expect(messagesFor('en').errors['error-password']).toBe('Password is incorrect!')
  expect(messagesFor('en').errors['no-session']).toBe('Without authorization!')
  expect(messagesFor('en').errors.unexpected).toBe('An error occurred, please try again later.')
  expect(messagesFor('en').fields['invalid-email']).toBe('Invalid email format')
  expect(messagesFor('es').fields.required).toBe('Este campo es obligatorio')
})

test('no message is unused', async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const sources = [
    'apps/web/src',
    'apps/pages',
    'packages/ui',
    'packages/client',
    'packages/views',
    'apps/api/src',
    'packages/contract',
    'packages/competition',
    'packages/scoring',
  ]
  const used = new Set(sources.flatMap((folder) => readSources(join(root, folder))).flatMap(wordsIn))
  const areas = await listAreas()
  const unused = await Promise.all(
    areas.map(async (area) => keysOf(await loadArea('en', area)).filter((key) => !used.has(key))),
  )
  expect(unused.flat()).toEqual([])
})

test.each(languages.filter((language) => language !== 'en'))(
  '%s has its own words for the directions of a flip',
  async (language) => {
    const { shapeOf } = await loadArea(language, 'tricks')
    for (const direction of ['forward', 'backward', 'sideways'] as const)
      expect(shapeOf({ rotation: 360, flips: 1, direction })).not.toMatch(/forward|backward|sideways/)
  },
)

test('Intl knows every language under its tag', () => {
  const tags = languages.map((language) => locale(language))
  expect(Intl.PluralRules.supportedLocalesOf(tags)).toEqual(tags)
})

function readSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('node_modules'))
    .map((path) => readFileSync(path, 'utf8'))
}

function wordsIn(source: string): string[] {
  return source.match(/[\w-]+/g) ?? []
}

function keysOf(words: unknown): string[] {
  if (typeof words !== 'object' || words === null || Array.isArray(words)) return []
  return Object.entries(words).flatMap(([key, value]) => [key, ...keysOf(value)])
}
