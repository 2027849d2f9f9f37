import { expect, test } from 'vitest'
import { landing, safeNext } from './paths.ts'

test('after signing in a person goes on to the address he or she was on the way to', () => {
  expect(safeNext('/competitionView/12?phase=2')).toBe('/competitionView/12?phase=2')
})

test('nobody is sent to another site, however it is spelled', () => {
  for (const next of [
    undefined,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:1',
    // browsers leave these out
    '/\t/evil.example',
    '/\n\\evil.example',
    ' //evil.example',
    '/\\/evil.example',
  ]) {
    expect(safeNext(next)).toBe(landing)
  }
})
