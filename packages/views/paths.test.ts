import { expect, test } from 'vitest'
import { landing, safeNext } from './paths.ts'

test('after the sign-in a person continues to the requested address', () => {
  expect(safeNext('/competitionView/12?phase=2')).toBe('/competitionView/12?phase=2')
})

test('no spelling leads to another site', () => {
  for (const next of [
    undefined,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:1',
    // browsers drop these characters
    '/\t/evil.example',
    '/\n\\evil.example',
    ' //evil.example',
    '/\\/evil.example',
  ]) {
    expect(safeNext(next)).toBe(landing)
  }
})
