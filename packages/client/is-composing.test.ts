import { expect, test } from 'vitest'
import { isComposing } from './is-composing.ts'

test.each([
  ['a key while a syllable is being composed', { isComposing: true, keyCode: 229 }, true],
  ['the Enter of Safari that takes the syllable', { isComposing: false, keyCode: 229 }, true],
  ['the Enter of Firefox that takes the syllable', { isComposing: true, keyCode: 13 }, true],
  ['an Enter that is a command', { isComposing: false, keyCode: 13 }, false],
])('%s', (_, key, is) => {
  expect(isComposing(key)).toBe(is)
})
