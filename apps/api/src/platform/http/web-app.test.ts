import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtWebApp } from './web-app.ts'

test('a build without its routes, as one of an older version, is no built app', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trickline-build-'))
  expect(builtWebApp([folder])).toBeUndefined()
  await writeFile(join(folder, 'index.html'), '<html lang="en">')
  expect(builtWebApp([folder])).toBeUndefined()
  await mkdir(join(folder, 'server'))
  await writeFile(join(folder, 'server/routes.json'), '["/"]')
  expect(builtWebApp([folder])).toBe(folder)
  await rm(folder, { recursive: true })
})
