import { expect, test } from 'vitest'
import { loadMessages } from '@trickline/ui/messages.ts'
import { personName } from './person-name.ts'

test('a person is shown by name and surname, without a surname by the name alone', async () => {
  const common = await loadMessages('common', 'en')
  expect(personName({ name: 'Lucía', surname: 'Ñíguez' }, common)).toBe('Lucía Ñíguez')
  expect(personName({ name: 'Amaia', surname: '' }, common)).toBe('Amaia')
})

test('a deleted account is named so in the language of the screen', async () => {
  const deleted = { name: 'Deleted', surname: 'athlete', is_deleted: true } as const
  const [english, spanish] = await Promise.all([loadMessages('common', 'en'), loadMessages('common', 'es')])
  expect(personName(deleted, english)).toBe('Deleted athlete')
  expect(personName(deleted, spanish)).toBe('Cuenta eliminada')
  expect(personName({ name: 'Deleted', surname: 'athlete' }, spanish)).toBe('Deleted athlete')
})
