import { expect, test } from 'vitest'
import { setLanguage } from '@trickline/ui/language.ts'
import { loadMessages } from '@trickline/ui/messages.ts'
import { personName } from './person-name.ts'

test('a person is shown by name and surname, without a surname by the name alone', () => {
  expect(personName({ name: 'Lucía', surname: 'Ñíguez' })).toBe('Lucía Ñíguez')
  expect(personName({ name: 'Amaia', surname: '' })).toBe('Amaia')
})

test('a deleted account is named so in the language of the screen, in English until the messages are loaded', async () => {
  const deleted = { name: 'Deleted', surname: 'athlete', is_deleted: true } as const
  expect(personName(deleted)).toBe('Deleted athlete')
  setLanguage('es')
  await loadMessages('common')
  expect(personName(deleted)).toBe('Cuenta eliminada')
  expect(personName({ name: 'Deleted', surname: 'athlete' })).toBe('Deleted athlete')
  setLanguage('en')
})
