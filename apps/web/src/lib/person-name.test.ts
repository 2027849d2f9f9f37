import { expect, test } from 'vitest'
import { personName } from './person-name.ts'

test('a person is called by name and surname, without a surname by the name alone', () => {
  expect(personName({ name: 'Lucía', surname: 'Ñíguez' })).toBe('Lucía Ñíguez')
  expect(personName({ name: 'Amaia', surname: '' })).toBe('Amaia')
})
