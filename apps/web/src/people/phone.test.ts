import { profileInput } from '@trickline/contract/people'
import { expect, test } from 'vitest'
import { phoneOf, phoneParts } from './phone.ts'

test.each([
  ['0034600123456', { code: '34', number: '600123456' }],
  ['0016502530000', { code: '1', number: '6502530000' }],
  ['0079161234567', { code: '7', number: '9161234567' }],
  ['0035312222222', { code: '353', number: '12222222' }],
  ['0085291234567', { code: '852', number: '91234567' }],
  ['003512345', { code: '35', number: '12345' }],
  ['00346001', { code: '3', number: '46001' }],
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
})

test.each([
  ['34', '60012', 'accepted'],
  ['1684', '60012', 'accepted'],
  ['34', '6001', 'refused'],
  ['353', '1222', 'refused'],
  ['12345', '6', 'refused'],
  ['12345', '600123456', 'refused'],
  ['34', '600ABC', 'refused'],
  ['3A', '600123456', 'refused'],
])('the code %s with the number %s is %s', (code, number, outcome) => {
  const { error } = profileInput.safeParse({ country_id: 724, phone: phoneOf(code, number) })
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []).toEqual(
    outcome === 'accepted' ? [] : [['phone', 'not-a-phone']],
  )
})
