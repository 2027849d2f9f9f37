import { expect, test } from 'vitest'
import { refusedTap } from './refused-tap.ts'

test('validating nothing leaves the documented line in the log', () => {
  expect(refusedTap({ type: 'validate-singles' })).toBe("Can't validated this tricks/combo")
  expect(refusedTap({ type: 'validate-combo' })).toBe("Can't validated this tricks/combo")
})

test('adding without a trick and changing one that is gone are logged, an undo with nothing to undo is not', () => {
  expect(refusedTap({ type: 'add-trick' })).toBe('No trick selected')
  expect(refusedTap({ type: 'delete-trick', key: 9 })).toBe('Trick not found')
  expect(refusedTap({ type: 'undo' })).toBeNull()
})
