import { expect, test } from 'vitest'
import { phoneOf, phoneParts } from './phone.ts'

test.each([
  ['0034600123456', { code: '34', number: '600123456' }],
  ['0016502530000', { code: '1', number: '6502530000' }],
  ['0079161234567', { code: '7', number: '9161234567' }],
  ['0035312222222', { code: '353', number: '12222222' }],
  ['0085291234567', { code: '852', number: '91234567' }],
  [null, { code: '', number: '' }],
])('%s is split after the country code', (phone, parts) => {
  expect(phoneParts(phone)).toEqual(parts)
  expect(phoneOf(parts.code, parts.number)).toBe(phone ?? '')
})

test('a phone number may be typed with separators; without code or number it is empty', () => {
  expect(phoneOf('+34', '600 12-34 (56)')).toBe('0034600123456')
  expect(phoneOf('0034', '600.123.456')).toBe('0034600123456')
  expect(phoneOf('', '600123456')).toBe('')
  expect(phoneOf('34', ' ')).toBe('')
  expect(phoneOf('34', '600ABC')).toBe('0034600ABC')
})
